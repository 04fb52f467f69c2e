import { assignmentRoutes } from '@ariane/shared/contracts'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { school } from '../classes/testing/school.ts'
import { createTestApi } from '../testing/test-api.ts'

const { listAssignments, listOlderAssignments } = assignmentRoutes

it('@K02 the work of a class is listed to the oldest, page by page', async () => {
  const api = await createTestApi()
  const at = school(api)
  const teacher = await at.teacher('Hélène')
  const id = await at.open(teacher, '4e B', '4ème')
  await sql`insert into assignments (id, class_id, work, title, instruction, seed, opens_day, due_day, given_at)
    select gen_random_uuid(), ${id}, '{"kind":"objective","title":"Lire","criteria":""}', 'Travail ' || n, '', 1,
      '2026-11-23', '2026-12-04', now() - n * interval '1 hour' from generate_series(1, 230) n`.execute(api.db.q())
  const first = (await teacher.call(listAssignments, { id })).data
  expect([first.assignments.length, first.others]).toEqual([100, 130])
  expect(first.assignments[0]?.title).toBe('Travail 1')
  const last = (await teacher.call(listOlderAssignments, { id, page: 3 })).data
  expect([last.assignments.length, last.others]).toEqual([30, 0])
  expect(last.assignments.at(-1)?.title).toBe('Travail 230')
  await expect(teacher.call(listOlderAssignments, { id, page: 6 })).rejects.toMatchObject({ status: 400 })
  await api.close()
})
