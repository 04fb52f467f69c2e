import type { PathDetail } from '@ariane/shared/contracts/learning'
import type { Page } from '@playwright/test'
import { readPack, solve, tamperAnswer } from '../support/activities.ts'
import { answer } from '../support/keyboard.ts'
import { callApi, generatePath, prompt } from '../support/learning.ts'
import { keepHere, NO_NETWORK } from '../support/offline.ts'
import { ONE_WIDTH } from '../support/scope.ts'
import { expect, freshName, type Person, register, test } from '../support/test.ts'

const PLACE = { chapterId: 'hist-4-theme-1', subChapterId: 'hist-4-revolution-empire' }
const KEPT = 'Réponse gardée, corrigée au retour de la connexion.'
const pack = readPack('hist-4-revolution-empire')

test.use({ expectedErrors: NO_NETWORK })

/** A path with one statement to judge, opened. */
async function openTest(page: Page, person: Person, address = '') {
  const wish = { ...prompt('TRUE_FALSE', 'Vrai ou faux'), prompt_generation: '1 affirmation' }
  const { id } = await generatePath(page, person, [wish], PLACE)
  const { data } = await callApi<{ data: PathDetail }>(page, `/api/path/${id}`, { userId: person.uid })
  await page.goto(`${address}/path/${id}`)
  const [module] = data.modules
  const [[key, question] = []] = Object.entries(module?.activity ?? {})
  if (!module || !key || question?.engine !== 'quiz') throw new Error('one statement was expected')
  return { id, module: module.id, key, question, wrong: tamperAnswer(question, solve(pack, question)) }
}

const inFrame = (page: Page) => page.locator('iframe[title="Vrai ou faux"]').contentFrame()

test.describe('An answer without a connection', { tag: ONE_WIDTH }, () => {
  test('given in two tabs, to a server that dies once it has it, counts once @S14 @W07', async ({ page, serve }) => {
    test.setTimeout(180_000)
    const server = await serve()
    const person = await register(page, server.address, { email: `${freshName()}@exemple.fr` })
    await keepHere(page, server.address)
    const { id, module, key, question, wrong } = await openTest(page, person, server.address)
    const context = page.context()
    const other = await context.newPage()
    await other.goto(`${server.address}/path/${id}`)
    const tabs = [page, other]
    for (const tab of tabs) await expect(inFrame(tab).getByRole('button', { name: 'Valider' })).toBeVisible()

    await context.setOffline(true)
    for (const tab of tabs) {
      const frame = inFrame(tab)
      await tab.bringToFront()
      await answer({ page: tab, frame, data: question }, wrong)
      await frame.getByRole('button', { name: 'Valider' }).click()
      await expect(frame.getByText(KEPT)).toBeVisible()
    }

    let sent = 0
    let isDead = false
    await context.route('**/api/module/*/answer', async route => {
      sent += 1
      if (sent > 1) return route.continue()
      await route.fetch()
      await server.kill()
      isDead = true
      await route.abort('connectionreset')
    })
    await context.setOffline(false)
    await expect.poll(() => isDead, { timeout: 30_000 }).toBe(true)
    await server.restart()
    for (const tab of tabs)
      await expect(inFrame(tab).getByText(/Ce n’est pas encore cela|Ce n’est pas la bonne réponse\./)).toBeVisible({
        timeout: 40_000,
      })
    const again = { userId: person.uid, key, answer: { engine: 'quiz', chosen: [question.options[0]?.id ?? ''] } }
    const { data } = await callApi<{ data: { attempts: object } }>(page, `/api/module/${module}/answer`, again)
    expect(data.attempts).toMatchObject({ made: 2 })
  })

  test('to a path that is gone meanwhile is said, and can be put away @S14', async ({ page, signIn }) => {
    const person = await signIn()
    await keepHere(page)
    const { id, question, wrong } = await openTest(page, person)
    const frame = inFrame(page)
    await expect(frame.getByRole('button', { name: 'Valider' })).toBeVisible()
    await page.context().setOffline(true)
    await answer({ page, frame, data: question }, wrong)
    await frame.getByRole('button', { name: 'Valider' }).click()
    await expect(frame.getByText(KEPT)).toBeVisible()
    await page.goto('/')
    await expect(page.getByText('Une réponse gardée : elle partira au retour de la connexion.')).toBeVisible()

    const origin = new URL(page.url()).origin
    const gone = await page.request.delete(`${origin}/api/path/${id}`, {
      headers: { origin },
      data: { userId: person.uid },
    })
    expect(gone.ok()).toBe(true)
    await page.context().setOffline(false)
    const said = page.getByRole('status').filter({ hasText: 'Pas rendu : Vrai ou faux' })
    await expect(said).toBeVisible({ timeout: 30_000 })
    await said.getByRole('button', { name: 'Retirer' }).click()
    await expect(said).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(said).toHaveCount(0)
  })
})

