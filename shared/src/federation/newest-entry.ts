import { keepFrozen } from './frozen-versions.ts'
import type { Remote } from './remote-state.ts'

/**
 * Something of the remote failed: what the newest registry says counts from now on. Where it gives another version than
 * when the page was opened, such as after a rollback, the one that runs makes way for it.
 */
export function takeNewest(remote: Remote): void {
  const { entry, newest, running } = remote
  if (!newest) return
  remote.newest = null
  remote.entry = newest
  if (newest.active === entry.active || running?.version === newest.active) return
  Object.assign(remote, { running: null, drawn: false, stale: false, rejected: keepFrozen(remote.rejected) })
}
