import { expectAccessible } from '../support/axe.ts'
import { createPupil, elsewhere, enterAs } from '../support/people.ts'
import { SMOKE } from '../support/scope.ts'
import { expect, freshName, test } from '../support/test.ts'

/** 'é' as old spreadsheets write it. */
const windows1252 = (text: string) => Buffer.from(text, 'latin1')

test.describe('A class list', () => {
  test.use({ expectedErrors: [/import-students|class list/] })

  test('is checked line by line, creates accounts once, and prints what pupils need @A17', { tag: SMOKE }, async ({
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

  test('of PRONOTE is read as it is: names, divisions and easy passwords, seventy pupils in two classes @K09', async ({
    page,
    browser,
    signIn,
  }) => {
    test.slow()
    await signIn({ role: 'ROLE_TEACHER' })
    const tag = freshName('x')
    const letters = (n: number) => [...String(n)].map(digit => 'abcdefghij'[Number(digit)]).join('')
    const rows = Array.from(
      { length: 70 },
      (_, n) => `${tag.toUpperCase()} Élève ${letters(n)};${(n % 28) + 1}/03/2014;Féminin;${n < 35 ? '6A' : '5B'};`,
    )
    const list = ['Élève;Né(e) le;Sexe;Classe;Adresse E-mail', ...rows].join('\r\n')
    await page.goto('/profile/eleves?vue=import')
    const sheet = page.getByRole('dialog', { name: 'Importer une classe' })
    await expect(sheet.getByText('Les exports de PRONOTE, de SIECLE et d’ONDE sont lus tels quels.')).toBeVisible()
    await sheet
      .locator('input[type=file]')
      .setInputFiles({ name: 'EXP_ELEVES.csv', mimeType: 'text/csv', buffer: windows1252(list) })
    await expect(sheet.getByText('70 élèves à créer')).toBeVisible()
    const lines = sheet.getByRole('list', { name: 'Élèves de la liste' }).getByRole('listitem')
    await expect(lines).toHaveCount(60)
    await sheet.getByRole('button', { name: 'Afficher les 10 autres lignes' }).click()
    await expect(lines).toHaveCount(70)
    await expect(lines.nth(69)).toContainText('5B')
    await expect(sheet.getByRole('checkbox', { name: 'Mettre chacun dans sa classe : 6A, 5B' })).toBeChecked()
    await sheet.getByRole('button', { name: 'Créer 70 élèves' }).click()
    const progress = sheet.getByRole('progressbar', { name: 'Création des comptes' })
    await expect(progress).toBeVisible()
    await expect(sheet.getByText('Gardez cette page ouverte jusqu’à la fin')).toBeVisible()
    await expect(sheet.getByText('70 comptes sont créés.')).toBeVisible({ timeout: 60_000 })
    await expect(sheet.getByText('Les 40 premières fiches sur 70.')).toBeVisible()
    const slips = sheet.getByRole('list', { name: 'Fiches des élèves' }).getByRole('listitem')
    await expect(slips).toHaveCount(40)
    await expectAccessible(page)
    const [address = '', login = '', password = ''] = await slips.nth(0).getByRole('definition').allTextContents()
    expect(password).toMatch(/^[a-z]+-[a-z]+-\d{3}$/)

    const pupil = await elsewhere(browser, page)
    await enterAs(pupil, address, { email: `${login}@ariane.example`, password })
    await pupil.goto('/')
    await expect(pupil.getByRole('heading', { level: 1 })).toHaveText(/^Bonjour Élève a /)
    await pupil.context().close()
    await page.goto('/classes')
    await expect(page.getByRole('main').getByRole('link', { name: /^6A.*35 élèves/ })).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: /^5B.*35 élèves/ })).toBeVisible()
  })

  test('gets a pupil more by hand, with a last name, and stands by last, then first name @K09', async ({
    page,
    signIn,
  }) => {
    await signIn({ role: 'ROLE_TEACHER' })
    await page.goto('/profile/eleves')
    const sheet = page.getByRole('dialog', { name: 'Mes élèves' })
    for (const [first, last] of [
      ['Zoé', 'Abel'],
      ['Ana', 'Martin'],
      ['Éva', 'Élie'],
    ] as const) {
      await sheet.getByRole('button', { name: 'Créer un élève' }).click()
      const form = page.getByRole('dialog', { name: 'Créer un élève' })
      await form.getByLabel('Prénom').fill(first)
      await form.getByLabel('Nom de famille').fill(last)
      await form.getByRole('button', { name: 'En proposer un' }).click()
      await form.getByRole('button', { name: 'Créer le compte' }).click()
      const card = page.getByRole('dialog', { name: `Identifiants de ${first} ${last}` })
      await card.getByRole('button', { name: 'C’est noté' }).click()
      await expect(sheet.getByText(`${first} ${last}`)).toBeVisible()
    }
    const rows = sheet.getByRole('list', { name: 'Élèves' }).getByRole('listitem')
    await expect(rows).toHaveText([/^Zoé Abel/, /^Éva Élie/, /^Ana Martin/])
    await sheet.getByRole('button', { name: 'Modifier Ana Martin' }).click()
    const form = page.getByRole('dialog', { name: 'Modifier le compte de Ana Martin' })
    await expect(form.getByLabel('Nom de famille')).toHaveValue('Martin')
    await form.getByLabel('Nom de famille').fill('Aaron')
    await form.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(rows).toHaveText([/^Ana Aaron/, /^Zoé Abel/, /^Éva Élie/])
  })
})
