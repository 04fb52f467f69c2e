import type { CalendarEvent } from '@ariane/shared/contracts'
import { type ExpressionBuilder, type Kysely, sql } from 'kysely'
import { withoutDoubles } from './doubles.ts'
import { inOrder, LIST_WEIGHT, lightened, shownBetween } from './read.ts'
import type { CalendarTables, EventRow, NewEventRow } from './tables.ts'
import { matchTwins, withoutTwins } from './twins.ts'

type Changes = Partial<NewEventRow>

/** Events that are found by their start last no longer than this: see the column `wide`. */
const SHORT_MS = 8 * 86_400_000

/** Statements on events. */
export function calendarStore(q: () => Kysely<CalendarTables>) {
  const ofPupil = (id: string, userId: string) =>
    q().selectFrom('events').selectAll().where('id', '=', id).where('user_id', '=', userId)

  return {
    /** Events that touch the time between two instants, each repetition on its own, earliest first. */
    async between(userId: string, from: Date, to: Date): Promise<CalendarEvent[]> {
      const rows = await inRange(q(), userId, from, to).execute()
      return lightened(withoutDoubles(withoutTwins(rows).flatMap(row => shownBetween(row, from, to))).sort(inOrder))
    },

    /** How the database looks for them, for the test of the index. */
    async plan(userId: string, from: Date, to: Date): Promise<string> {
      const rows = await inRange(q(), userId, from, to).explain()
      return rows.map(row => (row as Record<string, unknown>)['QUERY PLAN']).join('\n')
    },

    async owner(id: string): Promise<string | undefined> {
      const row = await q().selectFrom('events').select('user_id').where('id', '=', id).executeTakeFirst()
      return row?.user_id
    },

    async find(id: string, userId: string): Promise<EventRow | undefined> {
      return ofPupil(id, userId).executeTakeFirst()
    },

    /** Bytes of all files of a pupil as they are stored. */
    async weight(userId: string): Promise<number> {
      const sum = sql<number>`coalesce(sum(pg_column_size(attachments)), 0)::int`.as('bytes')
      const row = await q().selectFrom('events').select(sum).where('user_id', '=', userId).executeTakeFirstOrThrow()
      return row.bytes
    },

    /** How many events a pupil entered, and how many of them repeat. */
    async count(userId: string): Promise<{ all: number; repeated: number }> {
      return q()
        .selectFrom('events')
        .select([
          sql<number>`count(*)::int`.as('all'),
          sql<number>`(count(*) filter (where recurrence_type is not null))::int`.as('repeated'),
        ])
        .where('user_id', '=', userId)
        .where('source', '=', 'own')
        .executeTakeFirstOrThrow()
    },

    async add(row: NewEventRow): Promise<void> {
      await q().insertInto('events').values(row).execute()
    },

    /** A row of the pupil that nobody else changes until the transaction ends. */
    async held(id: string, userId: string): Promise<EventRow | undefined> {
      return ofPupil(id, userId).forUpdate().executeTakeFirst()
    },

    async change(id: string, changes: Changes): Promise<void> {
      await q().updateTable('events').set(changes).where('id', '=', id).execute()
    },

    /** Marks an event, and what other accounts of its school bring of it. */
    async mark(row: EventRow, done_at: Date | null): Promise<void> {
      await q().updateTable('events').set({ done_at }).where(matchTwins(row)).execute()
    },

    async remove(id: string): Promise<void> {
      await q().deleteFrom('events').where('id', '=', id).execute()
    },

    /** Gives the single repetitions of a series that start from an instant on to another series, or to none. */
    async handOver(seriesId: string, from: Date, to: string | null): Promise<void> {
      await q()
        .updateTable('events')
        .set({ series_id: to })
        .where('series_id', '=', seriesId)
        .where('starts_at', '>=', from)
        .execute()
    },

    /** Single repetitions of a series that start before an instant stand alone from now on. */
    async release(seriesId: string, before: Date): Promise<void> {
      await q()
        .updateTable('events')
        .set({ series_id: null })
        .where('series_id', '=', seriesId)
        .where('starts_at', '<', before)
        .execute()
    },

    async removeSingles(seriesId: string, from: Date): Promise<void> {
      await q().deleteFrom('events').where('series_id', '=', seriesId).where('starts_at', '>=', from).execute()
    },
  }
}

export const COLUMNS = [
  'id',
  'user_id',
  'title',
  'description',
  'type',
  'starts_at',
  'ends_at',
  'all_day',
  'meta',
  'recurrence_type',
  'recurrence_end',
  'wall_start',
  'wall_end',
  'exceptions',
  'series_id',
  'alert',
  'done_at',
  'cancelled',
  'source',
  'source_key',
  'source_account',
  'source_digest',
  'fresh_at',
  'school_files',
  'calendar_id',
  'wide',
  'version',
  'created_at',
] as const

/** Files as far as a list may carry them: the content of the others stays in the database. */
const lightFiles = sql<EventRow['attachments']>`case
  when sum(pg_column_size(attachments)) over (order by starts_at, id) <= ${sql.lit(LIST_WEIGHT)} then attachments
  else (
    select coalesce(jsonb_agg(case when file ->> 'kind' = 'link' then file else file || '{"url": ""}'::jsonb end order by n), '[]'::jsonb)
    from jsonb_array_elements(attachments) with ordinality as files (file, n)
  )
end`

const inRange = (db: Kysely<CalendarTables>, userId: string, from: Date, to: Date) =>
  db
    .selectFrom('events')
    .select(COLUMNS)
    .select(lightFiles.as('attachments'))
    .where('user_id', '=', userId)
    .where(mayShow(from, to))

/** Rows that may show between two instants. The short ones are found by their start, the wide ones are few. */
export const mayShow =
  (from: Date, to: Date) =>
  ({ eb, and, or }: ExpressionBuilder<CalendarTables, 'events'>) =>
    or([
      and([
        eb('wide', '=', sql<boolean>`false`),
        eb('starts_at', '>=', new Date(from.getTime() - SHORT_MS)),
        eb('starts_at', '<', to),
        eb('ends_at', '>=', from),
      ]),
      and([
        eb('wide', '=', sql<boolean>`true`),
        eb('starts_at', '<', to),
        or([
          eb('ends_at', '>=', from),
          and([
            eb('recurrence_type', 'is not', null),
            or([eb('recurrence_end', 'is', null), eb('recurrence_end', '>=', new Date(from.getTime() - SHORT_MS))]),
          ]),
        ]),
      ]),
    ])
