import { SCHOOL_PROVIDERS, type SchoolProvider } from '../contracts/school.ts'
import { type Kept, readKept } from './credentials.ts'

/** What refreshes by itself: a token, for a password is never used without its pupil. */
export type Refreshed = Kept['pronote'] & { token: string; deviceId: string }

/** What is stored for a pupil and refreshes by itself; null when nothing does. */
export function readRefreshed(provider: SchoolProvider, who: string): Refreshed | null {
  const kept = readKept(provider, who)
  return kept && 'token' in kept && kept.token && kept.deviceId ? (kept as Refreshed) : null
}

/** The school systems that refresh by themselves on this device, for a pupil (`who`: the signed-in and the active user). */
export const listRefreshed = (who: string): SchoolProvider[] =>
  SCHOOL_PROVIDERS.filter(provider => {
    const kept = readRefreshed(provider, who)
    return kept !== null && kept.stopped === undefined
  })

/** Whether a system does not refresh by itself any more, because it wants something of the pupil. */
export const whyStopped = (provider: SchoolProvider, who: string) => readRefreshed(provider, who)?.stopped
