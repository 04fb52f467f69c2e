import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { up } from '../migrations/202611221840-first-attempts.ts'
import type { TestApi } from '../testing/test-api.ts'
import { classroom, findModule, type Learner, quiz } from './testing/classroom.ts'

let api: TestApi
let pupil: Learner

beforeAll(async () => {
  ;({ api, pupil } = await classroom())
})
afterAll(() => api.close())

it('@M02 scores of the time of best scores become those of the first try, by the answers that were kept', async () => {
  const path = await pupil.generate(quiz)
  const { id } = findModule(path, 0)
  for (const right of [false, true]) await pupil.choose(id, 'c1', right)
  await pupil.choose(id, 'c2', true)
  const db = api.db.q()
  await sql`update modules set scores = '{"c1": 1, "c2": 1, "old": 0.5}' where id = ${id}`.execute(db)
  await sql`alter table answers drop column attempt`.execute(db)
  await up(db as unknown as Kysely<unknown>)
  const { scores } = await db.selectFrom('modules').select('scores').where('id', '=', id).executeTakeFirstOrThrow()
  expect(scores).toEqual({ c1: 0, c2: 1, old: 0.5 })
  const kept = await db.selectFrom('answers').select(['key', 'attempt']).orderBy('id').execute()
  expect(kept.map(({ key, attempt }) => `${key} ${attempt}`)).toEqual(['c1 1', 'c1 2', 'c2 1'])
})
