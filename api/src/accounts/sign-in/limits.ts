import { fail } from '../../platform/errors.ts'
import type { Limiter } from '../../platform/http/rate-limit.ts'

const MINUTE = 60_000
/** A whole class behind one address signs in at once. */
const PER_ADDRESS = 300
const WRONG_FROM_ONE_ADDRESS = { limit: 10, windowMs: 5 * MINUTE }
const WRONG_FOR_ONE_ACCOUNT = { limit: 50, windowMs: 15 * MINUTE }

/** Counts wrong passwords per account, so that guessing one is slow while a class is never locked out. */
export function signInLimits(limiter: Limiter) {
  const keysOf = (email: string, ip: string) => {
    const account = email.trim().toLowerCase()
    return { here: `wrong:${account}@${ip}`, anywhere: `wrong:${account}` }
  }
  return {
    /** Fails with `too_many_requests` when this account or this address has had its share. */
    admit(email: string, ip: string): void {
      limiter.take(`sign-in:${ip}`, PER_ADDRESS)
      const { here, anywhere } = keysOf(email, ip)
      if (limiter.exhausted(here, WRONG_FROM_ONE_ADDRESS.limit)) fail('too_many_requests')
      if (limiter.exhausted(anywhere, WRONG_FOR_ONE_ACCOUNT.limit)) fail('too_many_requests')
    },
    wrong(email: string, ip: string): void {
      const { here, anywhere } = keysOf(email, ip)
      limiter.count(here, WRONG_FROM_ONE_ADDRESS.windowMs)
      limiter.count(anywhere, WRONG_FOR_ONE_ACCOUNT.windowMs)
    },
    right(email: string, ip: string): void {
      limiter.forget(keysOf(email, ip).here)
    },
  }
}
