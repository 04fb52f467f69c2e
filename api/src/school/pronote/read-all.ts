import type { SchoolFailureCode } from '@ariane/shared/contracts'
import { shiftDay } from '@ariane/shared/dates'
import { startReading } from '../reading.ts'
import type { Reading, SchoolContext, Scope, SyncWindow } from '../types.ts'
import { parseDay, weekNumber } from './dates.ts'
import { addContents, readContents } from './documents.ts'
import { readAssignments, toAssignments } from './homework.ts'
import type { PronoteParameters } from './login.ts'
import { PROTOCOL } from './protocol.ts'
import type { PronoteSession } from './session.ts'
import { type Pupil, readWeek, toLessons } from './timetable.ts'

interface Space {
  session: PronoteSession
  parameters: PronoteParameters
  pupil: Pupil
  tabs: ReadonlySet<number> | undefined
}

/** Messages are numbered: only an answer, even one that cannot be read, leaves a conversation that goes on. */
export const endsConversation = (code: SchoolFailureCode) => code !== 'access_denied' && code !== 'protocol_changed'

/** Timetable and homework of the window, each week and each thing for itself. */
export async function readAll(
  { session, parameters, pupil, tabs }: Space,
  { from, to }: SyncWindow,
  context: SchoolContext,
): Promise<Reading> {
  const firstMonday = parseDay(parameters.PremierLundi.V)
  const first = Math.max(1, weekNumber(from, firstMonday))
  const last = weekNumber(shiftDay(to, -1), firstMonday)
  if (last < first) return startReading(endsConversation).reading
  const isClosed = (part: keyof typeof PROTOCOL.tabs) => tabs !== undefined && !tabs.has(PROTOCOL.tabs[part])
  const weeks = (from: number, to: number) => ({
    from: shiftDay(firstMonday, (from - 1) * 7),
    to: shiftDay(firstMonday, to * 7 - 1),
  })
  const collector = startReading(endsConversation)
  const { reading, piece } = collector

  context.step('timetable')
  if (isClosed('timetable')) collector.closed({ part: 'timetable', ...weeks(first, last) })
  // One after the other: messages are numbered.
  else
    for (let week = first; week <= last; week++) {
      const scope: Scope = { part: 'timetable', ...weeks(week, week) }
      const courses = await piece(scope, () => readWeek(session, pupil, week, context))
      reading.lessons.push(...collector.within(scope, toLessons(courses ?? [], scope, parameters, collector)))
    }
  context.step('homework')
  const scope: Scope = { part: 'homework', ...weeks(first, last) }
  if (isClosed('homework')) collector.closed(scope)
  else {
    const tasks = await piece(scope, () => readAssignments(session, first, last, context))
    reading.assignments.push(...toAssignments(tasks ?? [], scope, collector))
  }
  // Many schools do not show it, and miss nothing: it is no gap.
  if (!isClosed('documents') && reading.lessons.length > 0) {
    const beside: Scope = { part: 'documents', ...weeks(first, last) }
    const entries = await piece(beside, () => readContents(session, first, last, context))
    addContents(reading.lessons, entries ?? [], beside, collector)
  }
  return collector.finish()
}
