import type { Published, RemoteEntry } from '../contracts/registry.ts'
import { listCandidates } from './version-rules.ts'

/** What a page knows of a remote. */
export type RemoteState = {
  name: string
  /** The running version, or the one that would be tried first. */
  version: string
  contract: string
  build: Published['build'] | null
  status: 'idle' | 'running' | 'failed' | 'disabled'
  /** True when the last good version runs in place of the active one. */
  fellBack: boolean
  message: string | null
  /** The version that replaces it when it cannot be loaded. */
  lastGood: string | null
  /** Load time of the running version; null while none runs. */
  loadMs: number | null
  /** Failed loads since the page was opened. */
  failures: number
}

/** The loader's record of a remote. */
export type Remote = {
  entry: RemoteEntry
  /** What a newer registry says while a version runs: it counts once something of the remote fails. */
  newest: RemoteEntry | null
  trying: Published | null
  running: Published | null
  /** One of its screens was drawn: from then on its version stays. */
  drawn: boolean
  /** Its code has to be evaluated again at the next load, although it runs. */
  stale: boolean
  /** Versions that were loaded but could not be drawn, or froze an earlier page, with the error. */
  rejected: ReadonlyMap<string, Error>
  attempt: number
  failure: Error | null
  /** The load that decides which version runs; other loads wait for it. */
  deciding: Promise<unknown> | null
  loadMs: number | null
  failures: number
}

export const UNTRIED: Omit<Remote, 'entry'> = {
  newest: null,
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

/** Every remote of the registry. */
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
