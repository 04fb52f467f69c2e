import type { RemoteEntry } from '../contracts/registry.ts'
import type { Remote } from './remote-state.ts'

/**
 * What stands in for a remote that its page had closed. What runs, and which version is tried first, stays as it is.
 * @param frozen versions of the entry that froze an earlier page
 * @returns null where a newer registry was there first
 */
export function completeRemote(
  { entry, rejected }: Pick<Remote, 'entry' | 'rejected'>,
  { active, lastGood, versions }: RemoteEntry,
  frozen: Remote['rejected'],
): Pick<Remote, 'entry' | 'rejected'> | null {
  if (entry.active !== active || entry.lastGood !== null) return null
  // A person may have asked for the active one although it did.
  const added = [...frozen].filter(([version]) => version !== active)
  return { entry: { ...entry, lastGood, versions }, rejected: new Map([...rejected, ...added]) }
}
