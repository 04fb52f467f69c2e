import { registerPlugins } from '@module-federation/enhanced/runtime'
import { CONTRACT_VERSION, type Published, type Registry } from '../contracts/registry.ts'
import { keepFrozen, rejectFrozen } from './frozen-versions.ts'
import { guardEntries } from './guard-entries.ts'
import { limits, loadFurther, loadVersion, register, renewAddresses, toRemoteError } from './load-version.ts'
import { takeNewest } from './newest-entry.ts'
import { RemoteError, type RemoteFailure } from './remote-error.ts'
import { type Remote, type RemoteState, remotes, toRemoteState, UNTRIED } from './remote-state.ts'
import { markStarting, unmark } from './running-marks.ts'
import { isTampered } from './tampering.ts'
import { findRefusal, listCandidates } from './version-rules.ts'

export type LoaderOptions = {
  /** Limit for each request of a remote's files. */
  timeoutMs?: number
  /** Called for each version that could not be loaded, also when another one took its place. */
  onFailure?: (failed: FailedLoad) => void
  /** Called before a remote is given up that may have been closed in the page: what stands in for it is then known. */
  complete?: () => Promise<void>
}

export type FailedLoad = { remote: string; exposed: string; version: string; failure: RemoteFailure | 'tampered' }

export type VersionFolder = { remote: string; version: string; folder: string }

let guarded = false
let reportFailure: NonNullable<LoaderOptions['onFailure']> = () => undefined
let completeRegistry: NonNullable<LoaderOptions['complete']> = () => Promise.resolve()

/**
 * Registers the registry's remotes without fetching anything. A later call brings a newer registry: running remotes
 * and those on their way stay as they are until something of them fails, the others are loaded from it from then on.
 */
export function initRemotes(
  registry: Registry,
  { timeoutMs = limits.requestMs, onFailure = reportFailure, complete = completeRegistry }: LoaderOptions = {},
): void {
  limits.requestMs = timeoutMs
  reportFailure = onFailure
  completeRegistry = complete
  for (const entry of registry.remotes) {
    const known = remotes.get(entry.name)
    if (!known) remotes.set(entry.name, { ...UNTRIED, entry, rejected: rejectFrozen(entry) })
    else if (known.running || known.deciding) known.newest = entry
    else Object.assign(known, { entry, newest: null })
  }
  if (guarded) return
  guarded = true
  registerPlugins([guardEntries(findTrying, limits.requestMs)])
}

function findTrying(name: string) {
  const remote = remotes.get(name)
  return remote?.trying ? { published: remote.trying, attempt: remote.attempt } : undefined
}

/**
 * - `first`: nothing failed yet
 * - `redraw`: the screen broke; it is drawn again from the code that runs, unless the registry took that back
 * - `again`: the last load failed; addresses are made new, so that no cached failure answers
 * - `renew`: the module runs but one of its later chunks is missing; the remote's code is evaluated again, because its
 * lazy components remember the failure
 */
export type Attempt = 'first' | 'redraw' | 'again' | 'renew'

/**
 * Loads one exposed module of a remote.
 * @param name the remote, such as `mf-chat`
 * @param exposed the module, such as `./chat`
 * @throws RemoteError when neither the active nor the last good version loads in time and has a component
 */
export async function loadScreen(name: string, exposed: string, attempt: Attempt = 'first'): Promise<unknown> {
  const remote = remotes.get(name)
  if (!remote) throw new RemoteError('unknown', name, `${name} is not in the registry.`)
  if (attempt !== 'first') takeNewest(remote)
  const { disabled } = remote.entry
  if (disabled) throw new RemoteError('disabled', name, `${name} is switched off: ${disabled.reason}`)
  while (remote.deciding) await remote.deciding.catch(() => undefined)
  if (attempt === 'again' || attempt === 'renew') renewAddresses(remote)
  // A remote that works never changes its version: its screens and stores belong together.
  if (remote.running) {
    if (attempt === 'renew' || remote.stale) await register(remote, remote.running)
    remote.stale = false
    markStarting(name, remote.running.version)
    return loadFurther(remote, exposed)
  }
  const deciding = loadFirstWorking(remote, exposed)
  remote.deciding = deciding
  return deciding.finally(() => {
    remote.deciding = null
  })
}

