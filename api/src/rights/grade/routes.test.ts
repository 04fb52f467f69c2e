import { accountsRoutes, linksRoutes, schoolGradeRoutes } from '@ariane/shared/contracts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApi, type TestApi, type TestPerson } from '../../testing/test-api.ts'

const { readGrade, askGrade, setGrade, keepGrade } = schoolGradeRoutes
let time = Date.parse('2026-07-10T10:00:00Z')
let api: TestApi
let teacher: TestPerson
beforeAll(async () => {
  api = await createTestApi({ now: () => new Date(time) })
  teacher = await api.signUp({ role: 'ROLE_TEACHER', name: 'Monsieur Diop' })
})
afterAll(() => api.close())

const accountGrade = async (person: TestPerson) => (await person.call(accountsRoutes.myAccount, {})).data?.grade

describe('@A15 the grade of a pupil', () => {
  it('changes at once when nobody follows him, and the change is kept', async () => {
    const pupil = await api.signUp({ grade: '5ème' })
    const { data } = await pupil.call(askGrade, { userId: pupil.uid, grade: '4ème' })
    expect(data).toMatchObject({
      grade: '4ème',
      asked: null,
      alone: true,
      history: [{ from: '5ème', to: '4ème', own: true }],
    })
    expect(await accountGrade(pupil)).toBe('4ème')
  })

  it('waits for a follower’s yes, who may also choose another; the journal says so', async () => {
    const pupil = await api.signUp({ grade: '5ème' })
    await api.link(teacher, pupil)
    const asked = await pupil.call(askGrade, { userId: pupil.uid, grade: '3ème' })
    expect(asked.data).toMatchObject({ grade: '5ème', asked: { grade: '3ème' }, alone: false, history: [] })
    expect(await accountGrade(pupil)).toBe('5ème')
    const { data } = await teacher.call(setGrade, { userId: pupil.uid, grade: '4ème' })
    expect(data).toMatchObject({ grade: '4ème', asked: null, history: [{ by: 'Monsieur Diop', own: false }] })
    const journal = await pupil.call(linksRoutes.readJournal, { userId: pupil.uid })
    expect(journal.data.lines.map(line => line.what)).toContain('grade')
    await expect(pupil.call(setGrade, { userId: pupil.uid, grade: '3ème' })).rejects.toMatchObject({ status: 403 })
  })

  it('keeps the change of a manager’s list too, and a demand can be taken back', async () => {
    const pupil = await api.signUp({ grade: '5ème' })
    await api.link(teacher, pupil)
    await pupil.call(askGrade, { userId: pupil.uid, grade: '4ème' })
    expect((await pupil.call(keepGrade, { userId: pupil.uid })).data).toMatchObject({ asked: null, grade: '5ème' })
    const change = { id: pupil.uid, updaterUserId: teacher.uid, classroom: '6ème' as const }
    await teacher.call(accountsRoutes.updateStudent, change)
    expect((await pupil.call(readGrade, { userId: pupil.uid })).data.history).toMatchObject([
      { from: '5ème', to: '6ème' },
    ])
  })

  it('is asked about once when the school year begins, and never of an adult', async () => {
    const pupil = await api.signUp({ grade: '5ème' })
    const asks = async (person = pupil) => (await person.call(readGrade, { userId: person.uid })).data.newYear
    expect(await asks()).toBe(false)
    time = Date.parse('2026-08-28T10:00:00Z')
    expect(await asks()).toBe(true)
    expect(await asks(teacher)).toBe(false)
    await pupil.call(keepGrade, { userId: pupil.uid })
    expect(await asks()).toBe(false)
    time = Date.parse('2027-09-02T10:00:00Z')
    const again = await api.login(pupil)
    expect(await asks(again)).toBe(true)
  })
})
