import { parseRegistry } from '@ariane/shared/contracts/registry'
import { type Attempt, initRemotes, loadScreen, type ScreenModule } from '@ariane/shared/federation'
import './shared-libraries.ts'
import { loads } from './count-loads.ts'
import { requestTimeoutMs } from './limits.ts'
import { declareScreens, exposedName, findRemote } from './remotes.ts'
import { reportLoad } from './report.ts'

function known(found: unknown): void {
  const { registry } = parseRegistry(found)
  declareScreens(registry)
  initRemotes(registry, { timeoutMs: requestTimeoutMs(), onFailure: reportLoad })
  loads.watch(registry)
}

/** The server can choose versions by the page's address: it then names the address that repeats the choice. */
async function fetchRegistry(): Promise<void> {
  const address = document.getElementById('remotes')?.dataset.from ?? '/remotes.json'
  const answer = await fetch(address, { cache: 'no-cache', signal: AbortSignal.timeout(requestTimeoutMs()) })
  known(await answer.json())
}

let started = false

/** Registers the remotes from the registry inlined in the page, or fetches it where the page has none. */
export async function start(): Promise<void> {
  if (started) return
  const inlined = document.getElementById('remotes')?.textContent
  if (inlined) known(JSON.parse(inlined))
  else await fetchRegistry()
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
  // The remote's own build checks its module against the same interface.
  return (await loadScreen(remote, exposedName(id), attempt)) as ScreenModule<K>
}
