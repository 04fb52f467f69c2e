import { CONTRACT_VERSION, MANIFEST_FILE, type Registry, type RemoteEntry } from '@ariane/shared/contracts/registry'

import { readDevScreens } from './dev-screens.ts'

const DEV_VERSION = 'dev'

/** Where an address of the one origin lives among the development servers. */
export function devTarget(url: string): { name: string; path: string } {
  const [, name, path] = /^\/remotes\/([\w-]+)\/dev(\/.*)$/.exec(url) ?? /^\/hot\/([\w-]+)/.exec(url) ?? []
  if (name) return { name, path: path ?? url }
  return { name: url.startsWith('/frames/') ? 'mf-learning' : 'shell', path: url }
}

/** The registry with the named remotes taken from their development servers: nothing is hashed or named ahead. */
export function withDevServers(registry: Registry, packages: string[]): Registry {
  const names = packages.filter(name => name !== 'shell')
  const others = registry.remotes.filter(remote => !names.includes(remote.name))
  return { ...registry, remotes: [...others, ...names.map(name => devEntry(name, registry.issued))] }
}

function devEntry(name: string, time: string): RemoteEntry {
  const published = {
    version: DEV_VERSION,
    manifest: `/remotes/${name}/${DEV_VERSION}/${MANIFEST_FILE}`,
    entry: null,
    files: {},
    exposes: readDevScreens(name),
    contract: { provides: CONTRACT_VERSION, needs: `^${CONTRACT_VERSION}` },
    build: { id: DEV_VERSION, time, commit: null },
  }
  return { name, active: DEV_VERSION, canary: null, lastGood: null, disabled: null, versions: [published] }
}
