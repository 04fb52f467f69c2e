import {
  accountsRoutes,
  approvalsRoutes,
  classMemberRoutes,
  classRoutes,
  consentRoutes,
  linksRoutes,
  parentInvitationRoutes,
  schoolGradeRoutes,
} from '@ariane/shared/contracts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { school } from '../../classes/testing/school.ts'
import { createTestApi, type TestApi, type TestPerson, UNLIMITED } from '../../testing/test-api.ts'

let time = Date.parse('2026-11-18T15:00:00Z')
let api: TestApi
let at: ReturnType<typeof school>
let operator: TestPerson
let pupil: TestPerson
beforeAll(async () => {
  api = await createTestApi({ now: () => new Date(time), limiter: UNLIMITED })
  at = school(api)
  operator = await api.signUp({ role: 'ROLE_TEACHER' })
  await api.makeOperator(operator)
})
afterAll(() => api.close())
beforeEach(async () => {
  time += 60_000
  pupil = await api.signUp({ grade: '6ème' })
})

const status = (call: Promise<unknown>) =>
  call.then(
    () => 200,
    error => error.status as number,
  )
const reaches = (adult: TestPerson) => status(adult.call(accountsRoutes.readReference, { userId: pupil.uid }))
const stop = (adult: TestPerson) => {
  time += 1000
  return pupil.call(linksRoutes.stopFollower, { userId: pupil.uid, managerUserId: adult.uid })
}
const asking = async () =>
  (await pupil.call(linksRoutes.listFollowers, { userId: pupil.uid })).data.asking?.map(({ userId }) => userId)
const parent = () => api.signUp({ role: 'ROLE_PARENT' })
const invited = async (mother: TestPerson, other: TestPerson) => {
  const { data } = await mother.call(parentInvitationRoutes.inviteParent, { managerUserId: mother.uid })
  const use = { managerUserId: other.uid, token: data.token }
  await other.call(parentInvitationRoutes.acceptParentInvitation, use)
}

