import { expectAccessible } from '../support/axe.ts'
import { createObjective } from '../support/objectives.ts'
import { ONE_WIDTH } from '../support/scope.ts'
import { expect, test } from '../support/test.ts'

test('the dashboard has a card that another remote fills, and its links lead to that remote @W04 @D01', async ({
  page,
  signIn,
}) => {
  const pupil = await signIn()
  const titles = ['Réciter', 'Écrire', 'Relire', 'Recopier']
  await createObjective(page, pupil, { tasks: titles.map(title => ({ title })) })
  await page.goto('/')
  const card = page.getByRole('region', { name: 'Objectifs du jour' })
  await expect(card.getByRole('listitem')).toHaveCount(3)
  await expect(card.getByText('0 sur 4 faites')).toBeVisible()
  await expectAccessible(page)
  await card.getByRole('link', { name: 'Voir l’autre tâche du jour' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Objectifs')
  await page.goBack()
  await card.getByRole('link', { name: 'Réciter' }).click()
  await expect(page.getByRole('dialog', { name: 'Apprendre les verbes irréguliers' })).toBeVisible()
})

test('a day without tasks has no card, and the dashboard is whole @W04', { tag: ONE_WIDTH }, async ({
  page,
  signIn,
}) => {
  await signIn()
  const filled = page.waitForResponse(/\/remotes\/mf-objectives\/.*today.card/)
  await page.goto('/')
  await filled
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Bonjour /)
  await expect(page.getByRole('region', { name: 'Objectifs du jour' })).toHaveCount(0)
})

test.describe('while the remote that fills the card is down', () => {
  test.use({ expectedErrors: [/./] })

  test('the dashboard is whole without it and says nothing, and the card comes by itself @W04 @S10', {
    tag: ONE_WIDTH,
  }, async ({ page, signIn }) => {
    const pupil = await signIn()
    await createObjective(page, pupil, { tasks: [{ title: 'Réciter' }] })
    await page.route('**/remotes/mf-objectives/**', route => route.abort('connectionrefused'))
    const refused = page.waitForEvent('requestfailed', request => request.url().includes('retry='))
    await page.goto('/')
    await refused
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Bonjour /)
    await expect(page.getByRole('heading', { name: 'Parcours récents' })).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
    const card = page.getByRole('region', { name: 'Objectifs du jour' })
    await expect(card).toHaveCount(0)
    await page.unroute('**/remotes/mf-objectives/**')
    // A missing screen is asked for again when the network is back; versions that were still on their way fail first.
    await expect(async () => {
      await page.evaluate(() => dispatchEvent(new Event('online')))
      await expect(card.getByText('Une tâche vous attend')).toBeVisible({ timeout: 3000 })
    }).toPass()
  })
})
