import { type Insertable, type Kysely, type Selectable, sql } from 'kysely'
import type { ClassMessagesTables } from './tables.ts'

export type ClassMessageRow = Selectable<ClassMessagesTables['class_messages']>
/** A message with a pupil to whom it was written. */
export type ReceivedRow = ClassMessageRow & { pupil_uid: string }

const MAX_LISTED = 100
const MAX_RECEIVED = 20
/** A parent may have several children in a class. */
const MAX_RECEIVED_ROWS = 5 * MAX_RECEIVED

const groupSets = <Key extends string, Row extends Record<Key | 'message_id', string>>(rows: Row[], key: Key) =>
  new Map([...Map.groupBy(rows, row => row.message_id)].map(([id, found]) => [id, new Set(found.map(row => row[key]))]))

/** Statements on messages to a class. */
export const classMessageStore = (q: () => Kysely<ClassMessagesTables>) => ({
  /** The newest first. */
  listOf: (classId: string): Promise<ClassMessageRow[]> =>
    q()
      .selectFrom('class_messages')
      .selectAll()
      .where('class_id', '=', classId)
      .orderBy('sent_at', 'desc')
      .orderBy('id')
      .limit(MAX_LISTED)
      .execute(),

  async countOf(classId: string): Promise<number> {
    const { count } = await q()
      .selectFrom('class_messages')
      .select(eb => eb.fn.countAll<string>().as('count'))
      .where('class_id', '=', classId)
      .executeTakeFirstOrThrow()
    return Number(count)
  },

  async add(row: Insertable<ClassMessagesTables['class_messages']>, pupils: readonly string[]) {
    await q().insertInto('class_messages').values(row).execute()
    await q()
      .insertInto('class_message_pupils')
      .values(pupils.map(pupil_uid => ({ message_id: row.id, class_id: row.class_id, pupil_uid })))
      .execute()
  },

  /** False when the class has no such message; one that is withdrawn stays so. */
  async withdraw(classId: string, id: string, withdrawn_at: Date): Promise<boolean> {
    const row = await q()
      .updateTable('class_messages')
      .set(eb => ({ withdrawn_at: eb.fn.coalesce('withdrawn_at', eb.val(withdrawn_at)) }))
      .where('id', '=', id)
      .where('class_id', '=', classId)
      .returning('id')
      .executeTakeFirst()
    return row !== undefined
  },

  /** The pupils to whom each of these was written. */
  async pupilsOf(ids: readonly string[]): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
    if (ids.length === 0) return new Map()
    const rows = await q()
      .selectFrom('class_message_pupils')
      .select(['message_id', 'pupil_uid'])
      .where('message_id', 'in', ids)
      .execute()
    return groupSets(rows, 'pupil_uid')
  },

  /** A message that was written to this pupil, also once it is withdrawn. */
  async givenTo(pupil: string, id: string) {
    const row = await q()
      .selectFrom('class_message_pupils')
      .innerJoin('class_messages', 'class_messages.id', 'class_message_pupils.message_id')
      .select(['author_uid', 'text'])
      .where(sql`class_messages.id::text`, '=', id)
      .where('pupil_uid', '=', pupil)
      .where('to_pupils', '=', true)
      .executeTakeFirst()
    return row && { kind: 'class' as const, id, author: row.author_uid, said: row.text }
  },

  /** Who said of each of these that he has read it. */
  async readersOf(ids: readonly string[]): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
    if (ids.length === 0) return new Map()
    const rows = await q()
      .selectFrom('class_message_reads')
      .select(['message_id', 'reader_uid'])
      .where('message_id', 'in', ids)
      .execute()
    return groupSets(rows, 'reader_uid')
  },

  /** What was written to these pupils, or to their families; the newest first. */
  receivedBy: async (pupils: readonly string[], column: 'to_pupils' | 'to_families'): Promise<ReceivedRow[]> =>
    pupils.length === 0
      ? []
      : q()
          .selectFrom('class_message_pupils')
          .innerJoin('class_messages', 'class_messages.id', 'class_message_pupils.message_id')
          .selectAll('class_messages')
          .select('class_message_pupils.pupil_uid')
          .where('pupil_uid', 'in', pupils)
          .where(column, '=', true)
          .where('withdrawn_at', 'is', null)
          .orderBy('sent_at', 'desc')
          .orderBy('id')
          .limit(MAX_RECEIVED_ROWS)
          .execute(),

  async readAt(reader: string, ids: readonly string[]): Promise<ReadonlyMap<string, Date>> {
    if (ids.length === 0) return new Map()
    const rows = await q()
      .selectFrom('class_message_reads')
      .select(['message_id', 'read_at'])
      .where('reader_uid', '=', reader)
      .where('message_id', 'in', ids)
      .execute()
    return new Map(rows.map(({ message_id, read_at }) => [message_id, read_at]))
  },

  async markRead(message_id: string, reader_uid: string, read_at: Date) {
    await q()
      .insertInto('class_message_reads')
      .values({ message_id, reader_uid, read_at })
      .onConflict(conflict => conflict.doNothing())
      .execute()
  },
})
