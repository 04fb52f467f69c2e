import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { NAMES } from '../support/federation/remotes.ts'
import { registerOperator } from '../support/operator.ts'
import { SMOKE } from '../support/scope.ts'
import { expect, register, test } from '../support/test.ts'

const card = (page: Page, name: string) => page.getByRole('region', { name })

test.describe('The state of the suite', () => {
  test.use({ expectedErrors: [/\/api\/health\)|net::ERR_|status of 404/] })

  test('is shown to the operator: what runs, what failed on a pupil’s page, nothing to anybody else @F06', {
    tag: SMOKE,
  }, async ({ page, browser, serve }) => {
    test.setTimeout(240_000)
    const server = await serve()
    await test.step('a pupil meets a chat that is down, and finds no such page', async () => {
      const context = await browser.newContext({ baseURL: server.address, locale: 'fr-FR' })
      const theirs = await context.newPage()
      await register(theirs, server.address, {})
      await theirs.route('**/remotes/mf-chat/**', route => route.abort())
      const report = theirs.waitForRequest('**/api/health/failures')
      await theirs.goto('/chat')
      await expect(theirs.getByRole('alert')).toContainText('ne répond pas pour le moment')
      const sent: unknown = (await report).postDataJSON()
      expect(sent).toEqual({
        remote: 'mf-chat',
        version: expect.stringMatching(/^1\./),
        kind: 'unreachable',
        screen: 'chat',
      })
      await theirs.goto('/settings/etat')
      await expect(theirs.getByRole('heading', { level: 1 })).toHaveText('Page introuvable')
      await expectAccessible(theirs)
      await theirs.getByRole('link', { name: 'Aller au tableau de bord' }).click()
      await expect(theirs.getByRole('heading', { level: 1 })).toHaveText(/^Bonjour /)
      await context.close()
    })

    await registerOperator(page, server)
    await page.goto(`${server.address}/settings/etat`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('État d’Ariane')
    // All of it runs, and the server of a journey has no mail, no https and no contact.
    await expect(
      page.getByText(/Il manque à l’installation\s: un contact, un serveur de messagerie, une adresse/),
    ).toBeVisible()
    await expect(page.getByText('Tout va bien')).toHaveCount(0)
    await expect(page.getByText('À regarder')).toHaveCount(0)
    for (const name of NAMES) {
      await expect(card(page, name)).toContainText('Fonctionne')
      await expect(card(page, name)).toContainText(/Version1\.\d+\.\d+-\w+Construite le\d/)
      await expect(card(page, name)).toContainText(/Contrat\^1\.0\.0Chargée en\d+ ms/)
    }
    await expect(card(page, 'Le serveur')).toContainText(/Base de donnéesintégrée, répond en \d+ ms/)
    const reported = page
      .getByRole('table')
      .getByRole('row', { name: /mf-chat/ })
      .first()
    await expect(reported).toContainText(/ne répond pasChat Prof\d+/)
    await expectAccessible(page)

    await test.step('what breaks meanwhile is named, and is well again after a new look', async () => {
      await page.route('**/remotes/mf-planner/**', route => route.abort())
      await page.reload()
      await expect(page.getByText('À regarder : mf-planner.')).toBeVisible()
      await expect(card(page, 'mf-planner')).toContainText('En panne')
      await expectAccessible(page)
      await page.unroute('**/remotes/mf-planner/**')
      await page.getByRole('button', { name: 'Vérifier de nouveau' }).click()
      await expect(card(page, 'mf-planner')).toContainText('Fonctionne')
      await expect(card(page, 'mf-planner')).toContainText(/Échecs sur cette page[1-9]/)
    })
  })
})
