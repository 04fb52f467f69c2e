import { openMenu } from '../support/people.ts'
import { SMOKE } from '../support/scope.ts'
import { expect, freshName, test } from '../support/test.ts'

test.describe('Somebody who is not signed in', () => {
  test('sees the welcome page on every address of the shell @S03 @S05', async ({ page }) => {
    for (const address of [
      '/',
      '/objectives',
      '/scolaire',
      '/chat',
      '/settings',
      '/profile',
      '/path/12',
      '/homework',
    ]) {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bienvenue sur Ariane')
      await expect(page.getByRole('button', { name: "Se connecter / S'inscrire" })).toBeVisible()
    }
    await page.goto('/revisions')
    await expect(page).toHaveURL('/')
  })

  test('registers with an e-mail, reloads, leaves, and signs in again @A01 @A02 @A03', { tag: SMOKE }, async ({
    page,
  }) => {
    const email = `${freshName('lea')}@exemple.fr`
    await page.goto('/')
    await page.getByRole('link', { name: 'Créer un compte' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('heading', { name: 'Vous êtes…' })).toBeFocused()
    await dialog.getByRole('button', { name: '3ème' }).click()
    await dialog.getByRole('button', { name: 'Plutôt avec une adresse e-mail' }).click()
    await dialog.getByRole('button', { name: 'Continuer' }).click()
    await expect(dialog.getByText('Email requis')).toBeVisible()
    await dialog.getByRole('textbox', { name: 'Adresse e-mail' }).fill(email)
    await dialog.getByRole('button', { name: 'Continuer' }).click()
    await dialog.getByRole('button', { name: 'Question précédente' }).click()
    await expect(dialog.getByRole('textbox', { name: 'Adresse e-mail' })).toHaveValue(email)
    await dialog.getByRole('button', { name: 'Continuer' }).click()
    await dialog.getByLabel('Mot de passe', { exact: true }).fill('secret-1')
    await dialog.getByRole('button', { name: 'Créer mon compte' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Bonjour ${email.split('@')[0]}`)

    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Bonjour ${email.split('@')[0]}`)

    await (await openMenu(page)).getByRole('button', { name: 'Se déconnecter' }).click()
    await page.getByRole('button', { name: "Se connecter / S'inscrire" }).click()
    await dialog.getByLabel('Identifiant').fill(email)
    await dialog.getByLabel('Mot de passe').fill('secret-1')
    await dialog.getByRole('button', { name: 'Se connecter' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Bonjour ${email.split('@')[0]}`)
  })

  test('who signs out while a call is under way sees nothing of its refusal @S03', async ({ page, signIn }) => {
    await signIn()
    const unread = '/api/chat/unread'
    let answer = () => {}
    const held = new Promise<void>(resolve => {
      answer = resolve
    })
    await page.route(`**${unread}`, async route => {
      await held
      await route.continue()
    })
    const asked = page.waitForRequest(`**${unread}`)
    await page.goto('/')
    await asked
    const ended = page.waitForEvent('requestfinished', { predicate: request => request.url().endsWith('/sign-out') })
    await (await openMenu(page)).getByRole('button', { name: 'Se déconnecter' }).click()
    await ended
    answer()
    await expect(page.getByRole('button', { name: "Se connecter / S'inscrire" })).toBeVisible()
    // Whatever the server answers to what was held has arrived by then.
    await page.evaluate(() => fetch('/api/auth/get-session'))
    await expect(page.getByText(/Votre session est terminée/)).toHaveCount(0)
  })
})
