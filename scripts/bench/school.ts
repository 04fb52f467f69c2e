import type { Outbound } from '../../api/src/platform/outbound/outbound.ts'
import { simulatePronote } from '../../api/src/school/testing/pronote/simulate-pronote.ts'
import { simulateEcoleDirecte } from '../../api/src/school/testing/simulate-ecoledirecte.ts'
import type { SimulatedSchool } from '../../api/src/school/testing/simulated-school.ts'
import type { Lesson } from '../../api/src/school/types.ts'
import { schoolRoutes } from '../../shared/src/contracts/index.ts'
import { daysOfWeek, localDay, weekRange } from '../../shared/src/dates/index.ts'
import { startUnlimited } from './app.ts'
import { type Account, openAccount } from './person.ts'
import { figure, type Part, p95, TIMES_HEAD, timesRow } from './report.ts'

const LIMIT_MS = 2000
const LESSONS = 1500
const WEEKS = [-1, 0, 1, 2, 3]
const ROUNDS = 20
/** A school may be asked again after two: the clock of the server goes on by itself. */
const BETWEEN_MS = 3 * 60_000
const SUBJECTS = ['MATHÉMATIQUES', 'FRANÇAIS', 'ANGLAIS LV1', 'HISTOIRE-GÉOGRAPHIE', 'SC. VIE ET TERRE']
const identity = { username: 'camille', password: 'une mesure' }
const SYSTEMS = {
  PRONOTE: { pronote: { ...identity, url: 'https://demo.index-education.net/pronote/' } },
  EcoleDirecte: { ecoledirecte: identity },
}

const pad = (n: number) => String(n).padStart(2, '0')
const days = WEEKS.flatMap(week => daysOfWeek(weekRange(Date.now(), week).start).map(day => localDay(day)))
/** Each at a start and of a subject of its own; `room` as the school says it now. */
const makeLessons = (room: string): Lesson[] =>
  Array.from({ length: LESSONS }, (_, n) => {
    const nth = Math.floor(n / days.length)
    const [hour, minute] = [8 + (nth % 10), (Math.floor(nth / 10) * 7) % 60]
    const day = days[n % days.length]
    return {
      subject: SUBJECTS[nth % SUBJECTS.length] ?? '',
      start: `${day}T${pad(hour)}:${pad(minute)}:00`,
      end: `${day}T${pad(hour)}:${pad(minute + 3)}:00`,
      teachers: ['Professeur simulé'],
      rooms: [room],
      cancelled: false,
      test: false,
      note: '',
    }
  })

/** Synchronising, whole calls, with simulated schools whose timetable is far fuller than any. */
export async function school(): Promise<Part> {
  const simulated: SimulatedSchool = { accounts: [identity], data: { lessons: [], assignments: [] } }
  const pronote = simulatePronote(simulated, { version: [2026, 2, 7], encrypts: true, compresses: true, rsa: false })
  const ecoledirecte = simulateEcoleDirecte(simulated)
  const schools: Outbound = (url, request) =>
    (url.startsWith('https://api.ecoledirecte.com/') ? ecoledirecte : pronote).outbound(url, request)
  let passed = 0
  const now = () => new Date(Date.now() + passed)
  const { app, address, close } = await startUnlimited({ schools, now })
  const rows: { title: string; times: number[] }[] = []
  try {
    const pupil = await openAccount(address)
    await pupil.post('/api/rights/consent/of-age', { userId: pupil.uid })
    for (const [system, account] of Object.entries(SYSTEMS)) {
      const [first, again, moved]: [number[], number[], number[]] = [[], [], []]
      const synchronise = (wanted: { added?: number; changed?: number }) => {
        passed += BETWEEN_MS
        return connect(pupil, account, wanted)
      }
      for (let round = 0; round < ROUNDS; round++) {
        simulated.data.lessons = makeLessons('B12')
        first.push(await synchronise({ added: LESSONS }))
        again.push(await synchronise({}))
        simulated.data.lessons = makeLessons('C3')
        moved.push(await synchronise({ changed: LESSONS }))
        await app.db.q().deleteFrom('events').where('user_id', '=', pupil.uid).execute()
      }
      rows.push(
        { title: `${system}, première fois`, times: first },
        { title: `${system}, rien de changé`, times: again },
        { title: `${system}, chaque cours a changé de salle`, times: moved },
      )
    }
  } finally {
    await close()
  }
  const title = `Synchroniser ${figure(LESSONS, 0)} cours, p95`
  return {
    title: `Une synchronisation de ${figure(LESSONS, 0)} cours (appel complet, ${ROUNDS} fois)`,
    head: TIMES_HEAD,
    rows: rows.map(row => timesRow(row.title, row.times)),
    targets: [{ title, value: Math.max(...rows.map(({ times }) => p95(times))), limit: LIMIT_MS, unit: ' ms' }],
  }
}

/** How long one synchronisation takes; it has to say how many lessons it changed. */
async function connect({ uid, post }: Account, account: object, wanted: { added?: number; changed?: number }) {
  const began = performance.now()
  const answer = await post('/api/calendar/connect-school', { userId: uid, ...account })
  const ms = performance.now() - began
  const read = schoolRoutes.connectSchool.answer.parse(answer)
  if (read.status !== 'success') throw new Error(`the school was not read: ${JSON.stringify(read.data)}`)
  const { added, changed } = read.data
  if (added !== (wanted.added ?? 0) || changed !== (wanted.changed ?? 0))
    throw new Error(`added ${added}, changed ${changed} in place of ${JSON.stringify(wanted)}`)
  return ms
}
