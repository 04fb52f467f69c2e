import { addTask, field, findSheet, next } from '../../support/create-objective.ts'
import { expect, HOSTS, test } from '../../support/stage.ts'

for (const host of HOSTS)
  test.describe(`Objectives, ${host}`, () => {
    test.use({ host })

    test('lists what there is, and a new one is created in three steps @F04 @O02', async ({ page, play, open }) => {
      await play()
      await open('objectives')
      await expect(page.getByRole('article')).toHaveCount(3)
      await page.getByRole('button', { name: 'Nouvel objectif' }).click()
      const sheet = findSheet(page)
      await field(sheet, 'Votre objectif').fill('Ranger mes cours')
      await next(sheet)
      await addTask(sheet, 'Trier mes feuilles')
      await next(sheet)
      await field(sheet, 'C’est réussi si…').fill('Tout est à sa place')
      await sheet.getByRole('button', { name: 'Créer l’objectif' }).click()
      await expect(sheet).toBeHidden()
      await expect(page.getByRole('article')).toHaveCount(4)
    })
  })

test.describe('Objectives, alone with a call that fails', () => {
  test.use({ host: 'alone' })

  test('say so, and heal once the call is put right in the panel @F04 @O01', async ({ page, play, open }) => {
    await play()
    await open('objectives', 'qa.erreur=listObjectives:503')
    await expect(page.getByRole('alert')).toContainText('Vos objectifs n’ont pas pu être chargés.')
    await page.getByRole('button', { name: 'Réglages' }).click()
    await page.getByRole('button', { name: 'Rétablir listObjectives' }).click()
    await expect(page.getByText('Aucun réglage')).toBeVisible()
    expect(page.url()).not.toContain('qa.')
    await page.getByRole('button', { name: 'Réessayer' }).click()
    await expect(page.getByRole('article')).toHaveCount(3)
  })
})
