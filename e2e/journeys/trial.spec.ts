import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { answerQuestions } from '../support/register.ts'
import { SMOKE } from '../support/scope.ts'
import { expect, freshName, test } from '../support/test.ts'

const frame = (page: Page) => page.locator('iframe').contentFrame()

/** Chooses an answer in the shown question and has it graded; a miss is left as it is. */
async function answerQuestion(page: Page): Promise<void> {
  const activity = frame(page)
  await activity.locator('.option').first().click()
  await activity.getByRole('button', { name: 'Valider' }).click()
  await expect(activity.locator('.feedback')).toBeVisible()
}

test.describe('Exercises without an account', () => {
  test('are one tap from the welcome page, can be changed, and store nothing on the server @U07', async ({ page }) => {
    const calls: string[] = []
    page.on('request', request => {
      if (request.method() === 'POST') calls.push(new URL(request.url()).pathname)
    })
    await page.goto('/')
    const link = page.getByRole('link', { name: 'Essayer un exercice, sans compte' })
    await expectAccessible(page)
    await link.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nombres relatifs : produit et quotient')
    // Formulas come a moment later.
    await expect(frame(page).locator('.option-text')).toHaveText([/\S/, /\S/, /\S/, /\S/])
    await expect(page.getByText('Question 1 sur 5')).toBeVisible()
    await expectAccessible(page)

    await page.getByRole('button', { name: 'Changer de sujet' }).click()
    await page.getByLabel('Classe').selectOption('6ème')
    await page.getByLabel('Matière').selectOption('Histoire')
    await expect(page.getByText('Histoire, 6ème', { exact: true })).toBeVisible()
    await page.getByLabel('Chapitre').selectOption({ index: 2 })
    const chapter = await page.getByLabel('Chapitre').locator('option:checked').textContent()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(chapter ?? '')
    await expect(frame(page).locator('.option-text').first()).toHaveText(/\S/)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Garder ce sujet' }).click()
    await answerQuestion(page)
    await expectAccessible(page)

    // A reload goes on where one was.
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(chapter ?? '')
    await expect(page.getByText('Question 2 sur 5')).toBeVisible()
    expect(new Set(calls)).toEqual(new Set(['/api/trial', '/api/trial/answer']))

    await page.getByRole('button', { name: 'Revenir à l’accueil' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bienvenue sur Ariane')
  })

  test('are played with the keyboard, and go into the account that is then made @U07', { tag: SMOKE }, async ({
    page,
  }) => {
    await page.goto('/')
    const link = page.getByRole('link', { name: 'Essayer un exercice, sans compte' })
    await link.focus()
    await page.keyboard.press('Enter')
    const activity = frame(page)
    for (let n = 1; n <= 5; n++) {
      await expect(page.getByText(`Question ${n} sur 5`)).toBeVisible()
      // The frame follows the page a moment later.
      await expect(activity.getByText(`Étape ${n} sur 5`)).toBeAttached()
      const option = activity.getByRole('radio').first()
      await option.focus()
      await page.keyboard.press('Space')
      await expect(option).toBeChecked()
      await activity.getByRole('button', { name: 'Valider' }).press('Enter')
      const solution = activity.getByRole('button', { name: 'Voir la solution' })
      const next = activity.getByRole('button', { name: n < 5 ? 'Étape suivante' : 'Continuer' })
      await expect(solution.or(next).first()).toBeVisible()
      if (await solution.isVisible()) await solution.press('Enter')
      await next.press('Enter')
    }
    await expect(page.getByRole('heading', { name: 'Votre essai est terminé' })).toBeFocused()
    await expectAccessible(page)
    await page.getByRole('main').getByRole('button', { name: 'Créer mon compte' }).last().click()

    const dialog = page.getByRole('dialog')
    await answerQuestions(dialog, { username: freshName('noe'), grade: '4ème' })
    await dialog.getByRole('button', { name: 'C’est noté, continuer' }).click()
    await expect(page).toHaveURL('/')
    const kept = page.getByText(/^Vos premiers exercices sont gardés\s: \d sur 5 du premier coup\./)
    await expect(kept).toBeVisible()
    await page.getByRole('link', { name: 'Continuer ce parcours' }).click()
    await expect(page.getByText('2 sur 5', { exact: true })).toBeVisible()

    await page.goto('/revisions')
    await expect(page.getByRole('article')).toHaveCount(1)
    await expect(page.getByRole('article')).toContainText('Nombres relatifs : produit et quotient')
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Bonjour')
    await expect(kept).toHaveCount(0)
  })

  test('have their like in a new account: a first question in one tap, kept by the dashboard @U07', async ({
    page,
    signIn,
  }) => {
    await signIn()
    await page.goto('/')
    await page.getByRole('link', { name: 'Une question tout de suite' }).click()
    await expect(frame(page).locator('.option-text').first()).toHaveText(/\S/)
    await expect(frame(page).locator('.formula-waiting')).toHaveCount(0)
    await expectAccessible(page)
    await answerQuestion(page)
    await page.getByRole('button', { name: 'Terminer' }).click()
    await expect(page.getByText(/^Vos premiers exercices sont gardés\s: \d sur 1 du premier coup\./)).toBeVisible()
  })
})
