import { activeForAll, type Registry, type RemoteEntry, registrySchema } from '../../shared/src/contracts/registry.ts'
import { messages } from './messages.ts'
import { signed, signedEntry } from './signature.ts'
import { inOneStep, type Storage } from './storage/storage.ts'

const KEY = 'remotes.json'
const AUDIT = 'audit.jsonl'

/** One change of a registry. */
export interface AuditLine {
  time: string
  by: string
  command: string
  remote: string
  /** The version that everybody has before and after. */
  was: string | null
  is: string | null
  detail?: string
}

type AuditOf = Omit<AuditLine, 'time' | 'detail'> & { now: Date; detail?: string | undefined }

/** Gives a stored text as a registry; an error that says what to do where it is none. */
function parseRegistry(storage: Storage, text: string): Registry {
  try {
    return registrySchema.parse(JSON.parse(text))
  } catch (cause) {
    throw new Error(messages.damaged(`${storage.place}/${KEY}`, storage.kind), { cause })
  }
}

export async function readRegistry(storage: Storage): Promise<Registry | null> {
  const stored = await storage.read(KEY)
  return stored && parseRegistry(storage, stored.text)
}

/** The entry of a remote; an error that names the known ones when there is none. */
export function findEntry(registry: Registry | null, name: string): RemoteEntry {
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
  const { before, after } = await inOneStep(storage, KEY, text => {
    const known = text === null ? null : parseRegistry(storage, text)
    const before = known?.remotes.find(entry => entry.name === remote)
    const after = signedEntry(apply(before), keyFile, later(now, before?.signed?.at))
    const others = known?.remotes.filter(entry => entry.name !== remote) ?? []
    const remotes = [...others, after].sort((a, b) => a.name.localeCompare(b.name))
    const registry = signed({ schema: 1, issued: later(now, known?.issued), remotes, signature: null }, keyFile)
    return { text: `${JSON.stringify(registrySchema.parse(registry))}\n`, result: { before, after } }
  })
  await audit(storage, {
    now,
    by,
    command,
    remote,
    was: before ? activeForAll(before) : null,
    is: activeForAll(after),
    detail,
  })
  return after
}

/** Signs every entry anew, by who may publish all of them: those from before teams had keys have no signature of their own. */
export async function signEntries(storage: Storage, { by, now, keyFile }: Pick<Change, 'by' | 'now' | 'keyFile'>) {
  if (!keyFile) throw new Error(messages.signKey)
  const names = await inOneStep(storage, KEY, text => {
    const known = text === null ? null : parseRegistry(storage, text)
    const remotes = (known?.remotes ?? []).map(entry => signedEntry(entry, keyFile, later(now, entry.signed?.at)))
    const registry = signed({ schema: 1, issued: later(now, known?.issued), remotes, signature: null }, keyFile)
    return { text: `${JSON.stringify(registrySchema.parse(registry))}\n`, result: remotes.map(({ name }) => name) }
  })
  await audit(storage, { now, by, command: 'sign', remote: names.join(' '), was: null, is: '' })
  return names
}

/** A server refuses a registry older than its own, so the clocks of two teams must not go backwards. */
function later(now: Date, issued: string | undefined): string {
  const least = issued ? Date.parse(issued) + 1 : 0
  return new Date(Math.max(now.getTime(), least)).toISOString()
}

/** Writes a line about a change. */
export async function audit(storage: Storage, { now, detail, ...line }: AuditOf): Promise<void> {
  await storage.append(AUDIT, JSON.stringify({ time: now.toISOString(), ...line, ...(detail && { detail }) }))
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
