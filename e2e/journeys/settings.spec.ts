import { SMOKE } from '../support/scope.ts'
import { expect, test } from '../support/test.ts'

test.describe('The settings', () => {
  test('start with the defaults, and are created then updated @T01 @T03', { tag: SMOKE }, async ({ page, signIn }) => {
    await signIn()
    const methods: string[] = []
    page.on('request', request => {
      if (new URL(request.url()).pathname === '/api/user/settings') methods.push(request.method())
    })
    await page.goto('/settings')
    for (const name of [
      'Vérifier ma compréhension',
      'Valider le lendemain',
      'Vérifier mes devoirs',
      'M’entraîner sur un point précis',
      'Préparer mes devoirs',
      'Revoir les leçons précédentes',
    ])
      await expect(page.getByRole('switch', { name })).not.toBeChecked()
    await expect(page.getByRole('switch', { name: 'Travailler le vendredi' })).toBeChecked()
    await expect(page.getByRole('switch', { name: 'Travailler le samedi' })).not.toBeChecked()
    await expect(page.getByLabel('Début, lundi')).toHaveValue('17:00')
    await expect(page.getByLabel('Fin, lundi')).toHaveValue('18:15')
    await expect(page.getByLabel('Début, mercredi')).toHaveValue('10:00')
    await expect(page.getByLabel('Fin, dimanche')).toBeDisabled()
    await expect(page.getByText('À quoi servent ces réglages ?')).toBeVisible()

    await page.getByRole('switch', { name: 'Vérifier mes devoirs' }).check()
    await page.getByLabel('Fin, lundi').fill('18:30')
    await page.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(page.getByText('Paramètres enregistrés')).toBeVisible()
    await page.getByRole('switch', { name: 'Préparer mes devoirs' }).check()
    await page.getByRole('button', { name: 'Enregistrer' }).click()
    await expect.poll(() => methods).toEqual(['POST', 'POST', 'PUT'])
    await expect(page.getByText('Paramètres enregistrés')).toBeHidden({ timeout: 5000 })
    await page.reload()
    await expect(page.getByRole('switch', { name: 'Vérifier mes devoirs' })).toBeChecked()
    await expect(page.getByRole('switch', { name: 'Préparer mes devoirs' })).toBeChecked()
    await expect(page.getByLabel('Fin, lundi')).toHaveValue('18:30')
  })

  test('refuse an hour that ends before it starts @T01', async ({ page, signIn }) => {
    await signIn()
    await page.goto('/settings')
    await page.getByLabel('Fin, lundi').fill('16:00')
    await expect(page.getByText('La fin doit être après le début')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Enregistrer' })).toBeDisabled()
  })

  test.describe('when the server fails', () => {
    test.use({ expectedErrors: [/500/] })

    test('say so, keep the changes, and work on the next try @T02', async ({ page, signIn }) => {
      await signIn()
      await page.route('**/api/user/settings', route => route.fulfill({ status: 500, body: '{}' }))
      await page.goto('/settings')
      await expect(page.getByRole('alert')).toContainText('Erreur lors du chargement des paramètres')
      await page.unroute('**/api/user/settings')
      await page.getByRole('button', { name: 'Réessayer' }).click()
      await page.getByRole('switch', { name: 'Valider le lendemain' }).check()
      await page.route('**/api/user/settings', route => route.fulfill({ status: 500, body: '{}' }))
      await page.getByRole('button', { name: 'Enregistrer' }).click()
      await expect(page.getByRole('alert')).toContainText('Erreur lors de la sauvegarde')
      await page.unroute('**/api/user/settings')
      await page.reload()
      await expect(page.getByRole('switch', { name: 'Valider le lendemain' })).toBeChecked()
      await page.getByRole('button', { name: 'Enregistrer' }).click()
      await expect(page.getByText('Paramètres enregistrés')).toBeVisible()
    })
  })
})
