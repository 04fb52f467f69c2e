import type { OwnedTable } from '@ariane/shared/contracts/route'
import { type RawBuilder, sql } from 'kysely'
import type { TestApi, TestPerson } from '../test-api.ts'

/** Tables whose rows a policy asks about: those of a pupil, and classes. */
export type SeededTable = OwnedTable | 'classes'

/** Puts a row of the pupil into a table and gives its id. */
export type Seed = (api: TestApi, pupil: TestPerson) => Promise<string>

async function add(api: TestApi, statement: RawBuilder<{ id: string | number }>): Promise<string> {
  const { rows } = await statement.execute(api.db.q())
  return String(rows[0]?.id)
}

const addPath = (api: TestApi, { uid }: TestPerson) =>
  add(
    api,
    sql`insert into paths (user_id, kind, title, description, status, subject, grade, chapter_id, request, seed,
        auto_slide, module_count, created_at, active_at)
      values (${uid}, 'pedagogical_pathway', 'La Révolution', '', 'generated', 'Histoire', '4ème', 'hist-4-theme-1',
        '{"customPrompts":[]}', 1, false, 1, now(), now()) returning id`,
  )

/** A row of every table that a policy asks about. */
export const seeds: Record<SeededTable, Seed> = {
  /** The class of the pupil, taught by whoever follows him. */
  async classes(api, { uid }) {
    const id = await add(
      api,
      sql`insert into classes (id, name, grade, school_year, created_at)
        values (gen_random_uuid(), '4e B', '4ème', 2026, now()) returning id`,
    )
    await sql`insert into class_pupils values (${id}, ${uid}, now())`.execute(api.db.q())
    await sql`insert into class_teachers select ${id}, manager_uid, now() from links where pupil_uid = ${uid}`.execute(
      api.db.q(),
    )
    // Work given to the class, under the id of the class.
    await sql`insert into assignments (id, class_id, work, title, instruction, seed, opens_day, due_day, given_at)
      values (${id}, ${id}, '{"kind":"objective","title":"Lire","criteria":""}', 'Lire', '', 1, '2026-11-23', '2026-12-04',
        now())`.execute(api.db.q())
    // A message of one of its teachers to the pupil, under the same id.
    await sql`insert into class_messages (id, class_id, author_uid, text, to_pupils, to_families, sent_at)
      select ${id}, ${id}, min(manager_uid), 'Bonjour', true, true, now() from class_teachers where class_id = ${id}
        having count(*) > 0`.execute(api.db.q())
    await sql`insert into class_message_pupils select id, class_id, ${uid} from class_messages where id = ${id}`.execute(
      api.db.q(),
    )
    return id
  },
  paths: addPath,
  async modules(api, pupil) {
    const path = Number(await addPath(api, pupil))
    return add(
      api,
      sql`insert into modules (path_id, position, title, type, content_type, content, activity, answer_key,
          speech)
        values (${path}, 0, 'Les causes', 'ACCORDION', 'iframe-h5p',
          '{"link":"/frames/activity.html","chapters":[{"id":"chapter","title":"Les causes"}]}',
          '{"chapter":{"engine":"accordion","panels":[]}}', '{"chapter":{"engine":"accordion"}}',
          '{"c1:0":{"text":"Oui","lang":"fr"}}') returning id`,
    )
  },
  objectives: (api, { uid }) =>
    add(
      api,
      sql`insert into objectives (id, user_id, title, description, type, status, start_date, end_date, is_daily,
          recurrence_days, success_criteria, progress_criteria, effort_needed_criteria, notes, status_notes, created_at)
        values (gen_random_uuid(), ${uid}, 'Lire', '', 'School', 'active', '2026-11-23', '2026-12-04', true, '[1]',
          '', '', '', '', '', now()) returning id`,
    ),
  async objective_tasks(api, pupil) {
    const objective = await seeds.objectives(api, pupil)
    return add(
      api,
      sql`insert into objective_tasks (id, objective_id, position, title, description, selected_days, notes)
        values (gen_random_uuid(), ${objective}, 0, 'Lire', '', '[1]', '') returning id`,
    )
  },
  readings: (api, { uid }) =>
    add(
      api,
      sql`insert into readings (id, user_id, name, kind, state, digest, created_at)
        values (gen_random_uuid(), ${uid}, 'enonce.txt', 'text', 'read', '', now()) returning id`,
    ),
  events: (api, { uid }) =>
    add(
      api,
      sql`insert into events (id, user_id, title, description, type, starts_at, ends_at, all_day, meta, attachments,
          source, created_at)
        values (gen_random_uuid(), ${uid}, 'Contrôle', '', 'exam', now(), now(), false, '{}', '[]', 'own', now())
        returning id`,
    ),
  async review_cards(api, pupil) {
    const path = Number(await addPath(api, pupil))
    const module = await add(
      api,
      sql`insert into modules (path_id, position, title, type, content_type, content, activity, answer_key)
        values (${path}, 0, 'Vérifier', 'MULTI_CHOICE', 'iframe-h5p',
          '{"link":"/frames/activity.html","chapters":[{"id":"c1","title":"Question 1"}]}',
          '{"c1":{"engine":"quiz","stem":"1 + 1 ?","multiple":false,"options":[{"id":"a","text":"2"}]}}',
          '{"c1":{"engine":"quiz","options":{"a":{"text":"2","correct":true}},"why":""}}') returning id`,
    )
    return add(
      api,
      sql`insert into review_cards (user_id, module_id, key, memory, due_day, added_at, assess)
        values (${pupil.uid}, ${Number(module)}, 'c1', '{"stability":1,"difficulty":5,"day":"2026-11-20"}', '2026-11-21',
          now(), true) returning id`,
    )
  },
}
