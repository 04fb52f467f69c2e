import {
  DIRECTORY_BEGIN,
  DIRECTORY_META,
  type DirectoryOutcome,
  readOutcome,
} from '@ariane/shared/contracts/directory-return'
import { $session, atom } from '@ariane/shared/session'

type Refusal = Exclude<DirectoryOutcome, 'in' | 'linked' | 'proven'>

/** Whether one signs in through the school here. */
export const offersDirectory = () => document.querySelector(`meta[name="${DIRECTORY_META}"]`) !== null

/** Where the browser goes to sign in through the school, and comes back to this page. */
export function beginAddress(grade?: string): string {
  const query = new URLSearchParams({ back: location.pathname })
  if (grade) query.set('grade', grade)
  return `${DIRECTORY_BEGIN}?${query}`
}

/** Why nobody came in through the school; taken off the address, so that a reload does not say it again. */
function takeRefusal(): Refusal | null {
  const outcome = readOutcome(location.search)
  if (outcome === null || outcome === 'in' || outcome === 'linked' || outcome === 'proven') return null
  history.replaceState(null, '', location.pathname)
  return outcome
}

export const $refusal = atom<Refusal | null>(null)
// It says nothing to whoever signs in here later.
$session.listen(({ status }) => {
  if (status === 'signedIn') $refusal.set(null)
})

/** To call once the welcome page is there; whether there is something to say. */
export function readRefusal(): boolean {
  const refusal = takeRefusal()
  if (refusal !== null) $refusal.set(refusal)
  return refusal !== null
}
