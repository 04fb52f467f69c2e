import { type Registry, type RemoteEntry, registrySchema } from '../../shared/src/contracts/registry.ts'
import { messages } from './messages.ts'
import { signed } from './signature.ts'
import { Overtaken, type Storage } from './storage/storage.ts'

const KEY = 'remotes.json'
const AUDIT = 'audit.jsonl'
const MOST_TRIES = 20

/** One change of a registry. */
export interface AuditLine {
  time: string
  by: string
  command: string
  remote: string
  /** The active version before and after. */
  was: string | null
  is: string
  detail?: string
}

export async function readRegistry(storage: Storage): Promise<Registry | null> {
  const stored = await storage.read(KEY)
  return stored && registrySchema.parse(JSON.parse(stored.text))
}

/** The entry of a remote; an error that names the known ones when there is none. */
export function entryOf(registry: Registry | null, name: string): RemoteEntry {
  const remotes = registry?.remotes ?? []
  const entry = remotes.find(remote => remote.name === name)
  if (!entry)
    throw new Error(
      messages.unknown(
        name,
        remotes.map(remote => remote.name),
      ),
    )
  return entry
}

export interface Change {
  command: string
  remote: string
  by: string
  now: Date
  keyFile: string | undefined
  detail?: string | undefined
  /** Gives the entry as it should be; may be called again when somebody else was faster. */
  apply: (before: RemoteEntry | undefined) => RemoteEntry
}

/** Changes one remote's entry in one step, whoever else does so at the same moment, and writes a line about it. */
export async function changeRegistry(storage: Storage, change: Change): Promise<RemoteEntry> {
  const { command, remote, by, now, keyFile, detail, apply } = change
  for (let attempt = 0; ; attempt++) {
    const stored = await storage.read(KEY)
    const remotes = stored ? registrySchema.parse(JSON.parse(stored.text)).remotes : []
    const before = remotes.find(entry => entry.name === remote)
    const after = apply(before)
    const others = remotes.filter(entry => entry.name !== remote)
    const all = [...others, after].sort((a, b) => a.name.localeCompare(b.name))
    const registry = signed({ schema: 1, issued: now.toISOString(), remotes: all, signature: null }, keyFile)
    try {
      await storage.replace(KEY, `${JSON.stringify(registrySchema.parse(registry))}\n`, stored?.tag ?? null)
    } catch (error) {
      if (error instanceof Overtaken && attempt < MOST_TRIES) continue
      throw error
    }
    const line: AuditLine = {
      time: now.toISOString(),
      by,
      command,
      remote,
      was: before?.active ?? null,
      is: after.active,
      ...(detail && { detail }),
    }
    await storage.append(AUDIT, JSON.stringify(line))
    return after
  }
}

/** The last changes, newest first. */
export async function history(storage: Storage, remote: string | undefined, most: number): Promise<AuditLine[]> {
  const lines = (await storage.read(AUDIT))?.text.trim().split('\n') ?? []
  return lines
    .filter(Boolean)
    .map(line => JSON.parse(line) as AuditLine)
    .filter(line => !remote || line.remote === remote)
    .slice(-most)
    .reverse()
}