describe('@S10 a stop', () => {
  it('lets the pupil decide about another account that his parent invites after it', async () => {
    const [mother, first, second] = [await parent(), await parent(), await parent()]
    await api.link(mother, pupil)
    await invited(mother, first)
    expect(await reaches(first)).toBe(200)
    await stop(first)
    await invited(mother, second)
    expect([await reaches(second), await asking()]).toEqual([403, [second.uid]])
    await pupil.call(linksRoutes.answerFollower, { userId: pupil.uid, managerUserId: second.uid, accept: true })
    expect(await reaches(second)).toBe(200)
  })

  it('is not ended by a request that he made before the stopped one came into that class', async () => {
    const [teacher, other] = [await at.teacher('Un'), await at.teacher('Deux')]
    const [first, second] = [await at.open(teacher), await at.open(other)]
    await at.enter(teacher, first, pupil)
    await stop(teacher)
    time += 1000
    const { code } = (await other.call(classMemberRoutes.makeClassCode, { id: second })).data
    await pupil.call(classMemberRoutes.joinClass, { userId: pupil.uid, code })
    time += 1000
    await at.invite(other, second, teacher)
    await other.call(classMemberRoutes.answerClassRequest, { id: second, userId: pupil.uid, accept: true })
    expect([await reaches(other), await reaches(teacher)]).toEqual([200, 403])
  })

  it('wins or loses whole against an invitation that is accepted at the same moment', async () => {
    const [teacher, other] = [await at.teacher('Un'), await at.teacher('Deux')]
    const id = await at.open(teacher)
    await at.enter(teacher, id, pupil)
    const { token } = (await teacher.call(classMemberRoutes.inviteTeacher, { id })).data
    await Promise.all([stop(teacher), other.call(classMemberRoutes.acceptInvitation, { token })])
    expect(await reaches(teacher)).toBe(403)
    expect((await reaches(other)) === 200).toBe((await asking())?.length === 0)
  })

  it('makes ask also who comes into another class; an answer that nobody waits for does nothing', async () => {
    const [teacher, latin, guest] = [await at.teacher('Un'), await at.teacher('Latin'), await at.teacher('Invité')]
    await at.enter(teacher, await at.open(teacher), pupil)
    const id = await at.open(latin, 'Latin')
    await at.enter(latin, id, pupil)
    await stop(teacher)
    await at.invite(latin, id, guest)
    expect([await reaches(guest), await reaches(latin), await asking()]).toEqual([403, 200, [guest.uid]])
    await pupil.call(linksRoutes.answerFollower, { userId: pupil.uid, managerUserId: teacher.uid, accept: true })
    expect(await reaches(teacher)).toBe(403)
  })

  it('makes who comes ask in a class into which the stopped one came later, and after he left it', async () => {
    const [teacher, latin] = [await at.teacher('Un'), await at.teacher('Latin')]
    const [second, third] = [await at.teacher('Compte Deux'), await at.teacher('Compte Trois')]
    await api.link(teacher, pupil, 'code')
    const id = await at.open(latin, 'Latin')
    await at.enter(latin, id, pupil)
    await stop(teacher)
    await at.invite(latin, id, teacher)
    await at.invite(teacher, id, second)
    expect([await reaches(second), await asking()]).toEqual([403, [second.uid]])
    const { token } = (await teacher.call(classMemberRoutes.inviteTeacher, { id })).data
    await teacher.call(classMemberRoutes.removeTeacher, { id, userId: teacher.uid })
    await third.call(classMemberRoutes.acceptInvitation, { token })
    expect([await reaches(third), await reaches(latin)]).toEqual([403, 200])
  })

  it('keeps who asks asking when another class brings him, until the pupil asks to join that one', async () => {
    const [teacher, guest] = [await at.teacher('Un'), await at.teacher('Invité')]
    const creator = await at.teacher('Créateur')
    const id = await at.open(teacher)
    await at.enter(teacher, id, pupil)
    await stop(teacher)
    await at.invite(teacher, id, guest)
    await api.link(creator, pupil)
    const [other, third] = [await at.open(creator, 'Autre'), await at.open(guest, 'Latin')]
    await at.invite(creator, other, guest)
    await creator.call(classMemberRoutes.addClassPupils, { id: other, userIds: [pupil.uid] })
    expect([await reaches(guest), await asking()]).toEqual([403, [guest.uid]])
    time += 1000
    await at.enter(guest, third, pupil)
    expect([await reaches(guest), await asking()]).toEqual([200, []])
  })

  it('and a no end a code that was made before', async () => {
    const [teacher, guest] = [await at.teacher('Un'), await at.teacher('Invité')]
    const id = await at.open(teacher)
    await at.enter(teacher, id, pupil)
    await stop(teacher)
    const { code } = (await pupil.call(linksRoutes.makeLinkCode, { userId: pupil.uid })).data
    await at.invite(teacher, id, guest)
    time += 1000
    await pupil.call(linksRoutes.answerFollower, { userId: pupil.uid, managerUserId: guest.uid, accept: false })
    expect(await status(guest.call(linksRoutes.redeemLinkCode, { managerUserId: guest.uid, code }))).toBe(404)
    expect(await reaches(guest)).toBe(403)
  })

  it('is kept of an adult who left by himself, once or twice, and of nobody whom the pupil does not know', async () => {
    const [teacher, colleague, stranger] = [await at.teacher('Un'), await at.teacher('Deux'), await at.teacher('Trois')]
    const id = await at.open(teacher)
    await at.enter(teacher, id, pupil)
    await at.invite(teacher, id, colleague)
    await teacher.call(linksRoutes.leaveStudent, { userId: pupil.uid, managerUserId: teacher.uid })
    for (const adult of [teacher, teacher, stranger]) await stop(adult)
    await teacher.call(classMemberRoutes.removeTeacher, { id, userId: teacher.uid })
    await at.invite(colleague, id, teacher)
    expect([await reaches(teacher), await asking()]).toEqual([403, []])
    const kept = await api.db.q().selectFrom('stops').select('manager_uid').where('pupil_uid', '=', pupil.uid).execute()
    expect(kept).toEqual([{ manager_uid: teacher.uid }])
  })

  it('keeps its pupil in the class: the stopped one does not take him from his colleagues', async () => {
    const [teacher, colleague] = [await at.teacher('Un'), await at.teacher('Deux')]
    const id = await at.open(teacher)
    await at.enter(teacher, id, pupil)
    await at.invite(teacher, id, colleague)
    await stop(teacher)
    const remove = (adult: TestPerson) =>
      status(adult.call(classMemberRoutes.removeClassPupil, { id, userId: pupil.uid }))
    expect([await remove(teacher), await reaches(colleague)]).toEqual([403, 200])
    expect([await remove(colleague), await reaches(colleague)]).toEqual([200, 403])
  })

  it('ends what waits for an answer when he leaves the class', async () => {
    const [teacher, guest] = [await at.teacher('Un'), await at.teacher('Invité')]
    const id = await at.open(teacher)
    await at.enter(teacher, id, pupil)
    await stop(teacher)
    await at.invite(teacher, id, guest)
    await pupil.call(classMemberRoutes.leaveClass, { id, userId: pupil.uid })
    expect(await asking()).toEqual([])
  })
})

