import { expectAccessible } from '../support/axe.ts'
import { createHomework } from '../support/homework.ts'
import { begin, create, createBySheet, next, sheet } from '../support/homework-sheet.ts'
import { next as forward, shownSlide } from '../support/player.ts'
import { expect, test } from '../support/test.ts'

const STATEMENT = `DM à rendre lundi
Exercice 1
ABC est un triangle rectangle en A tel que AB = 6 cm et AC = 8 cm.
1) Calculer BC.
2) a) Calculer l’aire du triangle ABC. Justifier.
b) Le triangle est-il isocèle ?

Exercice 2 : Calculer
A = 3/4 + 1/8 ; B = 5/6 − 1/3`

test.describe('A statement', () => {
  test('has its subject and chapter offered, and is cut into its questions without losing a word @Q05 @H02', async ({
    page,
    signIn,
  }) => {
    await signIn()
    await begin(page, 'Texte')
    await sheet(page).getByLabel('Énoncé du devoir').fill(STATEMENT)
    await next(page).click()
    await expect(sheet(page).getByText('Est-ce bien Mathématiques, « Espace et géométrie » ?')).toBeVisible()
    await expect(sheet(page).getByRole('button', { name: 'Physique-Chimie', exact: true })).toBeVisible()
    await expect(create(page)).toBeDisabled()
    await expectAccessible(page)
    await sheet(page).getByRole('button', { name: 'Oui, c’est cela' }).click()
    await expect(sheet(page).getByRole('button', { name: 'Espace et géométrie' })).toContainText('Sélectionné')
    const body = await createBySheet(page)
    expect(body).toMatchObject({ subject: 'Mathématiques', text: STATEMENT })

    await page.getByRole('article').first().getByRole('button').first().click()
    const slide = shownSlide(page)
    await expect(slide.getByRole('heading', { name: 'Exercice 1' })).toBeVisible()
    await expect(slide.getByText('3 questions', { exact: true })).toBeVisible()
    for (const line of [
      'DM à rendre lundi',
      'ABC est un triangle rectangle en A tel que AB = 6 cm et AC = 8 cm.',
      '2) a) Calculer l’aire du triangle ABC. Justifier.',
      'b) Le triangle est-il isocèle ?',
    ])
      await expect(slide.getByText(line)).toBeVisible()
    await expectAccessible(page)
    await forward(page)
    await expect(slide.getByRole('heading', { name: 'Question 1 sur 3' })).toBeVisible()
    await expect(slide.getByText('1. Calculer BC.')).toBeVisible()
  })

  test('that tells no subject is asked about, and what is too long of it is shown with what to do @Q05 @H02', async ({
    page,
    signIn,
  }) => {
    const person = await signIn()
    await begin(page, 'Texte')
    await sheet(page).getByLabel('Énoncé du devoir').fill('Faire les exercices 12 et 13 p 45')
    const answered = page.waitForResponse('**/api/homework/guess')
    await next(page).click()
    expect(await (await answered).json()).toEqual({ status: 'success', data: null })
    await expect(sheet(page).getByRole('button', { name: 'Histoire', exact: true })).toBeVisible()
    await expect(sheet(page).getByText('Est-ce bien')).toHaveCount(0)

    const lines = Array.from({ length: 63 }, (_, i) => `${i + 1}) Calculer ${i + 1} + 2.`)
    const { id } = await createHomework(page, person, lines.join('\n'))
    await page.goto(`/homework?devoir=${id}`)
    const slide = shownSlide(page)
    await expect(slide.getByText('60 questions', { exact: true })).toBeVisible()
    await expect(slide.getByText('La suite de l’énoncé n’a pas été découpée')).toBeVisible()
    await expect(slide.getByText('63) Calculer 63 + 2.')).toBeVisible()
    await expectAccessible(page)
  })
})
