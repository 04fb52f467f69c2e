import { existsSync } from 'node:fs'
import { mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { VERSION_FILE } from '../../api/src/site/bucket/documents.ts'
import type { Registry } from '../../shared/src/contracts/registry.ts'
import { describeVersion, findShellBreaks, type Given } from '../release/gate/stored-needs.ts'
import { needed, provided, SURFACE_FILE } from '../release/gate/surface.ts'
import { messages } from '../release/messages.ts'
import { changeRegistry, readRegistry } from '../release/registry.ts'
import { actor } from '../release/signature.ts'
import { folderStorage } from '../release/storage/folder.ts'
import { buildPackage } from './build.ts'
import { activate } from './changes.ts'
import { findCommit } from './commit.ts'
import { inParallel, readJson, writeAtomic } from './files.ts'
import { hashSources } from './hash-sources.ts'
import { withLock } from './lock.ts'
import { BUILD, listSources, packageVersion, SITE } from './packages.ts'
import { publishRemote, publishShell, SHELL_BUILT } from './publish.ts'

const STAMPS = path.join(BUILD, 'site-stamps.json')

/** Whether the site really has what the stamps say; `.build` may have been cleaned by hand. */
async function present(registry: Registry | null, name: string, version: string): Promise<boolean> {
  if (name === 'shell') return (await readFile(path.join(SITE, SHELL_BUILT), 'utf8').catch(() => null)) === version
  const entry = registry?.remotes.find(remote => remote.name === name)
  // Not necessarily the active one: a rollback must outlive the next start.
  const known = entry?.versions.some(published => published.version === version)
  return known === true && existsSync(path.join(SITE, 'remotes', name, version))
}

async function readStamps(): Promise<Record<string, string>> {
  const stamps = await readJson(STAMPS)
  return stamps && typeof stamps === 'object' ? { ...(stamps as Record<string, string>) } : {}
}

/**
 * Builds those of the packages whose sources changed and publishes them.
 * @returns false when one of them could not be built; the others are published all the same
 */
export function buildSite(names: string[]): Promise<boolean> {
  return withLock(BUILD, () => site(names), 'Une autre construction est en cours, on attend qu’elle finisse…')
}

async function site(names: string[]): Promise<boolean> {
  await mkdir(SITE, { recursive: true })
  const stamps = await readStamps()
  const registry = await readRegistry(folderStorage(SITE)).catch((error: Error) => error)
  if (registry instanceof Error) {
    console.error(registry.message)
    return false
  }
  const done = await inParallel(names, 2, async name => {
    const hash = await hashSources(name)
    const buildId = hash.slice(0, 8)
    const version = `${await packageVersion(name)}-${buildId}`
    if (stamps[name] === hash && (await present(registry, name, version))) return 'same'
    const start = performance.now()
    try {
      if (name === 'shell') await holdShell(names)
      await buildPackage(name, buildId)
      if (name === 'shell') {
        await publishShell()
        await writeAtomic(path.join(SITE, SHELL_BUILT), version)
      } else await publishVersion(name, version, buildId)
      stamps[name] = hash
      await writeAtomic(STAMPS, JSON.stringify(stamps))
      console.log(`${name} … ${((performance.now() - start) / 1000).toFixed(1).replace('.', ',')} s`)
      return 'built'
    } catch (error) {
      console.error(`${name} … échec\n${error instanceof Error ? error.message : error}`)
      return 'failed'
    }
  })
  // What remotes are held against, also where the shell itself did not change.
  const shell = done[names.indexOf('shell')]
  if (shell && shell !== 'failed') await writeAtomic(path.join(SITE, SURFACE_FILE), JSON.stringify(await provided()))
  if (done.every(result => result === 'same')) console.log('Le site est à jour.')
  return !done.includes('failed')
}

/**
 * Holds the shell against remotes that are not built with it, as far as pages run them today: on one's own machine a version to
 * fall back to stops nobody.
 */
async function holdShell(names: readonly string[]): Promise<void> {
  const isHeld = (remote: string, given: Given) => given !== 'lastGood' && !names.includes(remote)
  const { breaks } = await findShellBreaks(folderStorage(SITE), await provided(), isHeld)
  if (breaks.length > 0) throw new Error(messages.shellBreaks(breaks))
}

async function publishVersion(name: string, version: string, buildId: string): Promise<void> {
  const storage = folderStorage(SITE)
  const known = (await readRegistry(storage))?.remotes.find(entry => entry.name === name)
  const previous = known?.versions.find(published => published.version === known.active) ?? null
  const build = { id: buildId, time: new Date().toISOString(), commit: findCommit(listSources(name)) }
  const published = await publishRemote(name, version, build, previous?.version === version ? null : previous)
  const keyFile = process.env.RELEASE_KEY
  const document = { name, published, signature: null, needs: await needed(name) }
  await writeAtomic(path.join(SITE, 'remotes', name, version, VERSION_FILE), describeVersion(document))
  await changeRegistry(storage, {
    command: 'build',
    remote: name,
    by: actor(keyFile),
    now: new Date(),
    keyFile,
    apply: before => activate(name, published, before),
  })
}