describe('@S11 « fifteen »', () => {
  const move = (grade: '6ème' | '5ème' | '4ème' | '3ème') =>
    pupil.call(schoolGradeRoutes.askGrade, { userId: pupil.uid, grade })
  const declared = () => pupil.call(consentRoutes.declareAge, { userId: pupil.uid })

  it('is not reached by many changes after the one that counts', async () => {
    await move('4ème')
    for (let n = 0; n < 12; n += 1) {
      await move('3ème')
      await move('4ème')
    }
    await expect(declared()).rejects.toMatchObject({ code: 'adult_needed' })
  })

  it('is not reached by the next year of a class, whose teacher moves the grade once a parent agreed', async () => {
    const teacher = await at.teacher('Un')
    const id = await at.open(teacher)
    await at.enter(teacher, id, pupil)
    await api.consent(pupil)
    await teacher.call(classRoutes.startNextYear, { id, name: '4e B', grade: '4ème', userIds: [pupil.uid] })
    const { data } = await pupil.call(schoolGradeRoutes.readGrade, { userId: pupil.uid })
    expect(data.grade).toBe('4ème')
    await pupil.call(consentRoutes.withdrawConsent, { userId: pupil.uid })
    await expect(declared()).rejects.toMatchObject({ code: 'adult_needed' })
  })
})

describe('@S11 an approved adult', () => {
  it('of a class is not left by who signs in with a password that he did not choose', async () => {
    const [teacher, creator] = [await at.teacher('Un'), await parent()]
    const id = await at.open(teacher)
    await at.enter(teacher, id, pupil)
    await api.link(creator, pupil)
    await api.approve(operator, teacher, pupil)
    const password = 'tout-nouveau'
    await creator.call(accountsRoutes.updateStudent, { id: pupil.uid, updaterUserId: creator.uid, password })
    const again = await api.login({ email: pupil.email, password })
    const leave = () => again.call(classMemberRoutes.leaveClass, { id, userId: pupil.uid })
    await expect(leave()).rejects.toMatchObject({ status: 403, code: 'recent_password' })
    time += 7 * 24 * 3_600_000
    const later = await api.login({ email: pupil.email, password })
    await later.call(classMemberRoutes.leaveClass, { id, userId: pupil.uid })
    expect(await reaches(await api.login(teacher))).toBe(403)
  })

  it('is what the approval makes of him, for as long as it lasts', async () => {
    const adult = await parent()
    await api.link(adult, pupil, 'code')
    const change = () => {
      const body = { id: pupil.uid, updaterUserId: adult.uid, password: 'tout-nouveau' }
      return status(adult.call(accountsRoutes.updateStudent, body))
    }
    expect(await change()).toBe(403)
    await api.approve(operator, adult, pupil)
    expect(await change()).toBe(200)
    await operator.call(approvalsRoutes.endAdultApproval, { userId: adult.uid, pupil: pupil.uid })
    expect(await change()).toBe(403)
  })
})

describe('@K01 the founder of a class', () => {
  it('is not removed by whom he invited, and hands it over only by leaving', async () => {
    const [founder, guest] = [await at.teacher('Hélène'), await at.teacher('Samir')]
    const id = await at.open(founder)
    await at.invite(founder, id, guest)
    const remove = (by: TestPerson, who: TestPerson) =>
      status(by.call(classMemberRoutes.removeTeacher, { id, userId: who.uid }))
    expect(await remove(guest, founder)).toBe(403)
    expect(await remove(founder, founder)).toBe(200)
    await at.invite(guest, id, founder)
    expect(await remove(founder, guest)).toBe(403)
    expect(await remove(guest, founder)).toBe(200)
  })
})
