import { calendarRoutes, familiesRoutes, isPressing } from '@ariane/shared/contracts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { school } from '../classes/testing/school.ts'
import { classroom, findModule, type Learner, learner, place, quiz } from '../learning/testing/classroom.ts'
import { create } from '../objectives/testing/create-objective.ts'
import { type TestApi, type TestPerson, UNLIMITED } from '../testing/test-api.ts'

/** A Wednesday, 16:00 in Paris. */
const NOW = new Date('2026-11-18T15:00:00Z')
let api: TestApi
let at: ReturnType<typeof school>
let teacher: TestPerson
let id: string
beforeAll(async () => {
  ;({ api } = await classroom({ limiter: UNLIMITED, now: () => NOW }))
  at = school(api)
  teacher = await at.teacher('Madame Petit')
  id = await at.open(teacher, '4e B', '4ème')
})
afterAll(() => api.close())

const needs = async (asked: { classId?: string; page?: number } = {}, by = teacher) =>
  (await by.call(familiesRoutes.listNeeds, { userId: by.uid, ...asked })).data
const pupil = async (name: string) => {
  const made = learner(api, await api.signUp({ name }))
  await at.enter(teacher, id, made)
  return made
}
const plan = (who: Learner, title: string, day: string) => {
  const startTimestamp = Date.parse(`${day}T08:00:00Z`) / 1000
  const event = {
    userId: who.uid,
    title,
    type: 'homework' as const,
    startTimestamp,
    endTimestamp: startTimestamp + 3600,
  }
  return who.call(calendarRoutes.createEvent, event)
}
/** Misses the first statement of so many quizzes on one notion. */
async function miss(who: Learner, times: number) {
  for (let n = 0; n < times; n++) {
    const { id: moduleId } = findModule(await who.generate(quiz), 0)
    const notions = JSON.stringify({ c1: `${place.subChapterId}/x` })
    await api.db.q().updateTable('modules').set({ notions }).where('id', '=', moduleId).execute()
    await who.choose(moduleId, 'c1', false)
  }
}

describe('@K05 who needs help first', () => {
  it('is ranked over every pupil, each with the most pressing reason, the others by name', async () => {
    const [zoe, tom, ines, noe] = [await pupil('Zoé'), await pupil('Tom'), await pupil('Inès'), await pupil('Noé')]
    await pupil('Adam')
    await plan(noe, 'Rédaction', '2026-11-17')
    await plan(noe, 'Carte', '2026-11-16')
    await plan(zoe, 'Exercices', '2026-11-17')
    await plan(zoe, 'Lecture', '2026-11-19')
    await miss(ines, 3)
    await miss(tom, 2)
    await plan(tom, 'Poésie', '2026-11-19')
    const { pupils, found, pressing, others } = await needs()
    expect(pupils.map(({ fullName, reason }) => [fullName, reason?.kind, reason?.count, reason?.title])).toEqual([
      ['Noé', 'late_homework', 2, 'Carte'],
      ['Zoé', 'late_homework', 1, 'Exercices'],
      ['Inès', 'missed_notion', 3, null],
      ['Tom', 'due_tomorrow', 1, 'Poésie'],
      ['Adam', undefined, undefined, undefined],
    ])
    expect({ found, pressing, others }).toEqual({ found: 5, pressing: 4, others: 0 })
  })

  it('is the same on the home: order, reasons and counts, with the classes of each', async () => {
    const [onPage, atHome] = [
      await needs(),
      (await teacher.call(familiesRoutes.pupilsWeek, { userId: teacher.uid })).data,
    ]
    const told = (list: { fullName: string; reason?: unknown }[]) =>
      list.map(({ fullName, reason }) => [fullName, reason])
    expect(told(atHome.pupils)).toEqual(told(onPage.pupils))
    expect({ found: atHome.found, pressing: atHome.pressing }).toEqual({
      found: onPage.found,
      pressing: onPage.pressing,
    })
    expect(atHome.pupils.map(({ classes }) => classes)).toEqual(atHome.pupils.map(() => ['4e B']))
    expect(atHome.pupils.filter(isPressing)).toHaveLength(onPage.pressing)
    const other = await at.teacher('Monsieur Roux')
    const zoe = atHome.pupils.find(({ fullName }) => fullName === 'Zoé')?.userId ?? ''
    await api.link(other, { uid: zoe } as TestPerson)
    const [seen] = (await other.call(familiesRoutes.pupilsWeek, { userId: other.uid })).data.pupils
    expect(seen).toMatchObject({ fullName: 'Zoé', classes: [] })
    const nina = await api.signUp({ name: 'Nina' })
    for (let twice = 0; twice < 2; twice++) await at.enter(other, await at.open(other, '4e A', '4ème'), nina)
    const [one] = (await other.call(familiesRoutes.pupilsWeek, { userId: other.uid, search: 'Nina' })).data.pupils
    expect(one).toMatchObject({ fullName: 'Nina', classes: ['4e A'] })
  })

  it('is asked of one class, which the caller has to teach', async () => {
    const other = await at.open(teacher, '4e C', '4ème')
    const lou = await api.signUp({ name: 'Lou' })
    await at.enter(teacher, other, lou)
    expect((await needs({ classId: other })).pupils.map(({ fullName }) => fullName)).toEqual(['Lou'])
    const stranger = await at.teacher('Samir')
    await expect(needs({ classId: other }, stranger)).rejects.toMatchObject({ status: 404 })
  })

  it('tells two of the same name apart by their login', async () => {
    const home = await at.open(teacher, '4e D', '4ème')
    for (const name of ['Lina', 'Lina']) await at.enter(teacher, home, await api.signUp({ name }))
    const names = (await needs({ classId: home })).pupils.map(({ fullName }) => fullName)
    expect(new Set(names).size).toBe(2)
    for (const name of names) expect(name).toMatch(/^Lina \(.+\)$/)
  })

  it('comes in pages, in the same order', async () => {
    const head = await at.teacher('Principale')
    await sql`with made as (
        insert into people (uid, role, grade, display_name, created_at, last_connected_at)
        select 'ranked-' || n, 'ROLE_STUDENT', '5ème', 'Élève ' || lpad(n::text, 3, '0'), ${NOW}, ${NOW}
        from generate_series(1, 90) n returning uid)
      insert into links (manager_uid, pupil_uid, kind) select ${head.uid}, uid, 'created' from made`.execute(api.db.q())
    await sql`update people set last_connected_at = ${new Date('2026-11-01T08:00:00Z')} where uid = 'ranked-77'`.execute(
      api.db.q(),
    )
    const [first, last] = [await needs({}, head), await needs({ page: 3 }, head)]
    expect(first.pupils[0]).toMatchObject({ fullName: 'Élève 077', reason: { kind: 'away' } })
    expect(first).toMatchObject({ found: 90, pressing: 1, others: 50 })
    expect(last.pupils).toHaveLength(10)
    expect(last).toMatchObject({ others: 0, pressing: 1 })
  })

  it('never names an objective about feelings', async () => {
    const manager = await at.teacher('Coach')
    const max = await api.signUp({ name: 'Max' })
    await api.link(manager, max)
    await create(max)
    await sql`update objectives set start_date = '2026-11-10', end_date = '2026-11-17', type = 'Emotional' where user_id = ${max.uid}`.execute(
      api.db.q(),
    )
    expect((await needs({}, manager)).pupils[0]?.reason).toMatchObject({ kind: 'late_objective', title: null })
  })
})
