import { parseRegistry, type Registry } from '@ariane/shared/contracts/registry'

const REQUEST_MS = 8000
/** A page asks for the registry and then for many files: the installation is asked once for all of them. */
const REGISTRY_MS = 5000

export type Installation = {
  /** What it gives to everybody now; the one before while it is not reached. Null when there is neither. */
  registry(): Promise<Registry | null>
  /** A file that it serves, `remotes/…` or `frames/…`; null when it has none. */
  file(place: string): Promise<{ type: string; bytes: Buffer } | null>
}

/** A deployed installation whose remotes stand beside those in development, for developers alone. */
export function installationAt(origin: string): Installation {
  let known: { at: number; registry: Registry } | undefined
  const ask = async (place: string) => {
    const answer = await fetch(`${origin}/${place}`, { signal: AbortSignal.timeout(REQUEST_MS) }).catch(() => null)
    return answer?.ok ? answer : null
  }
  return {
    async registry() {
      if (known && Date.now() - known.at < REGISTRY_MS) return known.registry
      const answer = await ask('remotes.json')
      const registry = answer && parseRegistry(await answer.json()).registry
      if (registry) known = { at: Date.now(), registry }
      return known?.registry ?? null
    },
    async file(place) {
      const answer = await ask(place)
      const type = answer?.headers.get('content-type')
      // An installation answers with its page where it has no file.
      if (!answer || !type || (type.startsWith('text/html') && !place.endsWith('.html'))) return null
      return { type, bytes: Buffer.from(await answer.arrayBuffer()) }
    },
  }
}
