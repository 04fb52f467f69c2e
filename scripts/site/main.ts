import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import type { Registry } from '../../shared/src/contracts/registry.ts'
import { buildPackage } from './build.ts'
import { activate } from './changes.ts'
import { fingerprint, inParallel, readJson, writeAtomic } from './files.ts'
import { withLock } from './lock.ts'
import { BUILD, packageVersion, ROOT, SITE, sourcesOf } from './packages.ts'
import { publishRemote, publishShell } from './publish.ts'
import { readRegistry, writeRegistry } from './registry.ts'

const STAMPS = path.join(BUILD, 'site-stamps.json')

/** Whether the site really has what the stamps say; `.build` may have been cleaned by hand. */
function present(registry: Registry | null, name: string, version: string): boolean {
  if (name === 'shell') return existsSync(path.join(SITE, 'shell/index.html'))
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
  return withLock(BUILD, () => site(names))
}

async function site(names: string[]): Promise<boolean> {
  await mkdir(SITE, { recursive: true })
  const stamps = await readStamps()
  const registry = await readRegistry()
  const done = await inParallel(names, 2, async name => {
    const hash = await fingerprint(sourcesOf(name), ROOT)
    const buildId = hash.slice(0, 8)
    const version = `${await packageVersion(name)}-${buildId}`
    if (stamps[name] === hash && present(registry, name, version)) return 'same'
    const start = performance.now()
    try {
      await buildPackage(name, buildId)
      if (name === 'shell') await publishShell()
      else await publishVersion(name, version, buildId)
      stamps[name] = hash
      await writeAtomic(STAMPS, JSON.stringify(stamps))
      console.log(`${name} … ${((performance.now() - start) / 1000).toFixed(1).replace('.', ',')} s`)
      return 'built'
    } catch (error) {
      console.error(`${name} … échec\n${error instanceof Error ? error.message : error}`)
      return 'failed'
    }
  })
  if (done.every(result => result === 'same')) console.log('Le site est à jour.')
  return !done.includes('failed')
}

/** Reading and writing the registry must not interleave with another package's. */
let registryTurn: Promise<unknown> = Promise.resolve()

async function publishVersion(name: string, version: string, buildId: string): Promise<void> {
  const known = (await readRegistry())?.remotes.find(entry => entry.name === name)
  const previous = known?.versions.find(published => published.version === known.active) ?? null
  const build = { id: buildId, time: new Date().toISOString(), commit: process.env.ARIANE_COMMIT ?? null }
  const published = await publishRemote(name, version, build, previous?.version === version ? null : previous)
  const turn = registryTurn.then(async () => {
    const before = (await readRegistry())?.remotes ?? []
    const entry = activate(
      name,
      published,
      before.find(remote => remote.name === name),
    )
    const rest = before.filter(remote => remote.name !== name)
    await writeRegistry(
      [...rest, entry].sort((a, b) => a.name.localeCompare(b.name)),
      new Date(),
    )
  })
  registryTurn = turn.catch(() => undefined)
  await turn
}
