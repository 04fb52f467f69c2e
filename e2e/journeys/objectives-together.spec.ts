import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { createObjective, openSheet, send } from '../support/objectives.ts'
import { createPupil, elsewhere, enterAs, openMenu } from '../support/people.ts'
import { expect, test } from '../support/test.ts'

const changed = 'Cet objectif a changé entre-temps'

test.describe('Two people, or two tabs, on one objective', () => {
  test.use({ expectedErrors: [/409|404/] })

  test('the second to save an edit is told what changed, and loses nothing @O11', async ({ page, context, signIn }) => {
    const pupil = await signIn()
    const objective = await createObjective(page, pupil)
    await openSheet(page, objective)
    const other = await context.newPage()
    await openSheet(other, objective)
    const open = async (tab: Page) => {
      await tab.getByRole('button', { name: 'Modifier l’objectif' }).click()
      return tab.getByRole('dialog', { name: 'Modifier l’objectif' })
    }
    const [first, second] = [await open(page), await open(other)]
    await first.getByLabel('Titre de l’objectif').fill('Titre du premier onglet')
    await first.getByLabel('En bonne voie si').fill('Huit sur dix')
    await first.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(first).toHaveCount(0)

    await second.getByLabel('Titre de l’objectif').fill('Titre du second onglet')
    await second.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(second.getByText(changed)).toBeVisible()
    await expect(second.getByText('Titre — Version actuelle : Titre du premier onglet')).toBeVisible()
    await expect(second.getByText('En bonne voie si — Version actuelle : Huit sur dix')).toBeVisible()
    await expect(second.getByLabel('Titre de l’objectif')).toHaveValue('Titre du second onglet')
    // A field that was not touched here follows what was saved there.
    await expect(second.getByLabel('En bonne voie si')).toHaveValue('Huit sur dix')
    await expectAccessible(other)
    await second.getByRole('button', { name: 'Enregistrer' }).click()
    const sheet = other.getByRole('dialog', { name: 'Titre du second onglet' })
    await expect(sheet.getByText('Huit sur dix')).toBeVisible()
  })

  test('a draft that was overtaken while it was closed says so when it is opened again @O11', async ({
    page,
    signIn,
  }) => {
    const pupil = await signIn()
    const objective = await createObjective(page, pupil)
    await openSheet(page, objective)
    await page.getByRole('button', { name: 'Modifier l’objectif' }).click()
    const form = page.getByRole('dialog', { name: 'Modifier l’objectif' })
    await form.getByLabel('Titre de l’objectif').fill('Mon titre')
    await send(page, 'PUT', `/${objective.id}`, { title: 'Leur titre', version: objective.version })
    await page.reload()
    await expect(form.getByText(changed)).toBeVisible()
    await expect(form.getByText('Version actuelle : Leur titre')).toBeVisible()
    await expect(form.getByLabel('Titre de l’objectif')).toHaveValue('Mon titre')
    await form.getByRole('button', { name: 'Oublier mes changements' }).click()
    await expect(form.getByLabel('Titre de l’objectif')).toHaveValue('Leur titre')
  })

  test('a pupil and a manager never overwrite each other @O11', async ({ page, browser, signIn }) => {
    const teacher = await signIn({ role: 'ROLE_TEACHER' })
    await page.goto('/')
    const pupil = await createPupil(page, teacher, 'Inaya')
    const objective = await createObjective(page, pupil)
    const menu = await openMenu(page)
    await menu.getByRole('button', { name: 'Voir comme un élève' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Inaya' }).click()
    await expect(page.getByText('Vous voyez Ariane comme Inaya.')).toBeVisible()
    const forTeacher = await openSheet(page, objective)
    const hers = await elsewhere(browser, page)
    await enterAs(hers, new URL(page.url()).origin, pupil)
    const forPupil = await openSheet(hers, objective)

    const write = async (sheet: Locator, notes: string) => {
      await sheet.getByLabel('Vos notes sur cet objectif').fill(notes)
      await sheet.getByRole('button', { name: 'Enregistrer les notes' }).click()
    }
    await write(forTeacher, 'Commencez par les dix premiers.')
    await expect(forTeacher.getByText('Objectif modifié')).toBeVisible()
    await expect(forTeacher.getByText(/· par un adulte$/)).toHaveCount(2)
    await write(forPupil, 'Je fais les dix derniers.')
    await expect(forPupil.getByText('Notes — Version actuelle : Commencez par les dix premiers.')).toBeVisible()
    await expect(forPupil.getByLabel('Vos notes sur cet objectif')).toHaveValue('Je fais les dix derniers.')
    await forPupil.getByRole('button', { name: 'Enregistrer les notes' }).click()
    await expect(forPupil.getByText(changed)).toHaveCount(0)

    await forTeacher.getByRole('button', { name: 'Réussi', exact: true }).click()
    await forTeacher.getByRole('form', { name: 'Réussi' }).getByRole('textbox').fill('Bravo Inaya')
    await forTeacher.getByRole('form', { name: 'Réussi' }).getByRole('button', { name: 'Enregistrer' }).click()
    await expect(forTeacher.getByText(changed)).toBeVisible()
    await expect(forTeacher.getByRole('form', { name: 'Réussi' }).getByRole('textbox')).toHaveValue('Bravo Inaya')
    await forTeacher.getByRole('form', { name: 'Réussi' }).getByRole('button', { name: 'Enregistrer' }).click()
    await expect(forTeacher.getByText('Cet objectif est terminé')).toBeVisible()

    // She was still writing when it ended: told so, her words are kept in sight.
    await write(forPupil, 'Encore une idée')
    await expect(forPupil.getByText('Statut — Version actuelle : Terminé')).toBeVisible()
    await expect(forPupil.getByText('Vous étiez en train d’écrire :')).toBeVisible()
    await expect(forPupil.getByText('Encore une idée')).toBeVisible()
    await hers.context().close()
  })

  test('an objective that was deleted elsewhere is said to be gone @O11', async ({ page, signIn }) => {
    const pupil = await signIn()
    const objective = await createObjective(page, pupil)
    const sheet = await openSheet(page, objective)
    await send(page, 'DELETE', `/${objective.id}`)
    await sheet.getByRole('button', { name: 'Échoué', exact: true }).click()
    await sheet.getByRole('form', { name: 'Échoué' }).getByRole('button', { name: 'Enregistrer' }).click()
    await expect(page.getByText('Cet objectif a été supprimé entre-temps.')).toBeVisible()
    await expect(page.getByText('Aucun objectif pour le moment')).toBeVisible()
  })
})
