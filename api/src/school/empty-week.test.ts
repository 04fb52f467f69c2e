import { calendarRoutes, schoolRoutes } from '@ariane/shared/contracts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { answerCode, type SchoolWorld, schoolWorld } from './testing/school-world.ts'

let world: SchoolWorld
beforeAll(async () => {
  world = await schoolWorld()
})
afterAll(() => world.api.close())
beforeEach(() => world.renew())

const connect = () => world.viaPronote()
const success = async () => {
  const answer = await connect()
  if (answer.status !== 'success') throw new Error(answerCode(answer))
  return answer.data
}
const titles = async () => (await world.list()).map(({ title }) => title)
const sources = async () => (await world.pupil.call(schoolRoutes.schoolSources, { userId: world.pupil.uid })).data
const settle = async (week: string, remove: boolean) => {
  const body = { userId: world.pupil.uid, provider: 'pronote' as const, week, remove }
  return (await world.pupil.call(schoolRoutes.settleEmptyWeek, body)).data.removed
}

describe('@Y02 a week that the school empties', () => {
  beforeEach(async () => {
    await connect()
    world.pass(3)
    world.school.data.lessons = world.school.data.lessons.filter(({ start }) => start > '2026-11-30')
  })

  it('is asked about first, and nothing of it is lost', async () => {
    const { removed, emptyWeeks } = await success()
    expect([removed, emptyWeeks]).toEqual([0, [{ week: '2026-11-23', lessons: 4, homework: 0 }]])
    expect(await world.list()).toHaveLength(7)
    expect(await sources()).toMatchObject([{ emptyWeeks }])
    expect(await settle('2026-11-23', true)).toBe(4)
    expect((await titles()).sort()).toEqual(['Exercices 4 et 5 <page 87>', 'Français', 'Lire le chapitre 3'])
    expect(await sources()).toMatchObject([{ emptyWeeks: [] }])
    world.pass(3)
    expect(await success()).toMatchObject({ removed: 0, unchanged: 3, emptyWeeks: [] })
  })

  it('stays when the pupil says so, without being asked about again, until the school fills it', async () => {
    await success()
    expect(await settle('2026-11-23', false)).toBe(0)
    world.pass(3)
    expect((await success()).emptyWeeks).toEqual([])
    expect(await world.list()).toHaveLength(7)
    const [any] = world.school.data.lessons
    if (any) world.school.data.lessons.push({ ...any, start: '2026-11-23T08:00:00', end: '2026-11-23T09:00:00' })
    world.pass(3)
    expect(await success()).toMatchObject({ added: 1, removed: 4, emptyWeeks: [] })
  })

  it('keeps the pupil’s own events, and is no question where none was asked', async () => {
    const start = +world.now() / 1000
    const own = { userId: world.pupil.uid, title: 'Piano', startTimestamp: start, endTimestamp: start + 3600 }
    await world.pupil.call(calendarRoutes.createEvent, own)
    expect(await settle('2026-11-23', true)).toBe(0)
    await success()
    expect(await settle('2026-11-30', true)).toBe(0)
    expect(await settle('2026-11-23', true)).toBe(4)
    expect(await titles()).toContain('Piano')
  })
})

it('@Y02 a week that a release before asked about is one of lessons', async () => {
  await connect()
  const asked = JSON.stringify([{ week: '2026-11-23', lessons: 4, kept: false }])
  await world.api.db.q().updateTable('school_syncs').set({ empty_weeks: asked }).execute()
  expect(await sources()).toMatchObject([{ emptyWeeks: [{ lessons: 4, homework: 0 }] }])
  expect(await settle('2026-11-23', true)).toBe(4)
})

describe('@Y02 homework that is all gone at once', () => {
  const asked = (homework: number, lessons = 0) => [{ week: '2026-11-23', lessons: lessons + homework, homework }]
  beforeEach(async () => {
    await connect()
    world.pass(3)
  })
  const empty = () => {
    world.school.data = { ...world.school.data, assignments: [] }
  }

  it('is asked about first, and its marks are there when it comes back', async () => {
    const marks = async () => (await world.list()).map(({ id, done }) => [id, done])
    const before = await marks()
    const { assignments } = world.school.data
    empty()
    expect(await success()).toMatchObject({ removed: 0, emptyWeeks: asked(2) })
    expect(await marks()).toEqual(before)
    world.school.data.assignments = assignments
    world.pass(3)
    expect(await success()).toMatchObject({ unchanged: 7, emptyWeeks: [] })
    expect(await marks()).toEqual(before)
  })

  it('goes when the pupil says so, and the lessons stay', async () => {
    empty()
    await success()
    expect(await settle('2026-11-23', true)).toBe(2)
    expect(await world.list()).toHaveLength(5)
  })

  it('stays when the pupil says so, and its lessons are asked about by themselves', async () => {
    empty()
    await success()
    await settle('2026-11-23', false)
    world.pass(3)
    expect((await success()).emptyWeeks).toEqual([])
    world.school.data.lessons = world.school.data.lessons.filter(({ start }) => start > '2026-11-30')
    world.pass(3)
    expect((await success()).emptyWeeks).toEqual(asked(2, 4))
  })

  it('is no question where one task goes and another stays, or the whole moves to another week', async () => {
    world.school.data.assignments = world.school.data.assignments.slice(1)
    expect(await success()).toMatchObject({ removed: 1, emptyWeeks: [] })
    world.school.data.assignments = world.school.data.assignments.map(task => ({ ...task, due: '2026-12-03' }))
    world.pass(3)
    expect(await success()).toMatchObject({ added: 0, changed: 1, removed: 0, emptyWeeks: [] })
  })

  it('is no question where a part of the week was not read', async () => {
    world.school.fault = 'homework_refused'
    expect((await success()).emptyWeeks).toEqual([])
    expect(await world.list()).toHaveLength(7)
  })
})
