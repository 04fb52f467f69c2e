import { z } from 'zod'
import { SHELL_FILE, shellReleaseSchema } from '../../api/src/site/bucket/documents.ts'
import { activeForAll } from '../../shared/src/contracts/registry.ts'
import { audit, readRegistry } from './registry.ts'
import { inOneStep, type Storage } from './storage/storage.ts'

/** How long a version that nothing names any more is kept for tabs that are still open. */
const KEPT_MS = 30 * 24 * 3_600_000

/** Since when each stored version has not been named: `mf-chat/1.0.0-1a2b3c4d`. */
const FILE = 'unnamed.json'
const unnamedSchema = z.record(z.string(), z.iso.datetime())

/** What is stored and what is named, by remote and for the shell. */
async function inventory(storage: Storage) {
  const registry = await readRegistry(storage)
  const units = registry?.remotes.map(entry => ({
    name: entry.name,
    active: activeForAll(entry),
    folder: `remotes/${entry.name}`,
    named: new Set(entry.versions.map(({ version }) => version)),
  }))
  const shell = await storage.read(SHELL_FILE)
  const builds = shell ? shellReleaseSchema.parse(JSON.parse(shell.text)).builds : []
  const [newest] = builds
  const ofShell = newest && {
    name: 'shell',
    active: newest.id,
    folder: 'shell',
    named: new Set(builds.map(({ id }) => id)),
  }
  return [...(units ?? []), ...(ofShell ? [ofShell] : [])]
}

/**
 * Removes what nothing has named for 30 days, each with a line in the journal. What nothing names since now is noted, so
 * that the days count from there.
 * @returns the removed versions, as `mf-chat/1.0.0-1a2b3c4d`
 */
export async function prune(storage: Storage, by: string, now: Date): Promise<string[]> {
  const units = await inventory(storage)
  const unnamed: string[] = []
  for (const { name, folder, named } of units)
    for (const stored of await storage.list(folder)) if (!named.has(stored.name)) unnamed.push(`${name}/${stored.name}`)

  const old = await inOneStep(storage, FILE, text => {
    const known = text === null ? {} : unnamedSchema.parse(JSON.parse(text))
    const since = Object.fromEntries(unnamed.map(id => [id, known[id] ?? now.toISOString()]))
    const old = unnamed.filter(id => now.getTime() - Date.parse(since[id] ?? '') > KEPT_MS)
    for (const id of old) delete since[id]
    return { text: JSON.stringify(since), result: old }
  })
  // Somebody may have published the same sources again meanwhile.
  for (const { name, active, folder, named } of old.length > 0 ? await inventory(storage) : [])
    for (const id of old.filter(one => one.startsWith(`${name}/`))) {
      const version = id.slice(name.length + 1)
      if (named.has(version)) continue
      await storage.remove(`${folder}/${version}`)
      await audit(storage, { now, by, command: 'prune', remote: name, was: active, is: active, detail: version })
    }
  return old
}
