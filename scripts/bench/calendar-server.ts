// Run as a child process by calendar.ts: the real application reads the calendar of a school year, as PRONOTE writes it.
// Measures whole calls, tells its parent, and ends when the parent lets go of it.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { CHEAP } from '../../api/src/accounts/sign-in/passwords.ts'
import { createApp } from '../../api/src/app.ts'
import { readConfig } from '../../api/src/platform/config.ts'
import type { Limiter } from '../../api/src/platform/http/rate-limit.ts'
import { createLog } from '../../api/src/platform/log.ts'
import { openDatabase } from '../../api/src/wiring/database.ts'
import { icalRoutes } from '../../shared/src/contracts/index.ts'
import type { CalendarFigures } from './calendar.ts'
import { openAccount } from './person.ts'

const LESSONS = 1500
const PER_DAY = 7
const ROUNDS = 10
const HOUR_MS = 3_600_000

const dataDir = mkdtempSync(path.join(tmpdir(), 'ariane-bench-'))
process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }))
process.on('disconnect', () => void database.close().then(() => process.exit(0)))

const config = readConfig({ DATA_DIR: dataDir })
const database = await openDatabase(config, error => console.error(error))
const limiter: Limiter = { take: () => undefined, giveBack: () => undefined, forget: () => undefined }
const none = async () => undefined
const sharedLimiter = { take: none, admits: async () => true, giveBack: none, forget: none }
const log = createLog('silent')
const app = createApp({ config, database, log, secret: 'a'.repeat(32), cost: CHEAP, limiter, sharedLimiter })
const { uid, post } = await openAccount(await app.server.listen({ host: '127.0.0.1', port: 0 }))

const stamp = (time: number) => `${new Date(time).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`
const firstDay = Date.parse(`${new Date().toISOString().slice(0, 10)}T07:00:00Z`)

/** The year, exported at a moment, which PRONOTE writes into every name. */
function year(moment: string, room: string): string {
  const lessons = Array.from({ length: LESSONS }, (_, n) => {
    const start = firstDay + Math.floor(n / PER_DAY) * 24 * HOUR_MS + (n % PER_DAY) * HOUR_MS
    return [
      'BEGIN:VEVENT',
      'CATEGORIES:Cours',
      `UID:Cours-${n}-1-${moment}-Index-Education`,
      `DTSTART:${stamp(start)}`,
      `DTEND:${stamp(start + 3_300_000)}`,
      'SUMMARY;LANGUAGE=fr:HISTOIRE-GEOGRAPHIE-EMC - SIMON K.',
      `LOCATION;LANGUAGE=fr:${room}`,
      `DESCRIPTION;LANGUAGE=fr:Matière : HISTOIRE-GEOGRAPHIE-EMC\\nProfesseur : SIMON K.\\nSalle : ${room}\\n`,
      'END:VEVENT',
    ]
  })
  return ['BEGIN:VCALENDAR', 'PRODID:Index-Education', ...lessons.flat(), 'END:VCALENDAR', ''].join('\n')
}

async function bring(text: string, name: string) {
  const began = performance.now()
  const answer = await post('/api/calendar/import', { userId: uid, source: { file: { name, text } } })
  const time = performance.now() - began
  const read = icalRoutes.importCalendar.answer.parse(answer)
  if (read.status === 'failure') throw new Error(`the calendar was refused: ${read.data.code}`)
  return { time, id: read.data.id }
}

const figures: CalendarFigures = { first: [], again: [], changed: [], lessons: LESSONS }
for (let round = 0; round < ROUNDS; round++) {
  const name = `${round}.ics`
  const { time, id } = await bring(year('20260901T080000Z', '217'), name)
  figures.first.push(time)
  figures.again.push((await bring(year('20260902T080000Z', '217'), name)).time)
  figures.changed.push((await bring(year('20260903T080000Z', '118'), name)).time)
  const gone = app.db.q().deleteFrom('calendars').where('id', '=', id)
  await gone.execute()
}
process.send?.(figures)
