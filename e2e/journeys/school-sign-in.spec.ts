import { CLIENT, type Directory, schoolProvider } from '../../api/src/accounts/directory/testing/school-provider.ts'
import { freePort } from '../../scripts/free-port.ts'
import { expectAccessible } from '../support/axe.ts'
import { codeOfApp } from '../support/operator.ts'
import { openMenu } from '../support/people.ts'
import { expect, type Fixtures, freshName, register, test } from '../support/test.ts'

const ENTER = "Se connecter / S'inscrire"
const SCHOOL = 'Se connecter avec mon établissement'

// Of the school's own page: it asks for a font elsewhere.
test.use({ expectedErrors: [/fonts\.googleapis|favicon|40[01]/] })

/** An installation whose school has a directory, which is not there before it opens. */
async function atSchool({ serve, defer }: Pick<Fixtures, 'serve' | 'defer'>) {
  const people: Directory = new Map()
  // The school knows our address, and we know the school's: one of the two has to be there first.
  const port = await freePort()
  const { address } = await serve(address => ({
    PUBLIC_URL: address,
    DIRECTORY_OIDC_ISSUER: `http://127.0.0.1:${port}`,
    DIRECTORY_OIDC_CLIENT_ID: CLIENT.clientId,
    DIRECTORY_OIDC_CLIENT_SECRET: CLIENT.clientSecret,
  }))
  const open = async () => {
    const redirects = { redirectUri: `${address}/api/auth/school/end`, home: `${address}/` }
    const school = await schoolProvider(people, redirects, port)
    defer(school.close)
    return school
  }
  return { address, people, open }
}

/** An open school with a teacher, whom nobody here knows yet. */
async function withTeacher(fixtures: Pick<Fixtures, 'serve' | 'defer'>) {
  const { address, people, open } = await atSchool(fixtures)
  await open()
  const subject = freshName('prof')
  people.set(subject, { given_name: 'Hélène', family_name: 'Roche', profile: 'National_ENS' })
  return { address, subject }
}

