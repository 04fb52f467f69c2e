import type { Page } from '@playwright/test'
import { fillPath } from '../../scripts/screens/fill-path.ts'
import { openContext } from '../../scripts/screens/open-context.ts'
import { PAGES } from '../../scripts/screens/pages.ts'
import { readFlaws, watchShifts } from '../../scripts/screens/read-flaws.ts'
import { ONE_WIDTH } from '../support/scope.ts'
import { type Server, startServer } from '../support/server.ts'
import { PORT } from '../support/settings.ts'
import { expect, test } from '../support/test.ts'

const WIDTHS = [320, 390, 768, 1280, 1920]

let demo: Server

test.beforeAll(async () => {
  test.setTimeout(120_000)
  demo = await startServer(PORT + 30 + test.info().parallelIndex, {}, 'api/src/demo/main.ts')
})
test.afterAll(() => demo.remove())

/** What is wider than the window, cut off, or broken within a word, once it stays so. */
async function expectWhole(page: Page, name: string) {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: width < 768 ? 700 : 800 })
    const look = async () => {
      const { overflow, cut, broken } = await page.evaluate(readFlaws)
      return { overflow, cut: [...cut, ...broken] }
    }
    await expect.poll(look, `${name} at ${width} pixels`).toEqual({ overflow: 0, cut: [] })
  }
}

test.describe('From 320 to 1920 pixels', { tag: ONE_WIDTH }, () => {
  for (const [as, pages] of Map.groupBy(PAGES, page => page.as))
    test(`nothing is cut and no word is broken on any screen of ${as} @S06`, async ({ browser }) => {
      // Many screens, each in five widths.
      test.setTimeout(60_000 + pages.length * 15_000)
      const context = await openContext(browser, demo.address, as, 'light')
      const page = await context.newPage()
      await page.addInitScript(watchShifts)
      for (const screen of pages) {
        await page.goto(demo.address + (await fillPath(screen, context, demo.address)))
        await expect(page.locator('h1').first()).toBeVisible()
        await page.waitForLoadState('networkidle')
        await expectWhole(page, screen.name)
      }
      await context.close()
    })
})
