import {
  accountsRoutes,
  classMemberRoutes,
  classRoutes,
  linksRoutes,
  schoolGradeRoutes,
} from '@ariane/shared/contracts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApi, type TestApi, type TestPerson, UNLIMITED } from '../testing/test-api.ts'
import { school } from './testing/school.ts'

const DAY = 24 * 3_600_000
let time = Date.parse('2026-11-18T15:00:00Z')
let api: TestApi
let at: ReturnType<typeof school>
let helene: TestPerson
let [lea, tom, max]: TestPerson[] = []
let id: string
beforeAll(async () => {
  api = await createTestApi({ now: () => new Date(time), limiter: UNLIMITED })
  at = school(api)
})
afterAll(() => api.close())
beforeEach(async () => {
  time += 1000
  helene = await at.teacher('Hélène')
  id = await at.open(helene)
  ;[lea, tom, max] = await Promise.all([1, 2, 3].map(() => api.signUp({ grade: '6ème' })))
  for (const pupil of [lea, tom, max]) {
    await at.enter(helene, id, pupil as TestPerson)
    await api.consent(pupil as TestPerson)
  }
})

const some = (pupil: TestPerson | undefined) => pupil as TestPerson
async function move(...pupils: (TestPerson | undefined)[]): Promise<string> {
  time += 1000
  const userIds = pupils.map(pupil => some(pupil).uid)
  const { data } = await helene.call(classRoutes.startNextYear, { id, name: '5e B', grade: '5ème', userIds })
  time += 1000
  return data.id
}
const undo = (next: string, who = helene) => who.call(classRoutes.undoNextYear, { id: next })
const gradeOf = async (pupil: TestPerson | undefined) =>
  (await some(pupil).call(schoolGradeRoutes.readGrade, { userId: some(pupil).uid })).data.grade
const namesIn = async (classId: string) => (await at.read(helene, classId)).pupils.map(({ userId }) => userId).sort()
const uidsOf = (...pupils: (TestPerson | undefined)[]) => pupils.map(pupil => some(pupil).uid).sort()
const reaches = (pupil: TestPerson | undefined) =>
  helene.call(accountsRoutes.readReference, { userId: some(pupil).uid }).then(
    () => true,
    () => false,
  )