test('the school opens the account, asks for what it does not say, and leaving ends both @G01 @one-width', async ({
  page,
  serve,
  defer,
}) => {
  test.setTimeout(180_000)
  const { address, people, open } = await atSchool({ serve, defer })
  const openDialog = async () => {
    await page.goto(address)
    await page.getByRole('button', { name: ENTER }).click()
    return page.getByRole('dialog')
  }

  // Away: a sentence, and the way with a password stays.
  const away = await openDialog()
  await expect(away.getByRole('link', { name: SCHOOL })).toBeVisible()
  await expectAccessible(page)
  await away.getByRole('link', { name: SCHOOL }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('alert')).toContainText('ne répond pas')
  await expect(dialog.getByLabel('Identifiant')).toBeVisible()

  const school = await open()

  const subject = freshName('eleve')
  people.set(subject, { given_name: 'Inès', family_name: 'Roy', profile: 'National_EVS' })
  await page.context().setExtraHTTPHeaders({ 'x-who': subject })
  await dialog.getByRole('link', { name: SCHOOL }).click()
  await expect(dialog.getByRole('alert')).toContainText('ni comme élève, ni comme professeur, ni comme parent')
  expect(new URL(page.url()).search).toBe('')

  people.set(subject, { given_name: 'Inès', family_name: 'Roy', profile: 'National_ELV' })
  await dialog.getByRole('link', { name: SCHOOL }).click()
  await expect(page.getByRole('dialog', { name: 'Votre classe' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Je suis en 5ème' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Inès')
  expect(new URL(page.url()).search).toBe('')

  await page.goto(`${address}/settings/connexion`)
  await expect(page.getByRole('list', { name: 'Liste des appareils connectés' })).toContainText('Ordinateur partagé')
  await expect(page.getByText('Il est relié')).toBeVisible()
  await expectAccessible(page)
  await (await openMenu(page)).getByRole('button', { name: 'Se déconnecter' }).click()
  await page.waitForURL(`${school.issuer}/session/end**`)
  await page.getByRole('button', { name: 'Yes, sign me out' }).click()
  await expect(page.getByRole('button', { name: ENTER })).toBeVisible()
})

test('an account of before is linked with its password, and the school opens it @G01 @one-width', async ({
  page,
  serve,
  defer,
}) => {
  test.setTimeout(180_000)
  const { address, subject } = await withTeacher({ serve, defer })
  const person = await register(page, address, { role: 'ROLE_TEACHER' })
  await page.context().setExtraHTTPHeaders({ 'x-who': subject })
  await page.goto(`${address}/settings/connexion`)
  const panel = page.getByRole('region', { name: 'Le compte de votre établissement' })
  await panel.getByLabel('Votre mot de passe', { exact: true }).fill('pas le bon')
  await panel.getByRole('button', { name: 'Relier mon compte' }).click()
  await expect(panel.getByText('Ce n’est pas votre mot de passe')).toBeVisible()
  await expectAccessible(page)
  await panel.getByLabel('Votre mot de passe', { exact: true }).fill(person.password)
  await panel.getByRole('button', { name: 'Relier mon compte' }).click()
  await expect(panel.getByText('Il est relié')).toBeVisible()
  await page.context().clearCookies()
  await page.goto(`${address}/api/auth/school/begin?back=/settings/connexion`)
  await expect(panel.getByText('Il est relié')).toBeVisible()
})

test('an account without a password ends after the school said again who it is @G01 @one-width', async ({
  page,
  serve,
  defer,
}) => {
  test.setTimeout(180_000)
  const { address, people, open } = await atSchool({ serve, defer })
  await open()
  const [subject, other] = [freshName('eleve'), freshName('eleve')]
  for (const one of [subject, other])
    people.set(one, { given_name: 'Inès', family_name: 'Roy', profile: 'National_ELV', grade: '5EME' })
  await page.context().setExtraHTTPHeaders({ 'x-who': subject })
  await page.goto(`${address}/api/auth/school/begin?back=/profile/donnees`)
  const panel = page.getByRole('region', { name: 'Supprimer le compte' })
  await panel.getByRole('button', { name: 'Supprimer mon compte…' }).click()
  await expect(panel.getByLabel('Votre mot de passe', { exact: true })).toBeHidden()
  const ask = panel.getByRole('button', { name: 'Confirmer avec mon établissement' })
  await expect(ask).toBeVisible()
  await expectAccessible(page)

  await page.context().setExtraHTTPHeaders({ 'x-who': other })
  await ask.click()
  await expect(panel.getByText('a répondu pour une autre personne que vous')).toBeVisible()
  expect(new URL(page.url()).search).toBe('')

  await page.context().setExtraHTTPHeaders({ 'x-who': subject })
  await ask.click()
  await expect(panel.getByText('a confirmé que c’est bien vous')).toBeVisible()
  await expectAccessible(page)
  await panel.getByRole('button', { name: 'Supprimer dans sept jours' }).click()
  await expect(panel.getByText(/Ce compte sera supprimé le/)).toBeVisible()
})

test('an adult without a password adds a code to what the school says, and enters with both @G02 @one-width', async ({
  page,
  serve,
  defer,
}) => {
  test.setTimeout(180_000)
  const { address, subject } = await withTeacher({ serve, defer })
  await page.context().setExtraHTTPHeaders({ 'x-who': subject })
  const begin = `${address}/api/auth/school/begin?back=/settings/connexion`
  await page.goto(begin)
  const panel = page.getByRole('region', { name: 'Double vérification' })
  const ask = panel.getByRole('button', { name: 'Confirmer avec mon établissement' })
  await expect(panel.getByLabel('Votre mot de passe', { exact: true })).toBeHidden()
  await ask.click()
  await expect(panel.getByText('a confirmé que c’est bien vous')).toBeVisible()
  await expectAccessible(page)
  await panel.getByRole('button', { name: 'L’activer' }).click()
  const secret = (await panel.getByText(/^(?:[A-Z2-7]{4} ?){8}$/).textContent()) ?? ''
  await panel.getByLabel('Code de l’application').fill(codeOfApp(secret, -1))
  await panel.getByRole('button', { name: 'Vérifier le code' }).click()
  await panel.getByRole('button', { name: 'C’est noté' }).click()
  await expect(panel.getByText(/Activée depuis/)).toBeVisible()

  await page.context().clearCookies()
  await page.goto(begin)
  const dialog = page.getByRole('dialog', { name: 'Votre code de vérification' })
  const code = dialog.getByLabel('Code de vérification')
  await expect(code).toBeFocused()
  await expectAccessible(page)
  await code.fill('000000')
  await dialog.getByRole('button', { name: 'Vérifier et entrer' }).click()
  await expect(dialog.getByText('Ce code n’est pas le bon')).toBeVisible()
  await code.fill(codeOfApp(secret))
  await dialog.getByRole('button', { name: 'Vérifier et entrer' }).click()
  await expect(panel.getByText(/Activée depuis/)).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/settings/connexion')

  // The end asks the school and the code: what was begun is open when one comes back.
  await panel.getByRole('button', { name: 'L’arrêter…' }).click()
  await ask.click()
  await expect(panel.getByText('a confirmé que c’est bien vous')).toBeVisible()
  await panel.getByLabel(/Code de l’application/).fill(codeOfApp(secret, 1))
  await panel.getByRole('button', { name: 'Arrêter la double vérification' }).click()
  await expect(panel.getByRole('button', { name: 'L’arrêter…' })).toBeHidden()
  await expect(ask.or(panel.getByRole('button', { name: 'L’activer' }))).toBeVisible()
})
