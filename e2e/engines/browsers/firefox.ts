import { setTimeout as wait } from 'node:timers/promises'
import puppeteer, { type ElementHandle, type Frame } from 'puppeteer-core'
import { findProgram } from '../../../scripts/find-program.ts'
import { describeSpoken, type Engine, type Spoken, squeeze } from './browser.ts'
import { ALLOW, focusPage, readHeard } from './firefox-itself.ts'

const [GIVEN_MS, LOOK_MS] = [5000, 200]

const find = () => process.env.FIREFOX_PATH ?? findProgram('firefox-esr') ?? findProgram('firefox')

/** Runs in the page: a number of its own for each frame, 0 where there is none. */
function numberFrame(selector: string): number {
  const holder = document.querySelector<HTMLElement>(selector)
  if (!holder) return 0
  const { dataset } = holder
  dataset.number ??= String(1 + Math.floor(Math.random() * Number.MAX_SAFE_INTEGER))
  return Number(dataset.number)
}

/** Each has to be given as often as the page has it. */
function findUnheard(spoken: readonly Spoken[], heard: readonly Spoken[]): string[] {
  const key = ({ role, name }: Spoken) => describeSpoken({ role, name: squeeze(name) })
  const given = Map.groupBy(heard, key)
  return [...Map.groupBy(spoken, key)].flatMap(([one, wanted]) => {
    const times = given.get(one)?.length ?? 0
    return times < wanted.length ? [`${one} is given ${times} times, not ${wanted.length}`] : []
  })
}

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
      args: [ALLOW],
      defaultViewport: { width: 1280, height },
      extraPrefsFirefox: {
        'intl.accept_languages': 'fr-FR',
        'ui.prefersReducedMotion': 1,
        ...(forcedColors && { 'browser.display.document_color_use': 2 }),
      },
    })
    const page = await program.newPage()
    const frames = new Map<number, Frame>()
    // Asking Firefox whose document a frame shows takes three times what asking the document itself does.
    const within = async (selector: string | undefined) => {
      if (!selector) return page.mainFrame()
      const number = (await page.evaluate(`(${numberFrame.toString()})(${JSON.stringify(selector)})`)) as number
      const known = frames.get(number)
      if (known && !known.detached) return known
      const holder = await page.$(selector)
      const frame = await holder?.contentFrame()
      await holder?.dispose()
      if (!frame) throw new Error(`there is no frame ${selector}`)
      frames.set(number, frame)
      return frame
    }
    const element = async (expression: string, frame?: string) => {
      const found = (await (await within(frame)).evaluateHandle(expression)).asElement()
      if (!found) throw new Error(`no element: ${expression}`)
      return found as ElementHandle<Element>
    }
    const holdFocus = async () => {
      if (!(await page.evaluate('document.hasFocus()'))) await focusPage(program)
    }
    const open = (address: string) => page.goto(address, { waitUntil: 'domcontentloaded' })
    return {
      open: async address => {
        // What the page was still opening by itself may end what it is asked to open.
        await open(address).catch(error => {
          if (!String(error).includes('NS_BINDING_ABORTED')) throw error
          return open(address)
        })
        // A window behind another one has no focus to show.
        await page.bringToFront()
        await holdFocus()
      },
      evaluate: async <T>(expression: string, frame?: string) =>
        (await (await within(frame)).evaluate(expression)) as T,
      click: async (expression, frame) => (await element(expression, frame)).click(),
      type: async (expression, text, frame) => {
        await (await element(expression, frame)).type(text)
      },
      press: async key => {
        await holdFocus()
        await page.keyboard.press(key)
      },
      resize: (width, height) => page.setViewport({ width, height }),
      hear: async (_, spoken, frame) => {
        // It gives what is new on a page a moment after it is there.
        for (const until = Date.now() + GIVEN_MS; ; await wait(LOOK_MS)) {
          const unheard = findUnheard(spoken, await readHeard(program, frame !== undefined))
          if (unheard.length === 0 || Date.now() > until) return unheard
        }
      },
      picture: () => page.screenshot(),
      close: () => program.close(),
    }
  },
}
