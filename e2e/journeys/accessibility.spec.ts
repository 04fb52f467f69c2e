import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { generatePath, prompt } from '../support/learning.ts'
import { ONE_WIDTH, SMOKE } from '../support/scope.ts'
import { expect, test } from '../support/test.ts'

async function expectAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze()
  const found = violations.flatMap(({ id, nodes }) => nodes.map(node => `${id}: ${node.html.slice(0, 160)}`))
  expect(found).toEqual([])
}

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`In a ${colorScheme} theme`, () => {
    test.use({ colorScheme })

    test('the welcome page and the sign-in dialog pass axe @S05', async ({ page }) => {
      await page.goto('/')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('button', { name: "Se connecter / S'inscrire" }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Pas encore de compte ? S’inscrire' }).click()
      await expect(page.getByRole('heading', { name: 'Vous êtes…' })).toBeFocused()
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Élève, 4ème' }).click()
      await expect(page.getByRole('textbox', { name: "Nom d'utilisateur" })).toBeFocused()
      await expectAccessible(page)
      await page.getByRole('group', { name: 'Ou prenez-en un tout prêt' }).getByRole('button').first().click()
      await expect(page.getByLabel('Mot de passe', { exact: true })).toBeFocused()
      await expectAccessible(page)
    })

    test('every screen of the shell passes axe @S01', async ({ page, signIn }) => {
      // Ten pages, each looked through.
      test.slow()
      const person = await signIn()
      await page.goto('/')
      await generatePath(page, person, [prompt('TEXT', 'Le cours'), prompt('MULTI_CHOICE', 'Le quiz')])
      for (const address of [
        '/',
        '/revisions',
        '/objectives',
        '/scolaire',
        '/homework',
        '/chat',
        '/settings',
        '/settings/confort',
        '/settings/connexion',
        '/profile',
        '/profile/acces',
      ]) {
        await page.goto(address)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(page.getByText(/^Chargement/)).toHaveCount(0)
        await expectAccessible(page)
      }
    })

    test('the wizard passes axe on each of its steps @R05', async ({ page, signIn }) => {
      await signIn()
      await page.goto('/revisions?creation=nouveau')
      const dialog = page.getByRole('dialog', { name: 'Créer un parcours' })
      await dialog.getByRole('button', { name: 'Histoire' }).click()
      await dialog.getByRole('button', { name: /^Le XVIIIᵉ siècle/ }).click()
      await expect(dialog.getByText('Étape 3 sur 4')).toBeVisible()
      await expectAccessible(page)
      await dialog.getByRole('button', { name: /Lumières/ }).click()
      await expect(dialog.getByText('Étape 4 sur 4')).toBeVisible()
      await expectAccessible(page)
    })
  })

test('nothing is wider than a screen of 320 pixels @S06', { tag: [ONE_WIDTH, SMOKE] }, async ({ page, signIn }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await signIn()
  for (const address of [
    '/',
    '/revisions',
    '/revisions?demarrage=1',
    '/revisions?demarrage=1&matiere=Histoire',
    '/revisions/erreurs',
    '/objectives',
    '/scolaire',
    '/homework',
    '/chat',
    '/settings',
    '/settings/confort',
    '/settings/connexion',
    '/settings/aide',
    '/profile',
    '/profile/acces',
    '/profile/donnees',
    '/classes',
    '/essai',
  ]) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow, address).toBeLessThanOrEqual(0)
  }
})
