import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { openMailbox } from '../support/mailbox.ts'
import { admin, operatorPage } from '../support/operator.ts'
import { elsewhere } from '../support/people.ts'
import { SMOKE } from '../support/scope.ts'
import { expect, freshName, test } from '../support/test.ts'

const ENTER = "Se connecter / S'inscrire"
const REGISTER = 'Pas encore de compte ? S’inscrire'

/** The dialog of the welcome page at the questions of a registration. */
async function openRegistration(page: Page, address: string): Promise<Locator> {
  await page.goto(address)
  await page.getByRole('button', { name: ENTER }).click()
  const dialog = page.getByRole('dialog')
  const answered = page.waitForResponse('**/api/account/options')
  await dialog.getByRole('button', { name: REGISTER }).click()
  await answered
  return dialog
}
const goOn = (dialog: Locator) => dialog.getByRole('button', { name: 'Continuer' }).click()

/** An adult answers the questions from the address on. */
async function registerTeacher(dialog: Locator, email: string, names: { first: string; last: string }) {
  await dialog.getByRole('button', { name: 'Professeur' }).click()
  await dialog.getByRole('textbox', { name: 'Adresse e-mail' }).fill(email)
  await goOn(dialog)
  await dialog.getByLabel('Prénom').fill(names.first)
  await dialog.getByLabel('Nom', { exact: true }).fill(names.last)
}
async function choosePassword(dialog: Locator, password = 'secret-1') {
  await dialog.getByLabel('Mot de passe', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Créer mon compte' }).click()
}

test.describe('Who may register', () => {
  test.use({ expectedErrors: [/40[0134]/] })

  test('whoever has the code of the school, and no common password @G02 @G07', { tag: SMOKE }, async ({
    page,
    serve,
  }) => {
    test.setTimeout(120_000)
    const { address } = await serve({ REGISTRATION: 'code', REGISTRATION_CODE: 'ROSE-2026' })
    const dialog = await openRegistration(page, address)
    await dialog.getByRole('button', { name: '4ème' }).click()
    await expect(dialog.getByRole('heading', { name: 'Le code de votre établissement' })).toBeVisible()
    await expectAccessible(page)
    await goOn(dialog)
    await expect(dialog.getByText('Entrez le code de votre établissement')).toBeVisible()
    const code = dialog.getByRole('textbox', { name: 'Code' })
    await code.fill('TULIPE-2026')
    await goOn(dialog)
    const username = freshName('lilas')
    await dialog.getByRole('textbox', { name: "Nom d'utilisateur" }).fill(username)
    await goOn(dialog)
    await choosePassword(dialog, 'azerty123')
    await expect(dialog.getByRole('alert')).toContainText('Ce n’est pas le code de votre établissement')
    await code.fill('rose 2026')
    await goOn(dialog)
    await goOn(dialog)
    await dialog.getByRole('button', { name: 'Créer mon compte' }).click()
    await expect(dialog.getByRole('alert')).toContainText('Ce mot de passe est de ceux qu’on essaie en premier')
    await choosePassword(dialog, 'trois mots verts')
    await dialog.getByRole('button', { name: 'C’est noté, continuer' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Bonjour ${username}`)
  })

  test('an adult whom the operator accepts; a refused one leaves nothing behind @G02', async ({
    page,
    browser,
    serve,
  }) => {
    test.setTimeout(180_000)
    const server = await serve({ REGISTRATION: 'approval' })
    const [email, other] = [`${freshName('prof')}@exemple.fr`, `${freshName('inconnu')}@exemple.fr`]
    const dialog = await openRegistration(page, server.address)
    await registerTeacher(dialog, email, { first: 'Hélène', last: 'Roche' })
    await expect(dialog.getByText('accepte d’abord chaque adulte')).toBeVisible()
    await goOn(dialog)
    await choosePassword(dialog)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Votre compte attend un accord')
    await expect(page.getByText('Bienvenue, Hélène Roche.')).toBeVisible()
    await expectAccessible(page)
    await page.goto(`${server.address}/profile/eleves`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Votre compte attend un accord')

    const stranger = await elsewhere(browser, page)
    const theirs = await openRegistration(stranger, server.address)
    await registerTeacher(theirs, other, { first: 'Jean', last: 'Personne' })
    await goOn(theirs)
    await choosePassword(theirs)
    await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('Votre compte attend un accord')

    expect(await admin(server, 'waiting')).toContain(email)
    const operator = await operatorPage(browser, server)
    await operator.goto('/settings/etat')
    const list = operator.getByRole('region', { name: 'Adultes en attente' })
    await expect(list.getByRole('listitem')).toHaveCount(2)
    await expectAccessible(operator)
    await list.getByRole('button', { name: 'Refuser Jean Personne' }).click()
    const question = operator.getByRole('alertdialog', { name: 'Refuser Jean Personne ?' })
    await question.getByRole('button', { name: 'Refuser' }).click()
    await expect(list.getByRole('listitem')).toHaveCount(1)
    await list.getByRole('button', { name: 'Accepter Hélène Roche' }).click()
    await expect(list.getByText('Personne n’attend.')).toBeVisible()
    await operator.context().close()

    await page.getByRole('button', { name: 'Voir si c’est fait' }).click()
    await expect(page.getByText('Votre compte attend un accord')).toHaveCount(0)
    // The sheet of the address that was asked for stands over the menu.
    await expect(page.getByRole('dialog', { name: 'Mes élèves' })).toBeVisible()
    await stranger.reload()
    await expect(stranger.getByRole('button', { name: ENTER })).toBeVisible()
    await stranger.context().close()
  })

  test('whoever reads mail at an address of the school, which is never said to be known @G02 @G07', async ({
    page,
    serve,
    defer,
  }) => {
    test.setTimeout(180_000)
    const mailbox = await openMailbox()
    defer(mailbox.close)
    const { address } = await serve(address => ({
      REGISTRATION: 'domain:college.example',
      SMTP_URL: mailbox.url,
      PUBLIC_URL: address,
    }))
    const email = `${freshName('prof')}@college.example`
    const mailed = async (count: number) => {
      await expect.poll(() => mailbox.messages.length, { timeout: 20_000 }).toBe(count)
      return mailbox.messages.at(-1) ?? ''
    }
    const dialog = await openRegistration(page, address)
    await dialog.getByRole('button', { name: 'Professeur' }).click()
    await expect(
      dialog.getByText('Ici, on s’inscrit avec l’adresse de son établissement : …@college.example'),
    ).toBeVisible()
    const field = dialog.getByRole('textbox', { name: 'Adresse e-mail' })
    await field.fill('prof@ailleurs.example')
    await goOn(dialog)
    await expect(dialog.getByText('Il faut une adresse de college.example')).toBeVisible()
    await field.fill(email)
    await goOn(dialog)
    await expect(dialog.getByRole('heading', { name: 'Regardez vos e-mails' })).toBeVisible()
    await expectAccessible(page)
    const code = /^(\d{6})\r?$/m.exec(await mailed(1))?.[1] ?? ''
    await dialog.getByLabel('Code reçu par e-mail').fill(code)
    await goOn(dialog)
    await dialog.getByLabel('Prénom').fill('Hélène')
    await dialog.getByLabel('Nom', { exact: true }).fill('Roche')
    await goOn(dialog)
    await choosePassword(dialog)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bonjour Hélène Roche')

    await page.context().clearCookies()
    const again = await openRegistration(page, address)
    await again.getByRole('button', { name: 'Professeur' }).click()
    await again.getByRole('textbox', { name: 'Adresse e-mail' }).fill(email)
    await goOn(again)
    // The same screen as for an address that nobody has; only the mail says more.
    await expect(again.getByRole('heading', { name: 'Regardez vos e-mails' })).toBeVisible()
    expect(await mailed(2)).toContain('Elle a déjà un compte.')
  })

  test('nobody, where it is closed @G02', async ({ page }) => {
    await page.route('**/api/account/options', async route => {
      const answer = await route.fetch()
      const body = (await answer.json()) as { data: object }
      const registration = { kind: 'closed', domains: [], confirmsAddress: false }
      await route.fulfill({ response: answer, json: { ...body, data: { ...body.data, registration } } })
    })
    const dialog = await openRegistration(page, '/')
    await expect(dialog.getByText('Ici, on ne s’inscrit pas soi-même')).toBeVisible()
    await expect(dialog.getByRole('button', { name: '4ème' })).toHaveCount(0)
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Déjà un compte ? Se connecter' }).click()
    await expect(dialog.getByLabel('Identifiant')).toBeVisible()
  })
})
