import type { RemoteEntry } from '../contracts/registry.ts'
import type { Frozen } from './frozen-rules.ts'
import { RemoteError } from './remote-error.ts'
import { type Remote, remotes } from './remote-state.ts'
import { forgetFrozen, readFrozen } from './running-marks.ts'
import { listCandidates } from './version-rules.ts'

let frozen: Frozen | undefined

const isFrozenError = (error: unknown) => error instanceof RemoteError && error.failure === 'frozen'

/** The versions of a remote that froze a page on this device: they are passed over. */
export function rejectFrozen(entry: RemoteEntry): Remote['rejected'] {
  frozen ??= readFrozen()
  const { name } = entry
  const found = listCandidates(entry).filter(({ version }) =>
    frozen?.some(one => one.remote === name && one.version === version),
  )
  return new Map(
    found.map(({ version }) => [version, new RemoteError('frozen', name, `${name} ${version} froze an earlier page.`)]),
  )
}

/** What stays rejected when all others are given another chance. */
export const keepFrozen = (rejected: Remote['rejected']): Remote['rejected'] =>
  new Map([...rejected].filter(([, error]) => isFrozenError(error)))

/** A person asks for a remote although it froze the page. */
export function retryFrozen(name: string): void {
  const remote = remotes.get(name)
  if (remote) remote.rejected = new Map()
  forgetFrozen(name)
}

/** Whether a version runs in place of one that froze an earlier page. */
export function isInPlaceOfFrozen(name: string): boolean {
  const remote = remotes.get(name)
  return remote?.running != null && keepFrozen(remote.rejected).has(remote.entry.active)
}
