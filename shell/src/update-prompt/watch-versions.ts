import { knownVersions, switchRemotes } from '@ariane/shared/federation'
import { logOnly } from '@ariane/shared/http'
import { fetchRegistry } from '../remotes/load.ts'
import { isNewer } from './is-newer.ts'

const CHECK_INTERVAL_MS = 45_000
const REQUEST_TIMEOUT_MS = 8_000

/**
 * Fetches the current versions every 45 s while the page is visible, applies the operator's switches, and says each time
 * whether a newer version exists. @returns stops it
 */
export function watchVersions(onLook: (hasNewer: boolean) => void): () => void {
  const shell = document.querySelector<HTMLMetaElement>('meta[name="shell"]')?.content ?? null
  const compare = async () => {
    const found = await fetchRegistry(REQUEST_TIMEOUT_MS)
    switchRemotes(found.registry)
    onLook(isNewer({ known: knownVersions(), shell }, found))
  }
  const timer = setInterval(() => {
    if (document.visibilityState !== 'visible' || !navigator.onLine) return
    compare().catch((error: unknown) => logOnly('versions', error))
  }, CHECK_INTERVAL_MS)
  return () => clearInterval(timer)
}
