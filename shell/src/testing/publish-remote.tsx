import { type RemoteEntry, registrySchema } from '@ariane/shared/contracts/registry'
import { fakeApi } from '@ariane/shared/testing/components'
import { init } from '@module-federation/enhanced/runtime'
import type { ComponentType } from 'react'
import { onTestFinished, vi } from 'vitest'
import { fetchRegistry } from '../remotes/load.ts'

/** What the page asks its own server for: no row of the contract. */
const REGISTRY_FILE = {
  method: 'GET',
  path: '/remotes.json',
  summary: '',
  answer: registrySchema,
  policy: { allow: 'public' },
  rate: 'read',
} as const

export const ISSUED = '2026-10-05T08:00:00Z'

const toVersion = (name: string, version: string) => ({
  version,
  manifest: `/remotes/${name}/${version}/mf-manifest.json`,
  entry: 'remoteEntry.js',
  files: {},
  exposes: { [`./${name.slice(3)}`]: { preload: [], kits: [], routes: [`/${name}`], screen: { title: name } } },
  contract: { provides: '1.0.0', needs: '^1.0.0' },
  build: { id: version, time: ISSUED, commit: null },
})

/** A remote of which everybody is given version a, and b is stored. */
export function aRemote(name: string): RemoteEntry {
  const versions = [toVersion(name, 'b'), toVersion(name, 'a')]
  return { name, active: 'a', canary: null, lastGood: null, disabled: null, versions }
}

/**
 * A remote whose code is at hand. The loader keeps what earlier tests published: each
 * has a name of its own, and exposes the screen of that name.
 * @param screens what is loaded, in the order of the loads; the last one from then on
 */
export function publishRemote(name: string, ...screens: ComponentType[]): RemoteEntry {
  const rest = screens.length > 0 ? screens : [() => <p>L’écran de {name}</p>]
  const get = async () => {
    const module = { default: rest.length > 1 ? rest.shift() : rest[0] }
    return () => module
  }
  // The runtime empties the name before it loads another version.
  Object.defineProperty(globalThis, name, { get: () => ({ init: () => undefined, get }), set() {} })
  return aRemote(name)
}

/** The page of a test knows what is published; what a test changes is given at the next look. */
export async function openRegistry(...remotes: RemoteEntry[]): Promise<ReturnType<typeof fakeApi>> {
  // React logs what a boundary catches.
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  onTestFinished(() => logged.mockRestore())
  // As the build of the shell does before anything else.
  init({ name: 'shell', remotes: [] })
  const api = fakeApi()
  const given = { schema: 1 as const, issued: ISSUED, signature: null }
  api.on(REGISTRY_FILE, () => ({ ...given, remotes: structuredClone(remotes) }))
  await fetchRegistry()
  return api
}
