import { daysOfWeek, localDay, weekRange } from '@ariane/shared/dates'
import { OutboundFailure } from '../../platform/outbound/failure.ts'
import type { Outbound } from '../../platform/outbound/outbound.ts'
import type { Document, Lesson, SchoolData } from '../types.ts'
import { simulatePronote } from './pronote/simulate-pronote.ts'
import { simulateEcoleDirecte } from './simulate-ecoledirecte.ts'
import type { SimulatedAccount, SimulatedReport, SimulatedSchool } from './simulated-school.ts'

/** Public on purpose: nothing real stands behind them. */
export const SIMULATED_PASSWORD = 'ariane-demo'
export const SIMULATED_PIN = '2468'

const password = SIMULATED_PASSWORD
const ACCOUNTS: SimulatedAccount[] = [
  { username: 'camille', password },
  { username: 'camille.pin', password, asks: 'pin', pin: SIMULATED_PIN },
  { username: 'camille.question', password, asks: 'choice' },
  { username: 'camille.partiel', password, fault: 'homework_off' },
  { username: 'camille.suspendu', password, state: 'disabled' },
  { username: 'camille.fermé', password, state: 'closed' },
]

type Hour = readonly [weekday: number, start: string, end: string, subject: string, room: string]
const HOURS: readonly Hour[] = [
  [0, '08:00', '09:00', 'MATHÉMATIQUES', 'B12'],
  [0, '09:00', '10:00', 'FRANÇAIS', 'A04'],
  [0, '10:15', '11:15', 'ANGLAIS LV1', 'A07'],
  [1, '08:00', '09:00', 'HISTOIRE-GÉOGRAPHIE', 'A11'],
  [1, '09:00', '10:00', 'ÉDUCATION MUSICALE', 'C02'],
  [1, '13:30', '15:30', 'SC. VIE ET TERRE', 'Labo 1'],
  [2, '08:00', '10:00', 'ED.PHYSIQUE & SPORT.', 'Gymnase'],
  [3, '09:00', '10:00', 'MATHÉMATIQUES', 'B12'],
  [3, '10:15', '11:15', 'PHYSIQUE-CHIMIE', 'Labo 2'],
  [3, '14:30', '15:30', 'ESPAGNOL LV2', 'A09'],
  [4, '08:00', '09:00', 'FRANÇAIS', 'A04'],
  [4, '09:00', '10:00', 'HISTOIRE-GÉOGRAPHIE', 'A11'],
]
const CANCELLED = 'ÉDUCATION MUSICALE'
const TEST = 'PHYSIQUE-CHIMIE'

/** Weeks around now, the same each time they are looked at. */
function weeksAround(now: Date): SchoolData {
  const mondays = [-1, 0, 1, 2, 3].map(offset => weekRange(now, offset).start)
  const lessons = mondays.flatMap((monday, week) => {
    const days = daysOfWeek(monday).map(day => localDay(day))
    return HOURS.map(([weekday, start, end, subject, room]): Lesson => {
      const isThisWeek = week === 1
      return {
        subject,
        start: `${days[weekday]}T${start}:00`,
        end: `${days[weekday]}T${end}:00`,
        teachers: ['Professeur simulé'],
        rooms: [room],
        cancelled: isThisWeek && subject === CANCELLED,
        test: week === 2 && subject === TEST,
        note: isThisWeek && subject === CANCELLED ? 'Prof. absent' : '',
      }
    })
  })
  const [thursday, friday] = [3, 4].map(day => localDay(daysOfWeek(weekRange(now).start)[day] ?? now))
  const task = (subject: string, due = '', html: string, documents: Document[] = []) => ({
    subject,
    due,
    html,
    done: false,
    test: false,
    ...(documents.length > 0 && { documents }),
  })
  return {
    lessons,
    assignments: [
      task('MATHÉMATIQUES', thursday, '<p>Exercices <b>4</b> et <b>5</b>, page 87</p>', [
        { kind: 'file', name: 'Fiche d’exercices.pdf', bytes: 31 },
        { kind: 'link', name: 'Le cours en ligne', url: 'https://www.example.org/cours' },
      ]),
      task('FRANÇAIS', friday, '<div>Lire le chapitre&nbsp;3<br>et préparer trois questions</div>'),
    ],
  }
}

/** What the school says of the week before this one. */
function lastWeek(now: Date): SimulatedReport {
  const [monday = '', tuesday = '', wednesday = ''] = daysOfWeek(weekRange(now, -1).start).map(day => localDay(day))
  return {
    grades: [
      {
        subject: 'MATHÉMATIQUES',
        title: 'Contrôle sur le théorème de Pythagore',
        day: monday,
        value: '8,5',
        outOf: '20',
        classAverage: '11,2',
      },
      { subject: 'FRANÇAIS', title: 'Lecture', day: tuesday, value: '15', outOf: '20', classAverage: '12,5' },
      { subject: 'ANGLAIS LV1', title: 'Verbes irréguliers', day: wednesday, value: 'Abs', outOf: '10' },
    ],
    absences: [
      { what: 'absence', day: wednesday, justified: true, reason: 'Motif simulé' },
      { what: 'delay', day: tuesday, minutes: 10, justified: false, reason: 'Motif simulé' },
    ],
    news: [{ day: monday, title: 'Photo de classe', html: '<p>Elle a lieu vendredi à 10 h, dans la cour.</p>' }],
  }
}

/** Simulated PRONOTE and EcoleDirecte in place of the network: for the demonstration and journeys, never in production. */
export function simulatedServices(now: () => Date): Outbound {
  const school: SimulatedSchool = {
    accounts: ACCOUNTS,
    get report() {
      return lastWeek(now())
    },
    get data() {
      return weeksAround(now())
    },
  }
  const pronote = simulatePronote(school, { version: [2026, 2, 7], encrypts: true, compresses: true, rsa: false })
  const ecoledirecte = simulateEcoleDirecte(school)
  return async (address, request) => {
    const { hostname, protocol } = new URL(address)
    if (protocol !== 'https:') throw new OutboundFailure('refused')
    if (hostname === 'api.ecoledirecte.com') return ecoledirecte.outbound(address, request)
    if (hostname.endsWith('.index-education.net')) return pronote.outbound(address, request)
    throw new OutboundFailure('refused')
  }
}
