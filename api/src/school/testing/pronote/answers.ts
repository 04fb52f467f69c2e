import type { Assignment, Lesson, SchoolData } from '../../types.ts'

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
    ListePeriodes: [],
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
  listeOnglets: [{ G: 16 }, { G: 88 }],
})

interface Asked {
  numeroSemaine?: number
  dateDebut?: { V: string }
  dateFin?: { V: string }
}

/** Lessons of a week, or from a day to a day; every other one says its end by places, as older servers do. */
export function timetableAnswer({ lessons }: SchoolData, asked: Asked, firstMonday: string) {
  const [from, to] = [asked.dateDebut, asked.dateFin].map(date => (date ? parseDay(date.V) : undefined))
  const isAsked = (day: string) =>
    from && to ? from <= day && day <= to : weekNumber(day, firstMonday) === asked.numeroSemaine
  const found = lessons.filter(({ start }) => isAsked(start.slice(0, 10)))
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

/** Assignments of the weeks of a domain such as '[12..16]'. */
export function bookAnswer({ assignments }: SchoolData, domain: string, firstMonday: string) {
  const [, first, last = first] = RANGE.exec(domain) ?? []
  const inRange = assignments.filter(({ due }) => {
    const week = weekNumber(due, firstMonday)
    return week >= Number(first) && week <= Number(last)
  })
  return { ListeTravauxAFaire: { _T: 24, V: inRange.map(buildTask) } }
}

const buildTask = ({ subject, due, html, done }: Assignment, i: number) => ({
  N: `${i}#task`,
  CouleurFond: '#f0a000',
  Matiere: { _T: 24, V: { L: subject, N: `${i}#subject`, estServiceGroupe: false } },
  descriptif: { _T: 21, V: html },
  PourLe: at(`${due}T00:00:00`),
  DonneLe: at(`${due}T00:00:00`),
  TAFFait: done,
  niveauDifficulte: 0,
  duree: 0,
  ListePieceJointe: { _T: 24, V: [] },
  ListeThemes: { _T: 24, V: [] },
})
