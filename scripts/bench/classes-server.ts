// Run as a child process by classes.ts: the real application with ten classes of a hundred pupils of one teacher, a hundred
// answers each. Measures whole calls, tells its parent, and ends when the parent lets go of it.
import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { CHEAP } from '../../api/src/accounts/sign-in/passwords.ts'
import { createApp } from '../../api/src/app.ts'
import { readConfig } from '../../api/src/platform/config.ts'
import type { Limiter } from '../../api/src/platform/http/rate-limit.ts'
import { createLog } from '../../api/src/platform/log.ts'
import { openDatabase } from '../../api/src/wiring/database.ts'
import { ROOT } from '../site/packages.ts'
import type { ClassFigures } from './classes.ts'
import { openAccount } from './person.ts'

type Sql = { raw(text: string): { execute(db: unknown): Promise<unknown> } }
const { sql } = createRequire(path.join(ROOT, 'api/package.json'))('kysely') as { sql: Sql }

const PUPILS = 1000
const CLASSES = 10
const [PATHS, QUESTIONS] = [10, 10]
const [WARM, ROUNDS] = [3, 20]
/** Sub-chapters of the programme, with a notion each. */
const PLACES = [
  ['hist-4-revolution-empire', 'Histoire'],
  ['math-4-pythagore', 'Mathématiques'],
] as const

const dataDir = mkdtempSync(path.join(tmpdir(), 'ariane-bench-'))
process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }))
process.on('disconnect', () => void database.close().then(() => process.exit(0)))

const config = readConfig({ DATA_DIR: dataDir })
const database = await openDatabase(config, error => console.error(error))
const limiter: Limiter = { take: () => undefined, giveBack: () => undefined, forget: () => undefined }
const app = createApp({ config, database, log: createLog('silent'), secret: 'a'.repeat(32), cost: CHEAP, limiter })
const address = await app.server.listen({ host: '127.0.0.1', port: 0 })
const { uid, post } = await openAccount(address, 'professeur-mesure', 'ROLE_TEACHER')
const run = (text: string) => sql.raw(text).execute(app.db.q())

const uuid = (n: string) => `('00000000-0000-4000-8000-' || lpad((${n})::text, 12, '0'))::uuid`
const CLASS = '00000000-0000-4000-8000-000000000003'
const keys = Array.from({ length: QUESTIONS }, (_, n) => `c${n + 1}`)
const object = (value: (key: string, n: number) => string) =>
  `jsonb_build_object(${keys.map((key, n) => `'${key}', ${value(key, n)}`).join(', ')})`

await run(`insert into people (uid, role, grade, email, display_name, first_name, last_name, created_at, last_connected_at)
  select 'p' || n, 'ROLE_STUDENT', '4ème', 'p' || n || '@ariane.example', 'Élève ' || n, 'Élève', 'Nom' || n,
    now() - interval '60 days', now() - (n % 12) * interval '1 day' from generate_series(1, ${PUPILS}) n`)
await run(`insert into links (manager_uid, pupil_uid, kind) select '${uid}', 'p' || n, 'created'
  from generate_series(1, ${PUPILS}) n`)
await run(`insert into classes (id, name, grade, school_year, created_at)
  select ${uuid('n')}, '4e ' || chr(64 + n), '4ème', 2026, now() from generate_series(1, ${CLASSES}) n`)
await run(`insert into class_teachers select ${uuid('n')}, '${uid}', now() from generate_series(1, ${CLASSES}) n`)
await run(`insert into class_pupils select ${uuid(`1 + n % ${CLASSES}`)}, 'p' || n, now()
  from generate_series(1, ${PUPILS}) n`)
// The lessons of a path weigh a few kilobytes, as in the product.
await run(`insert into paths (user_id, kind, title, description, status, subject, grade, chapter_id, sub_chapter_id, request,
    seed, auto_slide, module_count, created_at, opened_at, active_at)
  select 'p' || n, 'pedagogical_pathway', 'Parcours ' || k, '', case when k % 3 = 0 then 'done' else 'generated' end,
    case when k % 2 = 0 then '${PLACES[0][1]}' else '${PLACES[1][1]}' end, '4ème', 'chapitre',
    case when k % 2 = 0 then '${PLACES[0][0]}' else '${PLACES[1][0]}' end, '{"customPrompts":[]}', 1, false, 1,
    at, at, at
  from (select n, k, now() - (k * 3 + n % 3) * interval '1 day' as at
    from generate_series(1, ${PUPILS}) n, generate_series(0, ${PATHS - 1}) k) made`)
await run(`insert into modules (path_id, position, title, type, content_type, content, activity, answer_key, seen, done, scores,
    notions)
  select id, 0, 'Vérifier', 'SINGLE_CHOICE_SET', 'iframe-h5p', '{"link":"/frames/activity.html","chapters":[]}',
    ${object(
      (_, n) => `jsonb_build_object('engine', 'quiz', 'stem', 'Question ${n} ' || sub_chapter_id, 'multiple', false,
      'options', '[{"id":"a","text":"Oui"},{"id":"b","text":"Non"}]'::jsonb, 'pad', repeat('x', 300))`,
    )},
    ${object(() => `'{"engine":"quiz","options":{"a":{"text":"Oui","correct":true},"b":{"text":"Non","correct":false}},"why":""}'::jsonb`)},
    true, true, ${object((_, n) => `((id + ${n}) % 3 > 0)::int`)},
    ${object((_, n) => `sub_chapter_id || '/' || (array['n1', 'n2', 'n3', 'n4'])[1 + ${n} % 4]`)}
  from paths`)
await run(`insert into answers (module_id, user_id, key, attempt, answer, result, created_at)
  select m.id, p.user_id, key, 1, jsonb_build_object('engine', 'quiz', 'chosen', jsonb_build_array(
      case when (m.scores ->> key) = '1' then 'a' else 'b' end)),
    jsonb_build_object('score', m.scores -> key, 'correct', (m.scores ->> key) = '1', 'parts', '{}'::jsonb, 'feedback',
      repeat('Bien vu. ', 20)), p.active_at
  from modules m join paths p on p.id = m.path_id, unnest(array[${keys.map(key => `'${key}'`).join(', ')}]) key`)
await run(`insert into events (id, user_id, title, description, type, starts_at, ends_at, all_day, meta, attachments, source,
    created_at)
  select gen_random_uuid(), 'p' || n, 'Devoir ' || k, '', case when k % 3 = 0 then 'homework' else 'course' end, at,
    at + interval '1 hour', false, '{"subject":"Histoire"}', '[]', 'own', now()
  from (select n, k, date_trunc('day', now()) + (k - 10) * interval '1 day' + interval '9 hours' as at
    from generate_series(1, ${PUPILS}) n, generate_series(1, 20) k) made`)
await run('analyze')

async function times(work: () => Promise<unknown>): Promise<number[]> {
  const found: number[] = []
  for (let round = 0; round < WARM + ROUNDS; round++) {
    const began = performance.now()
    await work()
    if (round >= WARM) found.push(performance.now() - began)
  }
  return found
}

const figures: ClassFigures = {
  home: await times(() => post('/api/families/week', { userId: uid })),
  needs: await times(() => post('/api/families/needs', { userId: uid })),
  results: await times(() => post(`/api/classes/${CLASS}/results`, { days: 90 })),
  notion: await times(() => post(`/api/classes/${CLASS}/results/notion`, { days: 90, topic: PLACES[0][0] })),
  lines: await times(() => post(`/api/classes/${CLASS}/results/lines`, { days: 90 })),
}
process.send?.(figures)
