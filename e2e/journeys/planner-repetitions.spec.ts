import { shiftDay } from '@ariane/shared/dates'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { tabTo } from '../support/keyboard.ts'
import { dayFromNow } from '../support/objectives.ts'
import { createEvent, editSheet, findDay } from '../support/planner.ts'
import { expect, test } from '../support/test.ts'

const today = dayFromNow(0)

/** The piano lesson of a week counted from this one; its title may have been changed. */
async function openLesson(page: Page, week: number) {
  await page.goto(week === 0 ? '/scolaire' : `/scolaire?semaine=${week}`)
  await lesson(page, week).click()
}
const lesson = (page: Page, week: number, name = /Piano/) =>
  findDay(page, shiftDay(today, 7 * week)).getByRole('link', { name })

test.describe('An event that repeats', () => {
  test.beforeEach(async ({ page, signIn }) => {
    const person = await signIn()
    await page.goto('/scolaire')
    await createEvent(page, person, { title: 'Piano', type: 'other', recurrenceType: 'weekly' })
  })

  test('is changed this time, from this one on, or every time @N04 @Y08', async ({ page }) => {
    await openLesson(page, 1)
    await page.getByRole('button', { name: 'Modifier' }).click()
    const sheet = editSheet(page)
    await expect(sheet.getByRole('group', { name: 'Que voulez-vous modifier ?' }).getByRole('radio')).toHaveCount(3)
    await expect(sheet.getByRole('radio', { name: 'Cet événement' })).toBeChecked()
    await expect(sheet.getByText('Les autres fois restent comme elles sont.')).toBeVisible()
    await expect(sheet.getByLabel('Répétition')).toBeHidden()
    await sheet.getByRole('radio', { name: 'Celui-ci et les suivants' }).check()
    await expect(sheet.getByText('Les fois d’avant restent comme elles sont.')).toBeVisible()
    await expect(sheet.getByLabel('Répétition')).toHaveValue('weekly')
    await expectAccessible(page)
    await sheet.getByLabel('Heure de début').fill('18:30')
    await sheet.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(lesson(page, 1)).toContainText('18:30')
    await page.goto('/scolaire?semaine=2')
    await expect(lesson(page, 2)).toContainText('18:30')
    await page.goto('/scolaire')
    await expect(lesson(page, 0)).toContainText('17:00')

    await openLesson(page, 2)
    await page.getByRole('button', { name: 'Modifier' }).click()
    await sheet.getByRole('radio', { name: 'Tous' }).check()
    await sheet.getByLabel('Titre').fill('Piano et solfège')
    await sheet.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(lesson(page, 2, /Piano et solfège/)).toBeVisible()
    await page.goto('/scolaire?semaine=1')
    await expect(lesson(page, 1, /Piano et solfège/)).toBeVisible()
    await page.goto('/scolaire')
    await expect(lesson(page, 0)).not.toContainText('solfège')
  })

  test('is deleted from one time on, also with the keyboard, and what was before stays @N04 @Y08', async ({ page }) => {
    await openLesson(page, 1)
    const remove = page.getByRole('button', { name: 'Supprimer' })
    await tabTo(page, remove)
    await page.keyboard.press('Enter')
    const question = page.getByRole('alertdialog', { name: 'Êtes-vous sûr de vouloir supprimer cet événement ?' })
    await tabTo(page, question.getByRole('radio', { name: 'Cet événement' }))
    await page.keyboard.press('ArrowDown')
    await expect(question.getByRole('radio', { name: 'Celui-ci et les suivants' })).toBeChecked()
    await expect(question.getByText('Les fois d’avant restent.', { exact: false })).toBeVisible()
    await expectAccessible(page)
    await tabTo(page, question.getByRole('button', { name: 'Supprimer' }))
    await page.keyboard.press('Enter')
    await expect(page.getByText('Événement supprimé')).toBeVisible()
    await expect(page).toHaveURL(/semaine=1/)
    await expect(lesson(page, 1)).toHaveCount(0)
    await page.goto('/scolaire?semaine=2')
    await expect(findDay(page, shiftDay(today, 14))).toBeVisible()
    await expect(lesson(page, 2)).toHaveCount(0)
    await page.goto('/scolaire')
    await expect(lesson(page, 0)).toBeVisible()
  })
})
