import { approvalsRoutes } from '@ariane/shared/contracts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApi, type TestApi, type TestPerson } from '../../testing/test-api.ts'

const { listAdultApprovals, approveAdult, endAdultApproval } = approvalsRoutes
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

describe('@A16 the adults whom an operator approved', () => {
  it('are found by login or address, once each, and who approved them is kept, also when it is taken back', async () => {
    const parent = await api.signUp({ role: 'ROLE_PARENT', name: 'Monsieur Roux' })
    await operator.call(approveAdult, { identifier: parent.email.toUpperCase() })
    await operator.call(approveAdult, { identifier: ` ${parent.email.split('@')[0]} ` })
    const row = {
      id: expect.any(String),
      userId: parent.uid,
      fullName: 'Monsieur Roux',
      email: parent.email,
      role: 'ROLE_PARENT',
      by: 'Madame Roche',
      at: NOW,
    }
    expect(await list()).toEqual([{ ...row, ended: null }])
    await operator.call(endAdultApproval, { userId: parent.uid })
    expect(await list()).toEqual([{ ...row, ended: { by: 'Madame Roche', at: NOW } }])
    await operator.call(approveAdult, { identifier: parent.email })
    expect((await list()).map(({ ended }) => ended)).toEqual([null, { by: 'Madame Roche', at: NOW }])
  })

  it('are no pupils, and nobody whom no one knows', async () => {
    const pupil = await api.signUp()
    const refused = (identifier: string) => operator.call(approveAdult, { identifier }).catch(error => error)
    expect(await refused(pupil.email)).toMatchObject({ status: 400, fields: ['identifier'] })
    expect(await refused('personne@exemple.fr')).toMatchObject({ status: 404 })
    const halfway = await api.signUp({ open: false })
    expect(await refused(halfway.email)).toMatchObject({ status: 404 })
  })

  it('are the operator’s affair: for anybody else there is no such call, an approved adult included', async () => {
    const parent = await api.signUp({ role: 'ROLE_PARENT' })
    await operator.call(approveAdult, { identifier: parent.email })
    const other = { identifier: operator.email }
    await expect(parent.call(listAdultApprovals, {})).rejects.toMatchObject({ status: 404 })
    await expect(parent.call(approveAdult, other)).rejects.toMatchObject({ status: 404 })
    await expect(parent.call(endAdultApproval, { userId: parent.uid })).rejects.toMatchObject({ status: 404 })
  })

  it('go with their account', async () => {
    const parent = await api.signUp({ role: 'ROLE_PARENT', name: 'Parti' })
    await operator.call(approveAdult, { identifier: parent.email })
    await sql`delete from people where uid = ${parent.uid}`.execute(api.db.q())
    expect((await list()).map(({ fullName }) => fullName)).not.toContain('Parti')
  })
})
