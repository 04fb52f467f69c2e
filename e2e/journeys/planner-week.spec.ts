import { expectAccessible } from '../support/axe.ts'
import { createObjective, dayFromNow } from '../support/objectives.ts'
import { createEvent, findDay, otherDay } from '../support/planner.ts'
import { SMOKE } from '../support/scope.ts'
import { expect, test } from '../support/test.ts'

test.describe('The week', () => {
  test('counts lessons, tests, and homework until it is done @N02 @N03', { tag: SMOKE }, async ({ page, signIn }) => {
    const person = await signIn()
    await page.goto('/scolaire')
    await createEvent(page, person, { title: 'Exercices 4 et 5', type: 'homework' })
    await createEvent(page, person, { title: 'Lecture', type: 'homework' })
    await createEvent(page, person, { title: 'SVT', type: 'exam' })
    await page.goto('/scolaire')
    const counters = page.getByRole('group', { name: 'Votre semaine en chiffres' })
    await expect(counters).toContainText(/2\s*Devoirs à rendre|Devoirs à rendre\s*2/)
    const mark = page.getByRole('button', { name: 'Fait : Lecture' })
    await mark.click()
    await expect(mark).toHaveAttribute('aria-pressed', 'true')
    await expect(counters).toContainText(/1\s*Devoirs à rendre|Devoirs à rendre\s*1/)
    await page.reload()
    await expect(mark).toHaveAttribute('aria-pressed', 'true')
    await expectAccessible(page)
  })

  test('shows the tasks of objectives, which lead to their objective @N12', async ({ page, signIn }) => {
    const person = await signIn()
    await page.goto('/scolaire')
    await createObjective(page, person, { title: 'Mes verbes' })
    await page.goto('/scolaire')
    const task = findDay(page, dayFromNow(0)).getByRole('link', {
      name: /Réciter la leçon.*Objectif\s: Mes verbes/,
    })
    await expect(task).toBeVisible()
    await expectAccessible(page)
    await task.click()
    await expect(page.getByRole('dialog', { name: 'Mes verbes' })).toBeVisible()
  })

  test('has events that are moved to another day: carried, or by their date @N02 @N04', async ({
    page,
    signIn,
  }, info) => {
    const person = await signIn()
    await page.goto('/scolaire')
    await createEvent(page, person, { title: 'À déplacer' })
    await page.goto('/scolaire')
    const there = findDay(page, otherDay())
    const card = page.getByRole('link', { name: /À déplacer/ })
    if (info.project.name === 'large') {
      // A day is as high as the window: its heading is in view wherever the card is.
      await card.dragTo(there.getByRole('heading'))
      await expect(page.getByText(/^Déplacé au/)).toBeVisible()
    } else {
      await card.click()
      await page.getByRole('button', { name: 'Modifier' }).click()
      const sheet = page.getByRole('dialog', { name: 'Modifier l’événement' })
      await sheet.getByLabel('Date de début').fill(otherDay())
      await sheet.getByRole('button', { name: 'Enregistrer' }).click()
      await expect(sheet).toBeHidden()
    }
    await expect(there.getByRole('link', { name: /À déplacer/ })).toContainText('17:00 – 18:00')
    await page.reload()
    await expect(there.getByRole('link', { name: /À déplacer/ })).toContainText('17:00 – 18:00')
  })
})

test.describe('A mark that cannot be kept', () => {
  test.use({ expectedErrors: [/500/] })

  test('is taken back, said quietly and tried again @N11', async ({ page, signIn }) => {
    const person = await signIn()
    await page.goto('/scolaire')
    await createEvent(page, person, { title: 'Lecture', type: 'homework' })
    await page.goto('/scolaire')
    await page.route('**/done', route => route.fulfill({ status: 500, body: '{}' }))
    const mark = page.getByRole('button', { name: 'Fait : Lecture' })
    await mark.click()
    await expect(page.getByText('La marque n’a pas pu être enregistrée.')).toBeVisible()
    await expect(mark).toHaveAttribute('aria-pressed', 'false')
    await page.unroute('**/done')
    await page.getByRole('button', { name: 'Réessayer' }).click()
    await expect(mark).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByText('La marque n’a pas pu être enregistrée.')).toBeHidden()
  })
})
