import type { Browser, BrowserContext } from '../../e2e/support/launch.ts'

type Cookies = Parameters<BrowserContext['addCookies']>[0]
export type Screen = {
  path: string
  heading: RegExp
  cookies: Cookies
  /** What has to appear; the screen's heading when absent. */
  mark?: string
  /** How many times slower than this machine the processor is; four when absent. */
  slowdown?: number
}
/**
 * When the heading was there, from the start of the navigation; what was fetched until the page was quiet, and of it what
 * ran before there was any sign of somebody.
 */
export type Visit = { headingMs: number; scriptKb: number; earlyKb: number; scripts: number; requests: number }

/** "Fast 4G" of Chromium's developer tools, on a processor four times slower. */
const NETWORK = { offline: false, latency: 165, downloadThroughput: 8.1e6 / 8, uploadThroughput: 1.35e6 / 8 }
const CPU_SLOWDOWN = 4
const LIMIT_MS = 30_000
const HEADING = 'main h1'
/** Scripts of a page that wait for the first sign of somebody. */
const WAITING = 'script[type="waits"]'

/** Runs in the page ahead of its scripts: notes when the screen's heading appears. */
function watchHeading(mark: string) {
  const watch = new MutationObserver(() => {
    if (!document.querySelector(mark)) return
    performance.mark('heading')
    watch.disconnect()
  })
  watch.observe(document, { childList: true, subtree: true })
}

/** Kilobytes of the scripts that run: one that is only fetched ahead is no script yet. */
function readRun() {
  const fetched = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  const ran = new Set([...document.scripts].filter(({ type }) => type !== 'waits').map(({ src }) => src))
  return (
    fetched.filter(({ name }) => ran.has(name)).reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1000
  )
}

function readPage(mark: string) {
  const fetched = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  const scripts = fetched.filter(({ name, transferSize }) => /\.js(\?|$)/.test(name) && transferSize > 0)
  return {
    heading: document.querySelector(mark)?.textContent ?? '',
    headingMs: performance.getEntriesByName('heading')[0]?.startTime ?? Number.NaN,
    scriptKb: scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1000,
    scripts: scripts.length,
    requests: fetched.filter(({ transferSize }) => transferSize > 0).length,
  }
}

/**
 * Opens one screen as somebody does who was never here: empty cache, slow network, slow processor.
 * @throws Error when the screen does not show its heading
 */
export async function visit(browser: Browser, origin: string, screen: Screen): Promise<Visit> {
  const { path, heading, cookies, mark = HEADING, slowdown = CPU_SLOWDOWN } = screen
  const context = await browser.newContext({ locale: 'fr-FR', timezoneId: 'Europe/Paris', reducedMotion: 'reduce' })
  try {
    await context.addCookies(cookies)
    await context.addInitScript(watchHeading, mark)
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', NETWORK)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await page.goto(origin + path, { timeout: LIMIT_MS })
    await page.waitForSelector(mark, { state: 'attached', timeout: LIMIT_MS })
    await page.waitForLoadState('networkidle', { timeout: LIMIT_MS })
    const earlyKb = await page.evaluate(readRun)
    if ((await page.locator(WAITING).count()) > 0) {
      await page.mouse.move(1, 1)
      await page.waitForSelector('#root:not([data-drawn])', { state: 'attached', timeout: LIMIT_MS })
      await page.waitForLoadState('networkidle', { timeout: LIMIT_MS })
    }
    const { heading: shown, ...figures } = await page.evaluate(readPage, mark)
    if (!heading.test(shown)) throw new Error(`${path} shows « ${shown} » in place of ${heading}`)
    return { ...figures, earlyKb }
  } finally {
    await context.close()
  }
}
