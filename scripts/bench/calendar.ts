import { icalRoutes } from '../../shared/src/contracts/index.ts'
import { startUnlimited } from './app.ts'
import { type Account, openAccount } from './person.ts'
import { figure, type Part, p95, TIMES_HEAD, timesRow } from './report.ts'

const LIMIT_MS = 2000
const LESSONS = 1500
const PER_DAY = 7
const ROUNDS = 10
const HOUR_MS = 3_600_000

/** Bringing the calendar of a school year, as PRONOTE writes it, and bringing it up to date: whole calls. */
export async function calendar(): Promise<Part> {
  const [first, again, changed]: [number[], number[], number[]] = [[], [], []]
  const { app, address, close } = await startUnlimited()
  try {
    const pupil = await openAccount(address)
    for (let round = 0; round < ROUNDS; round++) {
      const name = `${round}.ics`
      const { ms, id } = await bring(pupil, year('20260901T080000Z', '217'), name)
      first.push(ms)
      again.push((await bring(pupil, year('20260902T080000Z', '217'), name)).ms)
      changed.push((await bring(pupil, year('20260903T080000Z', '118'), name)).ms)
      await app.db.q().deleteFrom('calendars').where('id', '=', id).execute()
    }
  } finally {
    await close()
  }
  const title = `Synchroniser ${figure(LESSONS, 0)} cours, p95`
  const worst = Math.max(...[first, again, changed].map(p95))
  return {
    title: `Un calendrier de ${figure(LESSONS, 0)} cours (appel complet, ${ROUNDS} fois)`,
    head: TIMES_HEAD,
    rows: [
      timesRow('première lecture', first),
      timesRow('à nouveau, rien de changé', again),
      timesRow('à nouveau, chaque cours a changé de salle', changed),
    ],
    targets: [{ title, value: worst, limit: LIMIT_MS, unit: ' ms' }],
  }
}

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

async function bring({ uid, post }: Account, text: string, name: string) {
  const began = performance.now()
  const answer = await post('/api/calendar/import', { userId: uid, source: { file: { name, text } } })
  const ms = performance.now() - began
  const read = icalRoutes.importCalendar.answer.parse(answer)
  if (read.status === 'failure') throw new Error(`the calendar was refused: ${read.data.code}`)
  return { ms, id: read.data.id }
}
