import { expectAccessible } from '../support/axe.ts'
import { createPupil, elsewhere, enterAs } from '../support/people.ts'
import { expect, freshName, test } from '../support/test.ts'

/** 'é' as old spreadsheets write it. */
const windows1252 = (text: string) => Buffer.from(text, 'latin1')

test.describe('A class list', () => {
  test.use({ expectedErrors: [/import-students|class list/] })

  test('is checked line by line, creates accounts once, and prints what pupils need @A17', async ({
    page,
    browser,
    signIn,
  }) => {
    const teacher = await signIn({ role: 'ROLE_TEACHER' })
    await page.goto('/')
    const tag = freshName('x')
    await createPupil(page, teacher, `Ana ${tag}`)
    await page.goto('/profile/eleves')
    await page.getByRole('dialog', { name: 'Mes élèves' }).getByRole('button', { name: 'Importer une classe' }).click()
    const sheet = page.getByRole('dialog', { name: 'Importer une classe' })
    await expectAccessible(page)
    await sheet.getByLabel('Liste de la classe').fill('Martin;Léa;6ème')
    await sheet.getByRole('button', { name: 'Vérifier la liste' }).click()
    await expect(sheet.getByRole('alert').getByText(/^La première ligne doit nommer les colonnes/)).toBeVisible()

    const names = Array.from({ length: 12 }, (_, n) => `${tag};Élève ${'abcdefghijkl'[n]};5ème`)
    const list = [
      'Nom;Prénom;Classe',
      ...names,
      `${tag};Élève A;5ème`,
      `;Ana ${tag};5ème`,
      `${tag};;5ème`,
      `${tag};Léo;CM2`,
    ]
    await sheet
      .locator('input[type=file]')
      .setInputFiles({ name: 'classe.csv', mimeType: 'text/csv', buffer: windows1252(list.join('\r\n')) })
    await expect(sheet.getByText('12 élèves à créer, 4 lignes laissées de côté')).toBeVisible()
    await expect(sheet.getByText('Le même nom est déjà à la ligne 2')).toBeVisible()
    await expect(sheet.getByText('Vous suivez déjà un élève de ce nom')).toBeVisible()
    await expect(sheet.getByText('Le prénom manque')).toBeVisible()
    await expect(sheet.getByText('Classe inconnue : « CM2 »')).toBeVisible()
    await expectAccessible(page)

    // The second part is lost on the way back: its accounts are made, and the page does not know.
    let calls = 0
    await page.route('**/api/user/import-students', async route => {
      calls += 1
      if (calls !== 2) return route.continue()
      await route.fetch()
      return route.abort()
    })
    await sheet.getByRole('button', { name: 'Créer 12 élèves' }).click()
    await expect(sheet.getByText('5 comptes sont créés.')).toBeVisible()
    await expect(sheet.getByText(/: la demande n’est pas arrivée$/)).toHaveCount(7)
    await sheet.getByRole('button', { name: 'Réessayer pour eux' }).click()
    await expect(sheet.getByText('12 comptes sont créés.')).toBeVisible()
    await expectAccessible(page)

    const slips = sheet.getByRole('list', { name: 'Fiches des élèves' }).getByRole('listitem')
    await expect(slips).toHaveCount(12)
    const sixth = await slips.nth(5).getByRole('definition').allTextContents()
    const [address = '', login = '', password = ''] = sixth
    expect(address).toBe(new URL(page.url()).origin)
    expect(login).toBe(`eleve-f-${tag}`)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByText(login, { exact: true }).filter({ visible: true })).toHaveCount(1)
    await expect(page.getByText('Imprimer les fiches')).toBeHidden()
    await page.emulateMedia({ media: 'screen' })
    const saving = page.waitForEvent('download')
    await sheet.getByRole('button', { name: 'Télécharger la liste (csv)' }).click()
    expect((await saving).suggestedFilename()).toBe('identifiants-classe.csv')

    // Closed by mistake, the slips are still there; once they are printed, they are gone.
    await page.keyboard.press('Escape')
    await page.goBack()
    await page.getByRole('main').waitFor()
    const pupil = await elsewhere(browser, page)
    await enterAs(pupil, address, { email: `${login}@ariane.example`, password })
    await pupil.goto('/')
    await expect(pupil.getByRole('heading', { level: 1 })).toHaveText(`Bonjour Élève f ${tag}`)
    await pupil.context().close()
    await page.goto('/profile/eleves')
    const all = page.getByRole('dialog', { name: 'Mes élèves' })
    await all.getByLabel('Chercher un élève').fill(`Élève ${tag}`)
    await expect(all.getByRole('listitem').filter({ hasText: tag })).toHaveCount(12)
  })
})
