import type { Page } from '@playwright/test'
import { ONE_WIDTH } from '../support/plays.ts'
import { expect, test } from '../support/test.ts'

const REMOTES = {
  'mf-accounts': { address: '/profile', title: 'Profil' },
  'mf-objectives': { address: '/objectives', title: 'Objectifs' },
  'mf-chat': { address: '/chat', title: 'Chat Prof' },
  'mf-learning': { address: '/revisions', title: 'Révisions' },
  'mf-planner': { address: '/scolaire', title: 'Scolaire' },
} as const
type Remote = keyof typeof REMOTES

const FAILURES = {
  dead: (page: Page, url: string) => page.route(url, route => route.abort('connectionrefused')),
  missing: (page: Page, url: string) => page.route(url, route => route.fulfill({ status: 404, body: 'not here' })),
  'a broken script': (page: Page, url: string) =>
    page.route(url, route =>
      route.request().resourceType() === 'script'
        ? route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken")' })
        : route.continue(),
    ),
  'too slow': (page: Page, url: string) => page.route(url, () => new Promise(() => {})),
} as const

test.use({ expectedErrors: [/./] })

test.describe('One remote down', () => {
  for (const [failure, breakIt] of Object.entries(FAILURES))
    for (const name of Object.keys(REMOTES) as Remote[])
      test(`${name} ${failure}: the rest works, and « Réessayer » heals without a reload @S10`, {
        tag: ONE_WIDTH,
      }, async ({ page, signIn }) => {
        await signIn()
        const url = `**/remotes/${name}/**`
        await breakIt(page, url)
        const { address, title } = REMOTES[name]
        await page.goto(address)
        await expect(page.getByRole('alert')).toContainText('ne répond pas pour le moment', { timeout: 15_000 })
        await expect(page.getByRole('navigation', { name: 'Menu principal' })).toBeVisible()

        const [other] = (Object.keys(REMOTES) as Remote[]).filter(one => one !== name && one !== 'mf-planner')
        const healthy = REMOTES[other ?? 'mf-chat']
        await page
          .getByRole('link', { name: healthy.title === 'Révisions' ? 'Tableau de bord' : healthy.title })
          .click()
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(healthy.title)

        await page.goBack()
        await expect(page.getByRole('alert')).toBeVisible({ timeout: 15_000 })
        await page.evaluate(() => Object.assign(window, { stillTheSamePage: true }))
        await page.unroute(url)
        await page.getByRole('button', { name: 'Réessayer' }).click()
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title, { timeout: 15_000 })
        expect(await page.evaluate(() => 'stillTheSamePage' in window)).toBe(true)
      })
})

test('all five remotes down: the shell and its menu stand, and one can leave @S10', async ({ page, signIn }) => {
  await signIn()
  await page.route('**/remotes/*/**', route => route.abort())
  await page.goto('/')
  await expect(page.getByRole('alert')).toContainText('ne répond pas pour le moment', { timeout: 15_000 })
  await page.getByRole('button', { name: 'Se déconnecter' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bienvenue sur Ariane')
})
