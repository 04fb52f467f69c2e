import { expectAccessible } from '../support/axe.ts'
import { addTask, field, findSheet, next, openSheet, toTasks } from '../support/create-objective.ts'
import { press, tabTo } from '../support/keyboard.ts'
import { dayFromNow } from '../support/objectives.ts'
import { recordSent } from '../support/player.ts'
import { SMOKE } from '../support/scope.ts'
import { expect, test } from '../support/test.ts'

const OBJECTIVES = '**/api/objectives'

test.describe('A new objective', () => {
  test('is created in three steps with the pupil’s own tasks @O02 @O03 @O05', { tag: SMOKE }, async ({
    page,
    signIn,
  }) => {
    const person = await signIn()
    const sent = await recordSent(page, '/api/objectives')
    const sheet = await openSheet(page)
    await field(sheet, 'Votre objectif').fill('Ranger mes cours')
    await sheet.getByRole('radio', { name: /^Comportemental/ }).check()
    await next(sheet)
    await sheet.getByRole('button', { name: 'Ajouter une tâche' }).click()
    await expect(sheet.getByRole('heading', { name: 'Nouvelle tâche' })).toBeFocused()
    for (const day of ['Lundi', 'Mardi', 'Mercredi', 'Jeudi', 'Vendredi'])
      await expect(sheet.getByRole('button', { name: day })).toHaveAttribute('aria-pressed', 'true')
    await field(sheet, 'Titre de la tâche').fill('Trier mes feuilles')
    for (const day of ['Lundi', 'Mardi', 'Jeudi', 'Samedi']) await sheet.getByRole('button', { name: day }).click()
    await sheet.getByLabel('Heure de début').fill('17:00')
    await sheet.getByLabel('Heure de fin').fill('17:30')
    await sheet.getByRole('button', { name: 'Ajouter', exact: true }).click()
    await expect(sheet.getByRole('listitem')).toContainText('De 17:00 à 17:30')
    await sheet.getByRole('button', { name: 'Modifier « Trier mes feuilles »' }).click()
    await field(sheet, 'Titre de la tâche').fill('Trier mes feuilles volantes')
    await sheet.getByRole('button', { name: 'Enregistrer' }).click()
    await addTask(sheet, 'À supprimer')
    await sheet.getByRole('button', { name: 'Supprimer « À supprimer »' }).click()
    await expect(sheet.getByRole('listitem')).toHaveCount(1)
    await next(sheet)
    await expect(sheet.getByLabel('Début')).toHaveValue(dayFromNow(0))
    await expect(sheet.getByLabel(/^Fin/)).toHaveValue(dayFromNow(21))
    await field(sheet, 'C’est réussi si…').fill('Tout est à sa place')
    await sheet.getByRole('button', { name: 'Créer l’objectif' }).click()
    await expect(sheet).toBeHidden()
    await expect(page.getByRole('article')).toContainText('Ranger mes cours')
    expect(await sent()).toEqual([
      {
        objective: {
          id: expect.stringMatching(/^[0-9a-f-]{36}$/),
          userId: person.uid,
          title: 'Ranger mes cours',
          type: 'Behavioral',
          startDate: dayFromNow(0),
          endDate: dayFromNow(21),
          isDaily: false,
          recurrenceDays: [3, 5, 6],
          successCriteria: 'Tout est à sa place',
          progressCriteria: '',
          effortNeededCriteria: '',
          tasks: [
            {
              title: 'Trier mes feuilles volantes',
              description: '',
              selectedDays: [3, 5, 6],
              dueDate: null,
              startTime: '17:00',
              endTime: '17:30',
            },
          ],
        },
      },
    ])
    await page.getByRole('button', { name: 'Nouvel objectif' }).click()
    await expect(field(sheet, 'Votre objectif')).toHaveValue('')
  })

  test('says at each step what is missing, next to the field that has the focus @O02 @O03 @O05', async ({
    page,
    signIn,
  }) => {
    await signIn()
    const sheet = await openSheet(page)
    const title = field(sheet, 'Votre objectif')
    await next(sheet)
    await expect(title).toBeFocused()
    await expect(title).toHaveAccessibleDescription("Veuillez entrer un titre pour l'objectif")
    await title.fill('Mes tables')
    await expect(sheet.getByText("Veuillez entrer un titre pour l'objectif")).toBeHidden()
    await next(sheet)
    await next(sheet)
    await expect(sheet.getByRole('alert')).toContainText('Veuillez ajouter au moins une tâche')
    const add = sheet.getByRole('button', { name: 'Ajouter une tâche' })
    await expect(add).toBeFocused()
    await add.click()
    const keep = sheet.getByRole('button', { name: 'Ajouter', exact: true })
    await keep.click()
    await expect(field(sheet, 'Titre de la tâche')).toBeFocused()
    await expect(field(sheet, 'Titre de la tâche')).toHaveAccessibleDescription(
      'Veuillez remplir tous les champs obligatoires',
    )
    await field(sheet, 'Titre de la tâche').fill('Réciter')
    for (const day of ['Lundi', 'Mardi', 'Mercredi', 'Jeudi', 'Vendredi'])
      await sheet.getByRole('button', { name: day }).click()
    await keep.click()
    await expect(sheet.getByRole('button', { name: 'Lundi' })).toBeFocused()
    await expect(sheet.getByRole('button', { name: 'Lundi' })).toHaveAccessibleDescription(
      'Veuillez sélectionner au moins un jour',
    )
    await sheet.getByRole('button', { name: 'Lundi' }).click()
    await sheet.getByLabel('Heure de début').fill('18:00')
    await sheet.getByLabel('Heure de fin').fill('17:00')
    await keep.click()
    await expect(sheet.getByText('L’heure de fin doit être après l’heure de début.')).toBeVisible()
    await sheet.getByLabel('Heure de fin').fill('18:30')
    await keep.click()
    await next(sheet)

    const create = sheet.getByRole('button', { name: 'Créer l’objectif' })
    const end = sheet.getByLabel(/^Fin/)
    await end.fill(dayFromNow(22))
    await create.click()
    await expect(end).toBeFocused()
    await expect(end).toHaveAccessibleDescription("La durée de l'objectif ne peut pas dépasser 3 semaines (21 jours)")
    await expectAccessible(page)
    await end.fill(dayFromNow(-1))
    await expect(end).toHaveAccessibleDescription('La date de fin doit être après la date de début')
    await end.fill(dayFromNow(0))
    await expect(sheet.getByText('Un seul jour')).toBeVisible()
    await create.click()
    await expect(sheet).toBeHidden()
    await expect(page.getByRole('article')).toContainText('Mes tables')
  })

  test('keeps its draft through closing and a reload, until the pupil lets it go @O02 @O03', async ({
    page,
    signIn,
  }) => {
    await signIn()
    const sheet = await toTasks(page, 'Mes tables')
    await addTask(sheet, 'Réciter')
    await sheet.getByRole('button', { name: 'Ajouter une tâche' }).click()
    await field(sheet, 'Titre de la tâche').fill('À moitié écri')
    await page.reload()
    await expect(field(sheet, 'Titre de la tâche')).toHaveValue('À moitié écri')
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
    await page.getByRole('button', { name: 'Nouvel objectif' }).click()
    await expect(field(sheet, 'Titre de la tâche')).toHaveValue('À moitié écri')
    await sheet.getByRole('button', { name: 'Effacer le brouillon' }).click()
    const question = page.getByRole('alertdialog', { name: 'Effacer le brouillon ?' })
    await question.getByRole('button', { name: 'Annuler' }).click()
    await expect(field(sheet, 'Titre de la tâche')).toHaveValue('À moitié écri')
    await sheet.getByRole('button', { name: 'Effacer le brouillon' }).click()
    await question.getByRole('button', { name: 'Effacer', exact: true }).click()
    await expect(field(sheet, 'Votre objectif')).toHaveValue('')
    await page.reload()
    await expect(field(sheet, 'Votre objectif')).toHaveValue('')
  })

  test('is made with the keyboard alone @O02 @O03 @O05', async ({ page, signIn }) => {
    await signIn()
    await page.goto('/objectives')
    await press(page, page.getByRole('button', { name: 'Nouvel objectif' }))
    const sheet = findSheet(page)
    await expect(field(sheet, 'Votre objectif')).toBeFocused()
    await page.keyboard.type('Lire chaque soir')
    await page.keyboard.press('Enter')
    await press(page, sheet.getByRole('button', { name: 'Ajouter une tâche' }))
    await tabTo(page, field(sheet, 'Titre de la tâche'))
    await page.keyboard.type('Lire dix pages')
    await press(page, sheet.getByRole('button', { name: 'Samedi' }))
    await expect(sheet.getByRole('button', { name: 'Samedi' })).toHaveAttribute('aria-pressed', 'true')
    await press(page, sheet.getByRole('button', { name: 'Dimanche' }))
    await press(page, sheet.getByRole('button', { name: 'Ajouter', exact: true }))
    await press(page, sheet.getByRole('button', { name: 'Continuer' }))
    await tabTo(page, field(sheet, 'C’est réussi si…'))
    await page.keyboard.type('J’ai fini mon livre')
    await press(page, sheet.getByRole('button', { name: 'Créer l’objectif' }))
    await expect(sheet).toBeHidden()
    await expect(page.getByRole('article')).toContainText('Lire chaque soir')
  })
})

