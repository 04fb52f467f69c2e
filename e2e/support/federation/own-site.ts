import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Published, RemoteEntry } from '@ariane/shared/contracts/registry'
import { release } from '../../../scripts/release/commands.ts'
import { changeRegistry, findEntry, readRegistry } from '../../../scripts/release/registry.ts'
import { folderStorage } from '../../../scripts/release/storage/folder.ts'
import { store } from '../../../scripts/site/changes.ts'
import { digest, type Fault, faultyEntry } from './faults.ts'

export const SITE = process.env.SITE_DIR ?? path.join(import.meta.dirname, '..', '..', '..', '.build', 'site')

type Named = { remotes: Pick<RemoteEntry, 'name' | 'active' | 'lastGood' | 'canary'>[] }

/** Copies the remotes of a site, as the registry names them, without the versions that nobody gets. */
export function copyRemotes(from: string, to: string): void {
  const { remotes } = JSON.parse(readFileSync(path.join(from, 'remotes.json'), 'utf8')) as Named
  mkdirSync(to, { recursive: true })
  for (const { name, active, lastGood, canary } of remotes)
    for (const version of [active, lastGood, canary?.version]) {
      const folder = path.join('remotes', name, version ?? '')
      if (version) cpSync(path.join(from, folder), path.join(to, folder), { recursive: true })
    }
  cpSync(path.join(from, 'remotes.json'), path.join(to, 'remotes.json'))
}

/** Copies the shell of a site, with what it says that it gives to remotes. */
export function copyShell(from: string, to: string): void {
  for (const one of ['shell', 'contract.json']) cpSync(path.join(from, one), path.join(to, one), { recursive: true })
}

/** A site of its own, and what a team does to one remote of it. */
export function ownSite(remote: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'ariane-site-'))
  copyShell(SITE, folder)
  copyRemotes(SITE, folder)
  const storage = folderStorage(folder)
  const context = { storage, by: 'equipe', keyFile: undefined, now: () => new Date(), say: () => {} }
  const change = (command: string, apply: (entry: RemoteEntry) => RemoteEntry) =>
    changeRegistry(storage, {
      command,
      remote,
      by: 'equipe',
      now: new Date(),
      keyFile: undefined,
      apply: before => apply(before as RemoteEntry),
    })
  return {
    folder,
    entry: async () => findEntry(await readRegistry(storage), remote),
    /** The same bytes as a version of another name, stored and given to nobody. */
    async deposit(version: string) {
      const { active, versions } = findEntry(await readRegistry(storage), remote)
      const known = versions.find(one => one.version === active)
      if (!known) throw new Error('nothing is published')
      cpSync(`${folder}/remotes/${remote}/${active}`, `${folder}/remotes/${remote}/${version}`, { recursive: true })
      const published = { ...known, version, manifest: known.manifest.replace(active, version) }
      await change('publish', before => store(remote, published, before))
    },
    /** Puts a fault into a stored version, published as if it had been built like that. */
    async tamper(version: string, fault: Fault) {
      const { active, versions } = findEntry(await readRegistry(storage), remote)
      const file = versions.find(one => one.version === version)?.entry ?? ''
      const faulty = faultyEntry(fault, remote, { version: active, entry: file })
      if (!faulty) throw new Error('the fault is not in the entry')
      const { body } = faulty
      const at = `${folder}/remotes/${remote}/${version}/${file}`
      for (const compressed of ['.br', '.gz']) rmSync(at + compressed, { force: true })
      writeFileSync(at, body)
      const spoiled = (one: Published) =>
        one.version === version ? { ...one, files: { ...one.files, [file]: digest(body) } } : one
      await change('publish', before => ({ ...before, versions: before.versions.map(spoiled) }))
    },
    change,
    run: (...words: string[]) => release(context, words),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
