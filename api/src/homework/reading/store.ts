import { type Insertable, type Kysely, sql } from 'kysely'
import type { HomeworkTables } from '../tables.ts'

type Readings = HomeworkTables['readings']
type Q = () => Kysely<HomeworkTables>
/** A reading without its bytes. */
export type ReadingRow = NonNullable<Awaited<ReturnType<ReturnType<typeof readingStore>['find']>>>
type Ended = Pick<
  Insertable<Readings>,
  'state' | 'text' | 'uncertain' | 'notices' | 'failure' | 'bytes' | 'media_type'
> &
  Partial<Pick<Insertable<Readings>, 'pages' | 'pages_done'>>

const MOST_KEPT = 20
const KEPT_MS = 86_400_000
const SHOWN = [
  'id',
  'user_id',
  'name',
  'kind',
  'state',
  'pages_done',
  'pages',
  'text',
  'uncertain',
  'notices',
  'failure',
] as const

/** Statements on statements that are being read. */
export const readingStore = (q: Q) => ({
  async add(reading: Insertable<Readings>): Promise<void> {
    await q().insertInto('readings').values(reading).execute()
  },

  find: (id: string) => q().selectFrom('readings').select(SHOWN).where('id', '=', id).executeTakeFirst(),

  async ownerOf(id: string): Promise<string | undefined> {
    return (await q().selectFrom('readings').select('user_id').where('id', '=', id).executeTakeFirst())?.user_id
  },

  /** What is to be read; undefined once it was. */
  async waiting(id: string) {
    const row = await q()
      .selectFrom('readings')
      .select(['kind', 'media_type', 'user_id', 'bytes'])
      .where('id', '=', id)
      .where('state', 'in', ['waiting', 'reading'])
      .executeTakeFirst()
    if (!row?.kind || !row.bytes) return undefined
    return { kind: row.kind, bytes: row.bytes, type: row.media_type, userId: row.user_id }
  },

  /** Nobody waits for this statement: one that comes after the end changes nothing. */
  async progressed(id: string, pages: { pages: number; pages_done: number }): Promise<void> {
    await q()
      .updateTable('readings')
      .set({ state: 'reading', ...pages })
      .where('id', '=', id)
      .where('state', 'in', ['waiting', 'reading'])
      .execute()
  },

  async ended(id: string, ended: Ended): Promise<void> {
    await q().updateTable('readings').set(ended).where('id', '=', id).execute()
  },

  /** The text as the pupil corrected it; false while it is being read. */
  async confirmed(id: string, text: string): Promise<boolean> {
    const confirmed = { text, uncertain: JSON.stringify([]), state: 'read' as const, failure: null }
    const { numUpdatedRows } = await q()
      .updateTable('readings')
      .set(confirmed)
      .where('id', '=', id)
      .where('state', 'in', ['read', 'failed'])
      .executeTakeFirst()
    return numUpdatedRows > 0n
  },

  /** What was read of these bytes for a pupil, the last time or by its id, and the cleaned picture or sound. */
  async readAs(userId: string, digest: string, id?: string) {
    const row = await q()
      .selectFrom('readings')
      .select(['text', 'media_type', 'bytes'])
      .where('user_id', '=', userId)
      .where('digest', '=', digest)
      .where('state', '=', 'read')
      .$if(id !== undefined, of => of.where('id', '=', id ?? ''))
      .orderBy('created_at', 'desc')
      .limit(1)
      .executeTakeFirst()
    if (!row) return undefined
    const media = row.bytes && row.media_type ? { bytes: row.bytes, type: row.media_type } : undefined
    return { text: row.text, media }
  },

  /** The cleaned picture or sound of a reading that is over. */
  async mediaOf(userId: string, id: string) {
    const row = await q()
      .selectFrom('readings')
      .select(['kind', 'media_type', 'bytes'])
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .where('state', '=', 'read')
      .executeTakeFirst()
    if (!row?.bytes || !row.media_type || (row.kind !== 'image' && row.kind !== 'audio')) return undefined
    return { kind: row.kind, type: row.media_type, bytes: row.bytes }
  },

  async remove(id: string): Promise<void> {
    await q().deleteFrom('readings').where('id', '=', id).execute()
  },

  async unfinishedOf(userId: string): Promise<number> {
    const { count } = await q()
      .selectFrom('readings')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('user_id', '=', userId)
      .where('state', 'in', ['waiting', 'reading'])
      .executeTakeFirstOrThrow()
    return count
  },

  /** Forgets what is older than a day, whoever asked for it. */
  async forgetOld(now: Date): Promise<void> {
    await q()
      .deleteFrom('readings')
      .where('created_at', '<', new Date(now.getTime() - KEPT_MS))
      .execute()
  },

  /** Forgets all but the last ones of a pupil. */
  async forgetMany(userId: string): Promise<void> {
    const last = q()
      .selectFrom('readings')
      .select('id')
      .where('user_id', '=', userId)
      .orderBy('created_at', 'desc')
      .limit(MOST_KEPT)
    await q()
      .deleteFrom('readings')
      .where('user_id', '=', userId)
      .where('state', 'in', ['read', 'failed'])
      .where('id', 'not in', last)
      .execute()
  },
})
