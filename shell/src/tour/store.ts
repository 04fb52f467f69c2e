import { call, logOnly } from '@ariane/shared/http'
import { atom, updateUser } from '@ariane/shared/session'

/** The menu entry that the tour explains. */
export const $highlightedEntry = atom<string | null>(null)
/** Whether the user asked for the tour again. */
export const $tourRequested = atom(false)

/** Ends the tour, seen or skipped, for good. If the server is not reached, the tour comes once more next time. */
export async function endTour(): Promise<void> {
  $highlightedEntry.set(null)
  $tourRequested.set(false)
  updateUser({ tourSeen: true })
  try {
    const { accountsRoutes } = await import(/* webpackChunkName: "signed-in" */ '@ariane/shared/contracts/accounts')
    await call(accountsRoutes.seeTour, {})
  } catch (error) {
    logOnly('tour', error)
  }
}
