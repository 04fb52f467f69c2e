// Run as a child process by week.ts: the real application with ten thousand events of one pupil. Measures the query of a
// week and the whole call, tells its parent, and ends when the parent lets go of it.
import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { CHEAP } from '../../api/src/accounts/sign-in/passwords.ts'
import { createApp } from '../../api/src/app.ts'
import { calendarStore } from '../../api/src/calendar/store.ts'
import { readConfig } from '../../api/src/platform/config.ts'
import type { Limiter } from '../../api/src/platform/http/rate-limit.ts'
import { createLog } from '../../api/src/platform/log.ts'
import { openDatabase } from '../../api/src/wiring/database.ts'
import { weekRange } from '../../shared/src/dates/index.ts'
import { ROOT } from '../site/packages.ts'
import { openAccount } from './person.ts'
import type { WeekFigures } from './week.ts'

type Sql = { raw(text: string): { execute(db: unknown): Promise<unknown> } }
const { sql } = createRequire(path.join(ROOT, 'api/package.json'))('kysely') as { sql: Sql }

const EVENTS = 10_000
const REPEATED = 12
const [WARM, ROUNDS] = [30, 200]

const dataDir = mkdtempSync(path.join(tmpdir(), 'ariane-bench-'))
process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }))
process.on('disconnect', () => void database.close().then(() => process.exit(0)))

const config = readConfig({ DATA_DIR: dataDir })
const database = await openDatabase(config, error => console.error(error))
const limiter: Limiter = { take: () => undefined, giveBack: () => undefined, forget: () => undefined }
const app = createApp({
  config,
  database,
  log: createLog('silent'),
  secret: 'a'.repeat(32),
  cost: CHEAP,
  limiter,
})
const { uid, post } = await openAccount(await app.server.listen({ host: '127.0.0.1', port: 0 }))

// Two and a half years before and after now, a few that repeat, one in twenty with a description of a page.
const q = app.db.q()
const insert = (rows: string) =>
  sql
    .raw(`insert into events (id, user_id, title, description, type, starts_at, ends_at, all_day, meta, attachments,
      source, created_at, recurrence_type) ${rows}`)
    .execute(q)
await insert(`
  select gen_random_uuid(), '${uid}', 'Cours ' || n, case when n % 20 = 0 then repeat('Lire et résumer. ', 200) else '' end,
    'course', day, day + interval '1 hour', false, '{"subject":"Histoire"}', '[]', 'own', now(), null
  from (select n, now() + (n - ${EVENTS / 2}) * interval '4 hours 12 minutes' as day from generate_series(1, ${EVENTS}) n) d`)
await insert(`
  select gen_random_uuid(), '${uid}', 'Chaque semaine ' || n, '', 'other', day, day + interval '1 hour', false, '{}', '[]',
    'own', now(), 'weekly'
  from (select n, now() - interval '300 days' + n * interval '5 hours' as day from generate_series(1, ${REPEATED}) n) d`)
await sql.raw('analyze events').execute(q)

const { start, end } = weekRange(Date.now())
const store = calendarStore(app.db.q)
const body = { userId: uid, start: start.toISOString(), end: end.toISOString() }

async function times(work: () => Promise<unknown>): Promise<number[]> {
  const found: number[] = []
  for (let round = 0; round < WARM + ROUNDS; round++) {
    const began = performance.now()
    await work()
    if (round >= WARM) found.push(performance.now() - began)
  }
  return found
}

const events = (await store.between(uid, start, end)).length
const query = await times(() => store.between(uid, start, end))
const call = await times(() => post('/api/calendar/events', body))
const figures: WeekFigures = { query, call, events }
process.send?.(figures)
