import { expectAccessible } from '../support/axe.ts'
import { expect, test } from '../support/test.ts'

const BY_MAIL = '**/api/calendar/school-leaves/by-mail'

test.describe('What a parent allows to be read of the school', () => {
  test('below fifteen the page says whose yes is missing, and asks him by mail where he agreed so @Y06', async ({
    page,
    signIn,
  }) => {
    await signIn({ grade: '6ème' })
    await page.goto('/scolaire?etablissement=1')
    await expect(page.getByText('Avant quinze ans, c’est un parent qui donne cet accord.')).toBeVisible()
    await expect(page.getByText('Il le fait depuis son compte, sur cette même page.')).toBeVisible()
    await expect(page.getByRole('switch')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Demander par e-mail' })).toHaveCount(0)
    await expectAccessible(page)
    // This server sends no mail: what it answers where it does is in its own test.
    await page.route('**/api/calendar/school-leaves', async route => {
      const response = await route.fetch()
      const { data, ...rest } = await response.json()
      await route.fulfill({ response, json: { ...rest, data: { ...data, mayAsk: true } } })
    })
    await page.route('**/api/calendar/school-leaves/ask', route => route.fulfill({ json: { ok: true } }))
    await page.reload()
    await page.getByRole('button', { name: 'Demander par e-mail' }).click()
    await expect(page.getByText(/^Un message est parti à l’adresse de votre parent\./)).toBeVisible()
    await expectAccessible(page)
  })

  test.describe('by a link', () => {
    // A dead link is answered with 400.
    test.use({ expectedErrors: [/status of 400/] })
    test('a parent without an account ticks what he allows, and a dead link says so @Y06', async ({ page }) => {
      await page.goto('/#accord-ecole=jeton-perdu')
      await expect(page.getByText(/^Ce lien ne fonctionne plus\./)).toBeVisible()
      await expectAccessible(page)
      await page.route(BY_MAIL, route =>
        route.request().method() === 'POST'
          ? route.fulfill({ json: { status: 'success', data: { allowed: ['news'] } } })
          : route.fulfill({ json: { ok: true } }),
      )
      await page.goto('/?autre=1#accord-ecole=jeton')
      await expect(page.getByRole('heading', { name: 'Ce qui peut être lu à l’école' })).toBeVisible()
      await expect(page).not.toHaveURL(/jeton/)
      await expect(page.getByRole('checkbox', { name: 'Les actualités de l’établissement' })).toBeChecked()
      await page.getByText('Ses notes', { exact: true }).click()
      await page.getByText('Les actualités de l’établissement').click()
      await expectAccessible(page)
      const sent = page.waitForRequest(request => request.method() === 'PUT' && request.url().endsWith('/by-mail'))
      await page.getByRole('button', { name: 'Je suis son parent et voici ma réponse' }).click()
      expect((await sent).postDataJSON()).toEqual({ token: 'jeton', allowed: ['grades'] })
      await expect(page.getByText(/^Merci\. Votre réponse est enregistrée/)).toBeVisible()
      await expectAccessible(page)
    })
  })
})
