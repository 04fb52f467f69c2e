import { readOutcome } from '../contracts/directory-return.ts'

/** Whether this page was opened by somebody who just came in through the school; asked once, then off the address. */
export function takeEntrance(): boolean {
  if (typeof location === 'undefined' || readOutcome(location.search) !== 'in') return false
  history.replaceState(null, '', location.pathname)
  return true
}
