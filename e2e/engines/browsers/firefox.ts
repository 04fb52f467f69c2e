import puppeteer, { type ElementHandle } from 'puppeteer-core'
import { type Engine, findProgram } from './browser.ts'

const find = () => process.env.FIREFOX_PATH ?? findProgram('firefox-esr') ?? findProgram('firefox')

/** Firefox, which speaks WebDriver BiDi itself. */
export const firefox: Engine = {
  name: 'Firefox',
  packages: ['firefox-esr'],
  missing: () => (find() ? [] : ['firefox']),
  forcesColors: true,
  async start({ height = 1024, forcedColors = false } = {}) {
    const program = await puppeteer.launch({
      browser: 'firefox',
      executablePath: find() ?? '',
      headless: true,
      defaultViewport: { width: 1280, height },
      extraPrefsFirefox: {
        'intl.accept_languages': 'fr-FR',
        'ui.prefersReducedMotion': 1,
        ...(forcedColors && { 'browser.display.document_color_use': 2 }),
      },
    })
    const page = await program.newPage()
    const within = async (selector: string | undefined) => {
      if (!selector) return page.mainFrame()
      const frame = await (await page.$(selector))?.contentFrame()
      if (!frame) throw new Error(`there is no frame ${selector}`)
      return frame
    }
    const element = async (expression: string, frame?: string) => {
      const found = (await (await within(frame)).evaluateHandle(expression)).asElement()
      if (!found) throw new Error(`no element: ${expression}`)
      return found as ElementHandle<Element>
    }
    return {
      open: async address => void (await page.goto(address, { waitUntil: 'domcontentloaded' })),
      evaluate: async <T>(expression: string, frame?: string) =>
        (await (await within(frame)).evaluate(expression)) as T,
      click: async (expression, frame) => (await element(expression, frame)).click(),
      type: async (expression, text, frame) => {
        await (await element(expression, frame)).type(text)
      },
      picture: () => page.screenshot(),
      close: () => program.close(),
    }
  },
}
