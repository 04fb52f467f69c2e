import { randomUUID } from 'node:crypto'
import { accountsRoutes, type ImportedPupil, importRoutes, linksRoutes } from '@ariane/shared/contracts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApi, type TestApi, type TestPerson } from '../../../testing/test-api.ts'

const lines: string[] = []
let api: TestApi
let teacher: TestPerson
beforeAll(async () => {
  api = await createTestApi({ log: { write: line => void lines.push(line) } })
  teacher = await api.signUp({ role: 'ROLE_TEACHER', name: 'Madame Petit' })
})
afterAll(() => api.close())

const PASSWORD = 'fort-secret-7'
const pupil = (firstName: string, more: Partial<ImportedPupil> = {}): ImportedPupil => ({
  key: randomUUID(),
  firstName,
  lastName: 'Martin',
  classroom: '5ème',
  password: PASSWORD,
  ...more,
})
const send = async (...pupils: ImportedPupil[]) =>
  (await teacher.call(importRoutes.importPupils, { creatorUserId: teacher.uid, pupils })).data.lines
const mine = async () => (await teacher.call(accountsRoutes.listStudents, { userId: teacher.uid })).data.students

describe('a class list', () => {
  it('@A17 makes accounts that sign in, followed by the teacher', async () => {
    const [lea, tom] = await send(pupil('Léa'), pupil('Tom', { login: 'tom le rapide', lastName: '' }))
    expect(lea).toMatchObject({ login: 'lea-martin', problem: null })
    expect(tom).toMatchObject({ login: 'tom-le-rapide', problem: null })
    const played = await api.login({ email: 'lea-martin@ariane.example', password: PASSWORD })
    const { data } = await played.call(accountsRoutes.myAccount, {})
    expect(data).toMatchObject({ displayName: 'Léa Martin', grade: '5ème', assignedBy: teacher.uid })
    const journal = await played.call(linksRoutes.readJournal, { userId: played.uid })
    expect(journal.data.lines).toMatchObject([{ who: 'Madame Petit', what: 'created' }])
    expect(await mine()).toContainEqual(expect.objectContaining({ fullName: 'Tom', grade: '5ème' }))
  })

  it('@A17 sent again creates nothing twice, and gives the same logins, also at once', async () => {
    const list = [pupil('Noé'), pupil('Ana')]
    const [first, second] = await Promise.all([send(...list), send(...list)])
    expect(second).toEqual(first)
    const before = (await mine()).length
    expect(await send(...list)).toEqual(first)
    expect(await mine()).toHaveLength(before)
  })

  it('gives a number to a login that somebody has', async () => {
    expect(await send(pupil('Eva'), pupil('Éva'))).toMatchObject([{ login: 'eva-martin' }, { login: 'eva-martin2' }])
  })

  it('@A17 keeps the others when a line fails, and says which', async () => {
    const [ok, wrong, after] = [pupil('Ida'), pupil('Jan', { classId: randomUUID() }), pupil('Kim')]
    expect(await send(ok, wrong, after)).toEqual([
      { key: ok.key, login: 'ida-martin', problem: null },
      { key: wrong.key, login: null, problem: 'failed' },
      { key: after.key, login: 'kim-martin', problem: null },
    ])
    expect((await mine()).filter(({ firstName }) => firstName === 'Jan')).toEqual([])
  })

  it('@S10 takes no address, and says of none whether somebody has it', async () => {
    const known = teacher.email
    const withAddress = (firstName: string, email: string) => ({ ...pupil(firstName), email })
    expect(await send(withAddress('Max', known), withAddress('Nina', 'libre@college.example'))).toMatchObject([
      { login: 'max-martin', problem: null },
      { login: 'nina-martin', problem: null },
    ])
  })

  it('is for managers, and nothing of it reaches the log', async () => {
    const { headers, uid } = await api.signUp()
    const body = { creatorUserId: uid, pupils: [pupil('Max')] }
    expect((await api.request('POST', '/api/user/import-students', body, headers)).status).toBe(403)
    const bad = { creatorUserId: teacher.uid, pupils: [{ ...pupil('Zéphyrine'), password: 'x' }] }
    expect((await api.request('POST', '/api/user/import-students', bad, teacher.headers)).status).toBe(400)
    expect(lines.length).toBeGreaterThan(0)
    expect(lines.join('\n')).not.toMatch(/fort-secret|Martin|lea-martin|Zéphyrine|college\.example/)
  })
})
