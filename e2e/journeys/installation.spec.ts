import { expectAccessible } from '../support/axe.ts'
import { admin, registerOperator } from '../support/operator.ts'
import { openMenu } from '../support/people.ts'
import { expect, register, test } from '../support/test.ts'

test.describe('The console of an installation', () => {
  test.use({ expectedErrors: [/\/api\/(health|installation)\)|status of 40[14]/] })

  test('says what is missing, helps an adult in again, and is for operators only @G03', async ({
    page,
    browser,
    serve,
  }) => {
    test.setTimeout(180_000)
    const server = await serve()
    const context = await browser.newContext({ baseURL: server.address, locale: 'fr-FR', timezoneId: 'Europe/Paris' })
    const theirs = await context.newPage()
    const teacher = await register(theirs, server.address, { role: 'ROLE_TEACHER' })
    const { name } = teacher

    await test.step('a teacher has neither the page nor its calls nor a line in the menu', async () => {
      await theirs.goto('/settings/installation')
      await expect(theirs.getByRole('heading', { level: 1 })).toHaveText('Page introuvable')
      const menu = await openMenu(theirs)
      await expect(menu.getByRole('link', { name: 'Aide' })).toBeVisible()
      await expect(menu.getByRole('link', { name: 'Installation' })).toHaveCount(0)
      expect((await context.request.get('/api/installation')).status()).toBe(404)
    })

    await registerOperator(page, server)
    await page.goto(server.address)
    await (await openMenu(page)).getByRole('link', { name: 'Installation' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Installation')
    const missing = page.getByRole('list', { name: 'Liste de ce qui manque' })
    for (const what of ['Un contact', 'Un serveur de messagerie', 'Une adresse en https', 'Une restauration essayée'])
      await expect(missing.getByText(what, { exact: true })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Ce qui est en place' })).toContainText(/Inscriptionouverte à tous/)
    await expect(page.getByRole('region', { name: 'Essayer la messagerie' })).toHaveCount(0)

    await page.getByLabel('Nom, identifiant ou adresse').fill(name)
    await page.getByRole('button', { name: 'Chercher' }).click()
    const found = page.getByRole('list', { name: 'Liste des comptes' })
    await expect(found.getByRole('listitem')).toHaveCount(1)
    await expect(found).toContainText(/Professeur.*\(inscription\).*1 appareil connecté/)
    await expectAccessible(page)

    await test.step('whom wrong passwords slow down tries at once', async () => {
      const stranger = await browser.newContext({ baseURL: server.address })
      const enter = async (password: string) => {
        const sent = { headers: { origin: server.address }, data: { email: teacher.email, password } }
        return (await stranger.request.post('/api/auth/sign-in/email', sent)).status()
      }
      // Each has to wait for longer; what is counted last keeps the right one out for eight seconds.
      for (const n of [1, 2, 3, 4, 5, 6]) await expect.poll(() => enter(`marron-${n}`), { timeout: 20_000 }).toBe(401)
      expect(await enter(teacher.password)).toBe(429)
      await found.getByRole('button', { name: `Débloquer ${name}` }).click()
      await expect(page.getByText(`${name} peut essayer d’entrer tout de suite.`)).toBeVisible()
      expect(await enter(teacher.password)).toBe(200)
      await stranger.close()
    })

    await test.step('a lost device is signed out', async () => {
      await found.getByRole('button', { name: `Déconnecter ${name} partout` }).click()
      const question = page.getByRole('alertdialog', { name: `Déconnecter ${name} partout ?` })
      await question.getByRole('button', { name: 'Déconnecter' }).click()
      await expect(page.getByText(`${name} est déconnecté partout.`)).toBeVisible()
      await theirs.goto('/')
      await expect(theirs.getByRole('button', { name: "Se connecter / S'inscrire" })).toBeVisible()
    })

    await test.step('a link that is shown once gives a new password', async () => {
      await found.getByRole('button', { name: `Nouveau mot de passe pour ${name}` }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Faire le lien' }).click()
      const shown = page.getByRole('dialog', { name: `Le lien de ${name}` })
      const link = (await shown.locator('output').textContent()) ?? ''
      expect(link).toMatch(/#nouveau-mot-de-passe=[\w-]{40,}$/)
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await shown.getByRole('button', { name: 'J’ai copié le lien' }).click()
      await expect(shown).toHaveCount(0)
      await expect(page.getByText(link)).toHaveCount(0)
      await theirs.goto('about:blank')
      await theirs.goto(link)
      await theirs.getByLabel('Nouveau mot de passe').fill('trois mots verts')
      await theirs.getByRole('button', { name: 'Changer le mot de passe' }).click()
      await expect(theirs.getByText('Votre mot de passe est changé.')).toBeVisible()
    })

    const log = page.getByRole('list', { name: 'Journal de l’administration' })
    for (const act of ['Compte débloqué', 'Déconnecté partout', 'Lien de mot de passe'])
      await expect(log.getByText(`${act} : ${name}`)).toBeVisible()
    await expect(log.getByRole('listitem').last()).toContainText(/Administre désormais.*Au terminal du serveur/)
    expect(await admin(server, 'acts')).toContain(`compte débloqué  ${name}`)
    expect(await admin(server, 'state')).toContain('OPERATOR_CONTACT')

    await page.goto(`${server.address}/settings/etat`)
    await expect(page.getByText('Tout va bien')).toHaveCount(0)
    await page.getByRole('link', { name: 'Voir comment y remédier' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Installation')
    await context.close()
  })
})
