import { expect, test } from '../support/test.ts'

test.describe('The profile', () => {
  test('shows who I am and saves my names, trimmed @P01', async ({ page, signIn }) => {
    const { email } = await signIn({ grade: '3ème' })
    await page.goto('/profile')
    await expect(page.getByRole('textbox', { name: 'Adresse e-mail' })).toHaveValue(email)
    await expect(page.getByRole('textbox', { name: 'Adresse e-mail' })).not.toBeEditable()
    await expect(page.getByLabel('Classe')).toHaveValue('3ème')
    await expect(page.getByLabel('Classe')).not.toBeEditable()
    await page.getByLabel('Prénom').fill('  Noé ')
    await page.getByLabel('Nom', { exact: true }).fill(' Roux  ')
    await page.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(page.getByText('Modifications enregistrées')).toBeVisible()
    await expect(page.getByText('Modifications enregistrées')).toBeHidden({ timeout: 5000 })
    await page.reload()
    await expect(page.getByLabel('Prénom')).toHaveValue('Noé')
    await expect(page.getByLabel('Nom', { exact: true })).toHaveValue('Roux')
  })

  test('lists the four achievements @P02', async ({ page, signIn }) => {
    await signIn()
    await page.goto('/profile')
    const list = page.getByRole('region', { name: 'Réussites' })
    for (const [title, state] of [
      ['Premier parcours', 'Obtenue'],
      ['Studieux', 'Obtenue'],
      ['Régulier', 'Pas encore'],
      ['Expert', 'Pas encore'],
    ] as const)
      await expect(list.getByRole('listitem').filter({ hasText: title })).toContainText(state)
  })

  test.describe('when the server fails', () => {
    test.use({ expectedErrors: [/500/] })

    test('says so, keeps what I typed through a reload, and saves it later @P01', async ({ page, signIn }) => {
      await signIn()
      await page.route('**/api/user/reference', route => route.fulfill({ status: 500, body: '{}' }))
      await page.goto('/profile')
      await expect(page.getByRole('alert')).toContainText('Erreur lors du chargement du profil')
      await page.unroute('**/api/user/reference')
      await page.getByRole('button', { name: 'Réessayer' }).click()
      await page.getByLabel('Prénom').fill('Jade')
      await page.route('**/api/user/reference', route =>
        route.request().method() === 'PUT' ? route.fulfill({ status: 500, body: '{}' }) : route.continue(),
      )
      await page.getByRole('button', { name: 'Enregistrer' }).click()
      await expect(page.getByRole('alert')).toContainText('Erreur lors de la mise à jour')
      await page.reload()
      await expect(page.getByLabel('Prénom')).toHaveValue('Jade')
      await page.unroute('**/api/user/reference')
      await page.getByRole('button', { name: 'Enregistrer' }).click()
      await expect(page.getByText('Modifications enregistrées')).toBeVisible()
    })
  })
})
