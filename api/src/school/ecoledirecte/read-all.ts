import type { SchoolFailureCode } from '@ariane/shared/contracts'
import { shiftDay } from '@ariane/shared/dates'
import { startReading } from '../reading.ts'
import type { Reading, SchoolContext, Scope, SyncWindow } from '../types.ts'
import { addContents, readDay, readDays, toAssignments } from './homework.ts'
import type { Pupil } from './login.ts'
import type { EcoleDirecteSession } from './session.ts'
import { readLessons, toLessons } from './timetable.ts'

/** Each call stands alone, but for a service that wants no more of them. */
export const wantsNoMore = (code: SchoolFailureCode) => code === 'service_suspended' || code === 'school_closed'

/** Timetable and homework of the window, each day of homework and each thing for itself. */
export async function readAll(
  session: EcoleDirecteSession,
  { id, closed }: Pupil,
  { from, to }: SyncWindow,
  context: SchoolContext,
): Promise<Reading> {
  const last = shiftDay(to, -1)
  const collector = startReading(wantsNoMore)
  const { reading, piece } = collector

  context.step('timetable')
  const week: Scope = { part: 'timetable', from, to: last }
  if (closed.has('timetable')) collector.closed(week)
  else {
    const courses = await piece(week, () => readLessons(session, id, week, context))
    reading.lessons.push(...collector.within(week, toLessons(courses ?? [], week, collector)))
  }
  context.step('homework')
  const book: Scope = { part: 'homework', from, to: last }
  if (closed.has('homework')) collector.closed(book)
  else
    for (const day of (await piece(book, () => readDays(session, id, book, context))) ?? []) {
      const scope: Scope = { part: 'homework', from: day, to: day }
      const entries = await piece(scope, () => readDay(session, id, day, context))
      reading.assignments.push(...toAssignments(entries ?? [], scope, collector))
      addContents(reading.lessons, entries ?? [], scope, collector)
    }
  return collector.finish()
}
