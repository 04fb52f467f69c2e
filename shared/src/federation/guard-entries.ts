import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime'
import type { Published } from '../contracts/registry.ts'
import { freshAddress, pathInVersion } from './version-rules.ts'

/** The version under load and its attempt. */
export type GuardedVersion = { published: Published; attempt: number }

/**
 * Plugin of the federation runtime: gives a remote's entry a timeout, the digest it was published with, and a new
 * address after a retry.
 * @param find the version being loaded, by remote name
 */
export function guardEntries(
  find: (name: string) => GuardedVersion | undefined,
  timeoutMs: number,
): ModuleFederationRuntimePlugin {
  return {
    name: 'ariane-guard',
    createScript({ url, remoteInfo }) {
      const found = remoteInfo && find(remoteInfo.name)
      const file = found && pathInVersion(found.published.manifest, url, location.href)
      const script = document.createElement('script')
      script.src = freshAddress(url, found?.attempt ?? 0)
      script.async = true
      script.crossOrigin = 'anonymous'
      script.fetchPriority = 'high'
      script.integrity = (file && found.published.files[file]) || ''
      return { script, timeout: timeoutMs }
    },
  }
}
