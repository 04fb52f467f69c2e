// Run as a child process by school.ts: the real application synchronises with simulated schools in place of the network.
// Measures whole calls, sends them to its parent, and ends when the parent lets go of it.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { CHEAP } from '../../api/src/accounts/sign-in/passwords.ts'
import { createApp } from '../../api/src/app.ts'
import { readConfig } from '../../api/src/platform/config.ts'
import type { Limiter } from '../../api/src/platform/http/rate-limit.ts'
import { createLog } from '../../api/src/platform/log.ts'
import type { Outbound } from '../../api/src/platform/outbound/outbound.ts'
import { simulatePronote } from '../../api/src/school/testing/pronote/simulate-pronote.ts'
import { simulateEcoleDirecte } from '../../api/src/school/testing/simulate-ecoledirecte.ts'
import type { SimulatedSchool } from '../../api/src/school/testing/simulated-school.ts'
import type { Lesson } from '../../api/src/school/types.ts'
import { openDatabase } from '../../api/src/wiring/database.ts'
import { schoolRoutes } from '../../shared/src/contracts/index.ts'
import { daysOfWeek, localDay, weekRange } from '../../shared/src/dates/index.ts'
import { openAccount } from './person.ts'
import type { SchoolFigures } from './school.ts'

const LESSONS = 1500
const WEEKS = [-1, 0, 1, 2, 3]
const ROUNDS = 20
const MINUTES = 3
const SUBJECTS = ['MATHÉMATIQUES', 'FRANÇAIS', 'ANGLAIS LV1', 'HISTOIRE-GÉOGRAPHIE', 'SC. VIE ET TERRE']

const dataDir = mkdtempSync(path.join(tmpdir(), 'ariane-bench-'))
process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }))
process.on('disconnect', () => void database.close().then(() => process.exit(0)))

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
const identity = { username: 'camille', password: 'une mesure' }
const school: SimulatedSchool = {
  accounts: [identity],
  data: { lessons: makeLessons('B12'), assignments: [] },
}
const pronote = simulatePronote(school, { version: [2026, 2, 7], encrypts: true, compresses: true, rsa: false })
const ecoledirecte = simulateEcoleDirecte(school)
const schools: Outbound = (url, request) =>
  (url.startsWith('https://api.ecoledirecte.com/') ? ecoledirecte : pronote).outbound(url, request)

const config = readConfig({ DATA_DIR: dataDir })
const database = await openDatabase(config, error => console.error(error))
const limiter: Limiter = { take: () => undefined, giveBack: () => undefined, forget: () => undefined }
const none = async () => undefined
const sharedLimiter = { take: none, admits: async () => true, giveBack: none, forget: none }
const log = createLog('silent')
// A school may be asked again after two minutes: the clock of the server goes on by itself.
let passed = 0
const now = () => new Date(Date.now() + passed)
const common = { config, database, log, secret: 'a'.repeat(32), cost: CHEAP, limiter, sharedLimiter, schools, now }
const app = createApp(common)
const { uid, post } = await openAccount(await app.server.listen({ host: '127.0.0.1', port: 0 }))
await post('/api/rights/consent/of-age', { userId: uid })

const ACCOUNTS = {
  PRONOTE: { pronote: { ...identity, url: 'https://demo.index-education.net/pronote/' } },
  EcoleDirecte: { ecoledirecte: identity },
}

/** One synchronisation; it has to say how many lessons it changed. */
async function synchronise(account: object, wanted: { added?: number; changed?: number }): Promise<number> {
  passed += MINUTES * 60_000
  const began = performance.now()
  const answer = await post('/api/calendar/connect-school', { userId: uid, ...account })
  const time = performance.now() - began
  const read = schoolRoutes.connectSchool.answer.parse(answer)
  if (read.status !== 'success') throw new Error(`the school was not read: ${JSON.stringify(read.data)}`)
  const { added, changed } = read.data
  if (added !== (wanted.added ?? 0) || changed !== (wanted.changed ?? 0))
    throw new Error(`added ${added}, changed ${changed} in place of ${JSON.stringify(wanted)}`)
  return time
}

const figures: SchoolFigures = { lessons: LESSONS, rows: [] }
for (const [title, account] of Object.entries(ACCOUNTS)) {
  const [first, again, moved]: number[][] = [[], [], []]
  for (let round = 0; round < ROUNDS; round++) {
    school.data.lessons = makeLessons('B12')
    first?.push(await synchronise(account, { added: LESSONS }))
    again?.push(await synchronise(account, {}))
    school.data.lessons = makeLessons('C3')
    moved?.push(await synchronise(account, { changed: LESSONS }))
    await app.db.q().deleteFrom('events').where('user_id', '=', uid).execute()
  }
  for (const [name, times] of Object.entries({
    'première fois': first,
    'rien de changé': again,
    'chaque cours a changé de salle': moved,
  }))
    figures.rows.push({ title: `${title}, ${name}`, times: times ?? [] })
}
process.send?.(figures)
