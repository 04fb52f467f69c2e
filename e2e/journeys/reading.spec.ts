import { expect, test } from '../support/test.ts'

test.describe('Screens that read, for now', () => {
  test('the week: seven days from Monday, one can go back and forth @N02 @N03 @N06', async ({ page, signIn }) => {
    await signIn()
    await page.goto('/scolaire')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Scolaire')
    const days = ['Lundi', 'Mardi', 'Mercredi', 'Jeudi', 'Vendredi', 'Samedi', 'Dimanche']
    for (const day of days) await expect(page.getByRole('heading', { name: new RegExp(`^${day}`) })).toBeVisible()
    await expect(page.getByText('Aucun événement')).toHaveCount(7)
    const title = page.getByText(/^Semaine du/)
    const now = await title.textContent()
    await page.getByRole('button', { name: 'Semaine suivante' }).click()
    await expect(title).not.toHaveText(now ?? '')
    await page.getByRole('button', { name: 'Semaine précédente' }).click()
    await expect(title).toHaveText(now ?? '')
  })

  test('homework: the list and its empty text @H01', async ({ page, signIn }) => {
    await signIn()
    await page.goto('/homework')
    await expect(page.getByText("Recevez de l'aide personnalisée pour vos devoirs")).toBeVisible()
    await expect(page.getByText('Aucun devoir')).toBeVisible()
  })

  for (const [address, path] of [
    ['/objectives', '**/api/objectives/student'],
    ['/scolaire', '**/api/calendar/events'],
    ['/homework', '**/api/homework/paths'],
    ['/revisions', '**/api/paths'],
  ] as const)
    test.describe(`${address} when the server fails`, () => {
      test.use({ expectedErrors: [/500/] })

      test(`${address} says so and heals on retry @X02`, async ({ page, signIn }) => {
        await signIn()
        await page.route(path, route => route.fulfill({ status: 500, body: '{}' }))
        await page.goto(address)
        await expect(page.getByRole('alert')).toBeVisible()
        await page.unroute(path)
        await page.getByRole('button', { name: 'Réessayer' }).click()
        await expect(page.getByRole('alert')).toHaveCount(0)
      })
    })
})
