import type { Locator, Page } from '@playwright/test'
import { createObjective, openSheet } from '../support/objectives.ts'
import { expect, test } from '../support/test.ts'

/** What is done in the sheet, the call that fails, the alert, and what was typed in which field. */
type Failure = { call: string; alert: string; act: (sheet: Locator, page: Page) => Promise<Locator | undefined> }

async function report(sheet: Locator, button: string): Promise<Locator> {
  await sheet.getByRole('button', { name: button, exact: true }).click()
  const form = sheet.getByRole('form', { name: button })
  await form.getByRole('textbox').fill('Mes mots')
  await form.getByRole('button', { name: 'Enregistrer' }).click()
  return form.getByRole('textbox')
}

async function confirm(sheet: Locator, page: Page, button: string, yes: string): Promise<undefined> {
  await sheet.getByRole('button', { name: button, exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: yes }).click()
}

const FAILURES: Failure[] = [
  {
    call: '**/api/objectives/*/update-status',
    alert: 'Erreur lors de la mise à jour du statut',
    act: sheet => report(sheet, 'C’est mon cas : Réussi si'),
  },
  {
    call: '**/api/objectives/*/update-status',
    alert: "Erreur lors de la mise à jour du statut de l'objectif",
    act: sheet => report(sheet, 'Réussi'),
  },
  {
    call: '**/api/objectives/tasks/*/signal-success',
    alert: 'Erreur lors du signalement de la tâche',
    act: sheet => report(sheet, 'Réussie : Réciter'),
  },
  {
    call: '**/api/objectives/tasks/*',
    alert: 'Erreur lors de la suppression de la tâche',
    act: (sheet, page) => confirm(sheet, page, 'Supprimer : Réciter', 'Supprimer'),
  },
  {
    call: '**/api/objectives/*',
    alert: "Erreur lors de la suppression de l'objectif",
    act: (sheet, page) => confirm(sheet, page, 'Supprimer', 'Oui, supprimer'),
  },
  {
    call: '**/api/objectives/*/tasks',
    alert: 'Erreur lors de la soumission',
    act: async (sheet, page) => {
      await sheet.getByRole('button', { name: 'Ajouter une tâche' }).click()
      const form = page.getByRole('dialog', { name: 'Ajouter une tâche' })
      await form.getByLabel('Titre de la tâche').fill('Mes mots')
      await form.getByRole('button', { name: 'Enregistrer' }).click()
      return form.getByLabel('Titre de la tâche')
    },
  },
  {
    call: '**/api/objectives/*',
    alert: 'Erreur lors de la soumission',
    act: async (sheet, page) => {
      await sheet.getByRole('button', { name: 'Modifier l’objectif' }).click()
      const form = page.getByRole('dialog', { name: 'Modifier l’objectif' })
      await form.getByLabel('Réussi si').fill('Mes mots')
      await form.getByRole('button', { name: 'Enregistrer' }).click()
      return form.getByLabel('Réussi si')
    },
  },
]

test.describe('When a call on an objective fails', () => {
  test.use({ expectedErrors: [/500/] })

  for (const [n, { call, alert, act }] of FAILURES.entries())
    test(`« ${alert} » is said (${n + 1}), nothing changes and nothing typed is lost @O10`, async ({
      page,
      signIn,
    }) => {
      const pupil = await signIn()
      const objective = await createObjective(page, pupil, { tasks: [{ title: 'Réciter' }] })
      const sheet = await openSheet(page, objective)
      await page.route(call, route =>
        route.request().method() === 'GET' ? route.continue() : route.fulfill({ status: 500, body: '{}' }),
      )
      const field = await act(sheet, page)
      const said = page.getByRole('alert').filter({ hasText: alert })
      await expect(said.getByText(alert, { exact: true })).toBeVisible()
      if (field) await expect(field).toHaveValue('Mes mots')
      await page.unroute(call)
      await expect(page.getByText(objective.title).first()).toBeVisible()
      await expect(page.getByText('Pas encore évalué').first()).toBeVisible()
      await expect(page.getByText('Réciter', { exact: true }).first()).toBeAttached()
    })

  test('a tap on a task of today that fails is said beside it @O09 @O10', async ({ page, signIn }) => {
    const pupil = await signIn()
    await createObjective(page, pupil, { tasks: [{ title: 'Réciter' }] })
    await page.goto('/objectives')
    await page.route('**/signal-failure', route => route.fulfill({ status: 500, body: '{}' }))
    const task = page.getByRole('region', { name: 'Aujourd’hui' }).getByRole('listitem', { name: 'Réciter' })
    await task.getByRole('button', { name: 'Pas réussie : Réciter' }).click()
    await expect(task.getByRole('alert')).toContainText('Erreur lors du signalement de la tâche')
    await expect(task.getByRole('button', { name: 'Pas réussie : Réciter' })).toHaveAttribute('aria-pressed', 'false')
    await page.unroute('**/signal-failure')
    await task.getByRole('button', { name: 'Pas réussie : Réciter' }).click()
    await expect(task.getByRole('alert')).toHaveCount(0)
  })
})

test.describe('What is typed about an objective', () => {
  test('survives closing and a reload until it is saved @O11', async ({ page, signIn }) => {
    const pupil = await signIn()
    const sheet = await openSheet(page, await createObjective(page, pupil, { tasks: [{ title: 'Réciter' }] }))
    await sheet.getByLabel('Vos notes sur cet objectif').fill('Une idée')
    await sheet.getByRole('button', { name: 'Réussi', exact: true }).click()
    await sheet.getByRole('form', { name: 'Réussi' }).getByRole('textbox').fill('Presque fini')
    await sheet.getByRole('button', { name: 'Modifier : Réciter' }).click()
    const task = page.getByRole('dialog', { name: 'Modifier la tâche' })
    await task.getByLabel('Titre de la tâche').fill('Réciter deux fois')
    await page.reload()
    await expect(task.getByLabel('Titre de la tâche')).toHaveValue('Réciter deux fois')
    await task.getByRole('button', { name: 'Fermer' }).click()
    await expect(sheet.getByRole('listitem', { name: 'Réciter' })).toBeVisible()
    await expect(sheet.getByLabel('Vos notes sur cet objectif')).toHaveValue('Une idée')
    await sheet.getByRole('button', { name: 'Réussi', exact: true }).click()
    await expect(sheet.getByRole('form', { name: 'Réussi' }).getByRole('textbox')).toHaveValue('Presque fini')
    await sheet.getByRole('button', { name: 'Modifier : Réciter' }).click()
    await task.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(sheet.getByRole('listitem', { name: 'Réciter deux fois' })).toBeVisible()
    await sheet.getByRole('button', { name: 'Modifier : Réciter deux fois' }).click()
    await expect(task.getByLabel('Titre de la tâche')).toHaveValue('Réciter deux fois')
  })
})
