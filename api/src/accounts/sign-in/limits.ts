import type { SharedLimiter } from '../../platform/http/shared-limiter.ts'

const MINUTE = 60_000
const FROM_ONE_ADDRESS = { limit: 10, windowMs: 5 * MINUTE }
const FOR_ONE_ACCOUNT = { limit: 50, windowMs: 15 * MINUTE }

/** Counts wrong passwords per account, so that guessing one is slow while a class is never locked out. */
export function signInLimits(limiter: SharedLimiter) {
  return {
    /**
     * To call before a password is tried; fails with `too_many_requests` when this account has had its share, here
     * or anywhere. Every try counts as wrong until its end is known, or many at once would all pass. Gives what to call then.
     */
    async admit(email: string, ip: string) {
      const account = email.trim().toLowerCase()
      const [here, anywhere] = [`wrong:${account}@${ip}`, `wrong:${account}`]
      await limiter.take(here, FROM_ONE_ADDRESS.limit, FROM_ONE_ADDRESS.windowMs)
      await limiter.take(anywhere, FOR_ONE_ACCOUNT.limit, FOR_ONE_ACCOUNT.windowMs)
      return {
        /** The password was right: earlier mistakes made here are forgotten. */
        async right() {
          await limiter.forget(here)
          await limiter.giveBack(anywhere)
        },
        /** The password was not what the answer depended on. */
        async void() {
          await limiter.giveBack(here)
          await limiter.giveBack(anywhere)
        },
      }
    },
  }
}
