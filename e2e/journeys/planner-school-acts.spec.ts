import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { callApi } from '../support/learning.ts'
import { schoolSheet, unfoldPast } from '../support/planner.ts'
import { ecoledirecte, keepPronote, pronote, start, stored } from '../support/school.ts'
import { expect, test } from '../support/test.ts'

async function openHomework(page: Page) {
  const homework = page.getByRole('link', { name: /Exercices 4 et 5, page 87/ })
  await unfoldPast(page, homework)
  await homework.first().click()
}

test.describe('With the school', () => {
  test.beforeEach(async ({ page, signIn }) => {
    const { uid } = await signIn()
    await page.goto('/scolaire')
    await callApi(page, '/api/rights/consent/of-age', { userId: uid })
  })

  test('homework shows its documents and links, and opens them at school when the pupil wants to @Y04', async ({
    page,
  }) => {
    const sheet = await pronote(page, 'camille')
    await start(sheet).click()
    await expect(sheet).toBeHidden()
    await openHomework(page)
    const link = page.getByRole('link', { name: 'Le cours en ligne' })
    await expect(link).toHaveAttribute('href', 'https://www.example.org/cours')
    await expect(page.getByText('Fiche d’exercices.pdf')).toBeVisible()
    // Nothing opens the school again on this device.
    await expect(page.getByText(/^Pour les ouvrir, synchronisez PRONOTE en cochant/)).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Se connecter' }).click()
    await expect(schoolSheet(page)).toBeVisible()
  })

  test('a document is fetched and saved, and « Fait » is also noted at school @Y04', async ({ page }) => {
    await keepPronote(page)
    await openHomework(page)
    await page.getByRole('button', { name: 'Ouvrir Fiche d’exercices.pdf' }).click()
    const save = page.getByRole('link', { name: /^Enregistrer sur cet appareil/ })
    await expect(save).toBeVisible()
    await expectAccessible(page)
    const [saved] = await Promise.all([page.waitForEvent('download'), save.click()])
    expect(saved.suggestedFilename()).toBe('Fiche d’exercices.pdf')
    await page.getByRole('button', { name: /Exercices 4 et 5/ }).click()
    await expect(page.getByText('C’est aussi noté dans PRONOTE.')).toBeVisible()
    await expectAccessible(page)
    expect(await stored(page)).not.toContain('pending')
  })

  test('grades, absences and news are read with a yes for each, and a weak grade leads to its chapter @Y06', async ({
    page,
  }) => {
    const sheet = await pronote(page, 'camille')
    await start(sheet).click()
    await expect(sheet).toBeHidden()
    await page.getByRole('link', { name: 'Notes, absences et actualités' }).click()
    await expect(page.getByRole('heading', { name: 'Notes, absences et actualités' })).toBeVisible()
    await expect(page.getByText('8,5\u00a0/\u00a020')).toHaveCount(0)
    const grades = page.getByRole('switch', { name: /^Lire les notes/ })
    await expect(grades).not.toBeChecked()
    await expectAccessible(page)
    for (const name of [/^Lire les notes/, /^Lire les absences/, /^Lire les actualités/]) {
      await page.getByText(name).click()
      await expect(page.getByRole('switch', { name })).toBeChecked()
    }
    await expect(page.getByText('À lire à la prochaine synchronisation.')).toHaveCount(3)
    // EcoleDirecte: PRONOTE was read a moment ago.
    await page.goto('/scolaire')
    const other = await ecoledirecte(page, 'camille')
    await start(other).click()
    await expect(other).toBeHidden()
    await page.goto('/scolaire?etablissement=1')
    await expect(page.getByText('8,5\u00a0/\u00a020')).toBeVisible()
    await expect(page.getByText('Photo de classe', { exact: true })).toBeVisible()
    await expect(page.getByText(/^Absence, /)).toBeVisible()
    await expect(page.getByText('Motif simulé')).toHaveCount(0)
    await expectAccessible(page)
    await page.getByText(/^Lire les absences/).click()
    await expect(page.getByText(/^Absence, /)).toHaveCount(0)
    await page.getByRole('link', { name: 'Revoir « Espace et géométrie »' }).click()
    await expect(page).toHaveURL(/demarrage=1&matiere=Math.*&chapitre=/)
  })
})
