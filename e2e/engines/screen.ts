import { vi } from 'vitest'
import type { Browser } from './browsers/browser.ts'
import { expressionFor, LIBRARY, type Query } from './query.ts'

/** Above what anything takes on a busy machine. */
const PATIENCE_MS = 20_000
const LOOK_MS = 60
/** What scrolling to it again may move it by. */
const BOUNCE_PX = 2

/** The page, or a frame in it, as a person finds their way in it. */
export class Screen {
  readonly #browser: Browser
  readonly #frame: string | undefined

  constructor(browser: Browser, frame?: string) {
    this.#browser = browser
    this.#frame = frame
  }

  /** How many there are now. */
  async count(query: Query): Promise<number> {
    const expression = `typeof TestingLibraryDom === 'undefined' ? -1 : ${expressionFor(query)}.length`
    const count = await this.evaluate<number>(expression)
    if (count >= 0) return count
    await this.evaluate(`(() => { ${LIBRARY} })()`)
    return this.evaluate<number>(expression)
  }

  /** Waits until it is there. */
  async see(query: Query): Promise<void> {
    const seen = async () => (await this.count(query).catch(nothing)) > 0
    await vi.waitUntil(seen, { timeout: PATIENCE_MS, interval: LOOK_MS }).catch(async () => {
      const shown = await this.evaluate<string>('document.body.innerText').catch(String)
      throw new Error(`not there: ${describe(query)}\n${shown}`)
    })
  }

  /** Waits for it, and presses it once it can be pressed and stands still. */
  async click(query: Query): Promise<void> {
    await this.see(query)
    const first = `${expressionFor(query)}[0]`
    let before: number[] = []
    const ready = async () => {
      const now = await this.#place(first)
      const still = now.length > 0 && now.every((at, n) => Math.abs(at - (before[n] ?? Infinity)) <= BOUNCE_PX)
      before = now
      return still
    }
    await vi.waitUntil(ready, { timeout: PATIENCE_MS, interval: LOOK_MS }).catch(async () => {
      const shown = await this.evaluate<string>('document.body.innerText').catch(String)
      throw new Error(`cannot be pressed: ${describe(query)}\n${shown}`)
    })
    // What moves in between is refused by the driver, which then has pressed nothing; in a frame that has just come up WebKit
    // may press beside it without a word.
    const press = async () => {
      await this.evaluate(`(${awaitPress.toString()})()`)
      await this.#browser.click(first, this.#frame)
      if ((await this.evaluate<unknown>('window.wasPressed').catch(nothing)) === false)
        throw new Error(`was not reached: ${describe(query)}`)
    }
    await vi.waitFor(press, { timeout: PATIENCE_MS, interval: LOOK_MS }).catch(cause => {
      throw new Error(`cannot press: ${describe(query)}`, { cause })
    })
  }

  /** Where it can be pressed, nothing where it cannot: a frame grows with what it shows, and moves what stands in it. */
  async #place(first: string): Promise<number[]> {
    const inside = await this.evaluate<number[]>(`(${findPlace.toString()})(${first})`)
    if (inside.length === 0 || !this.#frame) return inside
    const frame = `document.querySelector(${JSON.stringify(this.#frame)})`
    return [...inside, await this.#browser.evaluate<number>(`${frame}?.getBoundingClientRect().top ?? 0`)]
  }

  /** Presses the field and writes in it: WebKit lets no script of a frame without origin take the focus before that. */
  async type(query: Query, text: string): Promise<void> {
    const first = `${expressionFor(query)}[0]`
    // Where the field lost the focus in between, the driver has written nothing.
    const write = async () => {
      await this.click(query)
      await this.evaluate(`${first}.select()`)
      await this.#browser.type(first, text, this.#frame)
    }
    await vi.waitFor(write, { timeout: PATIENCE_MS, interval: LOOK_MS })
  }

  evaluate<T>(expression: string): Promise<T> {
    return this.#browser.evaluate<T>(expression, this.#frame)
  }
}

/** Runs in the page, which knows then whether a press has reached it. */
function awaitPress() {
  const page: Window & { wasPressed?: boolean } = window
  page.wasPressed = false
  const note = () => {
    page.wasPressed = true
  }
  window.addEventListener('pointerdown', note, { capture: true, once: true })
}

/** Runs in the page. Drivers scroll as little as they can, which leaves half a button at the edge of a frame. */
function findPlace(element: Element | undefined): number[] {
  if (!element || element.matches(':disabled, [aria-disabled="true"]')) return []
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { left, top, width, height } = element.getBoundingClientRect()
  const there = document.elementFromPoint(left + width / 2, top + height / 2)
  const free =
    there !== null &&
    (element.contains(there) || there.contains(element) || element.closest('label') === there.closest('label'))
  return free ? [left, top, width, height] : []
}

/** A page that is being replaced has nothing on it. */
const nothing = () => 0

const describe = (query: Query) =>
  JSON.stringify(query, (_, value) => (value instanceof RegExp ? String(value) : value))
