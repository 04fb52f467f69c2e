import { expectAccessible } from '../support/axe.ts'
import { endSession, forgetSession, SIGN_IN_CALL } from '../support/hosting.ts'
import { openMenu } from '../support/people.ts'
import { answerQuestions } from '../support/register.ts'
import { SMOKE } from '../support/scope.ts'
import { expect, freshName, test } from '../support/test.ts'

const enter = "Se connecter / S'inscrire"

test.describe('Accounts', () => {
  test('a username becomes an identifier without an e-mail @A01 @A02', async ({ page }) => {
    const name = freshName('Éloïse')
    await page.goto('/')
    await page.getByRole('button', { name: enter }).click()
    await page.getByRole('button', { name: 'Pas encore de compte ? S’inscrire' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: '4ème' }).click()
    await dialog.getByRole('button', { name: 'Continuer' }).click()
    await expect(dialog.getByText("Nom d'utilisateur requis")).toBeVisible()
    await dialog.getByRole('textbox', { name: "Nom d'utilisateur" }).fill(name)
    await dialog.getByRole('button', { name: 'Continuer' }).click()
    const password = dialog.getByLabel('Mot de passe', { exact: true })
    await password.fill('secret-1')
    await dialog.getByRole('button', { name: 'Afficher le mot de passe' }).click()
    await expect(password).toHaveAttribute('type', 'text')
    await dialog.getByRole('button', { name: 'Créer mon compte' }).click()
    // The card keeps the password to itself until it is asked for.
    await expect(dialog.getByRole('definition').last()).toContainText('Mot de passe masqué')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Afficher le mot de passe' }).click()
    await expect(dialog.getByRole('definition')).toHaveText([name, 'secret-1'])
    await dialog.getByRole('button', { name: 'C’est noté, continuer' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Bonjour ${name}`)
    await (await openMenu(page)).getByRole('button', { name: 'Se déconnecter' }).click()
    await page.getByRole('button', { name: enter }).click()
    await dialog.getByLabel('Identifiant').fill(name.toLowerCase().replace('éloïse', 'eloise'))
    await dialog.getByLabel('Mot de passe').fill('secret-1')
    await dialog.getByRole('button', { name: 'Se connecter' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Bonjour ${name}`)
  })

  test('anonymous credentials are invented, shown, copied, and work later @A04', { tag: SMOKE }, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto('/')
    await page.getByRole('button', { name: enter }).click()
    await page.getByRole('button', { name: 'Pas encore de compte ? S’inscrire' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: '4ème' }).click()
    await dialog.getByRole('button', { name: 'Rester anonyme' }).click()
    await dialog.getByRole('button', { name: 'Créer mon compte' }).click()
    await expect(dialog.getByRole('heading', { name: 'Vos identifiants' })).toBeVisible()
    const [username = '', password = ''] = await dialog.getByRole('definition').allTextContents()
    expect(username).toMatch(/^[a-z]+-[a-z]+\d{1,3}$/)
    expect(password).toMatch(/^[A-Za-z0-9]{8}\d{1,2}$/)
    await dialog.getByRole('button', { name: 'Copier : Mot de passe' }).click()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(password)
    await page.reload()
    await expect(dialog.getByRole('definition')).toHaveText([username, password])
    await dialog.getByRole('button', { name: 'C’est noté, continuer' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Bonjour ${username}`)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Bonjour ${username}`)
    await expect(dialog).toHaveCount(0)

    await (await openMenu(page)).getByRole('button', { name: 'Se déconnecter' }).click()
    await page.getByRole('button', { name: enter }).click()
    await dialog.getByLabel('Identifiant').fill(username)
    await dialog.getByLabel('Mot de passe').fill(password)
    await dialog.getByRole('button', { name: 'Se connecter' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Bonjour ${username}`)
  })

  test('a teacher chooses no grade and gets 4ème @A03 @A06', async ({ page }) => {
    const email = `${freshName('prof')}@exemple.fr`
    await page.goto('/')
    await page.getByRole('button', { name: enter }).click()
    await page.getByRole('button', { name: 'Pas encore de compte ? S’inscrire' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Professeur' }).click()
    // No grade is asked, but a name is.
    await dialog.getByRole('textbox', { name: 'Adresse e-mail' }).fill(email)
    await dialog.getByRole('button', { name: 'Continuer' }).click()
    await dialog.getByLabel('Prénom').fill('Hélène')
    await dialog.getByRole('button', { name: 'Continuer' }).click()
    await expect(dialog.getByText('Nom requis')).toBeVisible()
    await dialog.getByLabel('Nom', { exact: true }).fill('Dupont')
    await dialog.getByRole('button', { name: 'Continuer' }).click()
    await dialog.getByLabel('Mot de passe', { exact: true }).fill('secret-1')
    await dialog.getByRole('button', { name: 'Créer mon compte' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bonjour Hélène Dupont')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    const answer = await page.request.get('/api/account/me')
    expect(((await answer.json()) as { data: object }).data).toMatchObject({
      email,
      grade: '4ème',
      roles: ['ROLE_TEACHER'],
      isAnonymous: false,
    })
  })

  test('a page that the browser kept from before the sign-in knows who signed in since @S03', async ({ page }) => {
    const name = freshName('retour')
    await page.goto('/')
    await page.getByRole('button', { name: enter }).click()
    await page.getByRole('button', { name: 'Pas encore de compte ? S’inscrire' }).click()
    const dialog = page.getByRole('dialog')
    await answerQuestions(dialog, { username: name })
    await dialog.getByRole('button', { name: 'C’est noté, continuer' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Bonjour ${name}`)
    await page.goto('/api/docs')
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Bonjour ${name}`)
  })
})

test.describe('Accounts, when something is wrong', () => {
  test.use({ expectedErrors: [/401|409|ERR_FAILED|500/] })

  test('a wrong password and a taken name are said in plain words, what was typed stays @A01 @A05', {
    tag: SMOKE,
  }, async ({ page, signIn }) => {
    const { email } = await signIn()
    await forgetSession(page)
    await page.goto('/')
    await page.getByRole('button', { name: enter }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Se connecter' }).click()
    await expect(dialog.getByText('Identifiant requis')).toBeVisible()
    await dialog.getByLabel('Identifiant').fill(email)
    await dialog.getByLabel('Mot de passe').fill('pas-le-bon')
    await dialog.getByRole('button', { name: 'Se connecter' }).click()
    await expect(dialog.getByRole('alert')).toContainText('Identifiant ou mot de passe incorrect')
    await expect(dialog.getByLabel('Identifiant')).toHaveValue(email)

    await dialog.getByRole('button', { name: 'Pas encore de compte ? S’inscrire' }).click()
    await answerQuestions(dialog, { email, password: 'autre-secret' })
    await expect(dialog.getByRole('alert')).toContainText('Ce compte existe déjà')
    await expect(dialog.getByRole('textbox', { name: 'Adresse e-mail' })).toHaveValue(email)
  })

  test('a server that does not answer is said, and nothing typed is lost @A05', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: enter }).click()
    const dialog = page.getByRole('dialog')
    await page.route(SIGN_IN_CALL, route => route.abort())
    await dialog.getByLabel('Identifiant').fill('lea')
    await dialog.getByLabel('Mot de passe').fill('secret-1')
    await dialog.getByRole('button', { name: 'Se connecter' }).click()
    await expect(dialog.getByRole('alert')).toContainText(
      'Impossible de se connecter au serveur. Vérifiez votre connexion internet.',
    )
    await page.unroute(SIGN_IN_CALL)
    const body = JSON.stringify({ error: { message: 'INTERNAL' } })
    const headers = { 'access-control-allow-origin': '*' }
    await page.route(SIGN_IN_CALL, route => route.fulfill({ status: 500, headers, body }))
    await dialog.getByRole('button', { name: 'Se connecter' }).click()
    await expect(dialog.getByRole('alert')).toContainText('Erreur de connexion')
    await expect(dialog.getByLabel('Identifiant')).toHaveValue('lea')
  })

  test('a session that ended brings the welcome page and says so @S03 @A05', async ({ page, signIn, baseURL }) => {
    const person = await signIn()
    await page.goto('/settings')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Paramétrage')
    await endSession(page, baseURL ?? '', person)
    // Another call of the page may be refused first, and the button be gone: the sentence is the same.
    const save = page.getByRole('button', { name: 'Enregistrer' })
    await save.click({ timeout: 5000 }).catch(() => undefined)
    await expect(page.getByText('Votre session est terminée.')).toBeVisible()
  })
})
