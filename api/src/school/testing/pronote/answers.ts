import type { Assignment, Document, Lesson, SchoolData } from '../../types.ts'
import { isDone, type SimulatedSchool } from '../simulated-school.ts'

const two = (n: number) => String(n).padStart(2, '0')
const slashed = (day: string) => day.split('-').reverse().join('/')
const at = (wall: string) => ({ _T: 7, V: `${slashed(wall.slice(0, 10))} ${wall.slice(11)}` })

/** 'PRONOTE protocol.md' of bain3/pronotepy: 1 + int((date - start_day).days / 7). */
const weekNumber = (day: string, firstMonday: string) =>
  Math.trunc((Date.UTC(...ymd(day)) - Date.UTC(...ymd(firstMonday))) / (7 * 24 * 3_600_000)) + 1
function ymd(day: string): [number, number, number] {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  return [year, month - 1, date]
}
/** '23/11/2026 08:00:00' → '2026-11-23'; clients write '6/12/2026 0:0:0' too (pawnote 1.6.2 does). */
const parseDay = (text: string) =>
  (text.split(' ')[0] ?? '')
    .split('/')
    .map(part => part.padStart(2, '0'))
    .reverse()
    .join('-')

/** A quarter of the school year around the tests, and the year itself. */
const PERIODS = [
  ['Trimestre 1', '2026-08-31', '2026-12-31'],
  ['Trimestre 2', '2027-01-01', '2027-03-31'],
  ['Année continue', '2020-09-01', '2040-08-31'],
] as const
const PLACES = 12
const FIRST_HOUR = 8

/** What the server tells everybody: how the school counts weeks and hours. */
export const buildParameters = (firstMonday: string, version: string) => ({
  identifiantNav: 'simulated-navigator',
  General: {
    versionPN: version,
    PremierLundi: { _T: 7, V: slashed(firstMonday) },
    PremiereDate: { _T: 7, V: slashed(firstMonday) },
    DerniereDate: { _T: 7, V: '31/08/2030' },
    JourOuvre: { _T: 7, V: slashed(firstMonday) },
    PlacesParJour: PLACES,
    ListeHeuresFin: {
      _T: 24,
      V: Array.from({ length: PLACES }, (_, i) => ({ G: i, L: `${two(FIRST_HOUR + 1 + i)}h00` })),
    },
    ListePeriodes: PERIODS.map(([L, from, to], i) => ({
      N: `${i}#period`,
      G: 1,
      L,
      dateDebut: { _T: 7, V: slashed(from) },
      dateFin: { _T: 7, V: slashed(to) },
    })),
    listeJoursFeries: { _T: 24, V: [] },
    DomainesFrequences: [{ V: '[]' }, { V: '[1..62]' }, { V: '[]' }],
    LibellesFrequences: ['', 'Q1', 'Q2'],
  },
})

export const buildAccount = (name: string, isParent: boolean) => ({
  ressource: {
    N: `${isParent ? 5 : 4}#simulated`,
    G: isParent ? 5 : 4,
    L: name,
    Etablissement: { _T: 24, V: { L: 'Collège simulé', N: '1#school' } },
    listeOngletsPourPeriodes: { _T: 24, V: [] },
    ...(isParent && { listeRessources: [] }),
  },
  autorisations: {},
  listeOnglets: [{ G: 16 }, { G: 88 }, { G: 89 }, { G: 198 }, { G: 19 }, { G: 8 }],
})

interface Asked {
  numeroSemaine?: number
  dateDebut?: { V: string }
  dateFin?: { V: string }
}

/** Lessons of a week, or from a day to a day; every other one says its end by places, as older servers do. */
export function timetableAnswer({ lessons }: SchoolData, asked: Asked, firstMonday: string, isHeeded: boolean) {
  const [from, to] = [asked.dateDebut, asked.dateFin].map(date => (date ? parseDay(date.V) : undefined))
  const isAsked = (day: string) =>
    from && to ? from <= day && day <= to : weekNumber(day, firstMonday) === asked.numeroSemaine
  const found = lessons.filter(({ start }) => !isHeeded || isAsked(start.slice(0, 10)))
  return { avecCoursAnnule: true, ListeCours: found.map((lesson, i) => buildCourse(lesson, i)) }
}

