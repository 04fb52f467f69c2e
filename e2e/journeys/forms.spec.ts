import { expectAccessible } from '../support/axe.ts'
import { expect, freshName, test } from '../support/test.ts'

test.describe('A form', () => {
  test.use({ expectedErrors: [/503/] })

  test('gives the first wrong field the focus and its sentence, sends one call for two presses, and keeps what was typed when it fails @A08', async ({
    page,
    signIn,
  }) => {
    await signIn({ role: 'ROLE_TEACHER' })
    await page.goto('/profile/eleves?vue=create')
    const form = page.getByRole('dialog', { name: 'Créer un élève' })
    const name = form.getByLabel('Prénom')
    const password = form.getByRole('textbox', { name: 'Mot de passe' })
    const send = form.getByRole('button', { name: 'Créer le compte' })
    await expect(name).toHaveValue('')
    await expect(name).not.toHaveAttribute('aria-invalid')
    await send.click()
    await expect(name).toBeFocused()
    await expect(name).toHaveAccessibleDescription(/Prénom requis/)
    await expect(password).toHaveAccessibleDescription('Mot de passe requis')
    await expectAccessible(page)

    const typed = freshName('Inès')
    await page.keyboard.type('R2-D2')
    await expect(name).toHaveAccessibleDescription(/Un nom s’écrit avec des lettres/)
    await name.fill(typed)
    await expect(name).not.toHaveAttribute('aria-invalid')
    await page.keyboard.press('Enter')
    await expect(password).toBeFocused()
    await page.keyboard.type('court')
    await expect(password).toHaveAccessibleDescription('Le mot de passe doit contenir au moins 6 caractères')
    await password.fill('secret-3')
    await expect(password).not.toHaveAttribute('aria-invalid')

    let calls = 0
    const held = Promise.withResolvers<void>()
    await page.route('**/api/user/create-student', async route => {
      calls += 1
      await held.promise
      await route.fulfill({ status: 503, body: '{}' })
    })
    await password.evaluate((field: HTMLInputElement) => {
      field.form?.requestSubmit()
      field.form?.requestSubmit()
    })
    await expect(form.getByRole('button', { name: 'Création…' })).toBeVisible()
    await page.keyboard.press('Enter')
    held.resolve()
    await expect(form.getByRole('alert')).toContainText("Erreur lors de la création de l'élève")
    expect(calls).toBe(1)
    await expect(name).toHaveValue(typed)
    await expect(password).toHaveValue('secret-3')

    await page.unroute('**/api/user/create-student')
    await send.click()
    await expect(page.getByRole('dialog', { name: `Identifiants de ${typed}` })).toBeVisible()
  })
})
