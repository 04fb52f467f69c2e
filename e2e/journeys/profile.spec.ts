import { expectAccessible } from '../support/axe.ts'
import { generatePath, prompt } from '../support/learning.ts'
import { SMOKE } from '../support/scope.ts'
import { expect, test } from '../support/test.ts'

test.describe('The profile', () => {
  test('shows who I am and saves my names, trimmed @P01', { tag: SMOKE }, async ({ page, signIn }) => {
    const { email } = await signIn({ grade: '3ème' })
    await page.goto('/profile')
    await expect(page.getByRole('textbox', { name: 'Adresse e-mail' })).toHaveValue(email)
    await expect(page.getByRole('textbox', { name: 'Adresse e-mail' })).not.toBeEditable()
    await expect(page.getByLabel('Classe', { exact: true })).toHaveValue('3ème')
    await expect(page.getByLabel('Classe', { exact: true })).not.toBeEditable()
    await page.getByLabel('Prénom').fill('  Noé ')
    await page.getByLabel('Nom', { exact: true }).fill(' Roux  ')
    await page.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(page.getByText('Modifications enregistrées')).toBeVisible()
    await expect(page.getByText('Modifications enregistrées')).toBeHidden({ timeout: 5000 })
    await page.reload()
    await expect(page.getByLabel('Prénom')).toHaveValue('Noé')
    await expect(page.getByLabel('Nom', { exact: true })).toHaveValue('Roux')
  })

  test('counts the four achievements from what I did, with their rule @P02 @P03', async ({ page, signIn }) => {
    const person = await signIn()
    await page.goto('/profile')
    const panel = page.getByRole('region', { name: 'Réussites' })
    const line = (title: string) => panel.getByRole('listitem').filter({ hasText: title })
    for (const [title, rule, progress] of [
      ['Premier parcours', 'Terminer un parcours en entier.', '0 sur 1'],
      ['Studieux', 'Terminer dix modules', '0 sur 10'],
      ['Régulier', 'Travailler quatre jours différents', '0 sur 4'],
      ['Expert', 'Réussir vingt activités', '0 sur 20'],
    ] as const) {
      await expect(line(title)).toContainText('Pas encore')
      await expect(line(title)).toContainText(rule)
      await expect(line(title)).toContainText(progress)
    }
    await expect(panel.getByText('0 point', { exact: true })).toBeVisible()

    const path = await generatePath(page, person, [prompt('TEXT', 'Le cours')])
    for (const { id } of path.modules) {
      const answer = await page.request.post(`/api/module/${id}/progress`, {
        headers: { origin: new URL(page.url()).origin },
        data: { userId: person.uid, seen: true, done: true },
      })
      expect(answer.ok(), await answer.text()).toBe(true)
    }
    await page.reload()
    await expect(line('Premier parcours')).toContainText('Obtenue')
    await expect(line('Studieux')).toContainText('1 sur 10')
    // What was only read earns none.
    await expect(panel.getByText('0 point', { exact: true })).toBeVisible()
    await expectAccessible(page)
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
