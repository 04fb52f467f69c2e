import type { Browser } from '../../e2e/support/launch.ts'

/** What one part of a visit took. */
export type Taps = {
  taps: number
  letters: number
  /** From tap to what it shows, all together. */
  machineMs: number
  /** Reading that the way asks for. */
  readingS: number
}
type Page = Awaited<ReturnType<Browser['newPage']>>
type Place = ReturnType<Page['getByRole']>
export type Phone = Awaited<ReturnType<typeof openPhone>>

const SIZE = { width: 390, height: 844 }
const PATIENCE_MS = 30_000
const nothing = (readingS: number): Taps => ({ taps: 0, letters: 0, machineMs: 0, readingS })

/** A phone on which every tap and letter is counted. */
export async function openPhone(browser: Browser) {
  const context = await browser.newContext({ viewport: SIZE, hasTouch: true, locale: 'fr-FR', reducedMotion: 'reduce' })
  const page = await context.newPage()
  page.setDefaultTimeout(PATIENCE_MS)
  let now = nothing(0)
  const wait = async (start: number, shown: Place) => {
    await shown.waitFor()
    now = { ...now, machineMs: now.machineMs + performance.now() - start }
  }
  return {
    page,
    /** Opens the first page. */
    async open(address: string, shown: (page: Page) => Place) {
      const start = performance.now()
      await page.goto(address)
      await wait(start, shown(page))
    },
    /** Taps and waits for what comes of it. */
    async tap(place: Place, shown: Place) {
      await place.waitFor()
      const start = performance.now()
      await place.tap()
      now = { ...now, taps: now.taps + 1 }
      await wait(start, shown)
    },
    /** Fields of the registration have the focus when they come. */
    async type(place: Place, text: string) {
      await place.fill(text)
      now = { ...now, letters: now.letters + text.length }
    },
    /** What was counted until here; counting begins anew. */
    take(readingS = 0): Taps {
      const taken = now
      now = nothing(readingS)
      return taken
    },
    close: () => context.close(),
  }
}
