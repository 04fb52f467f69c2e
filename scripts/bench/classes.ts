import { startUnlimited } from './app.ts'
import { openAccount } from './person.ts'
import { type Part, TIMES_HEAD, timesRow } from './report.ts'
import { median, time } from './stats.ts'

const HOME_MS = 300
const RESULTS_MS = 200
const PUPILS = 1000
const CLASSES = 10
const [PATHS, QUESTIONS] = [10, 10]
const [ROUNDS, WARM] = [20, 3]
/** Sub-chapters of the programme, with a notion each. */
const PLACES = [
  ['hist-4-revolution-empire', 'Histoire'],
  ['math-4-pythagore', 'Mathématiques'],
] as const

/** What a teacher opens every week, whole calls: 1 000 pupils in ten classes, 100 000 answers. */
export async function classes(): Promise<Part> {
  const { address, run, close } = await startUnlimited()
  try {
    const { uid, post } = await openAccount(address, 'professeur-mesure', 'ROLE_TEACHER')
    await fill(run, uid)
    const call = (path: string, body: object) => time(() => post(path, body), ROUNDS, WARM)
    const home = await call('/api/families/week', { userId: uid })
    const needs = await call('/api/families/needs', { userId: uid })
    const results = await call(`/api/classes/${CLASS}/results`, { days: 90 })
    const notion = await call(`/api/classes/${CLASS}/results/notion`, { days: 90, topic: PLACES[0][0] })
    const lines = await call(`/api/classes/${CLASS}/results/lines`, { days: 90 })
    return {
      title: `Classes : 1 000 élèves, 100 000 réponses, 10 000 par classe (${ROUNDS} lectures)`,
      head: TIMES_HEAD,
      rows: [
        timesRow('accueil du professeur', home, 1),
        timesRow('qui aider d’abord, sur tous', needs, 1),
        timesRow('résultats d’une classe', results, 1),
        timesRow('une notion, côte à côte', notion, 1),
        timesRow('lignes du csv', lines, 1),
      ],
      targets: [
        { title: 'Accueil', value: median(home), limit: HOME_MS, unit: ' ms' },
        { title: 'Résultats d’une classe', value: median(results), limit: RESULTS_MS, unit: ' ms' },
      ],
    }
  } finally {
    await close()
  }
}

const uuid = (n: string) => `('00000000-0000-4000-8000-' || lpad((${n})::text, 12, '0'))::uuid`
const CLASS = '00000000-0000-4000-8000-000000000003'
const keys = Array.from({ length: QUESTIONS }, (_, n) => `c${n + 1}`)
const object = (value: (key: string, n: number) => string) =>
  `jsonb_build_object(${keys.map((key, n) => `'${key}', ${value(key, n)}`).join(', ')})`

/** Ten classes of a hundred pupils of one teacher, a hundred answers and twenty events each. */
async function fill(run: (text: string) => Promise<unknown>, teacher: string): Promise<void> {
  await run(`insert into people (uid, role, grade, email, display_name, first_name, last_name, created_at, last_connected_at)
    select 'p' || n, 'ROLE_STUDENT', '4ème', 'p' || n || '@ariane.example', 'Élève ' || n, 'Élève', 'Nom' || n,
      now() - interval '60 days', now() - (n % 12) * interval '1 day' from generate_series(1, ${PUPILS}) n`)
  await run(`insert into links (manager_uid, pupil_uid, kind) select '${teacher}', 'p' || n, 'created'
    from generate_series(1, ${PUPILS}) n`)
  await run(`insert into classes (id, name, grade, school_year, created_at)
    select ${uuid('n')}, '4e ' || chr(64 + n), '4ème', 2026, now() from generate_series(1, ${CLASSES}) n`)
  await run(`insert into class_teachers select ${uuid('n')}, '${teacher}', now() from generate_series(1, ${CLASSES}) n`)
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
}
