import type { Page } from '@playwright/test'
import { REMOTES } from '../support/federation/remotes.ts'
import { readAllScreens } from '../support/federation/screens.ts'
import { expect, test } from '../support/test.ts'

type Registry = { remotes: { name: string; active: string; versions: { version: string; build: { id: string } }[] }[] }

/** Remotes of which any file was asked for, by name and version. */
function watchRemotes(page: Page): () => string[] {
  const seen = new Set<string>()
  page.on('request', request => {
    const [, name, version] = /^\/remotes\/([^/]+)\/([^/]+)\//.exec(new URL(request.url()).pathname) ?? []
    if (name) seen.add(`${name} ${version}`)
  })
  return () => [...seen].sort()
}

async function readRole(page: Page): Promise<string | undefined> {
  const { data } = (await (await page.request.get('/api/account/me')).json()) as { data: { roles: string[] } }
  return data.roles[0]
}

test.describe('The simulator', () => {
  for (const [remote, { screen, address, title }] of REMOTES)
    test(`shows ${remote} alone, in its published version, without another remote's files @F04`, async ({
      page,
      signIn,
    }) => {
      await signIn()
      const registry = (await (await page.request.get('/remotes.json')).json()) as Registry
      const entry = registry.remotes.find(({ name }) => name === remote)
      const published = entry?.versions.find(({ version }) => version === entry.active)
      const requested = watchRemotes(page)
      await page.goto(`/simulateur/${screen}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(
        page.getByText(`Simulateur — ${remote} ${published?.version} (build ${published?.build.id}, contrat ^1.0.0)`),
      ).toBeVisible()
      await expect(page.getByText(`Remotes chargés : ${remote}`, { exact: true })).toBeVisible()
      await expect(page.getByLabel('Adresse simulée')).toHaveValue(address)
      await expect(page.getByRole('navigation', { name: 'Menu principal' })).toHaveCount(0)
      await page.waitForLoadState('networkidle')
      expect(requested()).toEqual([`${remote} ${published?.version}`])
    })

  test('offers every screen, and each choice starts from nothing @F04', async ({ page, signIn }) => {
    await signIn()
    await page.goto('/simulateur')
    const picker = page.getByRole('navigation', { name: 'Écrans' })
    const screens = readAllScreens()
    const titles = [...screens.values()].map(({ title }) => title).sort()
    await expect.poll(async () => (await picker.getByRole('link').allTextContents()).sort()).toEqual(titles)
    await picker.getByRole('link', { name: 'Paramétrage' }).click()
    await expect(page.getByText(`Remotes chargés : ${screens.get('settings')?.remote}`, { exact: true })).toBeVisible()
    await picker.getByRole('link', { name: 'Objectifs', exact: true }).click()
    await expect(
      page.getByText(`Remotes chargés : ${screens.get('objectives')?.remote}`, { exact: true }),
    ).toBeVisible()
    await expect(picker.getByRole('link', { name: 'Objectifs', exact: true })).toHaveAttribute('aria-current', 'page')
  })

  test('composes the planner with the screens of another remote when a tab asks for them @F04', async ({
    page,
    signIn,
  }) => {
    await signIn()
    await page.goto('/simulateur/school')
    await expect(page.getByText('Remotes chargés : mf-planner', { exact: true })).toBeVisible()
    await page.getByRole('tab', { name: 'Révisions' }).click()
    await expect(page.getByText('Remotes chargés : mf-learning, mf-planner', { exact: true })).toBeVisible()
  })

  test('keeps the addresses of the screen working, and says which ones leave it @F04', async ({ page, signIn }) => {
    await signIn()
    await page.goto('/simulateur/school')
    const address = page.getByLabel('Adresse simulée')
    await address.fill('/homework')
    await page.getByRole('button', { name: 'Aller' }).click()
    await expect(page.getByRole('tab', { name: 'Aide aux devoirs' })).toHaveAttribute('aria-selected', 'true')
    await page.reload()
    await expect(page.getByRole('tab', { name: 'Aide aux devoirs' })).toHaveAttribute('aria-selected', 'true')
    await address.fill('/settings')
    await address.press('Enter')
    await expect(page.getByText('Cette adresse est celle d’un autre écran')).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('tab', { name: 'Aide aux devoirs' })).toBeVisible()
    await page.goForward()
    await page.getByRole('link', { name: 'Ouvrir « Paramétrage » seul' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Paramétrage')
    await page.goto('/simulateur/path')
    await expect(page.getByText('Cette adresse n’est pas complète')).toBeVisible()
  })

  test('makes a trial account, pupil or teacher, and signs in to it again @F04', async ({ page }) => {
    const title = page.getByRole('heading', { level: 1 })
    await page.goto('/simulateur/settings')
    await page.getByRole('button', { name: 'Nouveau professeur' }).click()
    await expect(title).toHaveText('Paramétrage')
    expect(await readRole(page)).toBe('ROLE_TEACHER')
    await page.getByRole('button', { name: 'Se déconnecter' }).click()
    await page.getByRole('button', { name: 'Nouvel élève' }).click()
    await expect(title).toHaveText('Paramétrage')
    expect(await readRole(page)).toBe('ROLE_STUDENT')
    const noted = await page.getByText(/^Compte d’essai\s: /).textContent()
    const [, name = '', password = ''] = /^Compte d’essai\s: (\S+), mot de passe (\S+)$/.exec(noted ?? '') ?? []
    await page.getByRole('button', { name: 'Se déconnecter' }).click()
    await page.getByLabel('Identifiant').fill(name)
    await page.getByLabel('Mot de passe').fill(password)
    await page.getByRole('button', { name: 'Se connecter' }).click()
    await expect(title).toHaveText('Paramétrage')
    await expect(page.getByText(/^Connecté\s: essai /)).toBeVisible()
    await page.getByRole('button', { name: 'Sombre' }).click()
    await expect(page.locator('html')).toHaveClass(/dark/)
  })

  test.describe('with an unknown account', () => {
    test.use({ expectedErrors: [/401/] })

    test('says that the sign-in failed @F04', async ({ page }) => {
      await page.goto('/simulateur/settings')
      await page.getByLabel('Identifiant').fill('personne')
      await page.getByLabel('Mot de passe').fill('jamais-vu')
      await page.getByRole('button', { name: 'Se connecter' }).click()
      await expect(page.getByRole('alert')).toContainText('Identifiant ou mot de passe incorrect')
    })
  })

  test.describe('while its remote does not answer', () => {
    test.use({ expectedErrors: [/./] })

    test('says why, and « Réessayer » heals @F04', async ({ page, signIn }) => {
      await signIn()
      await page.route('**/remotes/mf-chat/**', route => route.abort())
      await page.goto('/simulateur/chat')
      await expect(page.getByRole('alert')).toContainText('ne répond pas pour le moment', { timeout: 15_000 })
      await expect(page.getByText('Aucun remote chargé')).toBeVisible()
      await page.unroute('**/remotes/mf-chat/**')
      await page.getByRole('button', { name: 'Réessayer' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chat Prof', { timeout: 15_000 })
      await expect(page.getByText('Remotes chargés : mf-chat')).toBeVisible()
    })
  })
})
