import { randomUUID } from 'node:crypto'
import type { ImportedCalendar } from '@ariane/shared/contracts'
import type { Window } from '@ariane/shared/ical'
import { type Kysely, sql } from 'kysely'
import { toLocalDateTime } from '../../platform/wall.ts'
import { isRepetition, type Series } from '../occurrences.ts'
import type { CalendarTables, NewEventRow } from '../tables.ts'
import type { Known, Plan } from './merge.ts'
import type { Draft } from './types.ts'

const AT_ONCE = 200

type Calendar = CalendarTables['calendars']
interface Owner {
  userId: string
  calendarId: string
}

/** Statements on imported calendars and their events; nothing here touches an event of another origin. */
export function importStore(q: () => Kysely<CalendarTables>) {
  /** Repetitions that the pupil marked stand alone: they follow their series, or go when it has no such one any more. */
  async function detached(id: string, draft: Draft): Promise<string[]> {
    const rows = await q().selectFrom('events').select(['id', 'starts_at']).where('series_id', '=', id).execute()
    const { series } = draft
    const stay = series ? rows.filter(row => isRepetition(series, toLocalDateTime(row.starts_at))) : []
    const go = rows.filter(row => !stay.includes(row)).map(row => row.id)
    if (go.length > 0) await q().deleteFrom('events').where('id', 'in', go).execute()
    const ids = stay.map(row => row.id)
    if (ids.length > 0) await q().updateTable('events').set(words(draft)).where('id', 'in', ids).execute()
    return stay.map(row => toLocalDateTime(row.starts_at))
  }

  async function seriesWithSingles(userId: string): Promise<Set<string | null>> {
    const rows = await q()
      .selectFrom('events')
      .select('series_id')
      .distinct()
      .where('user_id', '=', userId)
      .where('series_id', 'is not', null)
      .execute()
    return new Set(rows.map(({ series_id }) => series_id))
  }

  /** New rows, and those that changed, which keep what the pupil marked. */
  const write = (rows: readonly NewEventRow[]) =>
    q()
      .insertInto('events')
      .values([...rows])
      .onConflict(conflict =>
        conflict.column('id').doUpdateSet(({ ref }) => ({
          ...Object.fromEntries(SAID.map(column => [column, ref(`excluded.${column}`)])),
          version: sql`events.version + 1`,
          done_at: sql`coalesce(events.done_at, excluded.done_at)`,
        })),
      )
      .execute()

  return {
    async list(userId: string): Promise<ImportedCalendar[]> {
      const rows = await q()
        .selectFrom('calendars')
        .leftJoin('events', 'events.calendar_id', 'calendars.id')
        .select(['calendars.id', 'calendars.name', 'origin', 'calendars.fresh_at', 'failure'])
        .select(({ eb }) => eb('address', 'is not', null).as('follows'))
        .select(({ fn }) => fn.count<string>('events.id').as('events'))
        .where('calendars.user_id', '=', userId)
        .groupBy('calendars.id')
        .orderBy('calendars.fresh_at', 'desc')
        .execute()
      return rows.map(({ id, name, origin, fresh_at, events, failure, follows }) => ({
        id,
        name,
        from: origin,
        follows: Boolean(follows),
        failure,
        freshAt: fresh_at.toISOString(),
        events: Number(events),
      }))
    },

    /** The calendar of that key, made when it is new, held until the transaction ends. */
    async held(row: Pick<Calendar, 'user_id' | 'brought_by' | 'key' | 'name' | 'origin' | 'fresh_at'>) {
      const { user_id, brought_by, key } = row
      await q()
        .insertInto('calendars')
        .values({ id: randomUUID(), ...row })
        // What the pupil imported stays his.
        .onConflict(conflict =>
          conflict
            .columns(['user_id', 'key'])
            .doUpdateSet({ brought_by })
            .whereRef('calendars.brought_by', 'is distinct from', 'calendars.user_id'),
        )
        .execute()
      const mine = q().selectFrom('calendars').select('id').where('user_id', '=', user_id)
      const { id } = await mine.where('key', '=', key).forUpdate().executeTakeFirstOrThrow()
      return { id, count: (await mine.execute()).length }
    },

    async fresh(id: string, name: string, now: Date): Promise<void> {
      await q().updateTable('calendars').set({ name, fresh_at: now }).where('id', '=', id).execute()
      await q()
        .updateTable('events')
        .set({ fresh_at: now })
        .where('calendar_id', '=', id)
        .where('fresh_at', 'is distinct from', now)
        .execute()
    },

    /** With its events. */
    async remove(userId: string, id: string): Promise<void> {
      await q().deleteFrom('calendars').where('id', '=', id).where('user_id', '=', userId).execute()
    },

    async known({ calendarId }: Owner, { from }: Window): Promise<Known[]> {
      const rows = await q()
        .selectFrom('events')
        .select(['id', 'source_key', 'source_digest', 'ends_at', 'recurrence_type', 'recurrence_end'])
        .select(['all_day as allDay', 'starts_at as start', 'title', 'description', 'meta'])
        .where('calendar_id', '=', calendarId)
        .execute()
      return rows.map(({ source_key, source_digest, ends_at, recurrence_type, recurrence_end, ...row }) => ({
        ...row,
        key: (source_key ?? '').slice(calendarId.length + 1),
        digest: source_digest ?? '',
        isCurrent: recurrence_type ? !recurrence_end || recurrence_end >= from : ends_at >= from,
      }))
    },

    async apply({ userId, calendarId }: Owner, { add, change, remove, rename }: Plan, now: Date): Promise<void> {
      for (let i = 0; i < remove.length; i += AT_ONCE) {
        await q()
          .deleteFrom('events')
          .where('calendar_id', '=', calendarId)
          .where('id', 'in', remove.slice(i, i + AT_ONCE))
          .execute()
      }
      const names = rename.map(({ id, key }) => ({ id, key: `${calendarId}:${key}` }))
      if (names.length > 0)
        await sql`update events set source_key = named.key
          from jsonb_to_recordset(${JSON.stringify(names)}::jsonb) as named(id uuid, key text)
          where events.id = named.id`.execute(q())
      const apart = await seriesWithSingles(userId)
      const rows: NewEventRow[] = []
      const toRow = (id: string, draft: Draft, marked: readonly string[]): NewEventRow => ({
        ...said(draft, marked),
        id,
        user_id: userId,
        calendar_id: calendarId,
        source: 'ical',
        source_key: `${calendarId}:${draft.key}`,
        alert: null,
        attachments: '[]',
        done_at: draft.done ? now : null,
        fresh_at: now,
        created_at: now,
      })
      for (const { id, draft } of change) rows.push(toRow(id, draft, apart.has(id) ? await detached(id, draft) : []))
      for (const draft of add) rows.push(toRow(randomUUID(), draft, []))
      for (let i = 0; i < rows.length; i += AT_ONCE) await write(rows.slice(i, i + AT_ONCE))
    },
  }
}

/** What a calendar says of an event. */
const SAID = [
  'title',
  'description',
  'type',
  'meta',
  'cancelled',
  'starts_at',
  'ends_at',
  'all_day',
  'source_key',
  'source_digest',
  'recurrence_type',
  'recurrence_end',
  'wall_start',
  'wall_end',
  'exceptions',
  'fresh_at',
] as const

const words = ({ title, description, type, meta, cancelled }: Draft) => ({
  title,
  description,
  type,
  meta: JSON.stringify(meta),
  cancelled,
})

const said = (draft: Draft, marked: readonly string[]) => ({
  ...words(draft),
  starts_at: draft.start,
  ends_at: draft.end,
  all_day: draft.allDay,
  source_digest: draft.digest,
  ...repeated(draft.series, marked),
})

const repeated = (series: Series | null, marked: readonly string[]) => ({
  recurrence_type: series?.type ?? null,
  recurrence_end: series?.until ?? null,
  wall_start: series?.start ?? null,
  wall_end: series?.end ?? null,
  exceptions: JSON.stringify(series ? [...new Set([...series.exceptions, ...marked])] : []),
})
