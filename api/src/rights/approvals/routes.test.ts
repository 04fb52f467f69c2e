import {
  accountsRoutes,
  approvalsRoutes,
  consentRoutes,
  linksRoutes,
  schoolGradeRoutes,
} from '@ariane/shared/contracts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApi, type TestApi, type TestPerson } from '../../testing/test-api.ts'

const { listAdultApprovals, findApprovalSubject, endAdultApproval } = approvalsRoutes
const NOW = '2026-11-21T12:00:00.000Z'

let api: TestApi
let operator: TestPerson
beforeAll(async () => {
  api = await createTestApi({ now: () => new Date(NOW) })
  operator = await api.signUp({ role: 'ROLE_TEACHER', name: 'Madame Roche' })
  await api.makeOperator(operator)
})
afterAll(() => api.close())

const list = async () => (await operator.call(listAdultApprovals, {})).data.approvals
const subject = (identifier: string) => operator.call(findApprovalSubject, { identifier })
const parentOf = async (...pupils: TestPerson[]) => {
  const parent = await api.signUp({ role: 'ROLE_PARENT', name: 'Monsieur Roux' })
  for (const pupil of pupils) await api.link(parent, pupil, 'code')
  return parent
}
const status = (call: Promise<unknown>) =>
  call.then(
    () => 200,
    (error: { status: number }) => error.status,
  )

