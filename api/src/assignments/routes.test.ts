import { answerRight } from '@ariane/activities/simulated-pupil'
import {
  assignmentRoutes,
  calendarRoutes,
  classResultRoutes,
  dailySessionRoutes,
  learningRoutes,
  linksRoutes,
  objectivesRoutes,
  pathRoutes,
  progressRoutes,
} from '@ariane/shared/contracts'
import { loadLexicon, Solution } from '@ariane/tutor'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { school } from '../classes/testing/school.ts'
import {
  choices,
  classroom,
  findModule,
  type Learner,
  learner,
  place,
  quiz,
  text,
} from '../learning/testing/classroom.ts'
import { PATIENCE } from '../testing/patience.ts'
import { type TestApi, type TestPerson, UNLIMITED } from '../testing/test-api.ts'

const { giveAssignment, listAssignments, readAssignment, extendAssignment, withdrawAssignment, giveAgain } =
  assignmentRoutes
const DAY = 24 * 3_600_000
let time = Date.parse('2026-11-26T09:00:00Z')
let api: TestApi
let at: ReturnType<typeof school>
let teacher: Learner
let id: string
let lea: Learner
let tom: Learner
beforeAll(async () => {
  // Read before the first written answer, which has a deadline.
  loadLexicon()
  ;({ api } = await classroom({ limiter: UNLIMITED, now: () => new Date(time) }))
  at = school(api)
})
afterAll(() => api.close())
beforeEach(async () => {
  time = Date.parse('2026-11-26T09:00:00Z')
  teacher = learner(api, await at.teacher('Hélène'))
  id = await at.open(teacher, '4e B', '4ème')
  lea = learner(api, await api.signUp({ name: 'Léa' }))
  tom = learner(api, await api.signUp({ name: 'Tom' }))
  for (const pupil of [lea, tom]) {
    await at.enter(teacher, id, pupil)
    await api.consent(pupil)
  }
})

type Given = Parameters<typeof teacher.call<typeof giveAssignment>>[1]
const give = async (work: Given['work'], more: Partial<Given> = {}) =>
  (await teacher.call(giveAssignment, { id, work, userIds: [lea.uid, tom.uid], dueDay: '2026-12-01', ...more })).data
const read = async (assignmentId: string) => (await teacher.call(readAssignment, { id, assignmentId })).data
const listPaths = (pupil: TestPerson) => pupil.call(pathRoutes.listPaths, { userId: pupil.uid })
const planner = (pupil: TestPerson) =>
  pupil.call(calendarRoutes.listEvents, {
    userId: pupil.uid,
    start: '2026-11-20T00:00:00Z',
    end: '2027-01-10T00:00:00Z',
  })
const TOPIC = { kind: 'topic', topic: place.subChapterId } as const
/** The path of a pupil, once it is written. */
const onlyPath = async (pupil: Learner) => {
  const [path] = await listPaths(pupil)
  return pupil.written(path?.id ?? 0)
}

