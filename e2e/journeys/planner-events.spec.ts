import { expectAccessible } from '../support/axe.ts'
import { press, tabTo } from '../support/keyboard.ts'
import { dayFromNow } from '../support/objectives.ts'
import { createEvent, editSheet, findDay, newSheet, otherDay } from '../support/planner.ts'
import { recordSent } from '../support/player.ts'
import { SMOKE } from '../support/scope.ts'
import { expect, test } from '../support/test.ts'

const EVENT = '**/api/calendar/event'

test.describe('An event of one’s own', () => {
  test('is added on a day with its defaults, once it has a title @N02 @N04 @N11', { tag: SMOKE }, async ({
    page,
    signIn,
  }) => {
    const person = await signIn()
    const sent = await recordSent(page, '/api/calendar/event')
    await page.goto('/scolaire')
    const day = otherDay()
    await findDay(page, day)
      .getByRole('button', { name: /^\+ Ajouter/ })
      .click()
    const sheet = newSheet(page)
    const save = sheet.getByRole('button', { name: 'Enregistrer' })
    await expect(save).toBeDisabled()
    await expect(save).toHaveAccessibleDescription('Donnez un titre pour pouvoir enregistrer.')
    await expect(sheet.getByRole('radio', { name: 'Cours' })).toBeChecked()
    await expect(sheet.getByLabel('Date de début')).toHaveValue(day)
    await expect(sheet.getByLabel('Heure de début')).toHaveValue('08:00')
    await expect(sheet.getByLabel('Heure de fin')).toHaveValue('09:00')
    await sheet.getByLabel('Titre').fill('   ')
    await expect(save).toBeDisabled()
    await sheet.getByLabel('Titre').fill('Géométrie')
    const quick = sheet.getByRole('button', { name: '14:00 – 15:00' })
    await quick.click()
    await expect(quick).toHaveAttribute('aria-pressed', 'true')
    await expect(sheet.getByLabel('Heure de fin')).toHaveValue('15:00')
    await sheet.getByLabel('Heure de début').fill('10:15')
    await expect(sheet.getByLabel('Heure de fin')).toHaveValue('11:15')
    await expectAccessible(page)
    await save.click()
    await expect(sheet).toBeHidden()
    const card = findDay(page, day).getByRole('link', { name: /Géométrie/ })
    await expect(card).toContainText('10:15 – 11:15')
    await expect(card).toContainText('Cours')
    expect(await sent()).toEqual([expect.objectContaining({ userId: person.uid, title: 'Géométrie', type: 'course' })])
  })

  test('keeps subject, chapter, image, link and repetition @N04', async ({ page, signIn }) => {
    await signIn()
    const day = dayFromNow(0)
    await page.goto(`/scolaire?ajouter=${day}`)
    const sheet = newSheet(page)
    await sheet.getByLabel('Titre').fill('Contrôle d’histoire')
    await sheet.getByRole('radio', { name: 'Contrôle' }).check()
    await sheet.getByLabel('Matière', { exact: true }).selectOption('Histoire')
    const chapter = sheet.getByLabel('Chapitre', { exact: true })
    await expect(chapter).toBeEnabled()
    await chapter.selectOption({ index: 1 })
    const chosen = await chapter.inputValue()
    const chapterTitle = (await chapter.locator('option:checked').textContent()) ?? ''
    await sheet.getByLabel('Répétition').selectOption('Chaque semaine')
    await sheet.getByLabel(/^Jusqu’au/).fill(dayFromNow(30))
    await sheet.getByLabel('Ajouter une image', { exact: true }).first().setInputFiles(PHOTO)
    await sheet.getByLabel('Adresse d’une page web').fill('exemple.fr/lecon')
    await sheet.getByRole('button', { name: 'Ajouter le lien' }).click()
    await expect(sheet.getByRole('list', { name: 'Documents de l’événement' }).getByRole('listitem')).toHaveCount(2)
    await sheet.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(sheet).toBeHidden()
    await findDay(page, day)
      .getByRole('link', { name: /Contrôle d’histoire/ })
      .click()
    await expect(page.getByText(/^Se répète chaque semaine, jusqu’au/)).toBeVisible()
    await expect(page.getByText(chapterTitle)).toBeVisible()
    await expect(page.getByRole('img', { name: 'photo.png' })).toBeVisible()
    await expect(page.getByRole('link', { name: /exemple\.fr\/lecon/ })).toHaveAttribute(
      'href',
      'https://exemple.fr/lecon',
    )
    await page.getByRole('button', { name: 'Modifier' }).click()
    await expect(editSheet(page).getByLabel('Chapitre', { exact: true })).toHaveValue(chosen)
    await expectAccessible(page)
  })

  test('is changed for one repetition, then deleted for all of them @N04', async ({ page, signIn }) => {
    const person = await signIn()
    await page.goto('/scolaire')
    await createEvent(page, person, { title: 'Piano', type: 'other', recurrenceType: 'weekly' })
    await page.goto('/scolaire')
    const today = findDay(page, dayFromNow(0))
    await today.getByRole('link', { name: /Piano/ }).click()
    await page.getByRole('button', { name: 'Modifier' }).click()
    const sheet = editSheet(page)
    await expect(sheet.getByRole('radio', { name: 'Cet événement' })).toBeChecked()
    await sheet.getByLabel('Titre').fill('Concert de piano')
    await sheet.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(today.getByRole('link', { name: /Concert de piano/ })).toBeVisible()
    await page.getByRole('button', { name: 'Semaine suivante' }).click()
    await page.getByRole('link', { name: /Piano/ }).click()
    await page.getByRole('button', { name: 'Supprimer' }).click()
    const question = page.getByRole('alertdialog', {
      name: 'Êtes-vous sûr de vouloir supprimer cet événement ?',
    })
    await question.getByRole('radio', { name: 'Tous' }).check()
    await expect(question.getByText('Les fois que vous avez modifiées à part seront supprimées aussi.')).toBeVisible()
    await expectAccessible(page)
    await question.getByRole('button', { name: 'Supprimer' }).click()
    await expect(page.getByText('Aucun événement')).toHaveCount(7)
  })

  test('keeps its draft through closing, a reload and another day @N04', async ({ page, signIn }) => {
    await signIn()
    await page.goto(`/scolaire?ajouter=${dayFromNow(0)}`)
    const sheet = newSheet(page)
    await sheet.getByLabel('Titre').fill('À moitié écri')
    await page.reload()
    await expect(sheet.getByLabel('Titre')).toHaveValue('À moitié écri')
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
    await findDay(page, otherDay())
      .getByRole('button', { name: /^\+ Ajouter/ })
      .click()
    await expect(sheet.getByLabel('Titre')).toHaveValue('À moitié écri')
    await expect(sheet.getByLabel('Date de début')).toHaveValue(otherDay())
    await sheet.getByRole('button', { name: 'Effacer le brouillon' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Effacer', exact: true }).click()
    await expect(sheet.getByLabel('Titre')).toHaveValue('')
  })

  test('is added with the keyboard alone @N04', async ({ page, signIn }) => {
    await signIn()
    await page.goto('/scolaire')
    await press(page, page.getByRole('button', { name: 'Ajouter un événement' }))
    const sheet = newSheet(page)
    await tabTo(page, sheet.getByLabel('Titre'))
    await page.keyboard.type('Clavier')
    await page.keyboard.press('Enter')
    await expect(sheet).toBeHidden()
    await expect(page.getByRole('link', { name: /Clavier/ })).toBeVisible()
  })
})

test.describe('An event that changed in another window', () => {
  test.use({ expectedErrors: [/409/] })

  test('is not overwritten: what was typed stays, what differs is said, then both are kept @N04', async ({
    page,
    signIn,
    context,
  }) => {
    const person = await signIn()
    await page.goto('/scolaire')
    const id = await createEvent(page, person, { title: 'Piano', type: 'other' })
    await page.goto(`/planning/${id}?modifier=1`)
    await expect(editSheet(page).getByLabel('Titre')).toHaveValue('Piano')
    const other = await context.newPage()
    await other.goto(`/planning/${id}?modifier=1`)
    await editSheet(other).getByLabel('Titre').fill('Piano et solfège')
    await editSheet(other).getByRole('button', { name: 'Enregistrer' }).click()
    await expect(editSheet(other)).toBeHidden()

    const sheet = editSheet(page)
    await sheet.getByLabel('Description (facultatif)').fill('Apporter la partition')
    await sheet.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(sheet.getByText('Cet événement a changé entre-temps')).toBeVisible()
    await expect(sheet.getByText('Titre : Piano et solfège')).toBeVisible()
    await expect(sheet.getByLabel('Titre')).toHaveValue('Piano et solfège')
    await expect(sheet.getByLabel('Description (facultatif)')).toHaveValue('Apporter la partition')
    await expectAccessible(page)
    await sheet.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(sheet).toBeHidden()
    await page.goto(`/planning/${id}`)
    await expect(page.getByRole('heading', { name: 'Piano et solfège' })).toBeVisible()
    await expect(page.getByText('Apporter la partition')).toBeVisible()
  })
})

test.describe('An event that cannot be kept or read', () => {
  test.use({ expectedErrors: [/500|404|400/] })

  test('refuses what is too large, and tells which file the server cannot keep @N04', async ({ page, signIn }) => {
    await signIn()
    await page.goto(`/scolaire?ajouter=${dayFromNow(0)}`)
    const sheet = newSheet(page)
    await sheet.getByLabel('Titre').fill('Exposé')
    const pick = sheet.getByLabel('Ajouter une image', { exact: true }).first()
    await pick.setInputFiles({ name: 'grande.png', mimeType: 'image/png', buffer: Buffer.alloc(11 * 2 ** 20) })
    await expect(sheet.getByText('« grande.png » fait 11 Mo : la limite est de 10 Mo par fichier.')).toBeVisible()
    await pick.setInputFiles({ name: 'faux.png', mimeType: 'image/png', buffer: Buffer.from('<html>') })
    await sheet.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(sheet.getByText(/«\sfaux.png\s» n’est pas dans un format/)).toBeVisible()
    await sheet.getByRole('button', { name: 'Retirer « faux.png »' }).click()
    await sheet.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(sheet).toBeHidden()
  })

  test('says so in the words of the specification, and keeps what was typed @N04 @N11', async ({ page, signIn }) => {
    await signIn()
    await page.goto('/planning/00000000-0000-4000-8000-000000000000')
    await expect(page.getByText("Erreur lors du chargement de l'événement")).toBeVisible()
    await page.goto(`/scolaire?ajouter=${dayFromNow(0)}`)
    const sheet = newSheet(page)
    await page.route(EVENT, route => route.fulfill({ status: 500, body: '{}' }))
    await sheet.getByLabel('Titre').fill('Ne pas perdre')
    await sheet.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(sheet.getByText(/n’a pas pu être enregistré/)).toBeVisible()
    await expect(sheet.getByLabel('Titre')).toHaveValue('Ne pas perdre')
    await page.unroute(EVENT)
    await sheet.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(sheet).toBeHidden()
    await expect(page.getByRole('link', { name: /Ne pas perdre/ })).toBeVisible()
  })
})

const PHOTO = {
  name: 'photo.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
    'base64',
  ),
}
