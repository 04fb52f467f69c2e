import { expectAccessible } from '../support/axe.ts'
import { press, tabTo } from '../support/keyboard.ts'
import { createObjective, dayFromNow, openSheet } from '../support/objectives.ts'
import { expect, test } from '../support/test.ts'

test.describe('One objective', () => {
  test('each criterion sets its status, by keyboard, with its label and its bar @O06 @O07', async ({
    page,
    signIn,
  }) => {
    const pupil = await signIn()
    const sheet = await openSheet(page, await createObjective(page, pupil))
    const bar = sheet.getByRole('progressbar')
    await expect(sheet.getByText('Pas encore évalué')).toBeVisible()
    await expect(bar).toHaveAttribute('aria-valuenow', '0')
    await expectAccessible(page)
    for (const [criterion, label, percent, notes] of [
      ['Réussi si', 'En bonne voie', '50', 'Dix sur dix hier !'],
      ['Des efforts sont nécessaires si', 'Efforts nécessaires', '0', ''],
      ['En bonne voie si', 'En bonne voie', '50', 'Sept sur dix'],
    ] as const) {
      await press(page, sheet.getByRole('button', { name: `C’est mon cas : ${criterion}` }))
      const form = sheet.getByRole('form', { name: `C’est mon cas : ${criterion}` })
      await expect(form.getByRole('textbox')).toBeFocused()
      await page.keyboard.type(notes)
      await press(page, form.getByRole('button', { name: 'Enregistrer' }))
      await expect(form).toHaveCount(0)
      await expect(sheet.getByText(label, { exact: true }).first()).toBeVisible()
      await expect(bar).toHaveAttribute('aria-valuenow', percent)
      await expect(sheet.getByRole('button', { name: `C’est mon cas : ${criterion}` })).toBeFocused()
    }
    await page.reload()
    await expect(sheet.getByText('Votre dernier commentaire')).toBeVisible()
    await expect(sheet.getByText('« Dix sur dix hier ! »')).toBeVisible()
    await expect(bar).toHaveAttribute('aria-valuenow', '50')
  })

  test('« Échoué » leaves it open, « Réussi » finishes it and locks everything @O06 @O07', async ({ page, signIn }) => {
    const pupil = await signIn()
    const objective = await createObjective(page, pupil, { tasks: [{ title: 'Réciter' }, { title: 'Écrire' }] })
    const sheet = await openSheet(page, objective)
    const evaluate = async (how: string, notes: string) => {
      await sheet.getByRole('button', { name: how, exact: true }).click()
      await sheet.getByRole('form', { name: how }).getByRole('textbox').fill(notes)
      await sheet.getByRole('form', { name: how }).getByRole('button', { name: 'Enregistrer' }).click()
    }
    await evaluate('Échoué', 'Pas assez de temps')
    await expect(sheet.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '10')
    await expect(sheet.getByText('Efforts nécessaires', { exact: true }).first()).toBeVisible()
    await expect(sheet.getByText('Échoué', { exact: true })).not.toHaveCount(0)

    await evaluate('Réussi', 'Tout juste !')
    const bravo = sheet.getByRole('status').filter({ hasText: 'Objectif terminé, bravo !' })
    await expect(bravo).toBeFocused()
    await expect(bravo).toContainText('50 points gagnés : c’est ce que vaut un objectif atteint.')
    await expect(sheet.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100')
    await expect(sheet.getByText('Cet objectif est terminé')).toBeVisible()
    await expectAccessible(page)
    await page.reload()
    await expect(sheet.getByText('Cet objectif est terminé')).toBeVisible()
    await expect(bravo).toHaveCount(0)
    // What is left: the cross of the sheet.
    await expect(sheet.getByRole('button')).toHaveCount(1)
    await expect(sheet.getByRole('textbox')).toHaveCount(0)
    await sheet.getByRole('button', { name: 'Fermer' }).click()
    await expect(page.getByRole('article').filter({ hasText: objective.title })).toContainText('Terminé')
  })

  test('a task is added, edited and deleted as long as it is not evaluated @O08', async ({ page, signIn }) => {
    const pupil = await signIn()
    const sheet = await openSheet(page, await createObjective(page, pupil))
    await sheet.getByRole('button', { name: 'Ajouter une tâche' }).click()
    const form = page.getByRole('dialog', { name: 'Ajouter une tâche' })
    for (const day of ['Lundi', 'Mardi', 'Mercredi', 'Jeudi', 'Vendredi'])
      await form.getByRole('button', { name: day }).click()
    await form.getByLabel('À faire avant le').fill(dayFromNow(12))
    await form.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(form.getByText('Veuillez remplir tous les champs obligatoires')).toBeVisible()
    await expect(form.getByText('Veuillez sélectionner au moins un jour')).toBeVisible()
    await expect(form.getByText(/^Cette date est après la fin de l’objectif/)).toBeVisible()
    await expect(form.getByLabel('Titre de la tâche')).toBeFocused()
    await expectAccessible(page)
    await page.keyboard.type('Faire des fiches')
    await form.getByRole('button', { name: 'Samedi' }).click()
    await form.getByLabel('À faire avant le').fill(dayFromNow(11))
    await form.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(form).toHaveCount(0)
    const task = sheet.getByRole('listitem', { name: 'Faire des fiches' })
    await expect(task).toContainText('Jours : samedi')

    await task.getByRole('button', { name: 'Modifier : Faire des fiches' }).click()
    const edit = page.getByRole('dialog', { name: 'Modifier la tâche' })
    await expect(edit.getByRole('button', { name: 'Samedi' })).toHaveAttribute('aria-pressed', 'true')
    await edit.getByLabel('Titre de la tâche').fill('Faire trois fiches')
    await edit.getByRole('button', { name: 'Enregistrer' }).click()
    const edited = sheet.getByRole('listitem', { name: 'Faire trois fiches' })
    await edited.getByRole('button', { name: 'Supprimer : Faire trois fiches' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Annuler' }).click()
    await expect(edited).toBeVisible()
    await edited.getByRole('button', { name: 'Supprimer : Faire trois fiches' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click()
    await expect(edited).toHaveCount(0)
  })

  test('a task is reported with notes, again the other way, and is not edited then @O08 @O09', async ({
    page,
    signIn,
  }) => {
    const pupil = await signIn()
    const sheet = await openSheet(page, await createObjective(page, pupil, { tasks: [{ title: 'Réciter' }] }))
    const task = sheet.getByRole('listitem', { name: 'Réciter' })
    await press(page, task.getByRole('button', { name: 'Réussie : Réciter', exact: true }))
    await page.keyboard.type('Sans faute')
    await press(page, task.getByRole('button', { name: 'Enregistrer' }))
    await expect(task.getByRole('paragraph').filter({ hasText: 'Sans faute' })).toBeVisible()
    await expect(task.getByRole('button', { name: 'Réussie : Réciter', exact: true })).toBeFocused()
    await expect(task.getByRole('button', { name: /^(Modifier|Supprimer)/ })).toHaveCount(0)
    await expect(sheet.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100')

    await task.getByRole('button', { name: 'Pas réussie : Réciter' }).click()
    await task.getByRole('textbox').fill('En fait, trois fautes')
    await task.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(task.getByRole('paragraph').filter({ hasText: 'En fait, trois fautes' })).toBeVisible()
    await expect(sheet.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0')
    await expectAccessible(page)
  })

  test('is edited within the rules, cancelled and deleted after a question @O10 @O11', async ({ page, signIn }) => {
    const pupil = await signIn()
    const objective = await createObjective(page, pupil)
    const sheet = await openSheet(page, objective)
    await sheet.getByRole('button', { name: 'Modifier l’objectif' }).click()
    const form = page.getByRole('dialog', { name: 'Modifier l’objectif' })
    await form.getByLabel('Titre de l’objectif').fill(' ')
    await form.getByLabel('Date de fin').fill(dayFromNow(-4))
    await form.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(form.getByText("Veuillez entrer un titre pour l'objectif")).toBeVisible()
    await expect(form.getByText('La date de fin doit être après la date de début')).toBeVisible()
    await form.getByLabel('Date de fin').fill(dayFromNow(19))
    const tooLong = "La durée de l'objectif ne peut pas dépasser 3 semaines (21 jours)"
    await expect(form.getByText(tooLong)).toBeVisible()
    await expectAccessible(page)
    await form.getByLabel('Date de fin').fill(dayFromNow(18))
    await form.getByLabel('Titre de l’objectif').fill('Savoir vingt verbes')
    await form.getByLabel('Réussi si').fill('Vingt sur vingt')
    await form.getByRole('button', { name: 'Enregistrer' }).click()
    const renamed = page.getByRole('dialog', { name: 'Savoir vingt verbes' })
    await expect(renamed.getByText('Vingt sur vingt')).toBeVisible()
    await expect(renamed.getByText('Encore 18 jours')).toBeVisible()

    await renamed.getByLabel('Vos notes sur cet objectif').fill('Cinq par jour')
    await renamed.getByRole('button', { name: 'Enregistrer les notes' }).click()
    await expect(renamed.getByRole('button', { name: 'Enregistrer les notes' })).toHaveCount(0)
    // What is written there moves the buttons below it.
    await expect(renamed.getByText('Objectif modifié')).toHaveCount(2)

    await renamed.getByRole('button', { name: 'Annuler cet objectif' }).click()
    const question = page.getByRole('alertdialog')
    await expect(question.getByRole('button', { name: 'Non, continuer' })).toBeFocused()
    await question.getByRole('button', { name: 'Oui, l’annuler' }).click()
    await expect(renamed.getByText('Cet objectif est annulé', { exact: true })).toBeVisible()
    await expect(renamed.getByRole('button', { name: /Modifier|Ajouter|Réussi/ })).toHaveCount(0)
    await expect(renamed.getByText('Cinq par jour')).toBeVisible()
    await renamed.getByRole('button', { name: 'Supprimer' }).click()
    await question.getByRole('button', { name: 'Oui, supprimer' }).click()
    await expect(page.getByText('Aucun objectif pour le moment')).toBeVisible()
    await expect(page).toHaveURL('/objectives')
  })

  test('shows its way so far as a curve and in words @O11', async ({ page, signIn }) => {
    const pupil = await signIn()
    const sheet = await openSheet(page, await createObjective(page, pupil, { tasks: [{ title: 'Réciter' }] }))
    await expect(sheet.getByRole('img', { name: /^Courbe/ })).toHaveCount(0)
    await sheet.getByRole('button', { name: 'Réussie : Réciter', exact: true }).click()
    await sheet.getByRole('form').getByRole('button', { name: 'Enregistrer' }).click()
    await expect(sheet.getByRole('form')).toHaveCount(0)
    await sheet.getByRole('button', { name: 'C’est mon cas : En bonne voie si' }).click()
    await sheet.getByRole('form').getByRole('button', { name: 'Enregistrer' }).click()
    const curve = sheet.getByRole('img', { name: 'Courbe de la progression en 3 étapes, de 0 % à 50 %' })
    await expect(curve).toBeVisible()
    const steps = sheet.getByRole('listitem').filter({ hasText: 'Progression' })
    await expect(steps).toHaveText([/En bonne voie.*50\s%/, /Tâche réussie\s: Réciter.*100\s%/, /Objectif créé.*0\s%/])
    await tabTo(page, sheet.getByRole('button', { name: 'Supprimer', exact: true }))
    await expectAccessible(page)
  })
})
