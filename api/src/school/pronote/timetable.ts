import { z } from 'zod'
import { refuse } from '../failure.ts'
import { shaped } from '../read-json.ts'
import type { Day, Lesson, SchoolContext, Wall } from '../types.ts'
import { parseLocalDateTime } from './dates.ts'
import type { PronoteParameters } from './login.ts'
import { ask, type PronoteSession } from './session.ts'

const TAB = 16
/** Kinds of what a lesson consists of. */
const KIND = { teacher: 3, subject: 16, room: 17 }

const V = <T extends z.ZodType>(value: T) => z.looseObject({ V: value })
const Course = z.looseObject({
  DateDuCours: V(z.string()),
  DateDuCoursFin: V(z.string()).optional(),
  place: z.number().optional(),
  duree: z.number().optional(),
  estAnnule: z.boolean().optional(),
  estRetenue: z.boolean().optional(),
  estSortiePedagogique: z.boolean().optional(),
  motif: z.string().optional(),
  Statut: z.string().optional(),
  cahierDeTextes: V(z.looseObject({ estDevoir: z.boolean().optional() })).optional(),
  ListeContenus: V(z.array(z.looseObject({ G: z.number().optional(), L: z.string().optional() }))).optional(),
})
const Timetable = z.looseObject({ ListeCours: z.array(Course).optional() })

/** The pupil as the server names him in each request. */
export interface Pupil {
  N: string
  G: number
  L: string
}

/** The lessons of one week. Detentions are no lessons and stay at school. */
export async function readWeek(
  session: PronoteSession,
  pupil: Pupil,
  week: number,
  parameters: PronoteParameters,
  context: SchoolContext,
): Promise<Lesson[]> {
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
    edt: { G: 16, L: 'Emploi du temps' },
    ressource: pupil,
    Ressource: pupil,
    numeroSemaine: week,
    NumeroSemaine: week,
  }
  const answer = await ask(session, { name: 'PageEmploiDuTemps', data, tab: TAB }, context)
  const courses = shaped(answer, Timetable).ListeCours ?? []
  return courses.filter(course => !course.estRetenue).map(course => toLesson(course, parameters))
}

function toLesson(course: z.output<typeof Course>, parameters: PronoteParameters): Lesson {
  const of = (kind: number) =>
    (course.ListeContenus?.V ?? []).flatMap(({ G, L }) => (G === kind && L !== undefined ? [L] : []))
  const start = parseLocalDateTime(course.DateDuCours.V)
  return {
    subject: course.motif ?? of(KIND.subject)[0] ?? '',
    start,
    end: course.DateDuCoursFin ? parseLocalDateTime(course.DateDuCoursFin.V) : findEnd(start, course, parameters),
    teachers: of(KIND.teacher),
    rooms: of(KIND.room),
    cancelled: course.estAnnule ?? false,
    test: course.cahierDeTextes?.V.estDevoir ?? false,
    note: course.Statut ?? '',
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
