import { expect, HOSTS, test } from '../../support/stage.ts'

const QUESTION = 'Bonjour, je n’ai pas compris la consigne.'

for (const host of HOSTS)
  test.describe(`The conversation, ${host}`, () => {
    test.use({ host })

    test('shows what was said @F04 @C02', async ({ page, play, open }) => {
      await play()
      await open('chat')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chat Prof')
      await expect(page.getByText(QUESTION).first()).toBeVisible()
    })
  })

test.describe('The conversation, alone without a network', () => {
  test.use({ host: 'alone', expectedErrors: [/./] })

  test('offers to try again, and comes with the network @F04 @C02', async ({ page, play, open }) => {
    await play()
    await open('chat', 'qa.hors-ligne=oui')
    const retry = page.getByRole('button', { name: 'Réessayer' })
    await expect(retry).toBeVisible()
    await expect(page.getByText(QUESTION)).toHaveCount(0)
    await page.getByRole('button', { name: 'Réglages' }).click()
    await page.getByRole('switch', { name: 'Hors ligne' }).click()
    // It may have come by itself when the network did.
    await retry.or(page.getByText(QUESTION)).first().click()
    await expect(page.getByText(QUESTION).first()).toBeVisible()
  })
})
