import { call, logOnly } from '@ariane/shared/http'
import { atom, updateUser } from '@ariane/shared/session'

/** The entry of the menu that the tour speaks of. */
export const $highlightedEntry = atom<string | null>(null)
/** Somebody asked for the tour once more. */
export const $tourRequested = atom(false)

/** Seen or skipped: it does not come back by itself. Should the server not hear of it, it comes once more next time. */
export async function endTour(): Promise<void> {
  $highlightedEntry.set(null)
  $tourRequested.set(false)
  updateUser({ tourSeen: true })
  try {
    const { accountsRoutes } = await import('@ariane/shared/contracts/accounts')
    await call(accountsRoutes.seeTour, {})
  } catch (error) {
    logOnly('tour', error)
  }
}
