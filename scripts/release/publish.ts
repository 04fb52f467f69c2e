import { rm } from 'node:fs/promises'
import path from 'node:path'
import { buildPackage } from '../site/build.ts'
import { store } from '../site/changes.ts'
import { fingerprint } from '../site/files.ts'
import { BUILD, packageVersion, ROOT, sourcesOf } from '../site/packages.ts'
import { publishRemote } from '../site/publish.ts'
import { breaksOf } from './gate/breaks.ts'
import { needed, SURFACE_FILE, type Surface } from './gate/surface.ts'
import { messages } from './messages.ts'
import { readRegistry } from './registry.ts'
import type { Storage } from './storage/storage.ts'
import { runTests } from './tests.ts'

/** How long a version that nothing names any more is kept for tabs that are still open. */
const KEPT_MS = 30 * 24 * 3_600_000

const versionOf = async (name: string) => {
  const id = (await fingerprint(sourcesOf(name), ROOT)).slice(0, 8)
  return { id, version: `${await packageVersion(name)}-${id}` }
}

/** Builds a remote and holds it against what the published shell gives. Throws with each break by name. */
export async function prepare(storage: Storage, name: string, say: (line: string) => void, now: Date) {
  const { id, version } = await versionOf(name)
  const stored = await storage.read(SURFACE_FILE)
  if (!stored) throw new Error(messages.noSurface)
  const gives = JSON.parse(stored.text) as Surface
  const breaks = breaksOf(await needed(name), gives)
  if (breaks.length > 0) throw new Error(messages.breaks(breaks))
  say(messages.fits(gives.contract))

  say(messages.testing(name))
  await runTests(name)
  say(messages.building(name))
  await buildPackage(name, id)
  const stage = path.join(BUILD, 'release')
  const build = { id, time: now.toISOString(), commit: process.env.ARIANE_COMMIT ?? null }
  const published = await publishRemote(name, version, build, null, stage)
  const folder = path.join(stage, 'remotes', name, version)
  const known = (await readRegistry(storage))?.remotes.find(entry => entry.name === name)
  const isStored = known?.versions.some(one => one.version === version) === true
  return { version, published, folder, isStored, done: () => rm(folder, { recursive: true, force: true }) }
}

export type Prepared = Awaited<ReturnType<typeof prepare>>

/** Stores a prepared version; gives the change of the registry that makes it known. */
export async function upload(storage: Storage, name: string, { version, published, folder }: Prepared) {
  await storage.upload(`remotes/${name}/${version}`, folder)
  return (before: Parameters<typeof store>[2]) => store(name, published, before)
}

/** Removes versions that the registry does not name and nobody can have open any more; gives how many. */
export async function forget(storage: Storage, name: string, now: Date): Promise<number> {
  const entry = (await readRegistry(storage))?.remotes.find(remote => remote.name === name)
  const named = new Set(entry?.versions.map(one => one.version))
  const stored = await storage.list(`remotes/${name}`)
  const old = stored.filter(one => !named.has(one.name) && now.getTime() - one.changed.getTime() > KEPT_MS)
  for (const { name: version } of old) await storage.remove(`remotes/${name}/${version}`)
  return old.length
}