function buildCourse(lesson: Lesson, i: number) {
  const { start, end, subject, teachers, rooms, cancelled, test, note } = lesson
  const hour = Number(start.slice(11, 13))
  const onTheHour = start.endsWith(':00:00') && end.endsWith(':00:00') && hour >= FIRST_HOUR
  const weekday = (new Date(`${start}Z`).getUTCDay() + 6) % 7
  return {
    N: `${i}#lesson`,
    G: 0,
    P: i,
    place: weekday * PLACES + hour - FIRST_HOUR,
    duree: Number(end.slice(11, 13)) - hour,
    DateDuCours: at(start),
    ...((!onTheHour || i % 2 === 0) && { DateDuCoursFin: at(end) }),
    CouleurFond: '#4aa3df',
    ...(cancelled && { estAnnule: true }),
    ...(note && { Statut: note }),
    ...(test && { AvecCdT: true, cahierDeTextes: { _T: 24, V: { N: `${i}#book`, estDevoir: true } } }),
    ListeContenus: {
      _T: 24,
      V: [
        { G: 16, L: subject, N: `${i}#subject`, estServiceGroupe: false },
        ...teachers.map(L => ({ G: 3, L, N: '1#teacher' })),
        ...rooms.map(L => ({ G: 17, L, N: '1#room' })),
      ],
    },
  }
}

const RANGE = /^\[(\d+)(?:\.\.(\d+))?\]$/

/** Whether a day is in one of the weeks of a domain such as '[12..16]'. */
function weeksOf(domain: string, firstMonday: string) {
  const [, first, last = first] = RANGE.exec(domain) ?? []
  return (day: string) => {
    const week = weekNumber(day, firstMonday)
    return week >= Number(first) && week <= Number(last)
  }
}

/** Names hold within one session alone. */
const taskName = (i: number, session: string) => `${i}#task${session}`

/** Assignments of the weeks of a domain. */
export function bookAnswer(school: SimulatedSchool, domain: string, firstMonday: string, session: string) {
  const isAsked = weeksOf(domain, firstMonday)
  const tasks = school.data.assignments.map((task, i) => ({ task, i })).filter(({ task }) => isAsked(task.due))
  return { ListeTravauxAFaire: { _T: 24, V: tasks.map(({ task, i }) => buildTask(school, task, i, session)) } }
}

/** The homework that a session named. */
export const findTask = ({ data }: SimulatedSchool, name: unknown, session: string) =>
  data.assignments.find((_, i) => taskName(i, session) === name)

/** What was put beside the lessons of the weeks of a domain. */
export function contentsAnswer({ lessons }: SchoolData, domain: string, firstMonday: string, session: string) {
  const isAsked = weeksOf(domain, firstMonday)
  const found = lessons.filter(({ start, documents }) => documents && isAsked(start.slice(0, 10)))
  return { ListeCahierDeTextes: { _T: 24, V: found.map((lesson, i) => buildContent(lesson, i, session)) } }
}

const buildContent = ({ subject, start, end, teachers, documents = [] }: Lesson, i: number, session: string) => ({
  N: `${i}#book${session}`,
  Date: at(start),
  DateFin: at(end),
  CouleurFond: '#4aa3df',
  Matiere: { _T: 24, V: { L: subject, N: `${i}#subject`, estServiceGroupe: false } },
  listeProfesseurs: { _T: 24, V: teachers.map(L => ({ L, N: '1#teacher' })) },
  listeGroupes: { _T: 24, V: [] },
  listeContenus: {
    _T: 24,
    V: [
      {
        N: `${i}#content${session}`,
        L: 'Séance',
        descriptif: { _T: 21, V: '' },
        categorie: { _T: 24, V: { G: 0, L: '' } },
        ListePieceJointe: { _T: 24, V: documents.map(document => buildFile(document, session)) },
        ListeThemes: { _T: 24, V: [] },
        parcoursEducatif: -1,
      },
    ],
  },
})

const buildFile = ({ kind, name, url }: Document, session: string) =>
  kind === 'link' ? { G: 0, L: name, url, N: '0#link' } : { G: 1, L: name, N: fileName(name, session) }

/** How a session calls a file. */
export const fileName = (name: string, session: string) => `${Buffer.from(name).toString('hex')}#file${session}`

const buildTask = (school: SimulatedSchool, task: Assignment, i: number, session: string) => ({
  N: taskName(i, session),
  CouleurFond: '#f0a000',
  Matiere: { _T: 24, V: { L: task.subject, N: `${i}#subject`, estServiceGroupe: false } },
  descriptif: { _T: 21, V: task.html },
  PourLe: at(`${task.due}T00:00:00`),
  DonneLe: at(`${task.due}T00:00:00`),
  TAFFait: isDone(school, task),
  niveauDifficulte: 0,
  duree: 0,
  ListePieceJointe: { _T: 24, V: (task.documents ?? []).map(document => buildFile(document, session)) },
  ListeThemes: { _T: 24, V: [] },
})
