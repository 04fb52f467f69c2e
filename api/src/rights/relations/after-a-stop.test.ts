import { accountsRoutes, approvalsRoutes, linksRoutes, rightsRoutes } from '@ariane/shared/contracts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApi, type TestApi, type TestPerson, UNLIMITED } from '../../testing/test-api.ts'

let time = Date.parse('2026-11-18T15:00:00Z')
let api: TestApi
let operator: TestPerson
let pupil: TestPerson
let mother: TestPerson
beforeAll(async () => {
  api = await createTestApi({ now: () => new Date(time), limiter: UNLIMITED })
  operator = await api.signUp({ role: 'ROLE_TEACHER' })
  await api.makeOperator(operator)
})
afterAll(() => api.close())
beforeEach(async () => {
  time += 60_000
  pupil = await api.signUp({ grade: '6ème', name: 'Lina' })
  mother = await api.signUp({ role: 'ROLE_PARENT', name: 'Madame Petit' })
  await api.link(mother, pupil)
})

const stop = (adult: TestPerson) => {
  time += 1000
  return pupil.call(linksRoutes.stopFollower, { userId: pupil.uid, managerUserId: adult.uid })
}

describe('@S10 the end of an account, planned by whom its pupil stops,', () => {
  const plan = (who: TestPerson) => who.call(rightsRoutes.askDeletion, { userId: pupil.uid, password: who.password })
  const planned = async () => (await pupil.call(rightsRoutes.readDeletion, { userId: pupil.uid })).data

  it('is taken back with the stop, and the pupil told', async () => {
    await plan(mother)
    expect(await stop(mother)).toEqual({ ok: true, accountKept: true })
    expect(await planned()).toBeNull()
    expect((await pupil.call(accountsRoutes.myAccount, {})).data?.endsAt).toBeUndefined()
  })

  it('goes on where the pupil planned it, or asked for it as well', async () => {
    await plan(mother)
    const { dueAt } = (await planned()) ?? expect.fail('nothing is planned')
    time += 1000
    await plan(pupil)
    await plan(mother)
    expect(await stop(mother)).toEqual({ ok: true })
    expect(await planned()).toMatchObject({ own: true, dueAt })
  })

  it('goes on where another adult who decides asked for it as well', async () => {
    const aunt = await api.signUp({ role: 'ROLE_PARENT', name: 'Madame Tante' })
    await api.link(aunt, pupil, 'code')
    await operator.call(approvalsRoutes.approveAdult, { identifier: aunt.email })
    await plan(mother)
    await plan(aunt)
    expect(await stop(mother)).toEqual({ ok: true })
    expect(await planned()).toMatchObject({ by: 'Madame Tante' })
    expect(await stop(aunt)).toMatchObject({ accountKept: true })
  })

  it('is not planned by whom the pupil stops at the same moment', async () => {
    await Promise.allSettled([plan(mother), stop(mother)])
    expect(await planned()).toBeNull()
  })
})
