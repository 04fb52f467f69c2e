import { keepFrozen } from './frozen-versions.ts'
import { RemoteError } from './remote-error.ts'
import { remotes } from './remote-state.ts'
import { markSettling } from './running-marks.ts'
import { listCandidates } from './version-rules.ts'

/** Records that a screen of this version was drawn: from then on the page keeps the version. */
export function markDrawn(name: string, version: string): void {
  const remote = remotes.get(name)
  if (remote?.running?.version !== version) return
  remote.drawn = true
  markSettling(name)
}

/**
 * Rejects a version whose code was loaded but whose screen broke, or of which nothing was drawn or seen in time (a RemoteError
 * `stalled` or `blank`). A remote that has drawn something keeps its version.
 * @returns whether the next load brings another version
 */
export function rejectVersion(name: string, version: string, error: Error): boolean {
  const remote = remotes.get(name)
  if (!remote) return false
  const runs = remote.running?.version === version
  const unseen = error instanceof RemoteError && (error.failure === 'stalled' || error.failure === 'blank')
  if (remote.drawn) {
    remote.stale ||= runs && unseen
    return false
  }
  const another = listCandidates(remote.entry).some(one => one.version !== version && !remote.rejected.has(one.version))
  // A screen that only broke while drawing is drawn again from the loaded code.
  if (runs && (another || unseen)) {
    remote.running = null
    remote.failure = error
    remote.failures += 1
    remote.rejected = another ? new Map(remote.rejected).set(version, error) : keepFrozen(remote.rejected)
  }
  return another
}
