import type { CalendarEvent } from '@ariane/shared/contracts'
import { type Kysely, sql } from 'kysely'
import { type Repetition, repetitions } from './occurrences.ts'
import { inOrder, shownBetween } from './read.ts'
import { COLUMNS, mayShow } from './store.ts'
import type { CalendarTables, EventRow } from './tables.ts'
import { withoutTwins } from './twins.ts'

/** How far back an adult's view looks, and the week itself: only what is due is looked for before the week. */
export interface Span {
  since: Date
  from: Date
  to: Date
}

/** Pupils of a class share a timetable: the repetitions of the same series are counted once for all of them. */
function sharedRepetitions(): typeof repetitions {
  const known = new Map<string, Repetition[]>()
  return (series, from, to) => {
    const key = JSON.stringify([series, from, to])
    const found = known.get(key) ?? repetitions(series, from, to)
    known.set(key, found)
    return found
  }
}

/** Events of several pupils in one statement, by pupil, earliest first, without their files. */
export const eventsOfPupils =
  (q: () => Kysely<CalendarTables>) =>
  async (uids: readonly string[], { since, from, to }: Span): Promise<Map<string, CalendarEvent[]>> => {
    if (uids.length === 0) return new Map()
    const rows = await q()
      .selectFrom('events')
      .select(COLUMNS)
      .select(sql<EventRow['attachments']>`'[]'::jsonb`.as('attachments'))
      .where('user_id', 'in', uids)
      .where(mayShow(since, to))
      .execute()
    const repeat = sharedRepetitions()
    const shown = withoutTwins(rows).map(row => ({
      uid: row.user_id,
      events: shownBetween(row, row.type === 'homework' ? since : from, to, repeat),
    }))
    const found = Map.groupBy(shown, ({ uid }) => uid)
    return new Map([...found].map(([uid, list]) => [uid, list.flatMap(({ events }) => events).sort(inOrder)]))
  }
