import type { Page } from '@playwright/test'

/** Counts the timers of a second that repeat, as that of the deck; to be called before the page opens. */
export async function countTimers(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const ticking = new Set<unknown>()
    const { setInterval: set, clearInterval: clear } = window
    Object.assign(window, {
      ticking,
      setInterval(work: () => void, ms: number) {
        const timer = set(work, ms)
        if (ms === 1000) ticking.add(timer)
        return timer
      },
      clearInterval(timer: number) {
        ticking.delete(timer)
        clear(timer)
      },
    })
  })
  return () => page.evaluate(() => (window as unknown as { ticking: Set<unknown> }).ticking.size)
}
