import type { Page } from '@playwright/test'

/**
 * Seconds by which the clock of the journeys is ahead, where they are run at another hour than now (scripts/clocks.ts). The server and
 * the tests have theirs moved by Debian's `libfaketime`; Chromium does not bear it, so its pages are told another time.
 */
const AHEAD = Number(process.env.FAKETIME ?? 0)

/** Has the pages of a journey show the time that the server has. */
export async function moveClock(page: Page): Promise<void> {
  if (AHEAD === 0) return
  await page.context().addInitScript(ahead => {
    const Now = Date
    const now = () => Now.now() + ahead
    globalThis.Date = new Proxy(Now, {
      construct: (target, args, newTarget) => Reflect.construct(target, args.length > 0 ? args : [now()], newTarget),
      apply: () => new Now(now()).toString(),
      get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
    })
  }, AHEAD * 1000)
}

/** The environment of a browser: without what moves the clocks of the others. */
export const withoutMovedClock = ({ LD_PRELOAD: _moved, ...env }: NodeJS.ProcessEnv) => env as Record<string, string>
