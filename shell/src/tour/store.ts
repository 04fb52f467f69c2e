import { call, logOnly } from '@ariane/shared/http'
import { atom, updateUser } from '@ariane/shared/session'

/** The entry of the menu that the tour speaks of. */
export const $pointed = atom<string | null>(null)
/** Somebody asked for the tour once more. */
export const $again = atom(false)

/** Seen or skipped: it does not come back by itself. Should the server not hear of it, it comes once more next time. */
export async function endTour(): Promise<void> {
  $pointed.set(null)
  $again.set(false)
  updateUser({ tourSeen: true })
  try {
    const { accountsRoutes } = await import('@ariane/shared/contracts/accounts')
    await call(accountsRoutes.seeTour, {})
  } catch (error) {
    logOnly('tour', error)
  }
}
