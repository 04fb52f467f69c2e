import type { BrowserContext } from '../../e2e/support/launch.ts'
import { SPACING } from '../../e2e/support/rgaa/spacing.ts'
import type { Look } from './pages.ts'

type Tab = Awaited<ReturnType<BrowserContext['newPage']>>

/** A picture of a screen as somebody sees it, once it stands still. */
export async function takeShot(tab: Tab, address: string, look: Look, file: string): Promise<void> {
  await tab.emulateMedia({ colorScheme: look.scheme ?? 'light', forcedColors: look.forcedColors ?? 'none' })
  await tab.setViewportSize({ width: look.width, height: look.height })
  await tab.goto(address)
  await tab.locator('h1').first().waitFor()
  await tab.waitForLoadState('networkidle')
  if (look.isSpaced)
    await tab.evaluate(css => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(css)
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    }, SPACING)
  if (look.isMiddle)
    await tab.evaluate(() => {
      const { scrollHeight } = document.documentElement
      scrollTo({ top: Math.max(0, (scrollHeight - innerHeight) / 2), behavior: 'instant' })
    })
  await tab.screenshot({ path: file, fullPage: look.isWhole ?? false })
}
