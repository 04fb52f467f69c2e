import { expectAccessible } from '../support/axe.ts'
import {
  begin,
  chooseMode,
  choosePlace,
  create,
  createBySheet,
  next,
  pick,
  READING,
  readText,
  sentTo,
  sheet,
} from '../support/homework-sheet.ts'
import { press, tabTo } from '../support/keyboard.ts'
import { docx, pdf, plain } from '../support/papers.ts'
import { SMOKE } from '../support/scope.ts'
import { expect, test } from '../support/test.ts'
import { DAY_OF_MONTH } from '../support/written-dates.ts'

test.describe('Homework', () => {
  test('a homework is written by keyboard alone, from the empty screen to its card @H01 @H03 @H04', {
    tag: SMOKE,
  }, async ({ page, signIn }) => {
    test.slow()
    const person = await signIn()
    await page.goto('/homework')
    await expect(page.getByText("Recevez de l'aide personnalisée pour vos devoirs")).toBeVisible()
    await expect(page.getByText('Aucun devoir', { exact: true })).toBeVisible()
    await expect(page.getByText("Créez votre premier devoir pour recevoir de l'aide personnalisée")).toBeVisible()
    const block = page.getByRole('region', { name: 'Assistant IA Ariane' })
    for (const tile of ['Capture intelligente', 'Import de fichiers', 'Enregistrement audio', 'Correction interactive'])
      await expect(block.getByText(tile, { exact: true })).toBeVisible()
    await expectAccessible(page)

    await press(page, page.getByRole('button', { name: 'Nouveau devoir' }))
    await expect(page.getByRole('dialog', { name: 'Créer un devoir - Étape 1/3' })).toBeVisible()
    await expect(next(page)).toBeDisabled()
    await expect(next(page)).toHaveAccessibleDescription('Choisissez une façon de donner votre devoir')
    await press(page, sheet(page).getByRole('button', { name: /^Texte/ }))
    await expectAccessible(page)
    await press(page, next(page))
    await expect(page.getByRole('dialog', { name: 'Créer un devoir - Étape 2/3' })).toBeVisible()
    await tabTo(page, sheet(page).getByLabel('Énoncé du devoir'))
    await page.keyboard.type('   ')
    await expect(next(page)).toBeDisabled()
    await expect(next(page)).toHaveAccessibleDescription('Écrivez l’énoncé du devoir')
    await page.keyboard.type('Exercice 1 : calculer 3 + 4.')
    await expectAccessible(page)

    await page.reload()
    await expect(sheet(page).getByLabel('Énoncé du devoir')).toHaveValue('   Exercice 1 : calculer 3 + 4.')
    await press(page, next(page))
    await press(page, sheet(page).getByRole('button', { name: 'Français', exact: true }))
    await expect(sheet(page).getByText('Choisissez le chapitre en Français')).toBeVisible()
    await expect(create(page)).toBeDisabled()
    await expect(create(page)).toHaveAccessibleDescription('Choisissez un chapitre')
    await press(page, sheet(page).getByRole('button', { name: 'Précédent' }))
    await press(page, sheet(page).getByRole('button', { name: 'Histoire', exact: true }))
    await press(page, sheet(page).getByRole('button', { name: 'Changer de matière' }))
    await press(page, sheet(page).getByRole('button', { name: 'Mathématiques', exact: true }))
    const chapters = sheet(page).getByRole('group', { name: 'Choisissez le chapitre en Mathématiques' })
    await press(page, chapters.getByRole('button').first())
    await expect(chapters.getByRole('button').first()).toContainText('Sélectionné')
    await expectAccessible(page)

    expect(await sentTo(page, '**/api/path/generate', () => press(page, create(page)))).toEqual({
      desc: 'Exercice 1 : calculer 3 + 4.',
      userId: person.uid,
      pathType: 'homework',
      subject: 'Mathématiques',
      chapterId: expect.any(String),
      text: 'Exercice 1 : calculer 3 + 4.',
    })
    await expect(sheet(page)).toBeHidden(READING)
    const card = page.getByRole('article')
    await expect(card).toContainText('Disponible')
    await expect(card).toContainText('Devoir')
    await expect(card).toContainText(new RegExp(`Créé le ${DAY_OF_MONTH} \\S+ \\d{4}`))
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Nouveau devoir' }).click()
    await expect(sheet(page).getByRole('button', { name: /^Texte/ })).toHaveAttribute('aria-pressed', 'false')
  })

  test('a text, a PDF and a Word document are read, corrected and sent as text @H02 @H07', { tag: SMOKE }, async ({
    page,
    signIn,
  }) => {
    test.slow()
    await signIn()
    await begin(page, 'Fichier')
    await expect(next(page)).toHaveAccessibleDescription('Ajoutez un fichier')
    for (const file of [
      plain('Conjuguez « finir » au futur.'),
      pdf('Conjuguez le verbe dire au futur.'),
      docx('Conjuguez le verbe voir au futur.'),
    ]) {
      await pick(page, 'Choisir un fichier', file)
      await expect(sheet(page).getByText(file.name)).toBeVisible()
      await expect(readText(page)).toHaveValue(/^Conjuguez .* au futur\.$/, READING)
      if (file.name.endsWith('.docx')) break
      await sheet(page).getByRole('button', { name: 'Retirer le fichier' }).click()
    }
    await expectAccessible(page)
    await expect(sheet(page).getByLabel('Description complémentaire (optionnel)')).toHaveValue(
      'Conjuguez le verbe voir au futur.',
    )
    await readText(page).fill('Conjuguez le verbe voir au présent.')
    await page.reload()
    await expect(readText(page)).toHaveValue('Conjuguez le verbe voir au présent.')
    await choosePlace(page, 'Français')
    const body = await createBySheet(page)
    expect(body.text).toBe('Conjuguez le verbe voir au présent.')
    expect(Object.keys(body).sort()).toEqual(['chapterId', 'desc', 'pathType', 'subject', 'text', 'userId'])
  })

  test('a file that cannot be used is refused with a sentence, and another one is taken @H02 @X02', async ({
    page,
    signIn,
  }) => {
    await signIn()
    await begin(page, 'Fichier')
    const heavy = { name: 'gros.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(11 * 2 ** 20) }
    await pick(page, 'Choisir un fichier', heavy)
    await expect(sheet(page).getByText('« gros.pdf » pèse 11 Mo. La limite est de 10 Mo.')).toBeVisible()
    const program = { name: 'jeu.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ\0\0\x01\x02\x03') }
    await pick(page, 'Choisir un fichier', program)
    await expect(sheet(page).getByRole('alert')).toContainText('Ce type de fichier ne peut pas être lu.')
    await expect(next(page)).toHaveAccessibleDescription('Choisissez un autre fichier')
    await sheet(page).getByRole('button', { name: 'Retirer le fichier' }).click()
    await page.evaluate(() => {
      const dataTransfer = new DataTransfer()
      dataTransfer.items.add(new File(['Lisez le texte.'], 'depot.txt', { type: 'text/plain' }))
      document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
    })
    await expect(readText(page)).toHaveValue('Lisez le texte.', READING)
    await sheet(page).getByRole('button', { name: 'Précédent' }).click()
    await chooseMode(page, 'Texte')
    await expect(sheet(page).getByLabel('Énoncé du devoir')).toBeVisible()
  })
})
