import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { callApi } from '../support/learning.ts'
import { openSchool } from '../support/planner.ts'
import { keepPronote, PASSWORD, start, stored, URL_OF_SCHOOL } from '../support/school.ts'
import { expect, test } from '../support/test.ts'

const OTHER = 'Chez papa'
const lessons = (page: Page) => page.getByRole('link', { name: /Mathématiques/ })

/** The second account, whose school gives the same lessons. */
async function addAccount(sheet: Locator) {
  await sheet.getByRole('button', { name: 'Ajouter un autre compte' }).click()
  await sheet.getByLabel('Adresse de PRONOTE').fill(URL_OF_SCHOOL)
  await sheet.getByRole('textbox', { name: 'Identifiant', exact: true }).fill('camille.pin')
  await sheet.getByLabel(/^Mot de passe/).fill(PASSWORD)
  await sheet.getByRole('checkbox', { name: /Sauvegarder/ }).check()
}

test.describe('Two accounts of one school system', () => {
  test.beforeEach(async ({ page, signIn }) => {
    const { uid } = await signIn()
    await page.goto('/scolaire')
    await callApi(page, '/api/rights/consent/of-age', { userId: uid })
    await keepPronote(page)
    await expect(page.getByText(/^PRONOTE, à jour à/)).toBeVisible()
  })

  test('are fresh each for itself, bring a lesson once, and go one without the other @Y05', async ({ page }) => {
    const alone = await lessons(page).count()
    const sheet = await openSchool(page)
    await addAccount(sheet)
    // What is typed stays when the name is missing.
    await start(sheet).click()
    await expect(sheet.getByText('Donnez un nom à ce compte.')).toBeVisible()
    await expectAccessible(page)
    await sheet.getByLabel(/^Nom de cet autre compte/).fill(OTHER)
    await start(sheet).click()
    await sheet.getByLabel('Votre code').fill('2468')
    await sheet.getByRole('button', { name: 'Répondre' }).click()
    await expect(sheet).toBeHidden()
    await expect(page.getByText(/^PRONOTE, à jour à/)).toBeVisible()
    await expect(page.getByText(/^PRONOTE \(Chez papa\), à jour à/)).toBeVisible()
    await expect(lessons(page)).toHaveCount(alone)
    await expectAccessible(page)
    const kept = JSON.parse(await stored(page)).pronote_credentials
    expect(Object.keys(JSON.parse(kept))).toHaveLength(2)
    expect(kept).not.toContain(PASSWORD)

    await openSchool(page)
    await expect(sheet.getByText('Identifiants de « camille » gardés sur cet appareil.')).toBeVisible()
    await sheet.getByRole('radio', { name: OTHER }).check()
    await expect(sheet.getByText('Identifiants de « camille.pin » gardés sur cet appareil.')).toBeVisible()
    await expectAccessible(page)
    await sheet.getByRole('radio', { name: 'Premier compte' }).check()
    await sheet.getByRole('button', { name: 'Retirer ce compte' }).click()
    const question = page.getByRole('alertdialog', { name: 'Retirer PRONOTE de votre semaine ?' })
    await expectAccessible(page)
    await question.getByRole('button', { name: 'Retirer', exact: true }).click()
    await expect(question).toBeHidden()
    await expect(sheet.getByText('Identifiants de « camille.pin » gardés sur cet appareil.')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByText(/^PRONOTE, à jour à/)).toHaveCount(0)
    await expect(page.getByText(/^PRONOTE \(Chez papa\), à jour à/)).toBeVisible()
    await expect(lessons(page)).toHaveCount(alone)
  })
})