describe('@K02 work given to a class', () => {
  it('lands among the paths, in the planner and on the dashboard of each pupil, with the name of who gave it', async () => {
    const source = await teacher.generate(text, quiz)
    const { full } = await give({ kind: 'path', pathId: source.id }, { instruction: 'Faites d’abord la leçon.' })
    expect(full).toEqual([])
    for (const pupil of [lea, tom]) {
      expect(await listPaths(pupil)).toMatchObject([{ title: source.title, status: 'to_do', assignedBy: 'Hélène' }])
      const { data } = await planner(pupil)
      expect(data).toMatchObject([
        { title: source.title, description: 'Faites d’abord la leçon.', type: 'homework', allDay: true },
      ])
      expect(data[0]?.startDate).toBe('2026-11-30T23:00:00.000Z')
      const summary = await pupil.call(progressRoutes.progressSummary, { userId: pupil.uid })
      expect(summary.data.last_progress.pedagogical[0]).toMatchObject({ assignedBy: 'Hélène' })
    }
  })

  it('stands once in the session of the day, which plays it, and is done in the planner once it is played', async () => {
    const source = await teacher.generate(quiz)
    await give({ kind: 'path', pathId: source.id }, { dueDay: '2026-11-28' })
    const session = async () => (await lea.call(dailySessionRoutes.readDailySession, { userId: lea.uid })).data.parts
    const path = await onlyPath(lea)
    expect(await session()).toMatchObject([{ kind: 'path', id: path.id, reason: 'assigned', assignedBy: 'Hélène' }])
    const { alerts } = (await lea.call(progressRoutes.weeklyAlerts, { userId: lea.uid })).data
    expect(alerts).toMatchObject([{ type: 'incomplete_path', pathId: path.id }])
    const { id: moduleId } = findModule(path, 0)
    await lea.choose(moduleId, 'c1', true)
    expect((await planner(lea)).data[0]).not.toHaveProperty('done')
    await lea.choose(moduleId, 'c2', false)
    expect((await planner(lea)).data).toMatchObject([{ done: true }])
    expect((await planner(tom)).data[0]).not.toHaveProperty('done')
    expect((await session()).map(({ kind }) => kind)).not.toContain('homework')
  })

  it('says where each pupil is, with the first tries, and who is late', async () => {
    const source = await teacher.generate(quiz)
    const given = await give({ kind: 'path', pathId: source.id })
    expect((await read(given.id)).list.map(({ state }) => state)).toEqual(['not_begun', 'not_begun'])
    const module = findModule(await onlyPath(lea), 0)
    await lea.choose(module.id, 'c1', false)
    await lea.choose(module.id, 'c1', true)
    expect((await read(given.id)).list[0]).toMatchObject({ fullName: 'Léa', state: 'begun', answers: 1, right: 0 })
    await lea.choose(module.id, 'c2', true)
    time += 6 * DAY
    const detail = await (await api.login(teacher)).call(readAssignment, { id, assignmentId: given.id })
    expect(detail.data).toMatchObject({ done: 1, begun: 0, late: 1, pupils: 2 })
    expect(detail.data.list).toMatchObject([
      { state: 'done', late: false, answers: 2, right: 1 },
      { state: 'not_begun', late: true },
    ])
  })

  it('is written for everybody alike where it is a sub-chapter, and waits until it opens', async () => {
    const given = await give(TOPIC, { opensDay: '2026-11-28', dueDay: '2026-12-04' })
    expect(await listPaths(lea)).toEqual([])
    expect((await read(given.id)).list[0]?.state).toBe('waiting')
    time += 2 * DAY
    await api.handOutOpened()
    const [one, other] = [await onlyPath(lea), await onlyPath(tom)]
    expect(one.modules.map(({ content }) => content)).toEqual(other.modules.map(({ content }) => content))
    expect(one.modules.length).toBeGreaterThan(1)
    await api.handOutOpened()
    expect(await listPaths(lea)).toHaveLength(1)
  })

  it('may be a statement or an objective', async () => {
    const statement = 'Exercice 1 : Résoudre l’équation 3x + 5 = 20.'
    const work = {
      kind: 'homework',
      subject: 'Mathématiques',
      chapterId: 'math-4-nombres',
      text: statement,
    } as const
    await give(work)
    await vi.waitFor(async () => {
      const { rows } = await sql<{ status: string }>`select status from paths
        where user_id = ${lea.uid} and kind = 'homework'`.execute(api.db.q())
      expect(rows).toEqual([{ status: 'generated' }])
    }, PATIENCE)
    const given = await give({ kind: 'objective', title: 'Lire vingt minutes', criteria: 'Cinq soirs' })
    const { data } = await lea.call(objectivesRoutes.listObjectives, { userId: lea.uid })
    expect(data).toMatchObject([{ title: 'Lire vingt minutes', endDate: '2026-12-01', successCriteria: 'Cinq soirs' }])
    const [objective] = data
    await lea.call(objectivesRoutes.updateObjectiveStatus, { id: objective?.id ?? '', status: 'finished' })
    expect((await read(given.id)).list.map(({ state }) => state)).toEqual(['done', 'not_begun'])
  })

  it('is extended in the planner, withdrawn from who has not begun, and given again', async () => {
    const source = await teacher.generate(quiz)
    const { id: assignmentId } = await give({ kind: 'path', pathId: source.id })
    await teacher.call(extendAssignment, { id, assignmentId, dueDay: '2026-12-08' })
    expect((await planner(lea)).data[0]?.startDate).toBe('2026-12-07T23:00:00.000Z')
    await lea.choose(findModule(await onlyPath(lea), 0).id, 'c1', true)
    await teacher.call(withdrawAssignment, { id, assignmentId })
    expect(await listPaths(lea)).toHaveLength(1)
    expect(await listPaths(tom)).toEqual([])
    expect([(await planner(lea)).data, (await planner(tom)).data]).toEqual([[], []])
    await expect(teacher.call(extendAssignment, { id, assignmentId, dueDay: '2026-12-09' })).rejects.toMatchObject({
      code: 'locked',
    })
    time += 1000
    await teacher.call(giveAgain, { id, assignmentId, userIds: [lea.uid, tom.uid], dueDay: '2026-12-10' })
    expect(await listPaths(lea)).toHaveLength(2)
    expect(await listPaths(tom)).toHaveLength(1)
    const { assignments } = (await teacher.call(listAssignments, { id })).data
    expect(assignments.map(({ withdrawnAt }) => withdrawnAt === null)).toEqual([true, false])
  })

  it('asks before it goes to another grade, and goes to nobody outside of the class', async () => {
    const sixth = await at.open(teacher, '6e B', '6ème')
    await at.enter(teacher, sixth, lea)
    const wrong = { id: sixth, work: TOPIC, userIds: [lea.uid], dueDay: '2026-12-01' }
    await expect(teacher.call(giveAssignment, wrong)).rejects.toMatchObject({ status: 409, fields: ['grade'] })
    await teacher.call(giveAssignment, { ...wrong, anyGrade: true })
    const stranger = await api.signUp()
    await expect(give(TOPIC, { userIds: [stranger.uid] })).rejects.toMatchObject({ status: 403 })
    const theirs = await lea.generate(quiz)
    await expect(give({ kind: 'path', pathId: theirs.id })).rejects.toMatchObject({ status: 404 })
  })
})

