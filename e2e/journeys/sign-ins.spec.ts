import { expectAccessible } from '../support/axe.ts'
import { codeOfApp } from '../support/operator.ts'
import { elsewhere, enterAs, openMenu } from '../support/people.ts'
import { SMOKE } from '../support/scope.ts'
import { expect, test } from '../support/test.ts'

const ENTER = "Se connecter / S'inscrire"

test.describe('Sessions', () => {
  test.use({ expectedErrors: [/40[013]|429/] })

  test('are listed with their devices, end one by one and all at once @G07', { tag: SMOKE }, async ({
    page,
    browser,
    baseURL,
    signIn,
  }) => {
    const person = await signIn()
    await page.goto('/settings/connexion')
    const other = await elsewhere(browser, page)
    await enterAs(other, baseURL ?? '', person)
    await page.reload()
    const panel = page.getByRole('region', { name: 'Où vous êtes connecté' })
    const devices = panel.getByRole('listitem')
    await expect(devices).toHaveCount(2)
    await expect(devices.first()).toContainText('Cet appareil')
    await expect(devices.first()).toContainText('Chrome sur Linux')
    await expectAccessible(page)
    await devices.last().getByRole('button').click()
    await expect(devices).toHaveCount(1)
    await other.goto('/')
    await expect(other.getByRole('button', { name: ENTER })).toBeVisible()

    await enterAs(other, baseURL ?? '', person)
    await panel.getByRole('button', { name: 'Déconnecter partout' }).click()
    const question = page.getByRole('alertdialog', { name: 'Vous déconnecter de tous vos appareils ?' })
    await question.getByRole('button', { name: 'Déconnecter partout' }).click()
    await expect(page.getByRole('button', { name: ENTER })).toBeVisible()
    await other.goto('/')
    await expect(other.getByRole('button', { name: ENTER })).toBeVisible()
    await other.context().close()
  })

  test('of a shared computer end with the browser, and nothing that was typed stays @G07', async ({ page, signIn }) => {
    const person = await signIn()
    await page.context().clearCookies()
    await page.goto('/')
    await page.getByRole('button', { name: ENTER }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Identifiant').fill(person.email)
    await dialog.getByLabel('Mot de passe').fill(person.password)
    await dialog.getByLabel('Je suis sur un ordinateur partagé').check()
    await dialog.getByRole('button', { name: 'Se connecter' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Bonjour /)
    const cookies = await page.context().cookies()
    expect(cookies.find(({ name }) => name.endsWith('session_token'))?.expires).toBe(-1)
    await page.evaluate(uid => localStorage.setItem(`ariane_draft:${uid}:${uid}:question`, '"mon secret"'), person.uid)
    // The browser was closed: its session cookies are gone.
    await page.context().clearCookies()
    await page.reload()
    await expect(page.getByRole('button', { name: ENTER })).toBeVisible()
    await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).not.toContain('mon secret')
  })

  test('go on after a classmate’s guesses: the owner enters at once on a device that he knows @G07', async ({
    page,
    browser,
    signIn,
  }) => {
    const person = await signIn()
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Bonjour /)
    const classmate = await elsewhere(browser, page)
    await classmate.goto('/')
    await classmate.getByRole('button', { name: ENTER }).click()
    const guess = classmate.getByRole('dialog')
    await guess.getByLabel('Identifiant').fill(person.email)
    // Each wait is longer than the one before: on a slow machine the first ones are over before the next try.
    for (let n = 0, status = 401; n < 10 && status === 401; n += 1) {
      await guess.getByLabel('Mot de passe').fill(`essai-${n}`)
      const tried = classmate.waitForResponse('**/sign-in/email')
      await guess.getByRole('button', { name: 'Se connecter' }).click()
      status = (await tried).status()
    }
    await expect(guess.getByRole('alert')).toContainText(/Trop d’essais. Attendez \d+ secondes?, puis recommencez/)
    await classmate.context().close()

    await (await openMenu(page)).getByRole('button', { name: 'Se déconnecter' }).click()
    await page.getByRole('button', { name: ENTER }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Identifiant').fill(person.email)
    await dialog.getByLabel('Mot de passe').fill(person.password)
    await dialog.getByRole('button', { name: 'Se connecter' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Bonjour /)
  })
})

test.describe('The second factor of an adult', () => {
  test.use({ expectedErrors: [/40[01]/] })

  test('is set up with an app, asked for with the password, and saved by a backup code @G02', async ({
    page,
    signIn,
  }) => {
    test.setTimeout(90_000)
    const person = await signIn({ role: 'ROLE_TEACHER' })
    await page.goto('/settings/connexion')
    const panel = page.getByRole('region', { name: 'Double vérification' })
    await panel.getByLabel('Votre mot de passe').fill('pas-le-bon')
    await panel.getByRole('button', { name: 'L’activer' }).click()
    await expect(panel.getByText('Ce n’est pas votre mot de passe')).toBeVisible()
    await panel.getByLabel('Votre mot de passe').fill(person.password)
    await panel.getByRole('button', { name: 'L’activer' }).click()
    await expect(panel.getByRole('img', { name: 'Code QR pour votre application de codes' })).toBeVisible()
    await expectAccessible(page)
    const secret = ((await panel.getByText(/^([A-Z2-7]{4} ?)+$/).textContent()) ?? '').trim()
    await panel.getByLabel('Code de l’application').fill('000000')
    await panel.getByRole('button', { name: 'Vérifier le code' }).click()
    await expect(panel.getByText('Ce code n’est pas le bon, ou il a déjà servi')).toBeVisible()
    await panel.getByLabel('Code de l’application').fill(codeOfApp(secret))
    await panel.getByRole('button', { name: 'Vérifier le code' }).click()
    const codes = panel.getByRole('list', { name: 'Liste des codes de secours' }).getByRole('listitem')
    await expect(codes).toHaveCount(10)
    const backup = (await codes.first().textContent()) ?? ''
    await expectAccessible(page)
    await panel.getByRole('button', { name: 'C’est noté' }).click()
    await expect(panel.getByText('10 codes de secours restent.')).toBeVisible()

    await (await openMenu(page)).getByRole('button', { name: 'Se déconnecter' }).click()
    await page.getByRole('button', { name: ENTER }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Identifiant').fill(person.email)
    await dialog.getByLabel('Mot de passe').fill(person.password)
    await dialog.getByRole('button', { name: 'Se connecter' }).click()
    await expect(dialog.getByText('Votre compte demande aussi un code')).toBeVisible()
    await expectAccessible(page)
    await dialog.getByLabel('Code de vérification').fill('000000')
    await dialog.getByRole('button', { name: 'Se connecter' }).click()
    await expect(dialog.getByText('Ce code n’est pas le bon, ou il a déjà servi.')).toBeVisible()
    await dialog.getByLabel('Code de vérification').fill(backup)
    await dialog.getByRole('button', { name: 'Se connecter' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Paramétrage')
  })
})
