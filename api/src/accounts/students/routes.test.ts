import { accountsRoutes, type StudentSummary } from '@ariane/shared/contracts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApi, type TestApi, type TestPerson } from '../../testing/test-api.ts'

const NOW = new Date('2026-11-21T12:00:42Z')
const { createStudent, updateStudent, deleteStudent, listStudents, myAccount } = accountsRoutes
const PASSWORD = 'marron-vert'

let api: TestApi
let teacher: TestPerson
let parent: TestPerson
beforeAll(async () => {
  api = await createTestApi({ now: () => NOW })
  teacher = await api.signUp({ role: 'ROLE_TEACHER' })
  parent = await api.signUp({ role: 'ROLE_PARENT' })
})
afterAll(() => api.close())

const create = async (firstName: string, creator = teacher, more = {}) => {
  const student = { firstName, password: PASSWORD, ...more }
  return (await creator.call(createStudent, { creatorUserId: creator.uid, student })).data
}
const signIn = (email: string, password = PASSWORD) =>
  api.request('POST', '/api/auth/sign-in/email', { email, password })
/** The pupil himself, signed in. */
const play = ({ email }: { email: string }, password = PASSWORD) => api.login({ email, password })
const findStudent = async (uid: string, manager = teacher): Promise<StudentSummary | undefined> =>
  (await manager.call(listStudents, { userId: manager.uid })).data.students.find(student => student.userId === uid)

describe('a pupil created by a teacher', () => {
  it('@A08 has the document of the specification and signs in with what is printed', async () => {
    const created = await create('Jean-Éloi')
    expect(created).toMatchObject({ username: 'Jean-Éloi', login: 'jean-eloi', email: 'jean-eloi@ariane.example' })
    const pupil = await play(created)
    expect((await pupil.call(myAccount, {})).data).toEqual({
      uid: created.userId,
      displayName: 'Jean-Éloi',
      pseudoName: 'jean-eloi',
      email: 'jean-eloi@ariane.example',
      grade: '6ème',
      roles: ['ROLE_STUDENT'],
      role: 'student',
      isAnonymous: false,
      isPseudoAccount: true,
      createdByTeacher: false,
      assignedPaths: [],
      subjects: [],
      assignedBy: teacher.uid,
      createdAt: NOW.toISOString(),
      updatedAt: NOW.toISOString(),
    })
  })

  it('gets a number when the name is taken, also by somebody who registered alone, also all at once', async () => {
    const address = { email: 'noe@ariane.example', password: PASSWORD, name: 'Noé' }
    await api.request('POST', '/api/auth/sign-up/email', address)
    const logins = await Promise.all(['Noé', 'NOE', 'noë', 'Noe'].map(async name => (await create(name)).login))
    expect(logins.toSorted()).toEqual(['noe2', 'noe3', 'noe4', 'noe5'])
  })

  it('has no teacher when a parent created the account', async () => {
    const pupil = await play(await create('Inès', parent, { classroom: '3ème' }))
    const { data } = await pupil.call(myAccount, {})
    expect(data).toMatchObject({ grade: '3ème' })
    expect(data).not.toHaveProperty('assignedBy')
  })

  it('@A07 @A10 is in the list of who created it, and of nobody else', async () => {
    const created = await create('Camille')
    expect(await findStudent(created.userId)).toEqual({
      userId: created.userId,
      fullName: 'Camille',
      firstName: 'Camille',
      lastName: '',
      email: 'camille@ariane.example',
      login: 'camille',
      lastConnectedAt: null,
      credits: 0,
      grade: '6ème',
      link: 'created',
      relation: 'creator',
    })
    expect(await findStudent(created.userId, parent)).toBeUndefined()
    await (await play(created)).call(myAccount, {})
    expect((await findStudent(created.userId))?.lastConnectedAt).toBe('2026-11-21T12:00:00.000Z')
  })

  it('@K09 keeps the last name, which is no part of the login', async () => {
    const created = await create('Anaïs', teacher, { lastName: 'Zola' })
    expect(created).toMatchObject({ username: 'Anaïs', login: 'anais' })
    expect(await findStudent(created.userId)).toMatchObject({ fullName: 'Anaïs Zola', lastName: 'Zola' })
    await teacher.call(updateStudent, { id: created.userId, updaterUserId: teacher.uid, firstName: 'Anne' })
    expect(await findStudent(created.userId)).toMatchObject({ fullName: 'Anne Zola' })
    await teacher.call(updateStudent, { id: created.userId, updaterUserId: teacher.uid, lastName: 'Abel' })
    expect(await findStudent(created.userId)).toMatchObject({ fullName: 'Anne Abel', firstName: 'Anne' })
  })

  it('@K09 stands in the list by last, then first name', async () => {
    const coach = await api.signUp({ role: 'ROLE_COACH' })
    for (const [firstName, lastName] of [
      ['Zoé', 'Abel'],
      ['Éva', 'Martin'],
      ['Ana', 'Martin'],
      ['Ben', 'Élie'],
    ] as const)
      await create(firstName, coach, { lastName })
    const { students } = (await coach.call(listStudents, { userId: coach.uid })).data
    expect(students.map(({ fullName }) => fullName)).toEqual(['Zoé Abel', 'Ben Élie', 'Ana Martin', 'Éva Martin'])
  })

  it.each([
    ['a blank name', { firstName: '  ' }, 'student.firstName'],
    ['a short password', { password: '12345' }, 'student.password'],
    ['a blank password', { password: '       ' }, 'student.password'],
    ['an unknown class', { classroom: 'CM2' }, 'student.classroom'],
  ])('is refused with %s', async (_, change, field) => {
    const body = { creatorUserId: teacher.uid, student: { firstName: 'Léa', password: PASSWORD, ...change } }
    const answer = await api.request('POST', '/api/user/create-student', body, teacher.headers)
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_input', fields: [field] } })
  })

  const letters = (n: number) => String.fromCharCode(97 + Math.floor(n / 26), 97 + (n % 26))

  it('@X06 comes with a whole class in one minute, and not without end', async () => {
    const busy = await api.signUp({ role: 'ROLE_TEACHER' })
    const names = Array.from({ length: 35 }, (_, n) => `Élève ${letters(n)}`)
    const created = await Promise.all(names.map(name => create(name, busy)))
    expect(new Set(created.map(one => one.login)).size).toBe(35)
    const more = Array.from({ length: 120 }, (_, n) => create(`Autre ${letters(n)}`, busy).catch(error => error.status))
    const refused = (await Promise.all(more)).filter(one => one === 429)
    expect(refused).toHaveLength(15)
  })
})

