import { createHash } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { UnitOfWork } from '../../platform/db/unit-of-work.ts'
import { describeError, type Log } from '../../platform/log.ts'
import { type Declarations, GONE, listPersonal, type Personal } from '../../platform/personal.ts'
import type { RightsTables } from '../tables.ts'
import { noteErased } from './erased-list.ts'

/** What stands in a column that has to name somebody, once he is gone. */
const NOBODY = 'gone'

/** An id nobody can be found by, to know it again in a backup that is restored. */
export const hashUid = (uid: string) => createHash('sha256').update(uid).digest('base64url')

/** What a person is removed with. */
interface ErasePorts {
  db: UnitOfWork<RightsTables>
  now(): Date
  log: Log
  dataDir: string
  /** What every area keeps of people. */
  declared: Declarations
}

/**
 * Removes a person from every table that an area declared, last the person himself, and keeps the digest of his id, also
 * outside of the database. To be called in a transaction.
 */
export async function erasePerson(ports: ErasePorts, uid: string): Promise<void> {
  const { db, now, declared } = ports
  const anyTable = db.q as unknown as () => Kysely<unknown>
  const tables = listPersonal(declared)
  for (const [table, { mentions = [] }] of tables)
    for (const mention of mentions) await forget(anyTable, table, mention, { uid, at: now() })
  for (const [table, personal] of tables) await remove(anyTable, table, personal, uid)
  await db
    .q()
    .insertInto('erased')
    .values({ uid_hash: hashUid(uid), at: now() })
    .onConflict(conflict => conflict.doNothing())
    .execute()
  await noteBeside(ports, hashUid(uid))
}

/** On the disk before the commit: no crash leaves a deletion that a backup could undo. */
async function noteBeside({ db, now, log, dataDir }: ErasePorts, digest: string): Promise<void> {
  const at = now().toISOString()
  await noteErased(dataDir, digest, { at, state: 'pending' })
  const then = (state: 'erased' | 'undone') => () =>
    noteErased(dataDir, digest, { at, state }).catch(error =>
      log.error({ err: describeError(error) }, 'the end of a deletion was not noted'),
    )
  db.afterCommit(then('erased'))
  db.afterRollback(then('undone'))
}

type Mention = NonNullable<Personal['mentions']>[number]

/** Rows about others stay, without him. */
async function forget(
  q: () => Kysely<unknown>,
  table: string,
  { column, name, gone, ends }: Mention,
  { uid, at }: { uid: string; at: Date },
) {
  const nobody = gone === 'null' ? sql`null` : sql`${NOBODY}`
  const anonymous = name ? sql`, ${sql.ref(name)} = ${GONE}` : sql``
  const ended = ends ? sql`, ${sql.ref(ends)} = coalesce(${sql.ref(ends)}, ${at}::timestamptz)` : sql``
  await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${nobody}${anonymous}${ended}
    where ${sql.ref(column)} = ${uid}`.execute(q())
}

/** Rows within another table go with it. */
async function remove(q: () => Kysely<unknown>, table: string, { of = [], inside }: Personal, uid: string) {
  for (const column of of) await sql`delete from ${sql.table(table)} where ${sql.ref(column)} = ${uid}`.execute(q())
  // A job that runs ends by itself: it finds nobody.
  if (inside)
    await sql`delete from ${sql.table(table)} where ${sql.ref(inside)}::text like ${`%"${uid}"%`}`.execute(q())
}
