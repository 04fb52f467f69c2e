import type { Published, RemoteEntry } from '../contracts/registry.ts'
import { listCandidates } from './version-rules.ts'

/** What a page knows of a remote. */
export type RemoteState = {
  name: string
  /** Version that runs, or would be tried first. */
  version: string
  contract: string
  build: Published['build'] | null
  status: 'idle' | 'running' | 'failed' | 'disabled'
  /** True when the last good version runs in place of the active one. */
  fellBack: boolean
  message: string | null
  /** Version that takes its place when it cannot be loaded. */
  lastGood: string | null
  /** How long the version that runs took to load; null while none does. */
  loadMs: number | null
  /** How often a version could not be loaded since the page was opened. */
  failures: number
}

/** What the loader keeps of a remote. */
export type Remote = {
  entry: RemoteEntry
  trying: Published | null
  running: Published | null
  /** One of its screens was drawn: from then on its version stays. */
  drawn: boolean
  /** Its code has to be evaluated anew at the next load, although it runs. */
  stale: boolean
  /** Versions that were loaded but could not be drawn, and why. */
  rejected: ReadonlyMap<string, Error>
  attempt: number
  failure: Error | null
  /** The first load decides which version runs; others wait for it. */
  deciding: Promise<unknown> | null
  loadMs: number | null
  failures: number
}

export const UNTRIED: Omit<Remote, 'entry'> = {
  trying: null,
  running: null,
  drawn: false,
  stale: false,
  rejected: new Map(),
  attempt: 0,
  failure: null,
  deciding: null,
  loadMs: null,
  failures: 0,
}

/** Every remote that the registry named. */
export const remotes = new Map<string, Remote>()

export function toRemoteState({ entry, running, failure, loadMs, failures }: Remote): RemoteState {
  const shown = running ?? listCandidates(entry)[0]
  return {
    name: entry.name,
    version: shown?.version ?? entry.active,
    contract: shown?.contract.needs ?? '',
    build: shown?.build ?? null,
    status: entry.disabled ? 'disabled' : running ? 'running' : failure ? 'failed' : 'idle',
    fellBack: running !== null && running.version !== entry.active,
    message: entry.disabled?.reason ?? failure?.message ?? null,
    lastGood: entry.lastGood,
    loadMs,
    failures,
  }
}
