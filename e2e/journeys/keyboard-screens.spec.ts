import { fillPath } from '../../scripts/screens/fill-path.ts'
import { openContext } from '../../scripts/screens/open-context.ts'
import { PAGES } from '../../scripts/screens/pages.ts'
import { walkControls } from '../support/reach.ts'
import { ONE_WIDTH } from '../support/scope.ts'
import { type Server, startServer } from '../support/server.ts'
import { PORT } from '../support/settings.ts'
import { expect, test } from '../support/test.ts'

let demo: Server

test.beforeAll(async () => {
  test.setTimeout(120_000)
  demo = await startServer(PORT + 35 + test.info().parallelIndex, {}, 'api/src/demo/main.ts')
})
test.afterAll(() => demo.remove())

test.describe('By keyboard alone', { tag: ONE_WIDTH }, () => {
  for (const [as, pages] of Map.groupBy(PAGES, page => page.as))
    test(`every control on every screen of ${as} is reached, and left @M03 @W08`, async ({ browser }) => {
      // Many screens, a key for each of their controls.
      test.setTimeout(60_000 + pages.length * 15_000)
      const context = await openContext(browser, demo.address, as, 'light')
      const page = await context.newPage()
      await page.setViewportSize({ width: 1280, height: 800 })
      for (const screen of pages) {
        await page.goto(demo.address + (await fillPath(screen, context, demo.address)))
        await expect(page.locator('h1').first()).toBeVisible()
        await page.waitForLoadState('networkidle')
        const { reached, unreached, unseen, isRound } = await walkControls(page)
        expect.soft(unreached, screen.name).toEqual([])
        expect.soft(unseen, `${screen.name}: the focus is seen`).toEqual([])
        expect.soft(isRound, `${screen.name}: the focus comes out`).toBe(true)
        expect.soft(reached, screen.name).toBeGreaterThan(1)
      }
      await context.close()
    })
})
