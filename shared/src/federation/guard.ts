import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime'
import { manifestSchema, type Published } from '../contracts/registry.ts'
import { freshAddress, pathInVersion } from './choose.ts'
import { RemoteError } from './remote-error.ts'

/** What the guard must know of a remote while it loads. */
export type Guarded = { published: Published; attempt: number }

/**
 * Base64 SHA-384 as in an `integrity` attribute. `crypto.subtle` exists in secure contexts only: on plain http the
 * manifest goes unchecked, the scripts it leads to are still checked by the browser.
 */
async function digest(bytes: ArrayBuffer): Promise<string | null> {
  if (!globalThis.crypto?.subtle) return null
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-384', bytes))
  return `sha384-${btoa(String.fromCharCode(...hash))}`
}

async function checkManifest(name: string, published: Published, bytes: ArrayBuffer) {
  const expected = published.files[manifestFile(published)]
  const actual = expected ? await digest(bytes) : null
  if (expected && actual && expected !== actual)
    throw new RemoteError('tampered', name, `The manifest of ${name} ${published.version} is not the published one.`)
  const manifest = manifestSchema.safeParse(parseJson(new TextDecoder().decode(bytes)))
  if (!manifest.success) throw new RemoteError('unreachable', name, `${published.manifest} is not a manifest.`)
  const entry = manifest.data.metaData.remoteEntry.name
  if (published.entry && entry !== published.entry)
    throw new RemoteError('tampered', name, `${published.manifest} names the entry ${entry}, not ${published.entry}.`)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const manifestFile = (published: Published) => published.manifest.replace(/^.*\//, '').replace(/\?.*$/, '')

/**
 * Plugin of the federation runtime: every request for a remote's files has a time limit, a checked answer, and a new
 * address after a retry.
 * @param find the version being loaded, by remote name
 */
export function guard(find: (name: string) => Guarded | undefined, timeoutMs: number): ModuleFederationRuntimePlugin {
  const integrity = (name: string | undefined, url: string) => {
    const found = name ? find(name) : undefined
    const path = found && pathInVersion(found.published.manifest, url, location.href)
    return (found && path && found.published.files[path]) || ''
  }
  return {
    name: 'ariane-guard',
    async fetch(url, init, info) {
      const found = info?.name ? find(info.name) : undefined
      if (!found || !info) return fetch(url, init)
      const address = freshAddress(url, found.attempt)
      const answer = await fetch(address, { ...init, signal: AbortSignal.timeout(timeoutMs) })
      if (!answer.ok) throw new RemoteError('unreachable', info.name, `HTTP ${answer.status} for ${address}`)
      await checkManifest(info.name, found.published, await answer.clone().arrayBuffer())
      return answer
    },
    createScript({ url, remoteInfo }) {
      const script = document.createElement('script')
      script.src = freshAddress(url, (remoteInfo && find(remoteInfo.name)?.attempt) ?? 0)
      script.async = true
      script.crossOrigin = 'anonymous'
      script.fetchPriority = 'high'
      script.integrity = integrity(remoteInfo?.name, url)
      return { script, timeout: timeoutMs }
    },
    createLink({ url, attrs, remoteInfo }) {
      const link = document.createElement('link')
      for (const [key, value] of Object.entries(attrs ?? {})) link.setAttribute(key, String(value))
      // The remote's own runtime adds the style sheet and notices when it is refused; one that stood there already, refused
      // or not, would pass for loaded.
      if (link.rel === 'stylesheet') {
        link.rel = 'preload'
        link.as = 'style'
      }
      link.href = freshAddress(url, (remoteInfo && find(remoteInfo.name)?.attempt) ?? 0)
      // A preload is used only by a request with the same mode and the same integrity.
      link.crossOrigin = 'anonymous'
      link.integrity = integrity(remoteInfo?.name, url)
      return { link, timeout: timeoutMs }
    },
  }
}
