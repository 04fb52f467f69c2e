import type { HomeworkDetail } from '@ariane/shared/contracts/homework'
import type { Page } from '@playwright/test'
import { createHomework } from '../support/homework.ts'
import { callApi, generatePath, prompt } from '../support/learning.ts'
import { createModule, holdPath, type Module, next, shownSlide } from '../support/player.ts'
import { expect, test } from '../support/test.ts'

const PLACE = { chapterId: 'hist-4-theme-1', subChapterId: 'hist-4-revolution-empire' }
const PANEL = 'Cette partie d’Ariane a rencontré un problème'
const OFFLINE =
  'Vous êtes hors ligne. Votre place est gardée : cette partie s’affichera ici dès que la connexion reviendra.'
const text = (id: number, title: string) => createModule(id, title, { contentType: 'text', content: `Le texte ${id}.` })
const title = (page: Page) => page.getByRole('heading', { level: 1 })

test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/] })

/** What a slide needs that is not fetched yet, and what shows that it came. */
const LATER: Record<string, { module: Pick<Module, 'contentType' | 'content'>; shown: string }> = {
  'a text with formulas': { module: { contentType: 'text', content: 'Le carré $x^2$ est positif.' }, shown: '.katex' },
  'a page of HTML': { module: { contentType: 'html', content: '<p><strong>Bonjour</strong></p>' }, shown: 'strong' },
  'a block with a formula': {
    module: { contentType: 'module', content: [{ type: 'math', content: 'E = mc^2' }] },
    shown: '.katex',
  },
  'a page in a frame': { module: { contentType: 'iframe', content: '/frames/diagram.html' }, shown: 'iframe' },
}

test.describe('Without a connection', () => {
  for (const [name, { module, shown }] of Object.entries(LATER))
    test(`${name} says so in its place and comes by itself @L02`, async ({ page, signIn }) => {
      await signIn()
      await page.goto(await holdPath(page, [text(1, 'Un'), text(2, 'Deux'), createModule(3, 'Trois', module)]))
      await expect(page.getByText('Le texte 1.')).toBeVisible()
      await page.context().setOffline(true)
      await next(page)
      // The slide that comes after is asked for, and what is missing there takes nothing from this one.
      await expect(page.getByText('Le texte 2.')).toBeVisible()
      await next(page)
      await expect(title(page)).toHaveText('Trois')
      const slide = shownSlide(page)
      await expect(slide.getByText(OFFLINE)).toBeVisible()
      await slide.getByRole('button', { name: 'Réessayer' }).click()
      await expect(slide.getByText(OFFLINE)).toBeVisible()
      await expect(page.getByText(PANEL)).toHaveCount(0)

      await page.context().setOffline(false)
      await expect(slide.getByText(OFFLINE)).toHaveCount(0)
      await expect(slide.locator(shown).first()).toBeVisible()
      await expect(page.getByText('3 sur 3', { exact: true })).toBeVisible()
    })

  test('a program stays readable, and a diagram is told in words until it can be drawn @L02', async ({
    page,
    signIn,
  }) => {
    await signIn()
    const blocks = [
      { type: 'code', content: 'print(1)' },
      { type: 'mermaid', content: 'graph LR\n  A[Eau] --> B[Vapeur]' },
    ] satisfies Module['content']
    const last = createModule(3, 'Trois', { contentType: 'module', content: blocks })
    await page.goto(await holdPath(page, [text(1, 'Un'), text(2, 'Deux'), last]))
    await expect(page.getByText('Le texte 1.')).toBeVisible()
    await page.context().setOffline(true)
    await next(page)
    await next(page)
    const slide = shownSlide(page)
    await expect(slide.getByText('print(1)')).toBeVisible()
    await expect(slide.getByText('Eau → Vapeur')).toBeVisible()
    await expect(slide.getByText(OFFLINE)).toBeVisible()
    await page.context().setOffline(false)
    await expect(slide.locator('iframe[title="Schéma"]').contentFrame().getByText('Vapeur').first()).toBeVisible()
    await expect(slide.getByRole('group', { name: 'Programme' })).toBeVisible()
  })

  test('an activity says so, and opens by itself at the step where one is @L02 @L03', async ({ page, signIn }) => {
    const person = await signIn()
    const short = { ...prompt('TRUE_FALSE', 'Le test'), prompt_generation: '3 affirmations' }
    const path = await generatePath(page, person, [prompt('TEXT', 'Un'), prompt('TEXT', 'Deux'), short], PLACE)
    await page.goto(`/path/${path.id}`)
    await expect(title(page)).toHaveText('Un')
    await page.context().setOffline(true)
    for (const name of ['Deux', 'Le test – Affirmation 1', 'Le test – Affirmation 2']) {
      await next(page)
      await expect(title(page)).toHaveText(name)
    }
    const said = shownSlide(page).getByRole('alert')
    await expect(said).toContainText('L’activité ne s’est pas ouverte.')
    await expect(said).toContainText(OFFLINE)
    await expect(said.getByRole('button', { name: 'Réessayer' })).toBeVisible()
    await page.context().setOffline(false)
    const frame = page.locator('iframe[title="Le test"]').contentFrame()
    await expect(frame.getByText('Étape 2 sur 3')).toBeVisible()
    await expect(title(page)).toHaveText('Le test – Affirmation 2')
  })

  test('the part of an activity that is missing is said, and asked for again @L02', async ({ page, signIn }) => {
    const person = await signIn()
    const { id } = await generatePath(page, person, [prompt('SHORT_ANSWER', 'Répondre')], PLACE)
    const isPart = (address: URL) => /\/frames\/activity\/(?!activity\.).*\.js$/.test(address.pathname)
    await page.route(isPart, route => route.abort('failed'))
    await page.goto(`/path/${id}`)
    await expect(page.getByRole('alert')).toContainText('L’activité ne s’est pas ouverte.')
    await page.unroute(isPart)
    await page.getByRole('button', { name: 'Réessayer' }).click()
    const frame = page.locator('iframe[title="Répondre"]').contentFrame()
    await expect(frame.getByRole('textbox').first()).toBeVisible()
  })

  test('the end of a path reads its score again by itself @L08', async ({ page, signIn }) => {
    const person = await signIn()
    const { id } = await generatePath(page, person, [prompt('TEXT', 'Un')], PLACE)
    await page.goto(`/path/${id}`)
    await expect(title(page)).toHaveText('Un')
    await page.context().setOffline(true)
    await next(page)
    await expect(page.getByText('Votre score n’a pas pu être lu.')).toBeVisible()
    await page.context().setOffline(false)
    await expect(page.getByText('Bravo, vous voilà au bout du fil !')).toBeVisible()
  })

  test('a path that could not be read is read by itself later @L07', async ({ page, signIn }) => {
    await signIn()
    const address = await holdPath(page, [text(1, 'Un')])
    await page.route(`**/api${address}`, route => route.abort('failed'))
    await page.goto(address)
    await expect(page.getByRole('alert')).toContainText('Erreur lors du chargement du parcours')
    await page.context().setOffline(true)
    await page.unroute(`**/api${address}`)
    await holdPath(page, [text(1, 'Un')])
    await page.context().setOffline(false)
    await expect(page.getByText('Le texte 1.')).toBeVisible()
  })

  test('the slides of a homework stay, with a sentence where a part is missing @L02', async ({ page, signIn }) => {
    const person = await signIn()
    const homework = await createHomework(page, person, 'Exercice 1 : Calculer 3/4 + 1/8.')
    await page.route(`**/api/homework/path/${homework.id}`, async route => {
      const { data } = await callApi<{ data: HomeworkDetail }>(page, `/api/homework/path/${homework.id}`, {})
      for (const exercise of data.modules[0]?.exercices ?? [])
        for (const question of exercise.questions) question.reformulation_question = 'Calculer $x^2$.'
      await route.fulfill({ json: { status: 'success', data } })
    })
    const renderer = await abortRenderer(page)
    await page.goto(`/homework?devoir=${homework.id}`)
    await expect(page.getByText('Calculer 3/4 + 1/8.').first()).toBeVisible()
    await next(page)
    const slide = shownSlide(page)
    const sentence = 'Cette partie n’a pas pu être chargée. Votre place est gardée'
    await expect(slide.getByText(sentence)).toBeVisible()
    await expect(page.getByText(PANEL)).toHaveCount(0)
    await renderer.restore()
    await slide.getByRole('button', { name: 'Réessayer' }).click()
    await expect(slide.locator('.katex')).toBeVisible()
  })
})

