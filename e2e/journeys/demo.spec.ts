import type { Page } from '@playwright/test'
import { openBlock } from '../support/dashboard.ts'
import { unfoldPast } from '../support/planner.ts'
import { SMOKE } from '../support/scope.ts'
import { type Server, startServer } from '../support/server.ts'
import { PORT } from '../support/settings.ts'
import { expect, test } from '../support/test.ts'

let demo: Server

test.beforeAll(async () => {
  test.setTimeout(120_000)
  demo = await startServer(PORT + 10 + test.info().parallelIndex, {}, 'api/src/demo/main.ts')
})
test.afterAll(() => demo.remove())

async function enter(page: Page, login: string) {
  await page.goto(demo.address)
  await page.getByRole('button', { name: "Se connecter / S'inscrire" }).click()
  await page.getByLabel('Identifiant').fill(login)
  await page.getByLabel('Mot de passe').fill('ariane-demo')
  await page.getByRole('dialog').getByRole('button', { name: 'Se connecter' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Bonjour /)
}

test.describe.configure({ mode: 'serial' })

test.describe('The demo class', () => {
  test('a pupil finds paths, alerts and a full week @D01 @D04 @N02', { tag: SMOKE }, async ({ page }) => {
    await enter(page, 'camille-demo')
    await expect((await openBlock(page, 'Parcours récents')).getByRole('link')).not.toHaveCount(0)
    await page.goto(`${demo.address}/scolaire`)
    await expect(page.getByText('Mathématiques').first()).toBeVisible()
    const lesson = page.getByText('Cours', { exact: true })
    await unfoldPast(page, lesson)
    await expect(lesson.first()).toBeVisible()
  })

  test('a pupil finds objectives by type, with their progress and tasks @O01 @O07', async ({ page }) => {
    await enter(page, 'camille-demo')
    await page.goto(`${demo.address}/objectives`)
    await expect(page.getByRole('progressbar').first()).toBeVisible()
    const all = await page.getByRole('progressbar').count()
    await page.getByRole('button', { name: /^Scolaire/ }).click()
    await expect(page.getByRole('progressbar').first()).toBeVisible()
    expect(await page.getByRole('progressbar').count()).toBeLessThan(all)
  })

  test('a pupil reads the conversation with the teacher @C02', async ({ page }) => {
    await enter(page, 'camille-demo')
    await page.goto(`${demo.address}/chat`)
    await expect(page.getByText(/^(Ouvert|Fermé)$/)).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chat Prof')
  })
})