test.describe('When the server fails, a new objective', () => {
  test.use({ expectedErrors: [/500/] })

  test('keeps everything and is created at the next try @O05', async ({ page, signIn }) => {
    await signIn()
    await page.route(OBJECTIVES, route => route.fulfill({ status: 500, body: '{}' }))
    const sheet = await toTasks(page, 'Mes tables')
    await addTask(sheet, 'Réciter')
    await next(sheet)
    await field(sheet, 'C’est réussi si…').fill('Tout juste')
    const create = sheet.getByRole('button', { name: 'Créer l’objectif' })
    await create.click()
    await expect(sheet.getByRole('alert')).toContainText("Erreur lors de la création de l'objectif")
    await page.reload()
    await expect(field(sheet, 'C’est réussi si…')).toHaveValue('Tout juste')
    await page.unroute(OBJECTIVES)
    await create.click()
    await expect(sheet).toBeHidden()
    await expect(page.getByRole('article')).toContainText('Mes tables')
  })

  test('is created once although the first answer was lost on the way @O05', async ({ page, signIn }) => {
    await signIn()
    await page.route(OBJECTIVES, async route => {
      await route.fetch()
      await route.fulfill({ status: 500, body: '{}' })
    })
    const sheet = await toTasks(page, 'Mes tables')
    await addTask(sheet, 'Réciter')
    await next(sheet)
    const create = sheet.getByRole('button', { name: 'Créer l’objectif' })
    await create.click()
    await expect(sheet.getByRole('alert')).toContainText("Erreur lors de la création de l'objectif")
    await page.reload()
    await page.unroute(OBJECTIVES)
    await create.click()
    await expect(sheet).toBeHidden()
    await expect(page.getByRole('article')).toHaveCount(1)
  })

  test('can be given up while it is being sent @O05', async ({ page, signIn }) => {
    await signIn()
    let answer = () => {}
    const waiting = new Promise<void>(resolve => {
      answer = resolve
    })
    await page.route(OBJECTIVES, async route => {
      await waiting
      await route.abort().catch(() => undefined)
    })
    const sheet = await toTasks(page, 'Mes tables')
    await addTask(sheet, 'Réciter')
    await next(sheet)
    await sheet.getByRole('button', { name: 'Créer l’objectif' }).click()
    await expect(sheet.getByRole('button', { name: 'Création…' })).toBeVisible()
    await sheet.getByRole('button', { name: 'Annuler' }).click()
    await expect(sheet.getByText(/L’envoi a été arrêté/)).toBeVisible()
    answer()
    await expect(field(sheet, 'C’est réussi si…')).toBeVisible()
  })
})