test.describe('While a formula’s renderer is on its way', () => {
  test('a text is a placeholder, never its source @L02', async ({ page, signIn }) => {
    await signIn()
    let arrive = () => {}
    const held = new Promise<void>(resolve => {
      arrive = resolve
    })
    await page.route(SCRIPTS, async route => {
      const answer = await route.fetch()
      const body = await answer.text()
      if (isRenderer(body)) await held
      await route.fulfill({ response: answer, body })
    })
    const content = 'Le **théorème** dit que $a^2 + b^2 = c^2$.'
    await page.goto(await holdPath(page, [createModule(1, 'Cours', { contentType: 'text', content })]))
    await expect(title(page)).toHaveText('Cours')
    const slide = shownSlide(page)
    await expect(slide.getByText('Préparation du texte…')).toBeAttached()
    await expect(slide).not.toContainText('**')
    await expect(slide).not.toContainText('$')
    arrive()
    await expect(slide.locator('.katex')).toBeVisible()
    await expect(slide.locator('strong')).toHaveText('théorème')
    await expect(slide.getByText('Préparation du texte…')).toHaveCount(0)
  })
})

const SCRIPTS = '**/remotes/mf-learning/**/static/js/async/*.js*'
const isRenderer = (script: string) => script.includes('katex-html')

/** Keeps the renderer of formulas away until `restore`. */
async function abortRenderer(page: Page) {
  let isAway = true
  await page.route(SCRIPTS, async route => {
    const answer = await route.fetch()
    const body = await answer.text()
    await (isAway && isRenderer(body) ? route.abort('failed') : route.fulfill({ response: answer, body }))
  })
  return {
    restore: async () => {
      isAway = false
    },
  }
}
