import {
  accountsRoutes,
  classMemberRoutes,
  classRoutes,
  importRoutes,
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
let samir: TestPerson
let id: string
beforeAll(async () => {
  api = await createTestApi({ now: () => new Date(time), limiter: UNLIMITED })
  at = school(api)
})
afterAll(() => api.close())
beforeEach(async () => {
  time += 1000
  helene = await at.teacher('Hélène')
  samir = await at.teacher('Samir')
  id = await at.open(helene)
})

/** Samir comes second, a moment later. */
const inviteSamir = () => {
  time += 1000
  return at.invite(helene, id, samir)
}
const reaches = (manager: TestPerson, pupil: TestPerson) =>
  manager.call(accountsRoutes.readReference, { userId: pupil.uid }).then(
    () => 200,
    error => error.status as number,
  )
const journal = async (pupil: TestPerson) =>
  (await pupil.call(linksRoutes.readJournal, { userId: pupil.uid })).data.lines.map(({ who, what }) => [who, what])
const gradeOf = async (pupil: TestPerson) =>
  (await pupil.call(schoolGradeRoutes.readGrade, { userId: pupil.uid })).data.grade
const own = async (pupil: TestPerson) =>
  (await pupil.call(classMemberRoutes.listOwnClasses, { userId: pupil.uid })).data.classes

describe('@K01 a class', () => {
  it('has a name, a grade and a school year, and several teachers with the same rights, seen by all', async () => {
    const lea = await api.signUp({ name: 'Léa', grade: '6ème' })
    await at.enter(helene, id, lea)
    expect(await reaches(samir, lea)).toBe(403)
    await expect(at.read(samir, id)).rejects.toMatchObject({ status: 404 })
    expect(await inviteSamir()).toEqual({ id, name: '6e B' })
    for (const teacher of [helene, samir]) {
      expect(await at.read(teacher, id)).toMatchObject({
        name: '6e B',
        grade: '6ème',
        schoolYear: 2026,
        teachers: [{ fullName: 'Hélène' }, { fullName: 'Samir' }],
        pupils: [{ fullName: 'Léa' }],
      })
      expect(await reaches(teacher, lea)).toBe(200)
    }
    await samir.call(classRoutes.updateClass, { id, name: '6e Bleue', grade: '6ème' })
    const { classes } = (await helene.call(classRoutes.listClasses, {})).data
    expect(classes).toMatchObject([{ name: '6e Bleue', pupils: 1, requests: 0, teachers: ['Hélène', 'Samir'] }])
  })

  it('is made by teachers and coaches, never by a parent', async () => {
    const parent = await api.signUp({ role: 'ROLE_PARENT' })
    const made = parent.call(classRoutes.createClass, { name: '6e C', grade: '6ème', schoolYear: 2026 })
    await expect(made).rejects.toMatchObject({ status: 403 })
    const { token } = (await helene.call(classMemberRoutes.inviteTeacher, { id })).data
    const accepted = parent.call(classMemberRoutes.acceptInvitation, { token })
    await expect(accepted).rejects.toMatchObject({ status: 403 })
  })

  it('lists its pupils by last, then first name, as a register', async () => {
    const pupil = (firstName: string, lastName: string) => ({
      key: crypto.randomUUID(),
      firstName,
      lastName,
      classroom: '6ème' as const,
      password: 'fort-secret-7',
      classId: id,
    })
    const pupils = [pupil('Zoé', 'Martin'), pupil('Ana', 'Petit'), pupil('Éva', 'Martin'), pupil('Bob', 'Élan')]
    const { data } = await helene.call(importRoutes.importPupils, { creatorUserId: helene.uid, pupils })
    expect(data.lines.map(({ problem }) => problem)).toEqual([null, null, null, null])
    const names = (await at.read(helene, id)).pupils.map(({ fullName }) => fullName)
    expect(names).toEqual(['Bob Élan', 'Éva Martin', 'Zoé Martin', 'Ana Petit'])
    const strange = [{ ...pupil('Max', 'Roux'), classId: await at.open(samir) }]
    const refused = await helene.call(importRoutes.importPupils, { creatorUserId: helene.uid, pupils: strange })
    expect(refused.data.lines).toMatchObject([{ login: null, problem: 'failed' }])
  })

  it('ends with its last teacher, and the others go when they want', async () => {
    await inviteSamir()
    const remove = (teacher: TestPerson) => teacher.call(classMemberRoutes.removeTeacher, { id, userId: teacher.uid })
    await remove(helene)
    await expect(at.read(helene, id)).rejects.toMatchObject({ status: 404 })
    await expect(remove(samir)).rejects.toMatchObject({ status: 409, code: 'locked' })
    await api.db.q().deleteFrom('people').where('uid', '=', samir.uid).execute()
    expect(await api.db.q().selectFrom('classes').select('id').where('id', '=', id).execute()).toEqual([])
  })
})

describe('@K01 the code of a class', () => {
  it('only asks: a teacher says yes to each pupil', async () => {
    const [lea, tom] = [await api.signUp({ name: 'Léa' }), await api.signUp({ name: 'Tom' })]
    const { code } = (await helene.call(classMemberRoutes.makeClassCode, { id })).data
    for (const pupil of [lea, tom]) {
      const typed = `${code.slice(0, 4)}-${code.slice(4)}`.toLowerCase()
      const { data } = await pupil.call(classMemberRoutes.joinClass, { userId: pupil.uid, code: typed })
      expect(data).toEqual({ id, name: '6e B', teachers: ['Hélène'], waiting: true })
      expect(await reaches(helene, pupil)).toBe(403)
    }
    expect((await at.read(helene, id)).requests.map(({ fullName }) => fullName)).toEqual(['Léa', 'Tom'])
    await helene.call(classMemberRoutes.answerClassRequest, { id, userId: lea.uid, accept: true })
    await helene.call(classMemberRoutes.answerClassRequest, { id, userId: tom.uid, accept: false })
    expect(await reaches(helene, lea)).toBe(200)
    expect(await reaches(helene, tom)).toBe(403)
    expect(await own(lea)).toMatchObject([{ name: '6e B', waiting: false }])
    expect(await own(tom)).toEqual([])
    expect(await journal(lea)).toContainEqual(['Hélène', 'linked'])
  })

  it('stops working when it is revoked, replaced or three weeks old', async () => {
    const lea = await api.signUp()
    const make = async () => (await helene.call(classMemberRoutes.makeClassCode, { id })).data.code
    const join = (code: string) => lea.call(classMemberRoutes.joinClass, { userId: lea.uid, code })
    const replaced = await make()
    const revoked = await make()
    await helene.call(classMemberRoutes.revokeClassCode, { id })
    const old = await make()
    for (const code of [replaced, revoked]) await expect(join(code)).rejects.toMatchObject({ status: 404 })
    time += 21 * DAY
    expect((await at.read(helene, id)).code).toBeNull()
    await expect(join(old)).rejects.toMatchObject({ status: 404 })
  })

  it('lets nobody answer who was not asked', async () => {
    const stranger = await api.signUp()
    await helene.call(classMemberRoutes.answerClassRequest, { id, userId: stranger.uid, accept: true })
    expect(await reaches(helene, stranger)).toBe(403)
    await expect(helene.call(classMemberRoutes.addClassPupils, { id, userIds: [stranger.uid] })).rejects.toMatchObject({
      status: 403,
    })
  })
})

describe('@K01 @A12 the links of a class', () => {
  it('end when the pupil leaves, with effect at once, and a line in the journal', async () => {
    const lea = await api.signUp({ name: 'Léa' })
    await at.enter(helene, id, lea)
    await inviteSamir()
    await lea.call(classMemberRoutes.leaveClass, { id, userId: lea.uid })
    for (const teacher of [helene, samir]) expect(await reaches(teacher, lea)).toBe(403)
    expect((await at.read(helene, id)).pupils).toEqual([])
    expect(await journal(lea)).toContainEqual(['Samir', 'left'])
  })

  it('end when the class is archived, but not what was there before it, nor what another class holds', async () => {
    const [mine, coded, both] = [await api.signUp(), await api.signUp(), await api.signUp()]
    await api.link(helene, mine)
    await helene.call(classMemberRoutes.addClassPupils, { id, userIds: [mine.uid] })
    await at.enter(helene, id, coded)
    await at.enter(helene, id, both)
    await inviteSamir()
    const other = await at.open(helene, 'Latin')
    await at.enter(helene, other, both)
    await helene.call(classRoutes.archiveClass, { id })
    expect(await Promise.all([mine, coded, both].map(pupil => reaches(helene, pupil)))).toEqual([200, 403, 200])
    expect(await Promise.all([mine, coded, both].map(pupil => reaches(samir, pupil)))).toEqual([403, 403, 403])
    await helene.call(classRoutes.archiveClass, { id: other })
    expect(await reaches(helene, both)).toBe(403)
    await expect(helene.call(classRoutes.archiveClass, { id })).rejects.toMatchObject({ code: 'locked' })
  })

  it('are the pupil’s to end one by one: the class shows him to the others only', async () => {
    const lea = await api.signUp({ name: 'Léa' })
    await at.enter(helene, id, lea)
    await inviteSamir()
    await lea.call(linksRoutes.stopFollower, { userId: lea.uid, managerUserId: samir.uid })
    expect(await at.read(samir, id)).toMatchObject({ pupils: [], unseen: 1 })
    expect(await at.read(helene, id)).toMatchObject({ pupils: [{ fullName: 'Léa' }], unseen: 0 })
  })

  it('reach a pupil with no new name of a teacher whom the pupil stopped, nor of a class of theirs', async () => {
    const lea = await api.signUp({ grade: '6ème', name: 'Léa' })
    await at.enter(helene, id, lea)
    await inviteSamir()
    const before = await at.read(samir, id)
    const rename = (who: TestPerson, name: string) => who.call(classRoutes.updateClass, { id, name, grade: '6ème' })
    await lea.call(linksRoutes.stopFollower, { userId: lea.uid, managerUserId: samir.uid })
    await expect(rename(samir, 'Snap inconnu 99')).rejects.toMatchObject({ status: 403 })
    await rename(samir, before.name)
    await rename(helene, '6e Bleue')
    const own = (await lea.call(classMemberRoutes.listOwnClasses, { userId: lea.uid })).data.classes
    expect(own).toMatchObject([{ name: '6e Bleue', teachers: ['Hélène'] }])
  })

  it('with other teachers are not ended by one whom a pupil stopped', async () => {
    const [lea, tom] = [await api.signUp(), await api.signUp()]
    for (const pupil of [lea, tom]) await at.enter(helene, id, pupil)
    await inviteSamir()
    await lea.call(linksRoutes.stopFollower, { userId: lea.uid, managerUserId: helene.uid })
    const next = { id, name: '5e B', grade: '5ème' as const, userIds: [tom.uid] }
    const ends = [
      () => helene.call(classRoutes.archiveClass, { id }),
      () => helene.call(classRoutes.startNextYear, next),
      () => helene.call(classMemberRoutes.removeTeacher, { id, userId: samir.uid }),
    ]
    for (const end of ends) await expect(end()).rejects.toMatchObject({ status: 403 })
    expect(await reaches(samir, lea)).toBe(200)
    await samir.call(classRoutes.archiveClass, { id })
  })

  it('stay when the pupil gave that adult a code of his own meanwhile', async () => {
    const lea = await api.signUp()
    await at.enter(helene, id, lea)
    const { code } = (await lea.call(linksRoutes.makeLinkCode, { userId: lea.uid })).data
    await helene.call(linksRoutes.redeemLinkCode, { managerUserId: helene.uid, code })
    await helene.call(classRoutes.archiveClass, { id })
    expect(await reaches(helene, lea)).toBe(200)
  })
})

describe('@K01 the next school year', () => {
  it('takes the chosen pupils and all teachers along in one step, in their new grade', async () => {
    const [lea, tom] = [await api.signUp({ grade: '6ème' }), await api.signUp({ grade: '6ème' })]
    const max = await api.signUp({ grade: '6ème' })
    for (const pupil of [lea, tom, max]) await at.enter(helene, id, pupil)
    await api.consent(lea)
    await inviteSamir()
    const { data } = await helene.call(classRoutes.startNextYear, {
      id,
      name: '5e B',
      grade: '5ème',
      userIds: [lea.uid, max.uid],
    })
    // Where nobody agreed, a class does not change the grade: the pupil is asked when the year begins.
    expect(await gradeOf(max)).toBe('6ème')
    await max.call(classMemberRoutes.leaveClass, { id: data.id, userId: max.uid })
    expect(await at.read(samir, data.id)).toMatchObject({
      name: '5e B',
      schoolYear: 2027,
      teachers: [{ fullName: 'Hélène' }, { fullName: 'Samir' }],
      pupils: [{ userId: lea.uid, grade: '5ème' }],
    })
    expect(await reaches(samir, lea)).toBe(200)
    expect(await reaches(helene, tom)).toBe(403)
    const grade = await lea.call(schoolGradeRoutes.readGrade, { userId: lea.uid })
    expect(grade.data.history).toMatchObject([{ from: '6ème', to: '5ème', by: 'Hélène' }])
    expect(await journal(lea)).toContainEqual(['Hélène', 'grade'])
    const { classes } = (await helene.call(classRoutes.listClasses, {})).data
    expect(classes.map(({ name, archivedAt }) => [name, archivedAt === null])).toEqual([
      ['5e B', true],
      ['6e B', false],
    ])
    await helene.call(classRoutes.archiveClass, { id: data.id })
    expect(await reaches(helene, lea)).toBe(403)
  })

  it('takes nobody along who is not in the class', async () => {
    const [lea, stranger] = [await api.signUp(), await api.signUp()]
    await at.enter(helene, id, lea)
    await api.link(helene, stranger)
    const move = helene.call(classRoutes.startNextYear, { id, name: '5e B', grade: '5ème', userIds: [stranger.uid] })
    await expect(move).rejects.toMatchObject({ status: 403 })
    expect((await at.read(helene, id)).archivedAt).toBeNull()
  })
})

describe('@K01 the groups of a class', () => {
  it('hold pupils of the class, and are the class’s alone', async () => {
    const [lea, stranger] = [await api.signUp(), await api.signUp()]
    await at.enter(helene, id, lea)
    const groupId = crypto.randomUUID()
    const save = (name: string) =>
      helene.call(classMemberRoutes.saveClassGroup, { id, groupId, name, userIds: [lea.uid, stranger.uid] })
    await save('Groupe 1')
    await save('Groupe A')
    expect(await at.read(helene, id)).toMatchObject({
      groups: [{ id: groupId, name: 'Groupe A' }],
      pupils: [{ groups: [groupId] }],
    })
    const theirs = await at.open(samir)
    const stolen = samir.call(classMemberRoutes.saveClassGroup, { id: theirs, groupId, name: 'X', userIds: [] })
    await expect(stolen).rejects.toMatchObject({ status: 404 })
    await helene.call(classMemberRoutes.removeClassPupil, { id, userId: lea.uid })
    await helene.call(classMemberRoutes.deleteClassGroup, { id, groupId })
    expect((await at.read(helene, id)).groups).toEqual([])
  })
})
