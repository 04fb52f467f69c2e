import type { Page } from '@playwright/test'
import { askByCall, field, findState, follow, say, sendButton, test, textsIn, thread } from '../support/chat.ts'
import { callApi } from '../support/learning.ts'
import { elsewhere } from '../support/people.ts'
import { EMBEDDED } from '../support/plays.ts'
import { ONE_WIDTH, SMOKE } from '../support/scope.ts'
import { expect, register } from '../support/test.ts'

const QUESTION = { subject: 'Histoire', description: 'Les dates de la Révolution.' }
const WORDS = ['Première', 'Deuxième', 'Troisième']

/** Everybody sees the same words once, in the same order. */
async function expectSame(pages: Page[], words: readonly string[]) {
  for (const one of pages) await expect.poll(() => textsIn(one, words)).toEqual(words)
}

test.describe('A conversation over a bad line', () => {
  test.use({ expectedErrors: [/ERR_|Failed to (fetch|load)|50\d/] })

  test('what is said offline waits, keeps its order and goes by itself; the answer catches up @C05 @C07', {
    tag: SMOKE,
  }, async ({ page, pair: { pupil, his } }) => {
    test.slow()
    await askByCall(page, pupil, QUESTION)
    await his.goto(`/chat/${pupil.uid}`)
    await page.goto('/chat')
    await say(page, 'Première')
    await expect(findState(page, 'Première', 'Envoyé')).toBeVisible()
    await page.context().setOffline(true)
    await expect(page.getByText(/^Pas de connexion/)).toBeVisible()
    await say(page, 'Deuxième')
    await expect(thread(page).getByText(/^Échec de l’envoi\. Il partira tout seul/)).toBeVisible()
    await say(page, 'Troisième')
    await field(page).fill('À moitié écrit')
    await say(his, 'Vous êtes là ?')
    await expect(findState(his, 'Vous êtes là ?', 'Envoyé')).toBeVisible()
    await page.context().setOffline(false)
    await expect(thread(page).getByText('Vous êtes là ?')).toBeVisible({ timeout: 40_000 })
    await expect(findState(page, 'Troisième', 'Envoyé')).toBeVisible({ timeout: 40_000 })
    await expect(page.getByText(/^Pas de connexion/)).toHaveCount(0)
    await expect(field(page)).toHaveValue('À moitié écrit')
    await expectSame([page, his], ['Première', 'Vous êtes là ?', 'Deuxième', 'Troisième'])
  })

  test('what failed survives a reload and a lost session, is sent again by hand, once @C07', { tag: EMBEDDED }, async ({
    page,
    pair: { pupil, his },
  }) => {
    test.slow()
    await askByCall(page, pupil, QUESTION)
    await his.goto(`/chat/${pupil.uid}`)
    await page.goto('/chat')
    // It arrives, but nobody hears that it did.
    await page.route('**/api/chat/send', async route => {
      await route.fetch()
      await route.abort()
    })
    await say(page, 'Première')
    await expect(thread(his).getByText('Première')).toBeVisible()
    await page.unroute('**/api/chat/send')
    await page.route('**/api/chat/send', route => route.fulfill({ status: 503, body: '{}' }))
    await say(page, 'Deuxième')
    await expect(thread(page).getByRole('button', { name: 'Renvoyer' }).first()).toBeVisible()
    await page.reload()
    await expect(thread(page).getByText('Deuxième')).toBeVisible()
    await page.context().clearCookies()
    await page.reload()
    await expect(page.getByRole('button', { name: "Se connecter / S'inscrire" })).toBeVisible()
    await page.getByRole('button', { name: "Se connecter / S'inscrire" }).click()
    await page.getByLabel('Identifiant').fill(pupil.email)
    await page.getByLabel('Mot de passe').fill(pupil.password)
    await page.getByRole('dialog').getByRole('button', { name: 'Se connecter' }).click()
    await page.getByRole('region', { name: 'Messages', exact: true }).waitFor()
    await expect(thread(page).getByText('Deuxième')).toBeVisible()
    // The line comes back with the click: what is tried again by itself before must not be in time.
    await page.evaluate(() => {
      document.addEventListener('click', () => Object.assign(window, { isByHand: true }), { capture: true, once: true })
    })
    await page.route('**/api/chat/send', async route =>
      (await page.evaluate(() => 'isByHand' in window)) ? route.continue() : route.fulfill({ status: 503, body: '{}' }),
    )
    await thread(page).getByRole('button', { name: 'Renvoyer' }).first().click()
    await expect(findState(page, 'Deuxième', 'Envoyé')).toBeVisible()
    await expectSame([page, his], ['Première', 'Deuxième'])
  })

  test('a message to a room that is closed meanwhile says so, and goes after a new request @C02 @C07', {
    tag: EMBEDDED,
  }, async ({ page, pair: { pupil, his } }) => {
    await askByCall(page, pupil, QUESTION)
    await page.goto('/chat')
    await say(page, 'Première')
    await page.route('**/api/chat/send', async route => {
      await callApi(his, '/api/chat/close', { userId: pupil.uid, comment: 'À demain' })
      await route.continue()
    })
    await say(page, 'Deuxième')
    await expect(page.getByText('Cette conversation est fermée.')).toBeVisible()
    await expect(thread(page).getByText(/^Échec de l’envoi\. La conversation était fermée\./)).toBeVisible()
    await page.unroute('**/api/chat/send')
    await askByCall(page, pupil, QUESTION)
    await thread(page).getByRole('button', { name: 'Renvoyer' }).click()
    await expect(findState(page, 'Deuxième', 'Envoyé')).toBeVisible()
  })

  test('a server killed between sending and answering loses nothing and doubles nothing @C05 @C07', {
    tag: [ONE_WIDTH, EMBEDDED],
  }, async ({ page, browser, serve }) => {
    test.setTimeout(150_000)
    const server = await serve()
    const pupil = await register(page, server.address, {})
    await page.goto(server.address)
    await callApi(page, '/api/rights/consent/of-age', { userId: pupil.uid })
    const his = await elsewhere(browser, page)
    await his.goto(server.address)
    await follow(page, his, pupil)
    await askByCall(page, pupil, QUESTION)
    await his.goto(`${server.address}/chat/${pupil.uid}`)
    await page.goto(`${server.address}/chat`)
    await say(page, 'Première')
    await expect(thread(his).getByText('Première')).toBeVisible()
    await page.route('**/api/chat/send', async route => {
      await route.fetch().catch(() => undefined)
      await server.kill()
      await route.abort()
    })
    const unanswered = page.waitForEvent('requestfailed', request => request.url().endsWith('/api/chat/send'))
    await say(page, 'Deuxième')
    await unanswered
    await page.unroute('**/api/chat/send')
    await field(page).fill('Troisième')
    await sendButton(page).click()
    await server.restart()
    await expect(findState(page, 'Troisième', 'Envoyé')).toBeVisible({ timeout: 60_000 })
    await expect(findState(page, 'Deuxième', 'Envoyé')).toBeVisible()
    await expect(thread(his).getByText('Troisième')).toBeVisible({ timeout: 60_000 })
    await expectSame([page, his], WORDS)
    await his.context().close()
  })
})
