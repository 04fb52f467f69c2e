import { accountsRoutes, achievementsRoutes, learningRoutes } from '@ariane/shared/contracts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { classroom, findModule, openQuestion, quiz, text } from '../learning/testing/classroom.ts'
import { seeds } from '../testing/policy/seed-rows.ts'
import { createTestApi, type TestApi, type TestPerson } from '../testing/test-api.ts'

let api: TestApi
let pupil: TestPerson
let now = new Date()
let teacher: TestPerson
const read = async (caller = pupil) =>
  (await caller.call(achievementsRoutes.readAchievements, { userId: pupil.uid })).data
const change = (statement: ReturnType<typeof sql>) => statement.execute(api.db.q())

beforeAll(async () => {
  api = await createTestApi({ now: () => now })
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

  it('@P03 « Régulier » counts the days on which the pupil worked himself, not those of paths that were given', async () => {
    const child = await api.signUp()
    await api.link(teacher, child)
    const id = Number(await seeds.modules(api, child))
    const regular = async () => {
      const { data } = await child.call(achievementsRoutes.readAchievements, { userId: child.uid })
      return data.achievements.find(({ key }) => key === 'regular')
    }
    const days = ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19']
    for (const day of days) {
      now = new Date(`${day}T15:30:00Z`)
      await change(sql`insert into paths (user_id, kind, title, description, status, subject, grade, chapter_id, request,
          seed, auto_slide, module_count, created_at, active_at)
        values (${child.uid}, 'pedagogical_pathway', 'Donné', '', 'to_do', 'Histoire', '4ème', 'c', '{}', 1, false, 0,
          ${now}, ${now})`)
      await teacher.call(learningRoutes.saveModuleProgress, { id, userId: child.uid, seen: true })
    }
    expect(await regular()).toMatchObject({ done: 0, earned: false })
    for (const [n, day] of days.entries()) {
      now = new Date(`${day}T15:30:00Z`)
      for (let twice = 0; twice < 2; twice++)
        await child.call(learningRoutes.saveModuleProgress, { id, userId: child.uid, seen: true })
      expect(await regular()).toMatchObject({ done: n + 1, earned: n === 3 })
    }
  })

  it('@U06 points are for answers: slides that pass by and questions that are skipped give none', async () => {
    const played = await classroom()
    const learner = played.pupil
    const pointsNow = async () =>
      (await learner.call(achievementsRoutes.readAchievements, { userId: learner.uid })).data.credits.points.total
    const path = await learner.generate(text, quiz, openQuestion)
    for (const { id } of path.modules)
      await learner.call(learningRoutes.saveModuleProgress, { id, userId: learner.uid, seen: true })
    expect((await learner.read(path.id)).modules.map(({ progress }) => [progress.done, progress.answered])).toEqual([
      [true, false],
      [false, false],
      [false, false],
    ])
    expect(await pointsNow()).toBe(0)
    const { id } = findModule(path, 1)
    await learner.choose(id, 'c1', false)
    expect(await pointsNow()).toBe(0)
    await learner.choose(id, 'c2', true)
    expect(await pointsNow()).toBe(10)
    const words = { engine: 'writing' as const, text: 'Je réponds avec mes mots.' }
    const open = findModule(path, 2)
    for (const key of Object.keys(open.activity ?? {}))
      await learner.call(learningRoutes.answerModule, { id: open.id, userId: learner.uid, key, answer: words })
    const whole = await learner.read(path.id)
    expect(whole.modules.map(({ progress }) => progress.answered)).toEqual([false, true, true])
    expect(await pointsNow()).toBe(20)
    await played.api.close()
  })

  it('are refused to nobody, to somebody else, and without a pupil', async () => {
    const { path } = achievementsRoutes.readAchievements
    const other = await api.signUp()
    expect((await api.request('POST', path, { userId: pupil.uid })).status).toBe(401)
    expect((await api.request('POST', path, { userId: pupil.uid }, other.headers)).status).toBe(403)
    expect((await api.request('POST', path, {}, pupil.headers)).status).toBe(400)
  })
})