describe('@K04 a path on one notion', () => {
  it('goes to exactly those pupils, and says later what it changed', async () => {
    // Its path asks by choices: a notion with statements alone would have none.
    const module = findModule(await lea.generate(choices), 0)
    await lea.choose(module.id, 'c1', false)
    const { topics } = (await teacher.call(classResultRoutes.readClassResults, { id })).data
    const notion = topics[0]?.notions[0]
    time += DAY
    await give({ ...TOPIC, notion: notion?.ref ?? '' }, { userIds: [lea.uid] })
    expect(await listPaths(tom)).toEqual([])
    const [path] = (await listPaths(lea)).filter(({ title }) => title === notion?.title)
    const written = await lea.written(path?.id ?? 0)
    const before = (await teacher.call(assignmentRoutes.listRemediations, { id })).data.remediations
    expect(before).toMatchObject([{ title: notion?.title, pupils: 1, again: 0, right: 0 }])
    time += DAY
    const again = await api.login(lea)
    for (const { id: moduleId, activity } of written.modules) {
      const module = api.db.q().selectFrom('modules').select('answer_key').where('id', '=', moduleId)
      const { answer_key } = await module.executeTakeFirstOrThrow()
      for (const key of Object.keys(activity ?? {})) {
        const { success, data } = Solution.safeParse(answer_key[key])
        if (!success) continue
        const answer = answerRight(data)
        await again.call(learningRoutes.answerModule, { id: moduleId, userId: lea.uid, key, answer })
      }
    }
    const teacherNow = await api.login(teacher)
    const after = (await teacherNow.call(assignmentRoutes.listRemediations, { id })).data.remediations
    expect(after).toMatchObject([{ pupils: 1, again: 1, right: 1 }])
  })
})

describe('@K02 work for a child without consent', () => {
  let nina: Learner
  beforeEach(async () => {
    nina = learner(api, await api.signUp({ name: 'Nina' }))
    await at.enter(teacher, id, nina)
  })
  const OBJECTIVE = { kind: 'objective', title: 'Ajoute-moi sur snap : inconnu_99', criteria: '' } as const
  const eventsOf = async () => (await planner(nina)).data

  it('comes at once where its giver wrote nothing', async () => {
    await give(TOPIC, { userIds: [nina.uid] })
    expect(await eventsOf()).toHaveLength(1)
  })

  it.each([
    ['an instruction', TOPIC, 'Ajoute-moi sur snap : inconnu_99'],
    ['a title of his own', OBJECTIVE, ''],
  ])('waits with %s, and its teacher reads so', async (_, work, instruction) => {
    const { id: given } = await give(work, { instruction, userIds: [nina.uid, lea.uid] })
    expect(await eventsOf()).toEqual([])
    expect(await read(given)).toMatchObject({ held: 1 })
    const listed = (await read(given)).list.find(({ userId }) => userId === nina.uid)
    expect(listed).toMatchObject({ state: 'waiting', held: true })
    expect((await planner(lea)).data).toHaveLength(1)
    await api.consent(nina)
    await api.handOutOpened()
    expect(await eventsOf()).toHaveLength(1)
    expect(await read(given)).toMatchObject({ held: 0 })
  })

  it('comes when a parent who follows sees it too', async () => {
    const parent = await api.signUp({ role: 'ROLE_PARENT', name: 'Karim' })
    await api.link(parent, nina, 'code')
    await give(TOPIC, { instruction: 'Lisez la leçon.', userIds: [nina.uid] })
    expect(await eventsOf()).toMatchObject([{ description: 'Lisez la leçon.' }])
  })
})

describe('@S10 work of an adult whom a pupil stopped', () => {
  const stop = (pupil: TestPerson) =>
    pupil.call(linksRoutes.stopFollower, { userId: pupil.uid, managerUserId: teacher.uid })
  const days = async (pupil: TestPerson) => (await planner(await api.login(pupil))).data.map(event => event.startDate)

  it('does not open for him any more', async () => {
    await give(TOPIC, { opensDay: '2026-11-28' })
    await stop(lea)
    time += 3 * DAY
    await api.handOutOpened()
    expect([(await days(lea)).length, (await days(tom)).length]).toEqual([0, 1])
  })

  it('that he has is neither moved nor taken away', async () => {
    const { id: given } = await give(TOPIC)
    const before = await days(lea)
    await stop(lea)
    await teacher.call(extendAssignment, { id, assignmentId: given, dueDay: '2026-12-04' })
    expect(await days(lea)).toEqual(before)
    expect(await days(tom)).not.toEqual(before)
    await teacher.call(withdrawAssignment, { id, assignmentId: given })
    expect([await days(lea), await days(tom)]).toEqual([before, []])
  })
})
