import { mkdir, open, readFile, rename } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { scrub } from '../../platform/db/scrub.ts'
import type { Services } from '../../services.ts'
import { digestOf } from './erase.ts'
import { deletionStore } from './store.ts'

/** Digests of the ids of who is gone, beside the database: a restored one does not have them. */
const fileOf = (dataDir: string) => join(resolve(dataDir), 'erased.txt')
const LINE = /^([\w-]{43}) (\d{4}-\d\d-\d\dT[\d:.]+Z)$/

/** Where people are found and how one goes. */
interface ErasedPorts {
  everybody(): Promise<string[]>
  erase(uid: string): Promise<void>
}

/**
 * Makes the list in the database and the one beside it the same, and removes again whoever came back with a backup.
 * Gives how many that were. To be called at the start and now and then.
 */
export async function keepErased(services: Services, { everybody, erase }: ErasedPorts): Promise<number> {
  const store = deletionStore(services.q)
  const file = fileOf(services.config.dataDir)
  const beside = await read(file)
  const known = new Map((await store.digests()).map(row => [row.uid_hash, row.at.toISOString()]))
  const back = [...beside].filter(([digest]) => !known.has(digest))
  await store.addDigests(back.map(([uid_hash, at]) => ({ uid_hash, at: new Date(at) })))
  const gone = new Set([...known.keys(), ...beside.keys()])
  const returned = gone.size === 0 ? [] : (await everybody()).filter(uid => gone.has(digestOf(uid)))
  for (const uid of returned) await services.tx(() => erase(uid))
  const fresh = [...known.keys()].some(digest => !beside.has(digest))
  if (fresh) await write(file, new Map([...beside, ...known]))
  // On a server PostgreSQL cleans up by itself, and its dumps hold rows only.
  if ((fresh || returned.length > 0) && !services.config.databaseUrl) await scrub(services.q)
  return returned.length
}

async function read(file: string): Promise<Map<string, string>> {
  const text = await readFile(file, 'utf8').catch(() => '')
  const found = new Map<string, string>()
  for (const line of text.split('\n')) {
    const [, digest, at] = LINE.exec(line) ?? []
    if (digest && at) found.set(digest, at)
  }
  return found
}

async function write(file: string, digests: ReadonlyMap<string, string>): Promise<void> {
  await mkdir(join(file, '..'), { recursive: true, mode: 0o700 })
  const partial = `${file}.part`
  const handle = await open(partial, 'w', 0o600)
  try {
    await handle.writeFile([...digests].map(([digest, at]) => `${digest} ${at}\n`).join(''))
    await handle.sync()
  } finally {
    await handle.close()
  }
  await rename(partial, file)
}
