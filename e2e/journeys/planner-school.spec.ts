import { expectAccessible } from '../support/axe.ts'
import { drawQr } from '../support/draw-qr.ts'
import { callApi } from '../support/learning.ts'
import { openMenu } from '../support/people.ts'
import { openSchool, schoolSheet, unfoldPast } from '../support/planner.ts'
import {
  answerWith,
  ecoledirecte,
  keepPronote,
  makeStale,
  PASSWORD,
  pronote,
  start,
  stored,
  URL_OF_SCHOOL,
} from '../support/school.ts'
import { SMOKE } from '../support/scope.ts'
import { expect, test } from '../support/test.ts'

test.describe('Synchronising with the school', () => {
  test.beforeEach(async ({ page, signIn }) => {
    const { uid } = await signIn()
    await page.goto('/scolaire')
    await callApi(page, '/api/rights/consent/of-age', { userId: uid })
  })

  test('PRONOTE fills the week, says so, closes and keeps nothing @N03 @N08 @N09', { tag: SMOKE }, async ({ page }) => {
    const sheet = await pronote(page, 'camille')
    await expectAccessible(page)
    await start(sheet).click()
    await expect(sheet.getByText(/Synchronisation réussie/)).toBeVisible()
    await expect(sheet).toBeHidden()
    await expect(page.getByText(/^PRONOTE, à jour à \d\d:\d\d$/)).toBeVisible()
    await unfoldPast(page, page.getByRole('link', { name: /Mathématiques/ }))
    await expect(page.getByText('Annulé')).toBeVisible()
    await expect(page.getByRole('link', { name: /Mathématiques/ }).first()).toBeVisible()
    expect(await stored(page)).not.toContain(PASSWORD)
    expect(await stored(page)).not.toContain('camille')
    expect(await stored(page)).not.toContain('pronote_credentials')
    expect(page.url()).not.toContain(PASSWORD)
    await expectAccessible(page)
    await page
      .getByRole('link', { name: /Mathématiques/ })
      .first()
      .click()
    await expect(page.getByText(/^PRONOTE, à jour à/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Modifier' })).toHaveCount(0)
  })

  test('a school behind an ENT leads to the address of the pupil’s calendar @Y03', async ({ page }) => {
    const data = { provider: 'pronote', code: 'use_ent' }
    await answerWith(page, { status: 'failure', data })
    const sheet = await pronote(page, 'camille')
    await start(sheet).click()
    await expect(sheet.getByText('Votre établissement passe par un ENT pour ouvrir PRONOTE.')).toBeVisible()
    await expectAccessible(page)
    await sheet.getByRole('link', { name: 'Suivre l’adresse de mon calendrier' }).click()
    await expect(page.getByRole('dialog', { name: 'Calendriers' }).getByLabel('Adresse du calendrier')).toBeVisible()
    await expect(sheet).toBeHidden()
  })

  test('EcoleDirecte keeps identifiers on this device when ticked, until signing out @N08 @N09', async ({ page }) => {
    const sheet = await ecoledirecte(page, 'camille')
    await sheet.getByRole('checkbox', { name: /Sauvegarder les identifiants sur cet appareil/ }).check()
    await start(sheet).click()
    await expect(sheet).toBeHidden()
    expect(await stored(page)).toContain('ecoledirecte_credentials')
    expect(await stored(page)).not.toContain(PASSWORD)
    await page.reload()
    await openSchool(page)
    await expect(sheet.getByText('Identifiants de « camille » gardés sur cet appareil.')).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    const menu = await openMenu(page)
    await menu.getByRole('button', { name: /déconnecter/i }).click()
    await expect(page.getByRole('button', { name: "Se connecter / S'inscrire" })).toBeVisible()
    expect(await stored(page)).not.toContain('_credentials')
  })

  test('PRONOTE keeps a token and no password @N08', async ({ page }) => {
    const sheet = await pronote(page, 'camille')
    await sheet.getByRole('checkbox', { name: /Sauvegarder/ }).check()
    await start(sheet).click()
    await expect(sheet).toBeHidden()
    expect(await stored(page)).toContain('pronote_credentials')
    expect(await stored(page)).not.toContain(PASSWORD)
    await openSchool(page)
    await sheet.getByRole('button', { name: 'Oublier sur cet appareil' }).click()
    await expect(sheet.getByLabel(/^Mot de passe/)).toHaveValue('')
    expect(await stored(page)).not.toContain('pronote_credentials')
  })

  test('PRONOTE refreshes by itself when the app opens, with the next token and no word @Y05', async ({ page }) => {
    await keepPronote(page)
    const given = { url: URL_OF_SCHOOL, username: 'camille', token: 'A'.repeat(48), deviceId: crypto.randomUUID() }
    const counts = { added: 1, changed: 0, removed: 0, unchanged: 6, gaps: [], emptyWeeks: [] }
    const span = { freshAt: '2026-11-23T11:00:00Z', from: '2026-11-15T23:00:00Z', to: '2026-12-20T23:00:00Z' }
    const data = { provider: 'pronote', ...span, ...counts, keep: { pronote: given } }
    await answerWith(page, { status: 'success', data })
    await makeStale(page)
    const week = page.waitForRequest(request => request.url().endsWith('/school-sync/events'))
    await page.goto('/objectives')
    await week
    await expect.poll(() => stored(page)).toContain('A'.repeat(48))
    expect(await stored(page)).not.toContain(PASSWORD)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('EcoleDirecte refreshes by itself with its token, and the password is nowhere @Y05', async ({ page }) => {
    const sheet = await ecoledirecte(page, 'camille.question')
    await sheet.getByRole('checkbox', { name: /Sauvegarder/ }).check()
    await start(sheet).click()
    await sheet.getByRole('radio', { name: '2013' }).check()
    await sheet.getByRole('button', { name: 'Répondre' }).click()
    await expect(sheet).toBeHidden()
    const token = () => page.evaluate(() => localStorage.getItem('ecoledirecte_credentials'))
    const first = await token()
    expect(first).toContain('token')
    expect(first).not.toContain(PASSWORD)
    await makeStale(page)
    // Two synchronisations of one pupil within two minutes are one too many for the server.
    await page.route('**/api/calendar/school-sync', route => {
      expect(route.request().postDataJSON()).toMatchObject({
        keep: true,
        ecoledirecte: { username: 'camille.question' },
      })
      expect(route.request().postData()).not.toContain('password')
      return route.continue()
    })
    const asked = page.waitForResponse(response => response.url().endsWith('/api/calendar/school-sync'))
    await page.goto('/objectives')
    expect((await asked).status()).toBe(200)
    await expect.poll(token).not.toContain('pending')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('PRONOTE that wants the pupil says so in the week, and leads to the sheet @Y05', async ({ page }) => {
    await keepPronote(page)
    await answerWith(page, { status: 'failure', data: { provider: 'pronote', code: 'expired_code' } })
    await makeStale(page)
    await page.goto('/scolaire')
    await expect(page.getByText('PRONOTE ne se met plus à jour tout seul.')).toBeVisible()
    await unfoldPast(page, page.getByRole('link', { name: /Mathématiques/ }))
    await expect(page.getByRole('link', { name: /Mathématiques/ }).first()).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Se reconnecter' }).click()
    await expect(schoolSheet(page)).toBeVisible()
  })

  test('the QR code of PRONOTE is read from a picture, on the device @Y05', async ({ page }) => {
    const sheet = await openSchool(page)
    await sheet.getByRole('radio', { name: 'PRONOTE', exact: true }).check()
    await sheet.getByRole('radio', { name: 'QR code de PRONOTE' }).check()
    const qr = JSON.stringify({
      jeton: 'AB'.repeat(64),
      login: 'CD'.repeat(16),
      url: `${URL_OF_SCHOOL}mobile.eleve.html`,
    })
    const choose = async (picture: Buffer) => {
      const opened = page.waitForEvent('filechooser')
      await sheet.getByRole('button', { name: 'Choisir une image' }).click()
      await (await opened).setFiles({ name: 'qr.png', mimeType: 'image/png', buffer: picture })
    }
    await choose(await drawQr(page, 'https://example.org'))
    await expect(sheet.getByText('Ce QR code n’est pas celui de PRONOTE.')).toBeVisible()
    await choose(await drawQr(page, null))
    await expect(sheet.getByText('Aucun QR code lisible sur cette image.')).toBeVisible()
    await expectAccessible(page)
    await choose(await drawQr(page, qr))
    await expect(sheet.getByText('Le QR code est lu. Saisissez maintenant les quatre chiffres.')).toBeVisible()
    await expect(sheet.getByLabel('Contenu du QR code')).toHaveValue(qr)
    await expectAccessible(page)
    await sheet.getByRole('button', { name: 'Lire avec la caméra' }).click()
    await expect(page.getByRole('button', { name: 'Capturer' })).toBeVisible()
  })

  test('a question is answered in the sheet, by choice or by code @N08', async ({ page }) => {
    const sheet = await ecoledirecte(page, 'camille.question')
    await start(sheet).click()
    await expect(sheet.getByRole('heading', { name: 'Le service vous pose une question' })).toBeFocused()
    await expectAccessible(page)
    await sheet.getByRole('radio', { name: '2013' }).check()
    await sheet.getByRole('button', { name: 'Répondre' }).click()
    await expect(sheet.getByText(/Synchronisation réussie/)).toBeVisible()
    await page.goto('/scolaire')
    await pronote(page, 'camille.pin')
    await start(sheet).click()
    await sheet.getByLabel('Votre code').fill('2468')
    await sheet.getByRole('button', { name: 'Répondre' }).click()
    await expect(sheet.getByText(/Synchronisation réussie/)).toBeVisible()
  })

  test('a part that the school does not open is named, and what was read is there @Y02', async ({ page }) => {
    const sheet = await pronote(page, 'camille.partiel')
    await start(sheet).click()
    await expect(sheet.getByText('PRONOTE n’a pas tout donné.')).toBeVisible()
    const said = 'Cahier de textes : votre établissement ne l’ouvre pas aux élèves.'
    await expect(sheet.getByText(said)).toBeVisible()
    await expect(sheet.getByText(/^Tout le reste est à jour\. \d+ nouveaux$/)).toBeVisible()
    await expectAccessible(page)
    await sheet.getByRole('button', { name: 'Fermer' }).first().click()
    await expect(sheet).toBeHidden()
    await expect(page.getByText(said)).toBeVisible()
    await unfoldPast(page, page.getByRole('link', { name: /Mathématiques/ }))
    await expect(page.getByRole('link', { name: /Mathématiques/ }).first()).toBeVisible()
    await expectAccessible(page)
  })

  test('a week that the school has emptied is asked about, and stays when the pupil says so @Y02', async ({ page }) => {
    let asked = true
    await page.route('**/school-sources', async route => {
      const response = await route.fetch()
      const { data, ...rest } = await response.json()
      const emptyWeeks = asked ? [{ week: '2026-11-23', lessons: 12 }] : []
      await route.fulfill({ response, json: { ...rest, data: data.map((row: object) => ({ ...row, emptyWeeks })) } })
    })
    await page.route('**/school-empty-week', route => {
      expect(route.request().postDataJSON()).toMatchObject({ week: '2026-11-23', provider: 'pronote', remove: false })
      asked = false
      return route.continue()
    })
    const sheet = await pronote(page, 'camille')
    await start(sheet).click()
    await expect(sheet).toBeHidden()
    await expect(page.getByText('La semaine du 23 – 29 novembre n’a plus aucun cours dans PRONOTE.')).toBeVisible()
    await expect(page.getByText('Les 12 cours d’avant sont restés ici.')).toBeVisible()
    await expectAccessible(page)
    await expect(page.getByRole('button', { name: 'Retirer ces cours' })).toBeVisible()
    await page.getByRole('button', { name: 'Les garder' }).click()
    await expect(page.getByText(/n’a plus aucun cours/)).toBeHidden()
  })

  for (const [why, username, password, sentence] of [
    ['a wrong password', 'camille.inconnue', 'faux', 'L’identifiant ou le mot de passe n’est pas le bon.'],
    ['a suspended account', 'camille.suspendu', PASSWORD, 'Votre compte est suspendu par le service.'],
    ['a closed school', 'camille.fermé', PASSWORD, 'L’espace de votre établissement est fermé pour le moment.'],
  ] as const)
    test(`${why} has its own sentence, and what was typed stays @N08`, async ({ page }) => {
      const sheet = await ecoledirecte(page, username, password)
      await start(sheet).click()
      await expect(sheet.getByText(sentence)).toBeVisible()
      await expect(sheet.getByRole('textbox', { name: 'Identifiant', exact: true })).toHaveValue(username)
      await expect(start(sheet)).toBeEnabled()
      await expectAccessible(page)
    })

  test('waits with a disabled button, and can be stopped @N08', async ({ page }) => {
    await page.route('**/api/calendar/school-sync', () => undefined)
    const sheet = await pronote(page, 'camille')
    await start(sheet).click()
    await expect(sheet.getByRole('button', { name: 'Synchronisation…' })).toBeDisabled()
    await sheet.getByRole('button', { name: 'Arrêter' }).click()
    await expect(sheet.getByText('Synchronisation arrêtée.')).toBeVisible()
    await expect(start(sheet)).toBeEnabled()
    await expect(schoolSheet(page).getByLabel(/^Mot de passe/)).toHaveValue(PASSWORD)
  })
})

test.describe('Before a parent agreed', () => {
  test('the school sheet says what it waits for, and asks for no password @N08', async ({ page, signIn }) => {
    await signIn({ grade: '6ème' })
    await page.goto('/scolaire')
    const sheet = await openSchool(page)
    await expect(sheet.getByText('Il manque l’accord d’un parent')).toBeVisible()
    await expect(sheet.getByRole('link', { name: 'Demander l’accord' })).toHaveAttribute('href', '/profile/donnees')
    await expect(sheet.getByLabel(/^Mot de passe/)).toHaveCount(0)
    await expectAccessible(page)
  })
})
