import { calendarStore } from '../../api/src/calendar/store.ts'
import { weekRange } from '../../shared/src/dates/index.ts'
import { startUnlimited } from './app.ts'
import { openAccount } from './person.ts'
import { type Part, TIMES_HEAD, timesRow } from './report.ts'
import { median, time } from './stats.ts'

const LIMIT_MS = 10
const EVENTS = 10_000
const REPEATED = 12
const [ROUNDS, WARM] = [200, 30]

/** A week among ten thousand events of a pupil: the query alone, and the whole call. */
export async function week(): Promise<Part> {
  const { app, address, run, close } = await startUnlimited()
  try {
    const { uid, post } = await openAccount(address)
    await addEvents(run, uid)
    const { start, end } = weekRange(Date.now())
    const store = calendarStore(app.db.q)
    const body = { userId: uid, start: start.toISOString(), end: end.toISOString() }
    const events = (await store.between(uid, start, end)).length
    const query = await time(() => store.between(uid, start, end), ROUNDS, WARM)
    const call = await time(() => post('/api/calendar/events', body), ROUNDS, WARM)
    return {
      title: `Une semaine parmi 10 000 événements (${events} montrés, ${ROUNDS} lectures)`,
      head: TIMES_HEAD,
      rows: [timesRow('requête', query, 1), timesRow('appel complet', call, 1)],
      targets: [{ title: 'Requête d’une semaine', value: median(query), limit: LIMIT_MS, unit: ' ms' }],
    }
  } finally {
    await close()
  }
}

/** Two and a half years before and after now, a few that repeat, one in twenty with a description of a page. */
async function addEvents(run: (text: string) => Promise<unknown>, uid: string): Promise<void> {
  const insert = (rows: string) =>
    run(`insert into events (id, user_id, title, description, type, starts_at, ends_at, all_day, meta, attachments,
      source, created_at, recurrence_type) ${rows}`)
  await insert(`
    select gen_random_uuid(), '${uid}', 'Cours ' || n, case when n % 20 = 0 then repeat('Lire et résumer. ', 200) else '' end,
      'course', day, day + interval '1 hour', false, '{"subject":"Histoire"}', '[]', 'own', now(), null
    from (select n, now() + (n - ${EVENTS / 2}) * interval '4 hours 12 minutes' as day from generate_series(1, ${EVENTS}) n) d`)
  await insert(`
    select gen_random_uuid(), '${uid}', 'Chaque semaine ' || n, '', 'other', day, day + interval '1 hour', false, '{}', '[]',
      'own', now(), 'weekly'
    from (select n, now() - interval '300 days' + n * interval '5 hours' as day from generate_series(1, ${REPEATED}) n) d`)
  await run('analyze events')
}
