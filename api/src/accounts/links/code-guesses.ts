import type { SharedLimiter } from '../../platform/http/shared-limiter.ts'

const WRONG_CODES = { limit: 10, windowMs: 15 * 60_000 }

/** Uses a code that an adult typed; wrong ones count, of pupils and of slips together. */
export const countGuesses =
  (limiter: SharedLimiter) =>
  async <T>(adult: string, use: () => Promise<T>): Promise<T> => {
    // Counted before the code is looked up, or many guesses at once would all pass.
    const key = `redeem:${adult}`
    await limiter.take(key, WRONG_CODES.limit, WRONG_CODES.windowMs)
    const used = await use()
    await limiter.giveBack(key)
    return used
  }
