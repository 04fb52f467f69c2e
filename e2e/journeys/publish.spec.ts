import { expectAccessible } from '../support/axe.ts'
import { ownSite } from '../support/federation/own-site.ts'
import { createHomework } from '../support/homework.ts'
import { next } from '../support/player.ts'
import { SMOKE } from '../support/scope.ts'
import { expect, freshName, register, test } from '../support/test.ts'

const REMOTE = 'mf-learning'
/** An answer that is not finished. */
const HALF = '3x = 20 - 5'

test.use({ expectedErrors: [/mf-learning is switched off/] })

test('a publish during a half-written homework answer: the tab keeps what is typed, is told once it pauses, and gets the new version when it agrees @S11 @F02', {
  tag: SMOKE,
}, async ({ page, serve, defer }) => {
  test.setTimeout(180_000)
  const own = ownSite(REMOTE)
  defer(own.remove)
  const server = await serve({ SITE_DIR: own.folder })
  const loaded: string[] = []
  page.on('request', request => {
    const version = new RegExp(`/remotes/${REMOTE}/([^/]+)/`).exec(request.url())?.[1]
    if (version && !loaded.includes(version)) loaded.push(version)
  })
  await page.clock.install()
  const pupil = await register(page, server.address, { email: `${freshName('eleve')}@exemple.fr` })
  await page.goto(server.address)
  const homework = await createHomework(page, pupil, 'Exercice 1 : Résoudre l’équation 3x + 5 = 20.')
  await page.goto(`${server.address}/homework?devoir=${homework.id}`)
  const answer = page.getByPlaceholder('Votre réponse...')
  /** The deck opens on the exercise; the answer is some slides further. */
  const toAnswer = async () => {
    await expect(page.getByRole('button', { name: 'Suivant' })).toBeVisible()
    for (let slides = 0; slides < 4 && !(await answer.isVisible()); slides++) await next(page)
  }
  await toAnswer()
  await answer.pressSequentially(HALF)

  await own.deposit('2.0.0-nouveau')
  const looked = page.waitForResponse('**/remotes.json')
  await page.clock.fastForward('01:00')
  await (await looked).finished()
  const prompted = page.getByRole('status', { name: 'Nouvelle version' })
  await expect(prompted).toHaveText('')
  await own.run('promote', REMOTE, 'pour un essai')
  const asked = page.waitForResponse('**/remotes.json')
  await page.clock.fastForward('00:46')
  // Its time limit passes with the clock: what follows would end a question that is still under way.
  await (await asked).finished()
  // It waits while somebody types.
  await page.keyboard.press('Shift')
  await page.clock.fastForward('00:04')
  await page.keyboard.press('Shift')
  await page.clock.fastForward('00:04')
  await expect(prompted).toHaveText('')
  await page.clock.fastForward('00:06')
  await expect(prompted.getByText('Une nouvelle version est prête.')).toBeVisible()
  await expectAccessible(page)

  // It never acts by itself: the page goes on with the versions it began with, also for screens it had not opened yet.
  await expect(answer).toHaveValue(HALF)
  const home = page.getByRole('link', { name: /^(Tableau de bord|Accueil)$/ })
  // On a phone a homework takes the whole screen.
  if (await home.isHidden()) await page.getByRole('button', { name: 'Devoirs', exact: true }).click()
  await home.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Bonjour /)
  while (!page.url().includes('devoir=')) await page.goBack()
  await toAnswer()
  await expect(answer).toHaveValue(HALF)
  expect(loaded).not.toContain('2.0.0-nouveau')
  await answer.press('End')
  await answer.pressSequentially(', donc')
  await prompted.getByRole('button', { name: 'Recharger la page' }).click()
  await toAnswer()
  await expect(answer).toHaveValue(`${HALF}, donc`)
  expect(loaded).toContain('2.0.0-nouveau')

  // Switched off, it goes away at the next mount, and comes back by itself when it is switched on again.
  await page.goto(`${server.address}/chat`)
  await own.run('disable', REMOTE, 'essai')
  const again = page.waitForResponse('**/remotes.json')
  await page.clock.fastForward('00:46')
  await again
  const registries: string[] = []
  page.on('request', request => request.url().endsWith('/remotes.json') && registries.push(request.url()))
  await page.goto(server.address)
  await expect(page.getByRole('alert')).toBeVisible()
  // The page knows it from its own registry.
  expect(registries).toEqual([])
  await own.run('enable', REMOTE)
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect(page.getByRole('alert')).toBeHidden()
})

test('a tab that offers a newer version is still told: it is taken back, and a remote is switched off @S11 @F02', async ({
  page,
  serve,
  defer,
}) => {
  test.setTimeout(180_000)
  const own = ownSite(REMOTE)
  defer(own.remove)
  const server = await serve({ SITE_DIR: own.folder })
  await page.clock.install()
  await register(page, server.address, {})
  await page.goto(server.address)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Bonjour /)
  const prompted = page.getByRole('status', { name: 'Nouvelle version' })
  const look = async () => {
    const asked = page.waitForResponse('**/remotes.json')
    await page.clock.fastForward('00:46')
    await (await asked).finished()
    await page.clock.fastForward('00:06')
  }
  await own.deposit('2.0.0-nouveau')
  await own.run('promote', REMOTE, 'pour un essai')
  await look()
  await expect(prompted).toContainText('Une nouvelle version est prête.')
  await own.run('rollback', REMOTE, 'pour un essai')
  await look()
  await expect(prompted).toHaveText('')

  await own.run('promote', REMOTE, '2.0.0-nouveau', 'pour un essai')
  await look()
  await expect(prompted).toContainText('Une nouvelle version est prête.')
  await own.run('disable', REMOTE, 'essai')
  await look()
  await expect(prompted).toHaveText('')
  await page.getByRole('link', { name: 'Chat' }).first().click()
  await expect(page.getByRole('alert')).toBeHidden()
  await page.getByRole('link', { name: /^(Tableau de bord|Accueil)$/ }).click()
  await expect(page.getByRole('alert')).toContainText('en pause pour le moment')
})
