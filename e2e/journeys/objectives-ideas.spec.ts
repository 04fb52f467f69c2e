import { expectAccessible } from '../support/axe.ts'
import { addTask, field, next, toTasks } from '../support/create-objective.ts'
import { expect, test } from '../support/test.ts'

const SUGGESTIONS = '**/api/objectives/suggestions'

test.describe('A new objective', () => {
  test('can be made from Ariane’s ideas, which the pupil ticks and changes @O04', async ({ page, signIn }) => {
    await signIn()
    const sheet = await toTasks(page, 'apprendre les tables de 7 et 8')
    await sheet.getByRole('button', { name: 'Demander des idées' }).click()
    await expect(sheet.getByText(/Ce sont des idées toutes prêtes, intégrées à Ariane/)).toBeVisible()
    await expectAccessible(page)
    await sheet.getByRole('checkbox', { name: /^Réciter les tables de 7 et de 8 à voix haute/ }).check()
    await sheet.getByRole('checkbox', { name: /^Se faire interroger/ }).check()
    await sheet.getByRole('button', { name: 'Ajouter 2 tâches' }).click()
    await expect(sheet.getByRole('heading', { name: 'Vos tâches' })).toBeFocused()
    await expect(sheet.getByRole('button', { name: 'Modifier « Se faire interroger »' })).toBeVisible()
    await expect(sheet.getByRole('checkbox')).toHaveCount(2)
    await next(sheet)
    const success = field(sheet, 'C’est réussi si…')
    await expect(success).toHaveValue('Je récite les tables de 7 et de 8 dans le désordre, sans faute et sans hésiter.')
    await expect(success).toHaveAccessibleDescription('Idée intégrée d’Ariane, à adapter avec vos mots.')
    await success.fill('Je les sais par cœur')
    await expect(success).toHaveAccessibleDescription('')
    await expectAccessible(page)
    await sheet.getByRole('button', { name: 'Créer l’objectif' }).click()
    await expect(page.getByRole('article')).toContainText('2 tâches')
  })

  test('has no invented ideas where Ariane knows nothing: questions help instead @O04', async ({ page, signIn }) => {
    await signIn()
    const sheet = await toTasks(page, 'Devenir astronaute')
    await sheet.getByRole('button', { name: 'Demander des idées' }).click()
    await expect(sheet.getByText('Aucune suggestion disponible')).toBeVisible()
    await addTask(sheet, 'Truc')
    await next(sheet)
    await expect(field(sheet, 'C’est réussi si…')).toHaveValue('')
    await expect(field(sheet, 'C’est réussi si…')).toHaveAccessibleDescription(/\s\?$/)
  })

  test('has tasks that Ariane can describe once they have a title @O03 @O04', async ({ page, signIn }) => {
    await signIn()
    const sheet = await toTasks(page, 'Contrôle de SVT')
    await sheet.getByRole('button', { name: 'Ajouter une tâche' }).click()
    const title = field(sheet, 'Titre de la tâche')
    const propose = sheet.getByRole('button', { name: 'Proposer une description' })
    await propose.click()
    await expect(title).toHaveAccessibleDescription('Veuillez entrer un titre pour la tâche')
    await expect(title).toBeFocused()
    await title.fill('Truc')
    await propose.click()
    await expect(sheet.getByText('Aucune suggestion disponible')).toBeVisible()
    await title.fill('Relire la leçon')
    await field(sheet, 'Description').fill('Mes mots')
    await propose.click()
    await expect(field(sheet, 'Description')).toHaveValue(
      '10 minutes en SVT, crayon en main : souligner l’essentiel, noter une question.',
    )
    await expect(sheet.getByRole('button', { name: 'Mercredi' })).toHaveAttribute('aria-pressed', 'false')
    await expectAccessible(page)
    await sheet.getByRole('button', { name: 'Remettre comme avant' }).click()
    await expect(field(sheet, 'Description')).toHaveValue('Mes mots')
    await expect(sheet.getByRole('button', { name: 'Mercredi' })).toHaveAttribute('aria-pressed', 'true')
  })

  test('about something grave shows whom to talk to, and no template @O04', async ({ page, signIn }) => {
    await signIn()
    const sheet = await toTasks(page, 'on me frappe au collège')
    await expect(sheet.getByRole('link', { name: /119/ })).toHaveAttribute('href', 'tel:119')
    await expect(sheet.getByRole('link', { name: /3018/ })).toHaveAttribute('href', 'tel:3018')
    await expect(sheet.getByRole('button', { name: 'Demander des idées' })).toBeHidden()
    await expectAccessible(page)
    await addTask(sheet, 'En parler')
    await next(sheet)
    await expect(sheet.getByRole('link', { name: /119/ })).toBeVisible()
  })

  test('has ideas that can be waited for no longer @O04', async ({ page, signIn }) => {
    await signIn()
    let answer = () => {}
    const waiting = new Promise<void>(resolve => {
      answer = resolve
    })
    await page.route(SUGGESTIONS, async route => {
      await waiting
      await route.continue().catch(() => undefined)
    })
    const sheet = await toTasks(page, 'Mes tables')
    await sheet.getByRole('button', { name: 'Demander des idées' }).click()
    await expect(sheet.getByText('Ariane cherche des idées…')).toBeVisible()
    await sheet.getByRole('status').getByRole('button', { name: 'Annuler' }).click()
    await expect(sheet.getByRole('button', { name: 'Demander des idées' })).toBeVisible()
    answer()
    await page.unroute(SUGGESTIONS)
    await sheet.getByRole('button', { name: 'Demander des idées' }).click()
    await expect(sheet.getByRole('checkbox')).toHaveCount(4)
  })
})

test.describe('When the server fails, a new objective', () => {
  test.use({ expectedErrors: [/500/] })

  test('says which ideas could not be had, and asks again @O04', async ({ page, signIn }) => {
    await signIn()
    await page.route(SUGGESTIONS, route => route.fulfill({ status: 500, body: '{}' }))
    const sheet = await toTasks(page, 'Mes tables')
    await sheet.getByRole('button', { name: 'Demander des idées' }).click()
    await expect(sheet.getByRole('alert')).toContainText('Erreur lors de la génération des suggestions')
    await sheet.getByRole('button', { name: 'Ajouter une tâche' }).click()
    await field(sheet, 'Titre de la tâche').fill('Réciter')
    await sheet.getByRole('button', { name: 'Proposer une description' }).click()
    await expect(sheet.getByRole('alert')).toContainText('Erreur lors de la génération de la tâche')
    await page.unroute(SUGGESTIONS)
    await sheet.getByRole('button', { name: 'Proposer une description' }).click()
    await expect(field(sheet, 'Description')).not.toHaveValue('')
    await sheet.getByRole('button', { name: 'Ajouter', exact: true }).click()
    await sheet.getByRole('button', { name: 'Demander des idées' }).click()
    await expect(sheet.getByRole('checkbox')).toHaveCount(4)
  })
})
