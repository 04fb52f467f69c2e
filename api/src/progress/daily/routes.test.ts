import { calendarRoutes, dailySessionRoutes } from '@ariane/shared/contracts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { classroom, findModule, type Learner, quiz } from '../../learning/testing/classroom.ts'
import type { TestApi, TestPerson } from '../../testing/test-api.ts'

/** Thursday, at five in the afternoon in Paris. */
const THURSDAY = '2026-11-26T16:00:00Z'
let now = new Date(THURSDAY)
let api: TestApi
let pupil: Learner
let other: TestPerson
beforeAll(async () => {
  ;({ api, pupil, other } = await classroom({ now: () => now }))
})
afterAll(() => api.close())
beforeEach(async () => {
  now = new Date(THURSDAY)
  for (const table of ['review_cards', 'paths', 'events', 'daily_sessions', 'weekly_goals', 'worked_days'] as const)
    await api.db.q().deleteFrom(table).execute()
})

const read = async (person: TestPerson = pupil) =>
  (await person.call(dailySessionRoutes.readDailySession, { userId: pupil.uid })).data
const start = async () => (await pupil.call(dailySessionRoutes.startDailySession, { userId: pupil.uid })).data
const close = async (key: string, outcome: 'done' | 'skipped' = 'done') =>
  (await pupil.call(dailySessionRoutes.closeDailyPart, { userId: pupil.uid, key, outcome })).data
const setGoal = async (goal: number | null) =>
  (await pupil.call(dailySessionRoutes.setWeeklyGoal, { userId: pupil.uid, goal })).data
const addHomework = () =>
  pupil.call(calendarRoutes.createEvent, {
    userId: pupil.uid,
    title: 'Exercices de calcul',
    type: 'homework',
    startTimestamp: Date.parse('2026-11-27T08:00:00Z') / 1000,
    endTimestamp: Date.parse('2026-11-27T09:00:00Z') / 1000,
  })
const kinds = (session: Awaited<ReturnType<typeof read>>) =>
  session.parts.map(({ kind, outcome }) => `${kind} ${outcome}`)

describe('@U01 the session of the day', () => {
  it('is nothing for who has nothing, and cannot be begun', async () => {
    expect(await read()).toMatchObject({ day: '2026-11-26', status: 'nothing', parts: [] })
    expect(await start()).toMatchObject({ status: 'nothing' })
    await expect(close('errors')).rejects.toMatchObject({ status: 409 })
  })

  it('is made of homework, missed questions and the path, and stays as it was begun', async () => {
    now = new Date('2026-11-25T16:00:00Z')
    const module = findModule(await pupil.generate(quiz), 0)
    await pupil.choose(module.id, Object.keys(module.activity ?? {})[0] ?? '', false)
    now = new Date(THURSDAY)
    expect(kinds(await read())).toEqual(['errors open', 'path open'])
    await addHomework()
    expect(await read()).toMatchObject({ status: 'new' })
    const begun = await start()
    expect(begun.status).toBe('running')
    expect(kinds(begun)).toEqual(['homework open', 'errors open', 'path open'])
    expect(begun.parts[1]).toMatchObject({ count: 1, missedOn: '2026-11-25', subject: 'Histoire' })
    await api.db.q().deleteFrom('review_cards').execute()
    expect(kinds(await start())).toEqual(['homework open', 'errors open', 'path open'])
  })

  it('is finished when each part was done or put off, and what was done stays done', async () => {
    await addHomework()
    await pupil.generate(quiz)
    const [homework, path] = (await start()).parts.map(({ key }) => key)
    expect(kinds(await close(homework ?? ''))).toEqual(['homework done', 'path open'])
    expect(kinds(await close(homework ?? '', 'skipped'))).toEqual(['homework done', 'path open'])
    expect(await close(path ?? '', 'skipped')).toMatchObject({ status: 'finished' })
    await expect(close('errors')).rejects.toMatchObject({ status: 409 })
  })

  it('has as done what was finished elsewhere meanwhile, and is finished by it', async () => {
    await addHomework()
    const path = await pupil.generate(quiz)
    const [homework] = (await start()).parts
    for (const chapter of Object.keys(findModule(path, 0).activity ?? {}))
      await pupil.choose(findModule(path, 0).id, chapter, true)
    expect(kinds(await read())).toEqual(['homework open', 'path done'])
    if (homework?.kind !== 'homework') throw new Error('no homework')
    const { eventId: id, startDate: occurrence } = homework
    await pupil.call(calendarRoutes.markEvent, { id, userId: pupil.uid, done: true, occurrence })
    expect(await read()).toMatchObject({ status: 'finished' })
  })

  it('is another one on the next day', async () => {
    await addHomework()
    await start()
    now = new Date('2026-11-27T06:00:00Z')
    expect(await read()).toMatchObject({ day: '2026-11-27', status: 'nothing' })
  })

  it('is seen by an adult who follows the pupil, and by nobody else', async () => {
    const teacher = await api.signUp({ role: 'ROLE_TEACHER' })
    await expect(read(teacher)).rejects.toMatchObject({ status: 403 })
    await expect(read(other)).rejects.toMatchObject({ status: 403 })
    await api.link(teacher, pupil)
    expect(await read(teacher)).toMatchObject({ status: 'nothing' })
  })
})

describe('@U06 the thread of the week', () => {
  it('has the days on which something was done, and not those on which all was put off', async () => {
    const work = async (instant: string, outcome: 'done' | 'skipped') => {
      now = new Date(instant)
      await pupil.generate(quiz)
      const [part] = (await start()).parts
      await close(part?.key ?? '', outcome)
    }
    await work('2026-11-22T16:00:00Z', 'done')
    await work('2026-11-23T16:00:00Z', 'done')
    await work('2026-11-25T16:00:00Z', 'skipped')
    now = new Date(THURSDAY)
    const { week } = await read()
    expect(week.days[0]).toEqual({ day: '2026-11-23', session: true })
    expect(week.days.map(({ session }) => session)).toEqual([true, false, false, false, false, false, false])
  })

  it('has the goal that the pupil set, until it is taken away', async () => {
    expect((await read()).week.goal).toBeNull()
    expect((await setGoal(3)).week.goal).toBe(3)
    expect((await setGoal(4)).week.goal).toBe(4)
    expect((await setGoal(null)).week.goal).toBeNull()
    await expect(setGoal(8)).rejects.toMatchObject({ status: 400 })
  })
})
