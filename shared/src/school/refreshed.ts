import { SCHOOL_PROVIDERS, type SchoolProvider } from '../contracts/school.ts'
import { type Kept, type KeptOf, listKept, readKept } from './credentials.ts'

/** What refreshes by itself: a token, for a password is never used without its pupil. */
export type Refreshed = Kept[SchoolProvider] & { token: string; deviceId: string }

/** What is stored of a pupil's account and refreshes by itself; null when nothing does. */
export function readRefreshed(of: KeptOf): Refreshed | null {
  const kept = readKept(of)
  return kept?.token && kept.deviceId ? (kept as Refreshed) : null
}

/** The accounts that refresh by themselves on this device, for a pupil (`who`: the signed-in and the active user). */
export const listRefreshed = (who: string): KeptOf[] =>
  SCHOOL_PROVIDERS.flatMap(provider =>
    listKept(provider, who)
      .map(accountName => ({ provider, accountName, who }))
      .filter(of => {
        const kept = readRefreshed(of)
        return kept !== null && kept.stopped === undefined
      }),
  )

/** Whether an account does not refresh by itself any more, because its system wants something of the pupil. */
export const whyStopped = (of: KeptOf) => readRefreshed(of)?.stopped