describe('@K01 the passage to the next year, undone', () => {
  it('gives back the class, its pupils, its groups and the grades', async () => {
    const groupId = crypto.randomUUID()
    const group = { id, groupId, name: 'Groupe 1', userIds: [some(lea).uid] }
    await helene.call(classMemberRoutes.saveClassGroup, group)
    const next = await move(lea, tom)
    expect([await gradeOf(lea), await gradeOf(tom), await gradeOf(max)]).toEqual(['5ème', '5ème', '6ème'])
    expect(await reaches(max)).toBe(false)
    expect((await at.read(helene, next)).undo).toEqual({ name: '6e B', until: '2026-11-25T15:00:02.000Z' })
    expect((await undo(next)).data).toEqual({ id })
    expect(await Promise.all([lea, tom, max].map(gradeOf))).toEqual(['6ème', '6ème', '6ème'])
    expect(await at.read(helene, id)).toMatchObject({ archivedAt: null, groups: [{ id: groupId, name: 'Groupe 1' }] })
    expect(await namesIn(id)).toEqual(uidsOf(lea, tom, max))
    expect(await Promise.all([lea, tom, max].map(reaches))).toEqual([true, true, true])
    const { archivedAt, undo: again } = await at.read(helene, next)
    expect([archivedAt === null, again]).toEqual([false, undefined])
    // What ends the class then ends what it holds.
    await helene.call(classRoutes.archiveClass, { id })
    expect(await reaches(lea)).toBe(false)
  })

  it('is possible for seven days, once', async () => {
    const next = await move(lea, tom, max)
    time += 7 * DAY
    expect((await at.read(helene, next)).undo).toBeUndefined()
    await expect(undo(next)).rejects.toMatchObject({ code: 'locked' })
    time -= DAY
    await undo(next)
    await expect(undo(next)).rejects.toMatchObject({ code: 'locked' })
    await expect(undo(id)).rejects.toMatchObject({ code: 'locked' })
    const again = await move(lea, tom, max)
    expect(await namesIn(again)).toEqual(uidsOf(lea, tom, max))
  })

  it('brings nobody back who left meanwhile, nor to a teacher whom a pupil stopped', async () => {
    const samir = await at.teacher('Samir')
    await at.invite(helene, id, samir)
    const next = await move(lea, tom)
    await some(lea).call(classMemberRoutes.leaveClass, { id: next, userId: some(lea).uid })
    await some(tom).call(linksRoutes.stopFollower, { userId: some(tom).uid, managerUserId: helene.uid })
    // With the class he would lose the colleague.
    await expect(undo(next)).rejects.toMatchObject({ status: 403 })
    await undo(next, samir)
    expect((await at.read(samir, id)).pupils.map(({ userId }) => userId).sort()).toEqual(uidsOf(tom, max))
    expect([await reaches(lea), await reaches(tom)]).toEqual([false, false])
    expect(await gradeOf(tom)).toBe('6ème')
  })

  it('keeps who came meanwhile, and a grade that somebody else set', async () => {
    const next = await move(lea, tom, max)
    const noe = await api.signUp({ grade: '5ème' })
    await at.enter(helene, next, noe)
    const parent = await api.signUp({ role: 'ROLE_PARENT' })
    await api.link(parent, some(lea))
    await parent.call(accountsRoutes.updateStudent, { id: some(lea).uid, updaterUserId: parent.uid, classroom: '4ème' })
    await undo(next)
    expect(await namesIn(id)).toEqual(uidsOf(lea, tom, max, noe))
    expect([await gradeOf(lea), await gradeOf(tom), await gradeOf(noe)]).toEqual(['4ème', '6ème', '5ème'])
    expect(await reaches(noe)).toBe(true)
  })

  it('keeps the name that somebody left behind gave when he asked to join the class of now', async () => {
    const next = await move(lea, tom)
    const { code } = (await helene.call(classMemberRoutes.makeClassCode, { id: next })).data
    await some(max).call(classMemberRoutes.joinClass, { userId: some(max).uid, code, knownAs: 'Max Roux' })
    await helene.call(classMemberRoutes.answerClassRequest, { id: next, userId: some(max).uid, accept: true })
    await undo(next)
    expect((await at.read(helene, id)).pupils.map(({ knownAs }) => knownAs).filter(Boolean)).toEqual(['Max Roux'])
  })

  it('of two one after the other brings nobody back who left the last class', async () => {
    const next = await move(lea, tom, max)
    const body = { id: next, name: '4e B', grade: '4ème' as const, userIds: uidsOf(lea, tom, max) }
    const last = (await helene.call(classRoutes.startNextYear, body)).data.id
    time += 1000
    await some(lea).call(classMemberRoutes.leaveClass, { id: last, userId: some(lea).uid })
    await undo(last)
    await undo(next)
    expect(await namesIn(id)).toEqual(uidsOf(tom, max))
    expect([await reaches(lea), await reaches(tom)]).toEqual([false, true])
    expect(await Promise.all([tom, max].map(gradeOf))).toEqual(['6ème', '6ème'])
  })

  it('gives the grades back when the grade of the class was changed meanwhile', async () => {
    const next = await move(lea, tom, max)
    await helene.call(classRoutes.updateClass, { id: next, name: '5e B', grade: '4ème' })
    await undo(next)
    expect(await Promise.all([lea, tom, max].map(gradeOf))).toEqual(['6ème', '6ème', '6ème'])
  })

  it('leaves a consent as it is', async () => {
    const next = await move(lea, tom)
    await undo(next)
    const consents = await api.db
      .q()
      .selectFrom('consents')
      .select('state')
      .where('pupil_uid', 'in', uidsOf(lea, tom, max))
      .execute()
    expect(consents.map(({ state }) => state)).toEqual(['given', 'given', 'given'])
  })

  it('asked for twice at once is made once', async () => {
    const next = await move(lea, tom, max)
    const both = await Promise.allSettled([undo(next), undo(next)])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await namesIn(id)).toEqual(uidsOf(lea, tom, max))
  })

  it('goes on without an account that is gone', async () => {
    const next = await move(lea, tom)
    await api.db.q().deleteFrom('people').where('uid', '=', some(tom).uid).execute()
    await undo(next)
    expect(await namesIn(id)).toEqual(uidsOf(lea, max))
  })

  it('of a colleague who left does not teach him in again', async () => {
    const samir = await at.teacher('Samir')
    await at.invite(helene, id, samir)
    const next = await move(lea, tom)
    await samir.call(classMemberRoutes.removeTeacher, { id: next, userId: samir.uid })
    await undo(next)
    await expect(at.read(samir, id)).rejects.toMatchObject({ status: 404 })
    expect((await at.read(helene, id)).teachers.map(({ userId }) => userId)).toEqual([helene.uid])
  })

  it('is not for teachers of other classes', async () => {
    const next = await move(lea, tom, max)
    await expect(undo(next, await at.teacher('Samir'))).rejects.toMatchObject({ status: 404 })
  })
})