describe('changing a pupil', () => {
  it('@A08 @A10 touches only what is given, and never the login', async () => {
    const { userId, email } = await create('Théo')
    const updaterUserId = teacher.uid
    await teacher.call(updateStudent, { id: userId, updaterUserId, classroom: '5ème' })
    expect(await findStudent(userId)).toMatchObject({ fullName: 'Théo', grade: '5ème', login: 'theo' })
    await teacher.call(updateStudent, { id: userId, updaterUserId, firstName: 'Théophile' })
    expect(await findStudent(userId)).toMatchObject({ fullName: 'Théophile', grade: '5ème', login: 'theo', email })
    expect((await signIn(email)).status).toBe(200)
  })

  it('@A13 with a new password ends the sessions of the pupil', async () => {
    const created = await create('Lina')
    const pupil = await play(created)
    await teacher.call(updateStudent, { id: created.userId, updaterUserId: teacher.uid, password: 'tout-nouveau' })
    await expect(pupil.call(myAccount, {})).rejects.toMatchObject({ status: 401 })
    expect((await signIn(created.email)).status).toBe(401)
    expect((await signIn(created.email, 'tout-nouveau')).status).toBe(200)
  })
})

describe('deleting a pupil', () => {
  it('@A08 @K10 asks for the own password and waits a week: until then he is in the list, and signs in', async () => {
    const created = await create('Sacha')
    const call = { id: created.userId, deleterUserId: teacher.uid }
    await expect(teacher.call(deleteStudent, call)).rejects.toMatchObject({ status: 400, code: 'invalid_input' })
    expect(await findStudent(created.userId)).not.toHaveProperty('endsAt')
    await teacher.call(deleteStudent, { ...call, password: teacher.password })
    expect(await findStudent(created.userId)).toMatchObject({ endsAt: '2026-11-28T12:00:42.000Z' })
    const pupil = await play(created)
    expect((await pupil.call(myAccount, {})).data).toMatchObject({ endsAt: '2026-11-28T12:00:42.000Z' })
  })

  it('is for who created the account: whoever follows by a code gets 403', async () => {
    const created = await create('Malo')
    await api.link(parent, { ...parent, uid: created.userId }, 'code')
    const call = { id: created.userId, deleterUserId: parent.uid, password: parent.password }
    await expect(parent.call(deleteStudent, call)).rejects.toMatchObject({ status: 403 })
    expect(await findStudent(created.userId, parent)).toMatchObject({ link: 'code' })
  })

  it('refuses nobody, and a manager without a link', async () => {
    const { userId: id } = await create('Rose')
    const other = await api.signUp({ role: 'ROLE_COACH' })
    const call = { id, deleterUserId: other.uid, password: other.password }
    await expect(other.call(deleteStudent, call)).rejects.toMatchObject({ status: 403 })
    const nobody = await api.request('DELETE', `/api/user/student/${id}`, { deleterUserId: teacher.uid })
    expect(nobody.status).toBe(401)
  })
})