describe('@A16 the adults whom an operator approved', () => {
  it('are found by login or address with the pupils they follow, and who approved them is kept, also when it is taken back', async () => {
    const pupil = await api.signUp({ name: 'Lina' })
    const parent = await parentOf(pupil)
    const own = { userId: parent.uid, fullName: 'Monsieur Roux', email: parent.email, role: 'ROLE_PARENT' }
    const child = { userId: pupil.uid, fullName: 'Lina' }
    for (const typed of [parent.email.toUpperCase(), ` ${parent.email.split('@')[0]} `])
      expect((await subject(typed)).data).toEqual({ ...own, pupils: [{ ...child, isApproved: false }] })
    await api.approve(operator, parent, pupil)
    await api.approve(operator, parent, pupil)
    expect((await subject(parent.email)).data.pupils).toEqual([{ ...child, isApproved: true }])
    const row = { ...own, id: expect.any(String), pupil: child, by: 'Madame Roche', at: NOW }
    expect(await list()).toEqual([{ ...row, ended: null }])
    await operator.call(endAdultApproval, { userId: parent.uid, pupil: pupil.uid })
    expect(await list()).toEqual([{ ...row, ended: { by: 'Madame Roche', at: NOW } }])
    await api.approve(operator, parent, pupil)
    expect((await list()).map(({ ended }) => ended)).toEqual([null, { by: 'Madame Roche', at: NOW }])
  })

  it('decide for the children they were approved for, not for another who gives a code', async () => {
    const [own, other] = [await api.signUp(), await api.signUp()]
    const parent = await parentOf(own)
    await api.approve(operator, parent, own)
    await api.link(parent, other, 'code')
    const give = (pupil: TestPerson) => status(parent.call(consentRoutes.giveConsent, { userId: pupil.uid }))
    expect([await give(own), await give(other)]).toEqual([200, 403])
    const password = (pupil: TestPerson) => {
      const body = { id: pupil.uid, updaterUserId: parent.uid, password: 'tout-nouveau' }
      return status(parent.call(accountsRoutes.updateStudent, body))
    }
    expect([await password(own), await password(other)]).toEqual([200, 403])
    expect((await subject(parent.email)).data.pupils.map(({ isApproved }) => isApproved)).toEqual([true, false])
  })

  it('said « fifteen » and « yes » for as long as the approval lasts', async () => {
    const [eldest, youngest] = [await api.signUp({ grade: '3ème' }), await api.signUp()]
    const parent = await parentOf(eldest, youngest)
    await api.approve(operator, parent, eldest, youngest)
    await parent.call(consentRoutes.declareAge, { userId: eldest.uid })
    await parent.call(consentRoutes.giveConsent, { userId: youngest.uid })
    const given = () => Promise.all([eldest, youngest].map(({ uid }) => api.consentCheck.given(uid)))
    expect(await given()).toEqual([true, true])
    await operator.call(endAdultApproval, { userId: parent.uid, pupil: eldest.uid })
    expect(await given()).toEqual([false, true])
    await operator.call(endAdultApproval, { userId: parent.uid, pupil: youngest.uid })
    expect(await given()).toEqual([false, false])
  })

  it('decide no more once the pupil stopped them, nor after a new code', async () => {
    const pupil = await api.signUp({ name: 'Lina' })
    const parent = await parentOf(pupil)
    await api.approve(operator, parent, pupil)
    await pupil.call(linksRoutes.stopFollower, { userId: pupil.uid, managerUserId: parent.uid })
    expect((await list()).find(({ userId }) => userId === parent.uid)?.ended).toEqual({ by: 'Lina', at: NOW })
    await sql`delete from stops where pupil_uid = ${pupil.uid}`.execute(api.db.q())
    await api.link(parent, pupil, 'code')
    expect(await status(parent.call(consentRoutes.giveConsent, { userId: pupil.uid }))).toBe(403)
  })

  it('leave a grade that counts as nobody’s word once the approval ended', async () => {
    const pupil = await api.signUp({ grade: '6ème' })
    const parent = await parentOf(pupil)
    await api.approve(operator, parent, pupil)
    await parent.call(schoolGradeRoutes.setGrade, { userId: pupil.uid, grade: '3ème' })
    await operator.call(endAdultApproval, { userId: parent.uid, pupil: pupil.uid })
    await expect(pupil.call(consentRoutes.declareAge, { userId: pupil.uid })).rejects.toMatchObject({
      code: 'adult_needed',
    })
  })

  it('are no pupils, nobody whom no one knows, nobody for a pupil whom he does not follow, and not the operator himself', async () => {
    const [pupil, parent] = [await api.signUp(), await parentOf()]
    const refused = (identifier: string) => subject(identifier).catch(error => error)
    expect(await refused(pupil.email)).toMatchObject({ status: 400, fields: ['identifier'] })
    expect(await refused('personne@exemple.fr')).toMatchObject({ status: 404 })
    const halfway = await api.signUp({ open: false })
    expect(await refused(halfway.email)).toMatchObject({ status: 404 })
    await expect(api.approve(operator, parent, pupil)).rejects.toMatchObject({ status: 400, fields: ['pupils'] })
    await api.link(operator, pupil, 'code')
    expect(await refused(operator.email)).toMatchObject({ status: 409 })
    expect(await status(api.approve(operator, operator, pupil))).toBe(409)
  })

  it('are the operator’s affair: for anybody else there is no such call, an approved adult included', async () => {
    const pupil = await api.signUp()
    const parent = await parentOf(pupil)
    await api.approve(operator, parent, pupil)
    await expect(parent.call(listAdultApprovals, {})).rejects.toMatchObject({ status: 404 })
    await expect(api.approve(parent, operator, pupil)).rejects.toMatchObject({ status: 404 })
    const ended = parent.call(endAdultApproval, { userId: parent.uid, pupil: pupil.uid })
    await expect(ended).rejects.toMatchObject({ status: 404 })
  })

  it('go with their account, and with that of the pupil', async () => {
    const [first, second] = [await api.signUp(), await api.signUp()]
    const [parent, other] = [await parentOf(first), await parentOf(second)]
    await api.approve(operator, parent, first)
    await api.approve(operator, other, second)
    await sql`delete from people where uid in (${parent.uid}, ${second.uid})`.execute(api.db.q())
    const left = (await list()).map(({ userId }) => userId)
    expect([left.includes(parent.uid), left.includes(other.uid)]).toEqual([false, false])
  })
})
