import { calendarRoutes, childrenRoutes, dailySessionRoutes, linksRoutes } from '@ariane/shared/contracts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApi, type TestApi, type TestPerson } from '../../testing/test-api.ts'

/** A Wednesday, 16:00 in Paris. */
let time = Date.parse('2026-11-18T15:00:00Z')
let api: TestApi
let parent: TestPerson
let lina: TestPerson
let adam: TestPerson
beforeAll(async () => {
  api = await createTestApi({ now: () => new Date(time) })
  parent = await api.signUp({ role: 'ROLE_PARENT', name: 'Karim' })
  lina = await api.signUp({ name: 'Lina' })
  adam = await api.signUp({ name: 'Adam', grade: '6ème' })
  const teacher = await api.signUp({ role: 'ROLE_TEACHER', name: 'Hélène' })
  for (const child of [lina, adam]) await api.link(parent, child)
  await api.link(teacher, lina, 'code')
})
afterAll(() => api.close())

const read = async (week = 0, who = parent) =>
  (await who.call(childrenRoutes.childrenWeek, { userId: who.uid, week })).data
const plan = (title: string, at: string, type: 'homework' | 'exam') => {
  const start = Date.parse(at) / 1000
  return lina.call(calendarRoutes.createEvent, {
    userId: lina.uid,
    title,
    type,
    startTimestamp: start,
    endTimestamp: start + 1800,
  })
}

describe('@K07 the week of a parent’s children', () => {
  it('is on one page: sessions, goal, what comes, and who follows each', async () => {
    await plan('Contrôle de maths', '2026-11-23T08:00:00Z', 'exam')
    await plan('Exercices', '2026-11-19T08:00:00Z', 'homework')
    await lina.call(dailySessionRoutes.setWeeklyGoal, { userId: lina.uid, goal: 3 })
    const { data } = await lina.call(dailySessionRoutes.startDailySession, { userId: lina.uid })
    const key = data.parts[0]?.key ?? ''
    await lina.call(dailySessionRoutes.closeDailyPart, { userId: lina.uid, key, outcome: 'done' })

    const { day, children } = await read()
    expect(day).toBe('2026-11-18')
    expect(children.map(({ firstName, fullName }) => firstName || fullName)).toEqual(['Adam', 'Lina'])
    const [first, second] = children
    expect(first).toMatchObject({ grade: '6ème', goal: null, coming: [], teachers: [] })
    expect(second).toMatchObject({ goal: 3, teachers: ['Hélène'], homework: { due: 1, done: 0 } })
    expect(second?.coming.map(({ kind, title }) => [kind, title])).toEqual([
      ['homework', 'Exercices'],
      ['exam', 'Contrôle de maths'],
    ])
    expect(second?.days.map(({ session }) => session)).toEqual([false, false, true, false, false, false, false])
  })

  it('can be looked at once it is over, without what is of today', async () => {
    time += 7 * 86_400_000
    const [, then] = (await read(-1)).children
    expect(then?.days.filter(({ session }) => session).map(({ day }) => day)).toEqual(['2026-11-18'])
    expect(then).toMatchObject({ homework: { due: 1, done: 0 }, coming: [], needs: [] })
    const [, now] = (await read()).children
    expect(now?.days.some(({ session }) => session)).toBe(false)
  })

  it('has on a Sunday all of the week to come, and nothing of the one after', async () => {
    time = Date.parse('2026-11-29T15:00:00Z')
    const days = ['2026-11-30', '2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04', '2026-12-06', '2026-12-07']
    for (const day of days) await plan(day, `${day}T12:00:00Z`, 'homework')
    await plan('Contrôle', '2026-12-08T12:00:00Z', 'exam')
    const [, child] = (await read()).children
    expect(child?.coming.map(({ title }) => title)).toEqual([...days.slice(0, -1), 'Contrôle'])
  })

  it('leaves a line in the journal of each child', async () => {
    const { lines } = (await lina.call(linksRoutes.readJournal, { userId: lina.uid })).data
    expect(lines.map(({ who, what }) => [who, what])).toContainEqual(['Karim', 'viewed'])
  })

  it('is for parents alone, each of their own', async () => {
    const teacher = await api.signUp({ role: 'ROLE_TEACHER' })
    await expect(read(0, teacher)).rejects.toMatchObject({ status: 403 })
    const other = await api.signUp({ role: 'ROLE_PARENT' })
    expect((await read(0, other)).children).toEqual([])
    const spying = other.call(childrenRoutes.childrenWeek, { userId: parent.uid })
    await expect(spying).rejects.toMatchObject({ status: 403 })
  })
})
