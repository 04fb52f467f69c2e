import { accountsRoutes, achievementsRoutes } from '@ariane/shared/contracts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApi, type TestApi, type TestPerson } from '../platform/testing.ts'
import { seeds } from '../policy.seeds.ts'

let api: TestApi
let pupil: TestPerson
let teacher: TestPerson
const read = async (caller = pupil) =>
  (await caller.call(achievementsRoutes.readAchievements, { userId: pupil.uid })).data
const change = (statement: ReturnType<typeof sql>) => statement.execute(api.services.q())

beforeAll(async () => {
  api = await createTestApi()
  pupil = await api.signUp()
  teacher = await api.signUp({ role: 'ROLE_TEACHER' })
  await api.link(teacher, pupil)
})
afterAll(() => api.close())

describe('achievements and credits', () => {
  it('are at zero for a pupil who begins', async () => {
    const { achievements, credits } = await read()
    expect(achievements.map(({ done, earned }) => [done, earned])).toEqual(Array(4).fill([0, false]))
    expect(credits.points).toEqual({ modules: 0, homework: 0, objectives: 0, total: 0 })
  })

  it('@P03 are counted from what was finished, for the pupil and in the list of the teacher', async () => {
    const module = Number(await seeds.modules(api, pupil))
    const objective = await seeds.objectives(api, pupil)
    await seeds.modules(api, await api.signUp())
    await change(sql`update modules set done = true, scores = '{"chapter": 0.9}'`)
    await change(sql`insert into answers (module_id, user_id, key, answer, result, created_at)
      values (${module}, ${pupil.uid}, 'chapter', '{}', '{}', now())`)
    await change(sql`update objectives set status = 'completed', current_status = 'finished' where id = ${objective}`)
    await change(sql`insert into paths (user_id, kind, title, description, status, subject, grade, chapter_id, request,
        seed, auto_slide, module_count, created_at, active_at)
      values (${pupil.uid}, 'homework', 'Exercice 4', '', 'done', 'Histoire', '4ème', 'c', '{}', 1, false, 0, now(), now())`)
    const { achievements, credits } = await read()
    expect(achievements.map(({ key, done }) => [key, done])).toEqual([
      ['first_path', 1],
      ['studious', 1],
      ['regular', 1],
      ['expert', 1],
    ])
    expect(credits).toEqual({
      finished: { modules: 1, homework: 1, objectives: 1 },
      points: { modules: 10, homework: 30, objectives: 50, total: 90 },
    })
    expect(await read(teacher)).toEqual({ achievements, credits })
    const { data } = await teacher.call(accountsRoutes.listStudents, { userId: teacher.uid })
    expect(data.students.map(student => student.credits)).toEqual([90])
  })

  it('are refused to nobody, to somebody else, and without a pupil', async () => {
    const { path } = achievementsRoutes.readAchievements
    const other = await api.signUp()
    expect((await api.request('POST', path, { userId: pupil.uid })).status).toBe(401)
    expect((await api.request('POST', path, { userId: pupil.uid }, other.headers)).status).toBe(403)
    expect((await api.request('POST', path, {}, pupil.headers)).status).toBe(400)
  })
})
