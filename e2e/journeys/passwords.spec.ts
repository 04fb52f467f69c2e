import { expectAccessible } from '../support/axe.ts'
import { openMailbox } from '../support/mailbox.ts'
import { elsewhere, enterAs } from '../support/people.ts'
import { SMOKE } from '../support/scope.ts'
import { expect, freshName, register, test } from '../support/test.ts'

test.describe('Passwords', () => {
  test.use({ expectedErrors: [/400|401/] })

  test('a change needs the current one and ends the session of another device @A13', { tag: SMOKE }, async ({
    page,
    browser,
    signIn,
    baseURL,
  }) => {
    const person = await signIn()
    await page.goto('/profile/acces')
    const other = await elsewhere(browser, page)
    await enterAs(other, baseURL ?? '', person)
    await other.goto('/settings')
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('Paramétrage')

    const panel = page.getByRole('region', { name: 'Changer de mot de passe' })
    await panel.getByRole('button', { name: 'Changer le mot de passe' }).click()
    await expect(panel.getByText('Entrez votre mot de passe actuel')).toBeVisible()
    await expect(panel.getByLabel('Mot de passe actuel')).toBeFocused()
    await panel.getByLabel('Mot de passe actuel').fill('pas-le-bon')
    await expect(panel.getByText('Entrez votre mot de passe actuel')).toHaveCount(0)
    await panel.getByLabel('Nouveau mot de passe').fill('nouveau-2')
    await panel.getByRole('button', { name: 'Changer le mot de passe' }).click()
    const current = panel.getByLabel('Mot de passe actuel')
    await expect(current).toHaveAccessibleDescription('Ce n’est pas votre mot de passe actuel')
    await expect(current).toBeFocused()
    await expect(panel.getByLabel('Nouveau mot de passe')).toHaveValue('nouveau-2')
    await panel.getByLabel('Mot de passe actuel').fill(person.password)
    await panel.getByRole('button', { name: 'Changer le mot de passe' }).click()
    await expect(panel.getByText('Mot de passe changé. Vos autres appareils sont déconnectés.')).toBeVisible()
    await expectAccessible(page)

    await page.reload()
    await expect(panel).toBeVisible()
    await other.reload()
    await expect(other.getByRole('button', { name: "Se connecter / S'inscrire" })).toBeVisible()
    await enterAs(other, baseURL ?? '', { ...person, password: 'nouveau-2' })
    await other.context().close()
  })

  test('a forgotten one, without mail, leads to the adult who can help @A13', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: "Se connecter / S'inscrire" }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Identifiant').fill('lea')
    await dialog.getByRole('button', { name: 'Mot de passe oublié ?' }).click()
    await expect(dialog.getByRole('heading', { name: 'Mot de passe oublié' })).toBeVisible()
    await expect(dialog.getByText('n’envoie pas de courrier')).toBeVisible()
    await expect(dialog.getByText('l’adulte qui a créé votre compte')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Envoyer le lien' })).toHaveCount(0)
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Revenir à la connexion' }).click()
    await expect(dialog.getByLabel('Identifiant')).toHaveValue('lea')
  })

  test('a dead link says so, and its token leaves the address at once @A13', async ({ page }) => {
    await page.goto('/#nouveau-mot-de-passe=un-lien-qui-a-servi')
    await expect(page.getByRole('heading', { name: 'Choisir un nouveau mot de passe' })).toBeVisible()
    await expect(page).toHaveURL('/')
    await page.getByLabel('Nouveau mot de passe').fill('court')
    await page.getByRole('button', { name: 'Changer le mot de passe' }).click()
    await expect(page.getByText('Le mot de passe doit contenir au moins 6 caractères')).toBeVisible()
    await expect(page.getByLabel('Nouveau mot de passe')).toBeFocused()
    await page.getByLabel('Nouveau mot de passe').fill('assez-long')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Changer le mot de passe' }).click()
    await expect(page.getByRole('alert')).toContainText('Ce lien ne fonctionne plus')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Aller à la connexion' }).click()
    await expect(page.getByRole('button', { name: "Se connecter / S'inscrire" })).toBeVisible()
  })

  test('where mail is sent, the link of the message brings a new password, once, and tells nobody who has an account @A13', async ({
    page,
    serve,
    defer,
  }) => {
    test.setTimeout(90_000)
    const mailbox = await openMailbox()
    defer(mailbox.close)
    const settings = { SMTP_URL: mailbox.url }
    const { address } = await serve(address => ({ ...settings, PUBLIC_URL: address }))
    const email = `${freshName('parent')}@exemple.fr`
    await register(page, address, { role: 'ROLE_PARENT', email, mailbox })
    await page.context().clearCookies()
    await page.goto(address)
    await page.getByRole('button', { name: "Se connecter / S'inscrire" }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Identifiant').fill(email)
    const ask = async (whom: string) => {
      await dialog.getByRole('button', { name: 'Mot de passe oublié ?' }).click()
      await dialog.getByLabel('Adresse e-mail').fill(whom)
      await dialog.getByRole('button', { name: 'Envoyer le lien' }).click()
      await expect(dialog.getByText('Si un compte existe avec cette adresse')).toBeVisible()
      await dialog.getByRole('button', { name: 'Revenir à la connexion' }).click()
    }
    await ask('personne@exemple.fr')
    await ask(email)
    await expect.poll(() => mailbox.messages.length, { timeout: 20_000 }).toBe(1)
    const token = /#nouveau-mot-de-passe=([\w-]+)/.exec(mailbox.messages[0] ?? '')?.[1]
    expect(token).toBeTruthy()

    const choose = async (password: string) => {
      await page.goto('about:blank')
      await page.goto(`${address}/#nouveau-mot-de-passe=${token}`)
      await page.getByLabel('Nouveau mot de passe').fill(password)
      await page.getByRole('button', { name: 'Changer le mot de passe' }).click()
    }
    await choose('tout-nouveau')
    await expect(page.getByText('Votre mot de passe est changé.')).toBeVisible()
    await page.getByRole('button', { name: 'Aller à la connexion' }).click()
    await enterAs(page, address, { email, password: 'tout-nouveau' })
    await choose('encore-un')
    await expect(page.getByRole('alert')).toContainText('Ce lien ne fonctionne plus')
  })
})
