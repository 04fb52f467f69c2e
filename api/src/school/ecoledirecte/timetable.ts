import { z } from 'zod'
import { refuse } from '../failure.ts'
import { shaped } from '../read-json.ts'
import type { Lesson, SchoolContext, SyncWindow, Wall } from '../types.ts'
import { ask, type EcoleDirecteSession } from './session.ts'

const Course = z.looseObject({
  start_date: z.string(),
  end_date: z.string(),
  matiere: z.string().nullish(),
  text: z.string().nullish(),
  prof: z.string().nullish(),
  salle: z.string().nullish(),
  isAnnule: z.boolean().nullish(),
  isModifie: z.boolean().nullish(),
  typeCours: z.string().nullish(),
})
/** What stands in a timetable without being a lesson; a sanction is nobody's business here. */
const NO_LESSON = ['PERMANENCE', 'CONGE', 'SANCTION']
const DAY_MS = 86_400_000
const MODIFIED = 'Cours modifié'

/** The lessons of the window. */
export async function readLessons(
  session: EcoleDirecteSession,
  pupil: number,
  { from, to }: SyncWindow,
  context: SchoolContext,
): Promise<Lesson[]> {
  const last = new Date(Date.parse(to) - DAY_MS).toISOString().slice(0, 10)
  const data = { dateDebut: from, dateFin: last, avecTrous: false }
  const answer = await ask(session, `E/${pupil}/emploidutemps.awp?verbe=get`, data, context)
  const courses = shaped(answer.data, z.array(Course))
  return courses.filter(({ typeCours }) => !NO_LESSON.includes(typeCours ?? '')).map(toLesson)
}

const listed = (text: string | null | undefined) => (text?.trim() ? [text.trim()] : [])

const toLesson = (course: z.output<typeof Course>): Lesson => ({
  subject: course.matiere?.trim() || course.text?.trim() || '',
  start: parseLocalDateTime(course.start_date),
  end: parseLocalDateTime(course.end_date),
  teachers: listed(course.prof),
  rooms: listed(course.salle),
  cancelled: course.isAnnule ?? false,
  test: false,
  note: course.isModifie ? MODIFIED : '',
})

const FORMAT = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2})/

/** '2026-11-23 08:00', on the clock of Paris. */
function parseLocalDateTime(text: string): Wall {
  const [, day, time] = FORMAT.exec(text) ?? refuse('protocol_changed')
  return `${day}T${time}:00`
}
