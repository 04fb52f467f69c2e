import { calendarRoutes, familiesRoutes, linksRoutes, MAX_PUPILS_PER_PAGE } from '@ariane/shared/contracts'
import type { Arguments } from '@ariane/shared/contracts/route'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApi, type TestApi, type TestPerson, UNLIMITED } from '../testing/test-api.ts'

const MINUTE = 60_000
/** A Wednesday, 16:00 in Paris. */
let time = Date.parse('2026-11-18T15:00:00Z')
let api: TestApi
let teacher: TestPerson
beforeAll(async () => {
  api = await createTestApi({ now: () => new Date(time), limiter: UNLIMITED })
  teacher = await api.signUp({ role: 'ROLE_TEACHER', name: 'Madame Petit' })
})
afterAll(() => api.close())

type Asked = Omit<Arguments<typeof familiesRoutes.pupilsWeek>, 'userId'>
const home = async (manager = teacher, asked: Asked = {}) =>
  (await manager.call(familiesRoutes.pupilsWeek, { userId: manager.uid, ...asked })).data
const follow = async (name: string, manager = teacher) => {
  const pupil = await api.signUp({ name })
  await api.link(manager, pupil)
  return pupil
}
const seconds = (at: string) => Date.parse(at) / 1000
const plan = (pupil: TestPerson, title: string, at: string, type: 'homework' | 'course') =>
  pupil.call(calendarRoutes.createEvent, {
    userId: pupil.uid,
    title,
    type,
    startTimestamp: seconds(at),
    endTimestamp: seconds(at) + 1800,
  })

