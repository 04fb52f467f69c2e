import type { Browser } from '../../e2e/support/launch.ts'
import { fillPath } from './fill-path.ts'
import { openContext } from './open-context.ts'
import type { Page } from './pages.ts'
import { type Flaws, readFlaws, watchShifts } from './read-flaws.ts'

const MAX_SHIFT = 0.02
/** Shifts are measured where the contact sheet is; nothing may be cut from the narrowest phone to the widest screen. */
const SHIFT_WIDTHS = [390, 1280]
const MEASURED_WIDTHS = [320, 390, 768, 1280, 1920]
/** A pupil's page on a phone is no longer than this many windows. */
const MAX_WINDOWS = 4.5
/** As the benchmark's slow network, on a processor as it is. */
const NETWORK = { offline: false, latency: 165, downloadThroughput: 8.1e6 / 8, uploadThroughput: 1.35e6 / 8 }
/** A busy machine takes long for a first page. */
const PATIENCE_MS = 120_000
/** What still comes after the network is quiet: a film, a font. */
const SETTLED_MS = 700

type Measured = { name: string; width: number; flaws: Flaws }

async function measure(browser: Browser, address: string, page: Page, width: number): Promise<Measured> {
  const context = await openContext(browser, address, page.as, 'light')
  try {
    const tab = await context.newPage()
    await tab.addInitScript(watchShifts)
    await tab.setViewportSize({ width, height: width < 768 ? 844 : 800 })
    const at = await fillPath(page, context, address)
    if (SHIFT_WIDTHS.includes(width)) {
      const devtools = await context.newCDPSession(tab)
      await devtools.send('Network.enable')
      await devtools.send('Network.emulateNetworkConditions', NETWORK)
    }
    await tab.goto(address + at, { timeout: PATIENCE_MS })
    await tab.locator('h1').first().waitFor()
    await tab.waitForLoadState('networkidle')
    await tab.waitForTimeout(SETTLED_MS)
    return { name: page.name, width, flaws: await tab.evaluate(readFlaws) }
  } finally {
    await context.close()
  }
}

/** Looks for shifts, what is cut and what is hard to touch on every screen, and tells them. Gives false where there is any. */
export async function measureScreens(browser: Browser, address: string, pages: readonly Page[]): Promise<boolean> {
  let isGood = true
  const tell = (where: string, what: string) => {
    isGood = false
    console.log(`${where} : ${what}`)
  }
  for (const page of pages)
    for (const width of MEASURED_WIDTHS) {
      const { name, flaws } = await measure(browser, address, page, width)
      const where = `${name} à ${width} px`
      if (SHIFT_WIDTHS.includes(width)) {
        const shift = flaws.shift.toFixed(3)
        if (flaws.shift > MAX_SHIFT) tell(where, `déplacement ${shift} (${[...new Set(flaws.shifted)].join(' ; ')})`)
        else console.log(`${where} : déplacement ${shift}, ${flaws.windows.toFixed(1)} fenêtres de haut`)
      }
      if (flaws.overflow > 0) tell(where, `${flaws.overflow} px de trop en largeur`)
      for (const one of [...flaws.cut, ...flaws.broken]) tell(where, `coupé : ${one}`)
      if (width === 390 && page.as === 'camille-demo' && flaws.windows > MAX_WINDOWS)
        tell(where, `${flaws.windows.toFixed(1)} fenêtres de haut`)
      // Fingers are for phones.
      if (width < 768) for (const one of flaws.small) tell(where, `petit : ${one}`)
    }
  return isGood
}
