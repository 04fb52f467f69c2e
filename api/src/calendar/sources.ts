import { randomUUID } from 'node:crypto'
import type { CalendarEvent, SchoolFile } from '@ariane/shared/contracts'
import { type Kysely, sql } from 'kysely'
import { withoutUnseen } from '../platform/plain-text.ts'
import type { CalendarTables, NewEventRow } from './tables.ts'
import { handOverMarks } from './twins.ts'

/** A pupil's events of one source that start between two instants. */
interface Range {
  userId: string
  source: Exclude<CalendarEvent['source'], 'own'>
  /** The pupil's name of the account there. */
  accountName: string
  from: Date
  to: Date
}

/** What a source says of an event. */
interface Draft extends Pick<CalendarEvent, 'type' | 'title' | 'description' | 'allDay' | 'meta'> {
  digest: string
  start: Date
  end: Date
  cancelled: boolean
  done: boolean
  files: SchoolFile[]
}

interface Plan {
  add: { key: string; draft: Draft }[]
  change: { id: string; key: string; draft: Draft }[]
  remove: string[]
  /** What was not read this time: it stays as it is, and as old as it is. */
  keep: string[]
}

const AT_ONCE = 200

/** Events that come from elsewhere. Their marks are the pupil's: a change of the source leaves them. */
export function sourceEvents(q: () => Kysely<CalendarTables>) {
  const ofSource = ({ userId, source, accountName }: Omit<Range, 'from' | 'to'>) => ({
    user_id: userId,
    source,
    source_account: accountName,
  })
  async function remove(userId: string, ids: readonly string[]): Promise<void> {
    if (ids.length > 0) await q().deleteFrom('events').where('user_id', '=', userId).where('id', 'in', ids).execute()
  }

  /** Many at once, in one statement. */
  async function rewrite(changes: Plan['change']): Promise<void> {
    const said = changes.map(({ id, key, draft }) => ({
      id,
      source_key: key,
      ...saidBy(draft),
      meta: visible(draft.meta),
      school_files: draft.files,
    }))
    await sql`update events set version = version + 1, type = said.type, title = said.title,
      description = said.description, starts_at = said.starts_at, ends_at = said.ends_at, all_day = said.all_day,
      meta = said.meta, cancelled = said.cancelled, source_key = said.source_key, source_digest = said.source_digest, school_files = said.school_files
      from jsonb_to_recordset(${JSON.stringify(said)}::jsonb) as said(id uuid, type text, title text, description text,
        starts_at timestamptz, ends_at timestamptz, all_day boolean, meta jsonb, cancelled boolean, source_key text, source_digest text,
        school_files jsonb)
      where events.id = said.id`.execute(q())
  }

  return {
    async known(range: Range) {
      const rows = await q()
        .selectFrom('events')
        .select(['id', 'source_key', 'source_digest', 'type', 'all_day', 'starts_at', 'fresh_at', 'school_files'])
        .select(['title', 'description', 'meta'])
        .where(({ and }) => and(ofSource(range)))
        .where('starts_at', '>=', range.from)
        .where('starts_at', '<', range.to)
        .orderBy('source_key')
        .execute()
      return rows.map(row => ({
        id: row.id,
        key: row.source_key ?? '',
        digest: row.source_digest ?? '',
        type: row.type,
        allDay: row.all_day,
        start: row.starts_at,
        title: row.title,
        description: row.description,
        meta: row.meta,
        files: row.school_files,
        freshAt: row.fresh_at,
      }))
    },

    /** One of a pupil's events that come from elsewhere. */
    async find(userId: string, id: string) {
      const row = await q()
        .selectFrom('events')
        .select(['source', 'source_account', 'source_key', 'source_digest', 'all_day', 'starts_at', 'school_files'])
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .executeTakeFirst()
      if (!row?.source_key || row.source === 'own' || row.source === 'ical') return undefined
      const { source, source_key: key, all_day: allDay, starts_at: start, school_files: files } = row
      return { source, accountName: row.source_account, key, digest: row.source_digest ?? '', allDay, start, files }
    },

    remove,

    /** Everything of one account; what other accounts bring of it has its marks from then on. */
    async removeAll(account: Omit<Range, 'from' | 'to'>): Promise<void> {
      await handOverMarks(account.userId, account.source, account.accountName).execute(q())
      await q()
        .deleteFrom('events')
        .where(({ and }) => and(ofSource(account)))
        .execute()
    },

    /** From now on the account is called so. */
    async rename(account: Omit<Range, 'from' | 'to'>, source_account: string): Promise<void> {
      await q()
        .updateTable('events')
        .set({ source_account })
        .where(({ and }) => and(ofSource(account)))
        .execute()
    },

    async apply(range: Range, { add, change, remove: gone, keep }: Plan, now: Date): Promise<void> {
      const mine = ofSource(range)
      await remove(range.userId, gone)
      for (let i = 0; i < change.length; i += AT_ONCE) await rewrite(change.slice(i, i + AT_ONCE))
      const rows = add.map(({ key, draft }): NewEventRow => ({ ...newRow(draft, now), ...mine, source_key: key }))
      for (let i = 0; i < rows.length; i += AT_ONCE) {
        await q()
          .insertInto('events')
          .values(rows.slice(i, i + AT_ONCE))
          .execute()
      }
      await q()
        .updateTable('events')
        .set({ fresh_at: now })
        .where(({ and }) => and(mine))
        .where('starts_at', '>=', range.from)
        .where('starts_at', '<', range.to)
        .$if(keep.length > 0, query => query.where('id', 'not in', keep))
        .execute()
    },
  }
}

/** Whatever it comes from, nothing of it turns the direction of the text around it. */
const visible = (meta: Draft['meta']): unknown =>
  JSON.parse(JSON.stringify(meta), (_, value: unknown) => (typeof value === 'string' ? withoutUnseen(value) : value))

const saidBy = ({ type, title, description, start, end, allDay, meta, cancelled, digest, files }: Draft) => ({
  type,
  title: withoutUnseen(title),
  description: withoutUnseen(description),
  starts_at: start,
  ends_at: end,
  all_day: allDay,
  meta: JSON.stringify(visible(meta)),
  cancelled,
  source_digest: digest,
  school_files: JSON.stringify(files),
})

const newRow = (draft: Draft, now: Date) => ({
  ...saidBy(draft),
  id: randomUUID(),
  recurrence_type: null,
  recurrence_end: null,
  alert: null,
  attachments: '[]',
  done_at: draft.done ? now : null,
  created_at: now,
})
