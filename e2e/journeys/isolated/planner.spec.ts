import { dayFromNow } from '../../support/objectives.ts'
import { findDay, newSheet, otherDay } from '../../support/planner.ts'
import { expect, HOSTS, test } from '../../support/stage.ts'

for (const host of HOSTS)
  test.describe(`The week, ${host}`, () => {
    test.use({ host })

    test('takes a new event and keeps it over a reload @F04 @N04', async ({ page, play, open }) => {
      await play({ scenario: 'empty' })
      await open('school')
      const day = findDay(page, otherDay())
      await day.getByRole('button', { name: /^\+ Ajouter/ }).click()
      const sheet = newSheet(page)
      await sheet.getByLabel('Titre').fill('Géométrie')
      await sheet.getByRole('button', { name: 'Enregistrer' }).click()
      await expect(sheet).toBeHidden()
      await page.reload()
      await expect(day.getByRole('link', { name: /Géométrie/ })).toContainText('08:00 – 09:00')
    })
  })

test.describe('The week, alone at another date', () => {
  test.use({ host: 'alone' })

  test('is the week of that date, and the link says so @F04 @N02', async ({ page, play, open }) => {
    await play({ scenario: 'empty' })
    await open('school', 'qa.horloge=%2B14j')
    await expect(findDay(page, dayFromNow(14))).toBeVisible()
    await expect(page.getByRole('list', { name: 'Réglages actifs' })).toContainText('Horloge +14j')
    await page.getByRole('button', { name: 'Tout remettre' }).click()
    await expect(findDay(page, dayFromNow(0))).toBeVisible()
    await expect(page.getByText('Aucun réglage')).toBeVisible()
  })
})
