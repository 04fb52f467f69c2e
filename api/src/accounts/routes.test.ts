import { accountsRoutes } from '@ariane/shared/contracts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApi, type TestApi } from '../testing/test-api.ts'

const NOW = new Date('2026-11-21T12:00:00Z')
const { openAccount, myAccount, readReference, updateReference } = accountsRoutes
let api: TestApi
beforeAll(async () => {
  api = await createTestApi({ now: () => NOW })
})
afterAll(() => api.close())

describe('opening an account', () => {
  it('gives a pupil of an e-mail account the document of the specification', async () => {
    const pupil = await api.signUp({ open: false })
    expect(await pupil.call(myAccount, {})).toEqual({ status: 'success', data: null })
    const opened = await pupil.call(openAccount, { accountType: 'email', grade: '6ème' })
    expect(opened.data).toEqual({
      uid: pupil.uid,
      email: pupil.email,
      grade: '6ème',
      isAnonymous: false,
      roles: ['ROLE_STUDENT'],
      role: 'student',
      createdAt: '2026-11-21T12:00:00.000Z',
      updatedAt: '2026-11-21T12:00:00.000Z',
    })
    expect(await pupil.call(myAccount, {})).toEqual(opened)
  })

  it('gives a username account the pseudo document without a creator', async () => {
    const pupil = await api.signUp({ open: false })
    const { data } = await pupil.call(openAccount, { accountType: 'username', username: ' Jean-Éloi ' })
    expect(data).toMatchObject({
      displayName: 'Jean-Éloi',
      pseudoName: 'Jean-Éloi',
      email: pupil.email,
      isPseudoAccount: true,
      createdByTeacher: false,
      assignedPaths: [],
      subjects: [],
    })
    expect(data).not.toHaveProperty('assignedBy')
  })

  it('gives an anonymous account its username as the name shown, and no address', async () => {
    const pupil = await api.signUp({ open: false })
    const { data } = await pupil.call(openAccount, { accountType: 'anonymous', username: 'renard-bleu412' })
    expect(data).toMatchObject({ username: 'renard-bleu412', displayName: 'renard-bleu412', isAnonymous: true })
    expect(data).not.toHaveProperty('email')
  })

  it('ignores the grade a teacher sends', async () => {
    const teacher = await api.signUp({ open: false })
    const { data } = await teacher.call(openAccount, { accountType: 'email', role: 'ROLE_TEACHER', grade: '6ème' })
    expect(data).toMatchObject({ roles: ['ROLE_TEACHER'], role: 'teacher', grade: '4ème' })
  })

  it('keeps the first role for ever', async () => {
    const pupil = await api.signUp()
    const again = await pupil.call(openAccount, { accountType: 'email', role: 'ROLE_TEACHER' })
    expect(again.data?.roles).toEqual(['ROLE_STUDENT'])
    const change = sql`update people set role = 'ROLE_TEACHER' where uid = ${pupil.uid}`
    await expect(change.execute(api.db.q())).rejects.toThrow('never changes')
  })

  it('opens one account when it is asked for twice at once', async () => {
    const pupil = await api.signUp({ open: false })
    const ask = () => pupil.call(openAccount, { accountType: 'email' })
    const [one, two] = await Promise.all([ask(), ask()])
    expect(one).toEqual(two)
  })

  it.each(['username', 'anonymous'] as const)('asks for the name of a %s account', async accountType => {
    const pupil = await api.signUp({ open: false })
    await expect(pupil.call(openAccount, { accountType })).rejects.toMatchObject({ status: 400, fields: ['username'] })
  })

  it('remembers the last connection', async () => {
    const pupil = await api.signUp()
    await pupil.call(myAccount, {})
    const row = await api.db.q().selectFrom('people').selectAll().where('uid', '=', pupil.uid).executeTakeFirst()
    expect(row?.last_connected_at).toEqual(NOW)
  })
})

describe('the reference of a pupil', () => {
  it('is empty at first, then what was saved, trimmed, and changes the name shown', async () => {
    const pupil = await api.signUp({ name: 'lea' })
    const userId = pupil.uid
    expect(await pupil.call(readReference, { userId })).toEqual({ firstName: '', lastName: '', email: pupil.email })
    await expect(pupil.call(updateReference, { userId, firstName: '  Léa ', lastName: ' Martin  ' })).resolves.toEqual({
      ok: true,
    })
    const saved = await pupil.call(readReference, { userId })
    expect(saved).toEqual({ firstName: 'Léa', lastName: 'Martin', email: pupil.email })
    expect((await pupil.call(myAccount, {})).data?.displayName).toBe('Léa Martin')
  })

  it('shows the username again when both names are emptied', async () => {
    const pupil = await api.signUp({ name: 'renard' })
    await pupil.call(updateReference, { userId: pupil.uid, firstName: 'Léa', lastName: '' })
    expect((await pupil.call(myAccount, {})).data?.displayName).toBe('Léa')
    await pupil.call(updateReference, { userId: pupil.uid, firstName: ' ', lastName: '' })
    expect((await pupil.call(myAccount, {})).data?.displayName).toBe('renard')
  })

  it('is reached by a linked manager and by nobody else', async () => {
    const [pupil, teacher, coach] = await Promise.all([
      api.signUp(),
      api.signUp({ role: 'ROLE_TEACHER' }),
      api.signUp({ role: 'ROLE_COACH' }),
    ])
    await api.link(teacher, pupil)
    const args = { userId: pupil.uid, firstName: 'Noé', lastName: 'Petit' }
    await expect(teacher.call(updateReference, args)).resolves.toEqual({ ok: true })
    await expect(coach.call(updateReference, args)).rejects.toMatchObject({ status: 403, code: 'forbidden' })
    await expect(coach.call(readReference, { userId: pupil.uid })).rejects.toMatchObject({ status: 403 })
    await expect(pupil.call(readReference, { userId: teacher.uid })).rejects.toMatchObject({ status: 403 })
  })

  it('refuses names that are too long, by field', async () => {
    const pupil = await api.signUp()
    const args = { userId: pupil.uid, firstName: 'a'.repeat(81), lastName: '' }
    await expect(pupil.call(updateReference, args)).rejects.toMatchObject({ status: 400, fields: ['firstName'] })
  })
})

it('a pupil linked to another pupil by a stray row still reaches nothing', async () => {
  const [one, two] = await Promise.all([api.signUp(), api.signUp()])
  await api.link(one, two)
  await expect(one.call(readReference, { userId: two.uid })).rejects.toMatchObject({ status: 403 })
})
