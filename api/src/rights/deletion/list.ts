import { scrub } from '../../platform/db/scrub.ts'
import type { UnitOfWork } from '../../platform/db/unit-of-work.ts'
import type { RightsTables } from '../tables.ts'
import { hashUid } from './erase.ts'
import { changeErased, isGone, readErased } from './erased-list.ts'
import { deletionStore } from './store.ts'

/** A deletion that neither ended nor failed for so long belongs to a process that was killed before its commit. */
const ABANDONED_MS = 3_600_000

/** Where people are found and how one goes. */
export interface ErasedPorts {
  db: UnitOfWork<RightsTables>
  now(): Date
  dataDir: string
  /** Whether the database is ours to clean up: the embedded one. */
  isEmbedded: boolean
  everybody(): Promise<string[]>
  erase(uid: string): Promise<void>
}

/**
 * Makes the list in the database and the one beside it the same, and removes again whoever came back with a backup.
 * Gives how many that were. To be called at the start and now and then.
 */
export async function keepErased(ports: ErasedPorts): Promise<number> {
  const { db, now, dataDir, isEmbedded, everybody, erase } = ports
  const store = deletionStore(db.q)
  const beside = await readErased(dataDir)
  const known = new Map((await store.digests()).map(row => [row.uid_hash, row.at.toISOString()]))
  const back = [...beside].filter(([digest, entry]) => isGone(entry) && !known.has(digest))
  await store.addDigests(back.map(([uid_hash, { at }]) => ({ uid_hash, at: new Date(at) })))
  const gone = new Set([...known.keys(), ...back.map(([digest]) => digest)])
  const returned = gone.size === 0 ? [] : (await everybody()).filter(uid => gone.has(hashUid(uid)))
  for (const uid of returned) await db.tx(() => erase(uid))
  const fresh = [...gone].some(digest => beside.get(digest)?.state !== 'settled')
  // On a server PostgreSQL cleans up by itself, and its dumps hold rows only.
  if ((fresh || returned.length > 0) && isEmbedded) await scrub(db.q)
  const abandoned = new Date(now().getTime() - ABANDONED_MS).toISOString()
  await changeErased(dataDir, entries => {
    const kept = [...entries].filter(
      ([digest, { state, at }]) => gone.has(digest) || state === 'erased' || (state === 'pending' && at > abandoned),
    )
    const settled = [...gone].map(digest => [digest, beside.get(digest)?.at ?? known.get(digest)] as const)
    return new Map([...kept, ...settled.map(([digest, at = abandoned]) => [digest, { at, state: 'settled' }] as const)])
  })
  return returned.length
}

/**
 * After a restore: what stands in the lists of further folders is taken over, and deletions that were under way when a
 * process was killed are decided by the database that was replaced. Where that one cannot be read, who was to go is gone.
 */
export async function keepErasedAfterRestore(
  dataDir: string,
  folders: readonly string[],
  readReplaced: () => Promise<ReadonlySet<string> | null>,
): Promise<void> {
  const under = [...(await readErased(dataDir, folders))].filter(([, { state }]) => state === 'pending')
  const replaced = under.length > 0 ? await readReplaced() : null
  const isErased = (digest: string) => !replaced || replaced.has(digest)
  await changeErased(
    dataDir,
    entries => {
      for (const [digest, entry] of entries)
        if (entry.state === 'pending') entries.set(digest, { ...entry, state: isErased(digest) ? 'erased' : 'undone' })
      return entries
    },
    folders,
  )
}
