import { parseRegistry, type Registry } from '@ariane/shared/contracts/registry'
import { knownVersions, switchRemotes } from '@ariane/shared/federation'
import { logOnly } from '@ariane/shared/http'
import { isNewer } from './is-newer.ts'

const CHECK_INTERVAL_MS = 45_000
const REQUEST_TIMEOUT_MS = 8_000

interface Versions {
  registry: Registry
  shell: string | null
}

async function fetchVersions(): Promise<Versions> {
  const answer = await fetch('/remotes.json', { cache: 'no-cache', signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) })
  return { registry: parseRegistry(await answer.json()).registry, shell: answer.headers.get('shell-build') }
}

/**
 * Fetches the current versions every 45 s while the page is visible, applies the operator's switches, and calls back
 * when a newer version exists. @returns stops it
 */
export function watchVersions(onNewer: () => void): () => void {
  const shell = document.querySelector<HTMLMetaElement>('meta[name="shell"]')?.content ?? null
  const compare = async () => {
    const found = await fetchVersions()
    switchRemotes(found.registry)
    if (isNewer({ known: knownVersions(), shell }, found)) onNewer()
  }
  const timer = setInterval(() => {
    if (document.visibilityState !== 'visible' || !navigator.onLine) return
    compare().catch((error: unknown) => logOnly('versions', error))
  }, CHECK_INTERVAL_MS)
  return () => clearInterval(timer)
}
