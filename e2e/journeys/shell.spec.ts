import { NAMES, REMOTES } from '../support/federation/remotes.ts'
import { openMenu } from '../support/people.ts'
import { SMOKE } from '../support/scope.ts'
import { expect, test } from '../support/test.ts'

const SECTIONS = [
  ['/objectives/quelque-chose', 'Objectifs'],
  ['/scolaire', 'Scolaire'],
  ['/chat', 'Chat Prof'],
  ['/settings', 'Paramétrage'],
  ['/profile/donnees', 'Profil'],
  ['/revisions', 'Révisions'],
] as const

test.describe('The shell', () => {
  test('opens each section on its address, and the dashboard on any other @S01', { tag: SMOKE }, async ({
    page,
    signIn,
  }) => {
    const { name } = await signIn()
    for (const [address, title] of SECTIONS) {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(page.getByRole('navigation', { name: 'Menu principal' })).toBeVisible()
    }
    for (const address of ['/', '/une-adresse-inconnue']) {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Bonjour ${name}`)
    }
  })

  test('says that it is loading while the session is restored @S04', async ({ page, signIn }) => {
    await signIn()
    let answer = () => {}
    const held = new Promise<void>(resolve => {
      answer = resolve
    })
    await page.route('**/api/auth/get-session', async route => {
      await held
      await route.continue()
    })
    await page.goto('/profile')
    await expect(page.getByText('Chargement…')).toBeVisible()
    // What the address opens with is loaded meanwhile, and nothing else.
    await expect.poll(() => page.evaluate(() => 'mf-accounts' in globalThis)).toBe(true)
    expect(await page.evaluate(() => 'mf-learning' in globalThis)).toBe(false)
    answer()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Profil')
  })

  test('has a menu of 64 or 256 pixels, and on a phone a bar whose « Plus » opens it until a choice @S06 @U04', async ({
    page,
    signIn,
  }) => {
    await signIn()
    await page.goto('/')
    const menu = page.getByRole('navigation', { name: 'Menu principal' })
    const phone = (page.viewportSize()?.width ?? 0) < 768
    const width = () => menu.evaluate(element => element.getBoundingClientRect().width)
    if (phone) {
      for (const label of ['Accueil', 'Réviser', 'Scolaire', 'Chat Prof'])
        await expect(menu.getByRole('link', { name: label, exact: true })).toBeVisible()
      await expect(menu.getByRole('link', { name: 'Accueil' })).toHaveAttribute('aria-current', 'page')
      expect(await menu.evaluate(element => innerHeight - element.getBoundingClientRect().bottom)).toBe(0)
      await menu.getByRole('button', { name: 'Plus' }).click()
      await expect.poll(width).toBe(256)
      await expect(menu.getByRole('button', { name: 'Réduire le menu' })).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(menu.getByRole('button', { name: 'Plus' })).toBeFocused()
      await page.keyboard.press('Enter')
    } else {
      await expect.poll(width).toBe(256)
      await page.getByRole('button', { name: 'Réduire le menu' }).click()
      await expect.poll(width).toBe(64)
      await page.getByRole('button', { name: 'Ouvrir le menu' }).click()
    }
    await expect.poll(width).toBe(256)
    for (const label of ['Réviser', 'Tableau de bord', 'Objectifs', 'Scolaire', 'Chat Prof', 'Paramétrage', 'Profil'])
      await expect(menu.getByRole('link', { name: label })).toBeVisible()
    await expect(menu.getByRole('button', { name: 'Se déconnecter' })).toBeVisible()
    await menu.getByRole('link', { name: 'Profil' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Profil')
    if (!phone) return expect.poll(width).toBe(256)
    await expect(menu.getByRole('button', { name: 'Plus' })).toBeVisible()
    await expect(menu.getByRole('link', { name: 'Profil' })).toHaveCount(0)
  })

  test('shows who is connected at the foot of the menu @S07', async ({ page, signIn }) => {
    const { name } = await signIn({ grade: '5ème' })
    await page.goto('/settings')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const menu = await openMenu(page)
    await expect(menu.getByText(name)).toBeVisible()
    await expect(menu.getByText('5ème')).toBeVisible()
    await expect(menu.getByText('Suivi par un professeur')).toHaveCount(0)
  })

  test('loads every remote from the registry, none of them in its own scripts @S08', { tag: SMOKE }, async ({
    page,
    signIn,
  }) => {
    await signIn()
    const registry = (await (await page.request.get('/remotes.json')).json()) as { remotes: { name: string }[] }
    const names = registry.remotes.map(remote => remote.name).sort()
    expect(names).toEqual(NAMES)
    const loaded = new Set<string>()
    page.on('response', response => {
      const name = /\/remotes\/([^/]+)\/.+\.js$/.exec(new URL(response.url()).pathname)?.[1]
      if (name && response.ok()) loaded.add(name)
    })
    for (const { address } of REMOTES.values()) {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }
    expect([...loaded].sort()).toEqual(names)
  })

  test('shares one session with the remotes: a name changed in one shows in the shell and in another @S09', async ({
    page,
    signIn,
  }) => {
    await signIn()
    await page.goto('/profile')
    await page.getByLabel('Prénom').fill('Inès')
    await page.getByLabel('Nom', { exact: true }).fill('Petit')
    await page.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(page.getByText('Modifications enregistrées')).toBeVisible()
    const menu = await openMenu(page)
    await expect(menu.getByText('Inès Petit')).toBeVisible()
    await menu.getByRole('link', { name: 'Tableau de bord' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bonjour Inès Petit')
  })
})

test.describe('The policy of the page', () => {
  test.use({ expectedErrors: [/Content Security Policy/] })

  test('runs under a policy without inline or evaluated scripts, and checks the bytes of its parts @S12', async ({
    page,
    signIn,
  }) => {
    await signIn()
    const answer = await page.goto('/profile')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Profil')
    const policy = answer?.headers()['content-security-policy'] ?? ''
    const scripts = /script-src ([^;]+)/.exec(policy)?.[1] ?? ''
    expect(scripts).toMatch(/^'self' 'nonce-[\w+/=]+'$/)
    expect(policy).not.toContain('unsafe-eval')
    const refused = await page.evaluate(() => {
      const violated = new Promise<string>(resolve => {
        document.addEventListener('securitypolicyviolation', event => resolve(event.effectiveDirective), { once: true })
      })
      const script = document.createElement('script')
      script.textContent = 'window.broken = true'
      document.head.append(script)
      return violated
    })
    expect(refused).toBe('script-src-elem')
    expect(await page.evaluate(() => 'broken' in window)).toBe(false)
    const unchecked = await page
      .locator('script[src*="/remotes/"]')
      .evaluateAll(all => all.filter(one => !one.getAttribute('integrity')).length)
    expect(unchecked).toBe(0)
  })
})

test.describe('The shell, asked for an event that is not there,', () => {
  test.use({ expectedErrors: [/404.*\/api\/calendar\/event\//] })

  test('tolerates the second reading of its addresses @S02', async ({ page, signIn }) => {
    await signIn()
    await page.goto('/homework')
    await expect(page.getByRole('tab', { name: 'Aide aux devoirs' })).toHaveAttribute('aria-selected', 'true')
    await page.goto('/planning')
    await expect(page.getByRole('tab', { name: 'Planning' })).toHaveAttribute('aria-selected', 'true')
    await page.goto('/scolaire/12')
    await expect(page).toHaveURL('/scolaire')
    await page.goto('/planning/00000000-0000-4000-8000-000000000000')
    await expect(page.getByText("Erreur lors du chargement de l'événement")).toBeVisible()
  })
})
