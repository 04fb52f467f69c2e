import { z } from 'zod'
import { refuse } from '../failure.ts'
import { buildNote } from '../lessons.ts'
import { shaped } from '../read-json.ts'
import { type Collector, narrow } from '../reading.ts'
import type { Day, Lesson, SchoolContext, Scope, Wall } from '../types.ts'
import { parseDay, parseLocalDateTime } from './dates.ts'
import type { PronoteParameters } from './login.ts'
import { PROTOCOL } from './protocol.ts'
import { ask, type PronoteSession } from './session.ts'

/** Kinds of what a lesson consists of. */
const KIND = { teacher: 3, subject: 16, room: 17 }

const V = <T extends z.ZodType>(value: T) => z.looseObject({ V: value })
/** Servers say yes by `true`, by a number or by for whom it is: « eleve ». */
const Flag = z.unknown().optional()
const Course = z.looseObject({
  DateDuCours: V(z.string()),
  DateDuCoursFin: V(z.string()).optional(),
  place: z.number().optional(),
  duree: z.number().optional(),
  estAnnule: Flag,
  estRetenue: Flag,
  /** Seen by pronotepy and pawnote.js: the pupil need not come. */
  dispenseEleve: Flag,
  motif: z.string().optional(),
  Statut: z.string().optional(),
  cahierDeTextes: z.unknown().optional(),
  ListeContenus: V(z.array(z.looseObject({ G: z.number().optional(), L: z.string().optional() }))).optional(),
})
const Timetable = z.looseObject({ ListeCours: z.array(z.unknown()) })
const Start = z.looseObject({ DateDuCours: V(z.string()) })
const Notebook = V(z.looseObject({ estDevoir: z.boolean().optional() })).optional()

/** The pupil as the server names him in each request. */
export interface Pupil {
  N: string
  G: number
  L: string
}

/** The lessons of one week, as the server writes them. */
export async function readWeek(
  session: PronoteSession,
  pupil: Pupil,
  week: number,
  context: SchoolContext,
): Promise<unknown[]> {
  const data = {
    estEDTAnnuel: false,
    estEDTPermanence: false,
    avecAbsencesEleve: false,
    avecAbsencesRessource: true,
    avecConseilDeClasse: true,
    avecCoursSortiePeda: true,
    avecDisponibilites: true,
    avecInfosPrefsGrille: true,
    avecRetenuesEleve: true,
    edt: { G: PROTOCOL.tabs.timetable, L: 'Emploi du temps' },
    ressource: pupil,
    Ressource: pupil,
    numeroSemaine: week,
    NumeroSemaine: week,
  }
  const answer = await ask(session, { name: PROTOCOL.messages.timetable, data, tab: PROTOCOL.tabs.timetable }, context)
  return shaped(answer, Timetable).ListeCours
}

/** Those that can be read. Detentions are no lessons and stay at school. */
export function toLessons(
  courses: readonly unknown[],
  scope: Scope,
  parameters: PronoteParameters,
  { item }: Collector,
): Lesson[] {
  return courses.flatMap(course => {
    const on = narrow(scope, () => parseDay(shaped(course, Start).DateDuCours.V))
    const lesson = item(on, () => {
      const read = shaped(course, Course)
      if (read.estRetenue) return []
      const test = item({ ...on, part: 'tests' }, () => shaped(read.cahierDeTextes, Notebook)?.V.estDevoir ?? false)
      return [toLesson(read, test ?? false, parameters)]
    })
    return lesson ?? []
  })
}

function toLesson(course: z.output<typeof Course>, test: boolean, parameters: PronoteParameters): Lesson {
  const of = (kind: number) =>
    (course.ListeContenus?.V ?? []).flatMap(({ G, L }) => (G === kind && L !== undefined ? [L] : []))
  const start = parseLocalDateTime(course.DateDuCours.V)
  const end = course.DateDuCoursFin ? parseLocalDateTime(course.DateDuCoursFin.V) : findEnd(start, course, parameters)
  // A lesson that lasts nothing is none that could be shown.
  if (end <= start) return refuse('protocol_changed')
  return {
    subject: course.motif ?? of(KIND.subject)[0] ?? '',
    start,
    end,
    teachers: of(KIND.teacher),
    rooms: of(KIND.room),
    cancelled: Boolean(course.estAnnule),
    test,
    note: buildNote(course.Statut ?? '', Boolean(course.dispenseEleve)),
  }
}

const HOUR = /^(\d{1,2})h(\d{2})$/

/** Older servers give the place in the week and the length in places: the hours they end at are a list of the school. */
function findEnd(
  start: Wall,
  { place, duree }: { place?: number | undefined; duree?: number | undefined },
  { PlacesParJour, ListeHeuresFin }: PronoteParameters,
): Wall {
  if (place === undefined || duree === undefined || !PlacesParJour) return refuse('protocol_changed')
  const last = ListeHeuresFin?.V[(place % PlacesParJour) + duree - 1]
  const [, hours = '', minutes = ''] = HOUR.exec(last?.L ?? '') ?? refuse('protocol_changed')
  const day: Day = start.slice(0, 10)
  return `${day}T${hours.padStart(2, '0')}:${minutes}:00`
}
