import {
  accountsRoutes,
  classMemberRoutes,
  classRoutes,
  linksRoutes,
  parentInvitationRoutes,
  rightsRoutes,
} from '@ariane/shared/contracts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { school } from '../../classes/testing/school.ts'
import { createTestApi, type TestApi, type TestPerson, UNLIMITED } from '../../testing/test-api.ts'

let time = Date.parse('2026-11-18T15:00:00Z')
let api: TestApi
let at: ReturnType<typeof school>
let operator: TestPerson
let pupil: TestPerson
let mother: TestPerson
beforeAll(async () => {
  api = await createTestApi({ now: () => new Date(time), limiter: UNLIMITED })
  at = school(api)
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
    await api.approve(operator, aunt, pupil)
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

describe('@S10 a request to a class in which the pupil stopped a teacher', () => {
  const follows = async (adult: TestPerson) =>
    (await pupil.call(linksRoutes.listFollowers, { userId: pupil.uid })).data.followers.some(
      ({ userId }) => userId === adult.uid,
    )
  const ask = async (teacher: TestPerson, id: string) => {
    const { code } = (await teacher.call(classMemberRoutes.makeClassCode, { id })).data
    time += 1000
    await pupil.call(classMemberRoutes.joinClass, { userId: pupil.uid, code })
    time += 1000
  }
  const answer = (teacher: TestPerson, id: string, accept = true) =>
    teacher.call(classMemberRoutes.answerClassRequest, { id, userId: pupil.uid, accept })
  const seen = async (teacher: TestPerson, id: string) => {
    const { classes } = (await teacher.call(classRoutes.listClasses, {})).data
    const { requests } = await at.read(teacher, id)
    return [classes.find(one => one.id === id)?.requests, requests.map(({ userId }) => userId)]
  }
  let stopped: TestPerson
  let colleague: TestPerson
  let id: string
  beforeEach(async () => {
    ;[stopped, colleague] = [await at.teacher('Monsieur Droit'), await at.teacher('Collègue')]
    await api.link(stopped, pupil, 'code')
    await stop(stopped)
    id = await at.open(colleague)
    time += 1000
  })

  it('is neither seen nor answered by him, and does not bring him back', async () => {
    await at.invite(colleague, id, stopped)
    await ask(colleague, id)
    expect([await seen(stopped, id), await seen(colleague, id)]).toEqual([
      [0, []],
      [1, [pupil.uid]],
    ])
    for (const accept of [true, false]) await answer(stopped, id, accept)
    expect(await seen(colleague, id)).toEqual([1, [pupil.uid]])
    await answer(colleague, id)
    expect([await follows(colleague), await follows(stopped)]).toEqual([true, false])
  })

  it('does not become his when the colleague leaves the class', async () => {
    await at.invite(colleague, id, stopped)
    await ask(colleague, id)
    await colleague.call(classMemberRoutes.removeTeacher, { id, userId: colleague.uid })
    await answer(stopped, id)
    expect([await seen(stopped, id), await follows(stopped)]).toEqual([[0, []], false])
  })

  it('brings him back where he alone teaches it: the pupil read no other name', async () => {
    const own = await at.open(stopped, 'Latin')
    await ask(stopped, own)
    expect(await seen(stopped, own)).toEqual([1, [pupil.uid]])
    await at.invite(stopped, own, colleague)
    await answer(stopped, own)
    expect([await follows(stopped), await follows(colleague)]).toEqual([true, true])
  })
})
