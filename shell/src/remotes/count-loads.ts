import type { LoadReport } from '@ariane/shared/contracts'
import { healthRoutes } from '@ariane/shared/contracts/health'
import type { Registry } from '@ariane/shared/contracts/registry'
import { call, logOnly } from '@ariane/shared/http'
import { whenSignedIn } from './when-signed-in.ts'

/** A remote with a canary that watches itself, on either side: its first load on this page counts, and its first error. */
type Watched = Pick<LoadReport, 'remote' | 'version' | 'since'> & {
  began: number | null
  isLoaded: boolean
  threw: boolean
}

const watched = new Map<string, Watched>()
let hiddenAt = -1

/** Follows the remotes whose canary watches itself. What a page was given first counts, whatever stands in for it. */
export function watchLoads({ remotes }: Registry): void {
  for (const { name: remote, active: version, canary } of remotes) {
    if (!canary?.since || watched.get(remote)?.isLoaded) continue
    if (watched.size === 0) addEventListener('visibilitychange', noteHidden, true)
    const began = watched.get(remote)?.began ?? null
    watched.set(remote, { remote, version, since: canary.since, began, isLoaded: false, threw: false })
  }
}

/** A tab in the background draws when it likes. */
function noteHidden(): void {
  hiddenAt = performance.now()
}

function send({ remote, version, since }: Watched, event: LoadReport['event'], ms: number | null = null): void {
  const report = { remote, version, since, event, ms }
  whenSignedIn(() => call(healthRoutes.reportLoad, report).catch((error: unknown) => logOnly('report', error)))
}

/** A screen of a remote is asked for. */
export function beginLoad(remote: string): void {
  const one = watched.get(remote)
  if (one && !document.hidden) one.began ??= performance.now()
}

const find = (remote: string, version: string) => {
  const one = watched.get(remote)
  return one?.version === version ? one : undefined
}

/** A screen of a version was drawn. */
export function countShown(remote: string, version: string): void {
  const one = find(remote, version)
  if (!one || one.isLoaded) return
  one.isLoaded = true
  const inView = one.began !== null && !document.hidden && hiddenAt < one.began
  send(one, 'shown', inView ? Math.round(performance.now() - (one.began ?? 0)) : null)
  if (one.threw) send(one, 'error')
}

/** A version could not be loaded or drawn; it is an error where something of it was drawn before. */
export function countBroken(remote: string, version: string): void {
  const one = find(remote, version)
  if (!one) return
  if (one.isLoaded) countThrown(remote, version)
  else {
    one.isLoaded = true
    send(one, 'failed')
  }
}

/** Something of a version was thrown: once a page, with its load or after it. */
export function countThrown(remote: string, version: string): void {
  const one = find(remote, version)
  if (!one || one.threw) return
  one.threw = true
  if (one.isLoaded) send(one, 'error')
}
