import { parsePageRegistry } from '@ariane/shared/contracts/closed-remotes'
import type { Registry } from '@ariane/shared/contracts/registry'
import {
  type Attempt,
  completeRemotes,
  fetchWholeRegistry,
  initRemotes,
  loadScreen,
  type ScreenModule,
} from '@ariane/shared/federation'
import './shared-libraries.ts'
import { loads } from './count-loads.ts'
import { requestTimeoutMs } from './limits.ts'
import { declareScreens, exposedName, findRemote } from './remotes.ts'
import { reportLoad } from './report.ts'
import { expectStyles } from './version-styles.ts'

function known(found: unknown): Registry {
  const { registry } = parsePageRegistry(found)
  declareScreens(registry)
  initRemotes(registry, { timeoutMs: requestTimeoutMs(), onFailure: reportLoad, complete })
  loads.watch(registry)
  return registry
}

let completing: Promise<void> | undefined

/**
 * Fetches today's registry: remotes that did not run yet are loaded from it. The server can choose versions by the page's
 * address: it then names the address that repeats the choice.
 */
export async function fetchRegistry(
  limitMs = requestTimeoutMs(),
): Promise<{ registry: Registry; shell: string | null }> {
  const address = document.getElementById('remotes')?.dataset.from ?? '/remotes.json'
  const answer = await fetch(address, { cache: 'no-cache', signal: AbortSignal.timeout(limitMs) })
  const registry = known(await answer.json())
  completing = Promise.resolve()
  return { registry, shell: answer.headers.get('shell-build') }
}

async function completeOnce(): Promise<void> {
  const expected = document.getElementById('remotes')?.dataset.whole
  const registry = expected && (await fetchWholeRegistry(expected, requestTimeoutMs()))
  if (!registry) return
  declareScreens(registry)
  completeRemotes(registry)
}

/**
 * The page has of the remotes that it does not open with only what loading them takes: what stands in for them comes once
 * its first screen is drawn, or before one of them is given up. A registry fetched since has it already.
 */
export function complete(): Promise<void> {
  completing ??= completeOnce().catch(() => {
    completing = undefined
  })
  return completing
}

/** How long a page from the device waits for the registry. */
const KEPT_PAGE_MS = 1500
const isKeptPage = () => document.querySelector('meta[name="kept"]') !== null

let started = false

/** Registers the remotes from the registry inlined in the page, or fetches it where the page has none. */
export async function start(): Promise<void> {
  if (started) return
  const inlined = document.getElementById('remotes')?.textContent
  // A page from the device names what was in use when it was kept: today's registry has the word, if it comes.
  const isCurrent =
    isKeptPage() &&
    (await fetchRegistry(KEPT_PAGE_MS).then(
      () => true,
      () => false,
    ))
  if (!isCurrent && inlined) known(JSON.parse(inlined))
  else if (!isCurrent) await fetchRegistry()
  started = true
}

/**
 * Loads a screen from its remote. A later attempt first fetches the current registry, because a team may have rolled
 * back or switched the remote on again since the page was opened.
 * @throws RemoteError when no version of the remote can be loaded
 */
export async function load<K extends string>(id: K, attempt: Attempt): Promise<ScreenModule<K>> {
  await start()
  if (attempt !== 'first') await fetchRegistry().catch(() => undefined)
  const remote = findRemote(id)
  loads.begin(remote)
  expectStyles(remote)
  // The remote's own build checks its module against the same interface.
  return (await loadScreen(remote, exposedName(id), attempt)) as ScreenModule<K>
}