type FailedVersion = { published: Published; error: RemoteError }

/** The best version that neither failed just now nor was rejected. */
const findNext = (remote: Remote, failed: readonly FailedVersion[]) =>
  listCandidates(remote.entry).find(
    ({ version }) => !remote.rejected.has(version) && !failed.some(({ published }) => published.version === version),
  )

/** The same, also from what the page did not have in the beginning. */
async function findNextWhole(remote: Remote, failed: readonly FailedVersion[]) {
  const known = findNext(remote, failed)
  if (known || remote.entry.lastGood !== null) return known
  await completeRegistry().catch(() => undefined)
  return findNext(remote, failed)
}

async function loadFirstWorking(remote: Remote, exposed: string): Promise<unknown> {
  const { name } = remote.entry
  const failed: FailedVersion[] = []
  for (const version of keepFrozen(remote.rejected).keys())
    reportFailure({ remote: name, exposed, version, failure: 'frozen' })
  try {
    for (
      let published = await findNextWhole(remote, failed);
      published;
      published = await findNextWhole(remote, failed)
    ) {
      const started = performance.now()
      try {
        const refused = findRefusal(name, published, CONTRACT_VERSION)
        if (refused) throw new RemoteError('contract', name, refused)
        markStarting(name, published.version)
        const module = await loadVersion(remote, published, exposed)
        remote.running = published
        remote.failure = failed[0]?.error ?? remote.rejected.values().next().value ?? null
        remote.loadMs = performance.now() - started
        return module
      } catch (cause) {
        unmark(name)
        remote.failures += 1
        failed.push({ published, error: toRemoteError(name, cause) })
      }
    }
    const frozen = keepFrozen(remote.rejected)
    // A retry begins with the best version again.
    remote.rejected = frozen
    remote.failure =
      failed[0]?.error ??
      frozen.values().next().value ??
      new RemoteError('unknown', name, `No version of ${name} is published.`)
    throw remote.failure
  } finally {
    // Reported last, so that the report does not compete with the load of another version.
    for (const one of failed) void report(one, exposed)
  }
}

/** Versions checked for tampering: once per page, however often they are tried. */
const checkedForTampering = new Set<string>()

async function report({ published, error }: FailedVersion, exposed: string): Promise<void> {
  const { remote } = error
  const { version } = published
  const key = [remote, version, exposed].join(' ')
  const mustCheck = error.failure === 'unreachable' && !checkedForTampering.has(key)
  if (mustCheck) checkedForTampering.add(key)
  const tampered = mustCheck && (await isTampered(published, exposed, limits.requestMs))
  reportFailure({ remote, exposed, version, failure: tampered ? 'tampered' : error.failure })
}

/** The version of each remote that this page runs, or would load. */
export const pinnedVersions = (): ReadonlyMap<string, string> =>
  new Map([...remotes.values()].map(({ entry, running }) => [entry.name, running?.version ?? entry.active]))

/**
 * By remote that runs, the versions that are no news for this page: that one, and the one that it was offered. All others
 * are loaded from the newest registry.
 */
export const knownVersions = (): ReadonlyMap<string, readonly string[]> =>
  new Map(
    [...remotes.values()].flatMap(({ entry, running }) =>
      running ? [[entry.name, [entry.active, running.version]] as const] : [],
    ),
  )

/** Applies the switched-off remotes of a newer registry to this page at the next mount; versions stay. */
export function switchRemotes({ remotes: entries }: Registry): void {
  for (const { name, disabled } of entries) {
    const remote = remotes.get(name)
    if (remote) remote.entry = { ...remote.entry, disabled }
  }
}

/** Whether the operator switched a remote off. */
export const isSwitchedOff = (name: string): boolean => remotes.get(name)?.entry.disabled != null

/** Where the files of each version are that this page may run. */
export const versionFolders = (): VersionFolder[] =>
  [...remotes.values()].flatMap(({ entry, newest }) =>
    [entry, ...(newest ? [newest] : [])]
      .flatMap(({ versions }) => versions)
      .map(({ version, manifest }) => ({
        remote: entry.name,
        version,
        folder: new URL('.', new URL(manifest, location.href)).href,
      })),
  )

/** State of every remote of the registry, for the health page. */
export const remoteStates = (): RemoteState[] => [...remotes.values()].map(toRemoteState)