describe('the home of a manager', () => {
  it('@A17 is empty for somebody without pupils', async () => {
    const coach = await api.signUp({ role: 'ROLE_COACH' })
    expect(await home(coach)).toEqual({ pupils: [], others: 0, total: 0, found: 0, pressing: 0, grades: [] })
  })

  it('@A17 shows every pupil of his, and nobody else’s, who needs help first', async () => {
    const calm = await follow('Adam')
    const late = await follow('Zoé')
    await api.signUp({ name: 'Inconnu' })
    await plan(late, 'Rédaction de français', '2026-11-17T07:00:00Z', 'homework')
    await plan(late, 'Maths', '2026-11-19T07:00:00Z', 'course')
    await plan(calm, 'Exercices', '2026-11-20T07:00:00Z', 'homework')
    const { pupils } = await home()
    expect(pupils.map(({ fullName }) => fullName)).toEqual(['Zoé', 'Adam'])
    expect(pupils[0]).toMatchObject({ lessons: 1, homework: { due: 1, done: 0 } })
    expect(pupils[0]?.needs[0]).toMatchObject({ kind: 'late_homework', count: 1, title: 'Rédaction de français' })
    expect(pupils[1]).toMatchObject({ homework: { due: 1, done: 0 }, needs: [] })
  })

  it('@A17 counts at a weekend the homework of the week to come, and the lessons of this one alone', async () => {
    const own = await api.signUp({ role: 'ROLE_TEACHER' })
    const pupil = await follow('Ève', own)
    const before = time
    time = Date.parse('2026-11-29T15:00:00Z')
    await plan(pupil, 'Maths', '2026-11-26T08:00:00Z', 'course')
    await plan(pupil, 'Anglais', '2026-12-01T08:00:00Z', 'course')
    for (const day of ['2026-11-27', '2026-12-01', '2026-12-04', '2026-12-08'])
      await plan(pupil, day, `${day}T08:00:00Z`, 'homework')
    expect((await home(own)).pupils[0]).toMatchObject({ homework: { due: 3, done: 0 }, lessons: 1 })
    time = Date.parse('2026-11-27T15:00:00Z')
    expect((await home(own)).pupils[0]).toMatchObject({ homework: { due: 1 } })
    time = before
  })

  it('@A17 leaves a line in the journal of each pupil, one for the same visit', async () => {
    const parent = await api.signUp({ role: 'ROLE_PARENT', name: 'Papa' })
    const lou = await follow('Lou', parent)
    const both = [lou, await follow('Max', parent)]
    await home(parent)
    time += 5 * MINUTE
    await home(parent)
    for (const pupil of both) {
      const { lines } = (await pupil.call(linksRoutes.readJournal, { userId: pupil.uid })).data
      expect(lines).toMatchObject([{ who: 'Papa', what: 'viewed', times: 1 }])
      expect(Date.parse(lines[0]?.until ?? '') - Date.parse(lines[0]?.at ?? '')).toBe(5 * MINUTE)
    }
    time += 31 * MINUTE
    await home(parent)
    const { lines } = (await lou.call(linksRoutes.readJournal, { userId: lou.uid })).data
    expect(lines).toHaveLength(2)
  })

  it('@A17 @K05 finds who needs help first among 160 pupils, and reaches everyone by page, by name and by grade', async () => {
    const head = await api.signUp({ role: 'ROLE_TEACHER', name: 'Principale' })
    const add = (from: number, to: number, grade: string) => sql`with made as (
        insert into people (uid, role, grade, display_name)
        select 'school-' || n, 'ROLE_STUDENT', ${grade}, 'Élève ' || lpad(n::text, 3, '0')
        from generate_series(${from}::int, ${to}::int) n returning uid)
      insert into links (manager_uid, pupil_uid, kind, created_at) select ${head.uid}, uid, 'created', now() from made`
    await add(1, 158, '5ème').execute(api.db.q())
    const late = await follow('Zoé Vidal', head)
    for (const title of ['Rédaction', 'Carte', 'Lecture']) await plan(late, title, '2026-11-17T07:00:00Z', 'homework')
    const sooner = await follow('Yann Petit', head)
    await plan(sooner, 'Exercices', '2026-11-19T07:00:00Z', 'homework')

    const first = await home(head)
    expect(first.pupils.slice(0, 2).map(({ fullName }) => fullName)).toEqual(['Zoé Vidal', 'Yann Petit'])
    expect(first.pupils[0]?.needs[0]).toMatchObject({ kind: 'late_homework', count: 3 })
    expect(first).toMatchObject({ total: 160, found: 160, pressing: 2, others: 160 - MAX_PUPILS_PER_PAGE })
    expect(first.grades).toEqual([
      { grade: '5ème', count: 158 },
      { grade: '4ème', count: 2 },
    ])

    const everybody = new Set(first.pupils.map(({ userId }) => userId))
    for (let page = 2; everybody.size < 160 && page <= 10; page += 1)
      for (const { userId } of (await home(head, { page })).pupils) everybody.add(userId)
    expect(everybody.size).toBe(160)
    expect(await home(head, { page: 99 })).toMatchObject({ pupils: [], others: 0, found: 160 })

    const named = await home(head, { search: 'vidal ZOE' })
    expect(named).toMatchObject({ found: 1, total: 160, pupils: [{ fullName: 'Zoé Vidal' }] })
    const graded = await home(head, { grade: '4ème' })
    expect(graded.pupils.map(({ fullName }) => fullName)).toEqual(['Zoé Vidal', 'Yann Petit'])
    expect(await home(head, { search: 'vidal', grade: '5ème' })).toMatchObject({ found: 0, pupils: [], others: 0 })
  })

  it('is closed to pupils, and to a manager for another one', async () => {
    const pupil = await api.signUp()
    const refused = { status: 403 }
    await expect(pupil.call(familiesRoutes.pupilsWeek, { userId: pupil.uid })).rejects.toMatchObject(refused)
    await expect(pupil.call(familiesRoutes.pupilsWeek, { userId: teacher.uid })).rejects.toMatchObject(refused)
    const other = await api.signUp({ role: 'ROLE_COACH' })
    await expect(other.call(familiesRoutes.pupilsWeek, { userId: teacher.uid })).rejects.toMatchObject(refused)
  })

  it('asks as much of the database for a full class as for one pupil', async () => {
    const coach = await api.signUp({ role: 'ROLE_COACH', name: 'Coach' })
    const one = await follow('Seul', coach)
    const counted = async () => {
      let statements = 0
      const { q } = api.db
      const before = q().getExecutor().executeQuery
      Object.getPrototypeOf(q().getExecutor()).executeQuery = function (this: unknown, ...args: never[]) {
        statements += 1
        return (before as (...all: never[]) => unknown).apply(this, args)
      }
      time += 2 * MINUTE
      await home(coach)
      Object.getPrototypeOf(q().getExecutor()).executeQuery = before
      return statements
    }
    const alone = await counted()
    await sql`insert into people (uid, role, grade, display_name) select 'mate-' || n, 'ROLE_STUDENT', '5ème', 'Élève ' || n
      from generate_series(1, 39) n`.execute(api.db.q())
    await sql`insert into links (manager_uid, pupil_uid, kind) select ${coach.uid}, 'mate-' || n, 'created'
      from generate_series(1, 39) n`.execute(api.db.q())
    expect(await counted()).toBe(alone)
    expect(alone).toBeGreaterThan(0)
    const { pupils } = await home(coach)
    expect(pupils).toHaveLength(40)
    expect(pupils.map(({ userId }) => userId)).toContain(one.uid)
  })
})