test.describe('An answer on a device without a connection', () => {
  test('in an activity that was never opened, of a path that was, is graded at the return, once @S14 @W07', async ({
    page,
    signIn,
  }) => {
    const person = await signIn()
    await keepHere(page)
    const prompts = [
      prompt('TEXT', 'Le cours'),
      { ...prompt('TRUE_FALSE', 'Vrai ou faux'), prompt_generation: '1 affirmation' },
      { ...prompt('SHORT_ANSWER', 'Répondre'), prompt_generation: '1 question' },
    ]
    const { id } = await generatePath(page, person, prompts, PLACE)
    const { data } = await callApi<{ data: PathDetail }>(page, `/api/path/${id}`, { userId: person.uid })
    const module = data.modules.find(({ title }) => title === 'Vrai ou faux')
    const [[key, question] = []] = Object.entries(module?.activity ?? {})
    if (!module || !key || question?.engine !== 'quiz') throw new Error('one statement was expected')
    await page.goto(`/path/${id}`)
    await expect(page.getByRole('heading', { level: 1, name: 'Le cours' })).toBeVisible()

    await page.context().setOffline(true)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: 'Le cours' })).toBeVisible()
    await page.getByRole('button', { name: 'Suivant' }).click()
    const frame = inFrame(page)
    await answer({ page, frame, data: question }, tamperAnswer(question, solve(pack, question)))
    await frame.getByRole('button', { name: 'Valider' }).click()
    await expect(frame.getByText(KEPT)).toBeVisible()
    // What comes with an activity of its own kind is on the device as well.
    await page.getByRole('button', { name: 'Suivant' }).click()
    const other = page.locator('iframe[title="Répondre"]').contentFrame()
    await expect(other.getByRole('textbox').first()).toBeVisible()

    await page.context().setOffline(false)
    await page.getByRole('button', { name: 'Précédent' }).click()
    await expect(frame.getByText(/Ce n’est pas encore cela|Ce n’est pas la bonne réponse\./)).toBeVisible({
      timeout: 40_000,
    })
    const again = { userId: person.uid, key, answer: { engine: 'quiz', chosen: [question.options[0]?.id ?? ''] } }
    const second = await callApi<{ data: { attempts: object } }>(page, `/api/module/${module.id}/answer`, again)
    expect(second.data.attempts).toMatchObject({ made: 2 })
  })

  test('what was seen and done there is saved at the return, though the player was left, and nobody counts it @S14', async ({
    page,
    signIn,
  }) => {
    const person = await signIn()
    await keepHere(page)
    const { id } = await generatePath(page, person, [prompt('TEXT', 'Un'), prompt('TEXT', 'Deux')], PLACE)
    await page.goto(`/path/${id}`)
    const title = page.getByRole('heading', { level: 1 })
    await expect(title).toHaveText('Un')
    await page.context().setOffline(true)
    await page.getByRole('button', { name: 'Suivant' }).click()
    await expect(title).toHaveText('Deux')
    await page.getByRole('button', { name: 'Suivant' }).click()
    await expect(page.locator('section.present').getByRole('heading', { level: 2 })).toBeVisible()
    await page.goto('/planning')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText(/réponses? gardées?/)).toHaveCount(0)

    await page.context().setOffline(false)
    const readSeen = async () => {
      const { data } = await callApi<{ data: PathDetail }>(page, `/api/path/${id}`, { userId: person.uid })
      return data.modules.map(({ progress }) => progress.seen)
    }
    await expect.poll(readSeen, { timeout: 30_000 }).toEqual([true, true])
  })
})
