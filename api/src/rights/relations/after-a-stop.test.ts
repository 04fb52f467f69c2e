import {
  accountsRoutes,
  approvalsRoutes,
  linksRoutes,
  parentInvitationRoutes,
  rightsRoutes,
} from '@ariane/shared/contracts'
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

describe('@S10 another account of an adult whom the pupil stopped', () => {
  it('asks him first when his family invites it, whatever its role', async () => {
    const [coach, again] = [await api.signUp({ role: 'ROLE_COACH' }), await api.signUp({ role: 'ROLE_PARENT' })]
    await api.link(coach, pupil, 'code')
    await stop(coach)
    const { data } = await mother.call(parentInvitationRoutes.inviteParent, { managerUserId: mother.uid })
    const use = { managerUserId: again.uid, token: data.token }
    await again.call(parentInvitationRoutes.acceptParentInvitation, use)
    const { followers, asking } = (await pupil.call(linksRoutes.listFollowers, { userId: pupil.uid })).data
    expect(followers.map(({ userId }) => userId)).toEqual([mother.uid])
    expect(asking).toMatchObject([{ userId: again.uid, className: null }])
  })
})
