import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime'
import { manifestSchema, type Published } from '../contracts/registry.ts'
import { freshAddress, pathInVersion } from './choose.ts'
import { RemoteError } from './remote-error.ts'

/** What the guard must know of a remote while it loads. */
export type Guarded = { published: Published; attempt: number }

/** Only what a development server offers is found by its manifest; a published version is named by the registry. */
async function readManifest(name: string, address: string, timeoutMs: number, init?: RequestInit): Promise<Response> {
  const answer = await fetch(address, { ...init, signal: AbortSignal.timeout(timeoutMs) })
  if (!answer.ok) throw new RemoteError('unreachable', name, `HTTP ${answer.status} for ${address}`)
  const manifest = manifestSchema.safeParse(parseJson(await answer.clone().text()))
  if (!manifest.success) throw new RemoteError('unreachable', name, `${address} is not a manifest.`)
  return answer
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/**
 * Plugin of the federation runtime: every request for a remote's files has a time limit, a digest where one is
 * published, and a new address after a retry.
 * @param find the version being loaded, by remote name
 */
export function guard(find: (name: string) => Guarded | undefined, timeoutMs: number): ModuleFederationRuntimePlugin {
  return {
    name: 'ariane-guard',
    async fetch(url, init, info) {
      const found = info?.name ? find(info.name) : undefined
      if (!found || !info) return fetch(url, init)
      return readManifest(info.name, freshAddress(url, found.attempt), timeoutMs, init)
    },
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
