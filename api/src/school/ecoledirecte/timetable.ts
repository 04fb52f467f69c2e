import { z } from 'zod'
import { refuse } from '../failure.ts'
import { buildNote } from '../lessons.ts'
import { messages } from '../messages.ts'
import { PageText, shaped } from '../read-json.ts'
import { type Collector, narrow } from '../reading.ts'
import type { Lesson, SchoolContext, Scope, Wall } from '../types.ts'
import { PROTOCOL } from './protocol.ts'
import { askSignedIn, type EcoleDirecteSession } from './session.ts'

const Course = z.looseObject({
  start_date: z.string(),
  end_date: z.string(),
  matiere: PageText.nullish(),
  text: PageText.nullish(),
  prof: PageText.nullish(),
  salle: PageText.nullish(),
  isAnnule: z.boolean().nullish(),
  isModifie: z.boolean().nullish(),
  /** 0 for who has to come (EduWireApps/ecoledirecte-api-docs, « Emploi du temps »). */
  dispense: z.unknown().optional(),
  typeCours: z.string().nullish(),
})
/** What stands in a timetable without being a lesson; a sanction is nobody's business here. */
const NO_LESSON = ['PERMANENCE', 'CONGE', 'SANCTION']

const Start = z.looseObject({ start_date: z.string() })

/** The lessons of the days, as the service writes them. */
export async function readLessons(
  session: EcoleDirecteSession,
  pupil: number,
  { from, to }: Scope,
  context: SchoolContext,
) {
  const data = { dateDebut: from, dateFin: to, avecTrous: false }
  const answer = await askSignedIn(session, PROTOCOL.paths.timetable(pupil), data, context)
  return shaped(answer.data, z.array(z.unknown()))
}

/** Those that can be read. */
export function toLessons(courses: readonly unknown[], scope: Scope, { item }: Collector): Lesson[] {
  return courses.flatMap(course => {
    const on = narrow(scope, () => parseLocalDateTime(shaped(course, Start).start_date).slice(0, 10))
    const lesson = item(on, () => {
      const read = shaped(course, Course)
      return NO_LESSON.includes(read.typeCours ?? '') ? [] : [toLesson(read)]
    })
    return lesson ?? []
  })
}

const listed = (text: string | null | undefined) => (text?.trim() ? [text.trim()] : [])

function toLesson(course: z.output<typeof Course>): Lesson {
  const [start, end] = [parseLocalDateTime(course.start_date), parseLocalDateTime(course.end_date)]
  // A lesson that lasts nothing is none that could be shown.
  if (end <= start) return refuse('protocol_changed')
  return {
    subject: course.matiere?.trim() || course.text?.trim() || '',
    start,
    end,
    teachers: listed(course.prof),
    rooms: listed(course.salle),
    cancelled: course.isAnnule ?? false,
    test: false,
    note: buildNote(course.isModifie ? messages.modified : '', Number(course.dispense) > 0 || course.dispense === true),
  }
}

const FORMAT = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2})/

/** '2026-11-23 08:00', on the schools' clock. */
function parseLocalDateTime(text: string): Wall {
  const [, day, time] = FORMAT.exec(text) ?? refuse('protocol_changed')
  const wall = `${day}T${time}:00`
  return Number.isNaN(Date.parse(`${wall}Z`)) ? refuse('protocol_changed') : wall
}
