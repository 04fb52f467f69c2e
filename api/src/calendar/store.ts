import type { CalendarEvent } from '@ariane/shared/contracts'
import type { Kysely, Selectable } from 'kysely'
import { occurrences } from './occurrences.ts'
import type { CalendarTables } from './tables.ts'

/** Statements on events. */
export const calendarStore = (q: () => Kysely<CalendarTables>) => ({
  /** Events that touch the time between two instants, each repetition on its own, earliest first. */
  async between(userId: string, from: Date, to: Date): Promise<CalendarEvent[]> {
    const rows = await q()
      .selectFrom('events')
      .selectAll()
      .where('user_id', '=', userId)
      .where('starts_at', '<', to)
      .where(where =>
        where.or([
          where('ends_at', '>=', from),
          where.and([
            where('recurrence_type', 'is not', null),
            where.or([where('recurrence_end', 'is', null), where('recurrence_end', '>=', from)]),
          ]),
        ]),
      )
      .execute()
    return rows
      .flatMap(row => {
        const recurrence = { type: row.recurrence_type, until: row.recurrence_end }
        const spans = occurrences({ start: row.starts_at, end: row.ends_at }, recurrence, from, to)
        return spans.map(span => eventOf(row, span))
      })
      .sort((a, b) => a.startDate.localeCompare(b.startDate) || a.title.localeCompare(b.title, 'fr'))
  },

  async owner(id: string): Promise<string | undefined> {
    const row = await q().selectFrom('events').select('user_id').where('id', '=', id).executeTakeFirst()
    return row?.user_id
  },
})

function eventOf(row: Selectable<CalendarTables['events']>, { start, end }: { start: Date; end: Date }): CalendarEvent {
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    type: row.type,
    startDate: start.toISOString(),
    endDate: end.toISOString(),
    allDay: row.all_day,
    subject: row.meta.subject ?? null,
    meta: row.meta,
    recurrenceType: row.recurrence_type,
    recurrenceEnd: row.recurrence_end?.toISOString() ?? null,
    alert: row.alert === null ? null : { description: row.alert },
    attachments: row.attachments,
    source: row.source,
  }
}
