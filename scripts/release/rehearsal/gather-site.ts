import { cp, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import {
  activeForAll,
  MANIFEST_FILE,
  type Published,
  type Registry,
  type RemoteEntry,
} from '../../../shared/src/contracts/registry.ts'
import { inParallel } from '../../site/files.ts'
import { readRegistry } from '../registry.ts'
import type { Storage } from '../storage/storage.ts'
import { download } from './shells.ts'

const REMOTES_AT_ONCE = 3

/** A version that was built and is not stored yet. */
export interface Built {
  name: string
  published: Published
  /** Where its files are. */
  folder: string
}

const only = (name: string, published: Published): RemoteEntry => ({
  name,
  active: published.version,
  canary: null,
  lastGood: null,
  disabled: null,
  versions: [published],
})

/** Brings the other remotes of the product into a site, as everybody has them; gives their entries. */
export async function gatherOthers(storage: Storage, name: string, site: string): Promise<RemoteEntry[]> {
  const registry = await readRegistry(storage)
  const others = (registry?.remotes ?? []).flatMap(entry => {
    const active = entry.versions.find(({ version }) => version === activeForAll(entry))
    return entry.name !== name && active && !entry.disabled ? [only(entry.name, active)] : []
  })
  await inParallel(others, REMOTES_AT_ONCE, async ({ name: other, versions: [version] }) => {
    if (!version) return
    const key = `remotes/${other}/${version.version}`
    await download(storage, key, [...new Set([...Object.keys(version.files), MANIFEST_FILE])], path.join(site, key))
  })
  return others
}

/** Puts a built version into a site; gives an entry of it alone, with nothing to fall back to. */
export async function bringBuilt({ name, published, folder }: Built, site: string): Promise<RemoteEntry> {
  const to = path.join(site, 'remotes', name, published.version)
  await rm(to, { recursive: true, force: true })
  await cp(folder, to, { recursive: true })
  return only(name, published)
}

/** Writes the registry of a site. */
export async function nameRemotes(site: string, entries: readonly RemoteEntry[]): Promise<void> {
  const remotes = entries.toSorted((a, b) => a.name.localeCompare(b.name))
  const registry: Registry = { schema: 1, issued: new Date().toISOString(), remotes, signature: null }
  await writeFile(path.join(site, 'remotes.json'), JSON.stringify(registry))
}
