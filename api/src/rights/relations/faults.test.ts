import {
  accountsRoutes,
  classMemberRoutes,
  classRoutes,
  consentRoutes,
  linksRoutes,
  parentInvitationRoutes,
  passwordsRoutes,
  rightsRoutes,
  schoolGradeRoutes,
} from '@ariane/shared/contracts'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { mailServer } from '../../accounts/passwords/testing/mail-server.ts'
import { school } from '../../classes/testing/school.ts'
import { PATIENCE } from '../../testing/patience.ts'
import { createTestApi, type TestApi, type TestPerson, UNLIMITED } from '../../testing/test-api.ts'

const DAY = 24 * 3_600_000
let time = Date.parse('2026-11-18T15:00:00Z')
let api: TestApi
let at: ReturnType<typeof school>
let post: Awaited<ReturnType<typeof mailServer>>
beforeAll(async () => {
  post = await mailServer()
  const mail = { smtpUrl: post.url, from: 'Ariane <ariane@college.example>' }
  const config = { mail, publicUrl: 'https://ariane.example' }
  api = await createTestApi({ config, now: () => new Date(time), limiter: UNLIMITED })
  await api.startJobs()
  at = school(api)
})
afterAll(async () => {
  await api.close()
  await post.close()
})
beforeEach(() => {
  time += 60_000
})

/** 200, or the status of the refusal. */
const status = (call: Promise<unknown>) =>
  call.then(
    () => 200,
    error => error.status as number,
  )
const reaches = (adult: TestPerson, pupil: TestPerson) =>
  status(adult.call(accountsRoutes.readReference, { userId: pupil.uid }))
const stop = (pupil: TestPerson, adult: TestPerson, newPassword?: string) => {
  time += 1000
  const body = { userId: pupil.uid, managerUserId: adult.uid, ...(newPassword && { newPassword }) }
  return pupil.call(linksRoutes.stopFollower, body)
}
const makeCode = async (pupil: TestPerson) => {
  time += 1000
  return (await pupil.call(linksRoutes.makeLinkCode, { userId: pupil.uid })).data.code
}
const redeem = (adult: TestPerson, code: string) =>
  adult.call(linksRoutes.redeemLinkCode, { managerUserId: adult.uid, code })
const followed = async (pupil: TestPerson) => (await pupil.call(linksRoutes.listFollowers, { userId: pupil.uid })).data
const names = async (pupil: TestPerson) => (await followed(pupil)).followers.map(({ userId }) => userId).sort()
const asking = async (pupil: TestPerson) => (await followed(pupil)).asking?.map(({ userId }) => userId) ?? []
const answer = (pupil: TestPerson, adult: TestPerson, accept: boolean) =>
  pupil.call(linksRoutes.answerFollower, { userId: pupil.uid, managerUserId: adult.uid, accept })
const invite = async (teacher: TestPerson, id: string) =>
  (await teacher.call(classMemberRoutes.inviteTeacher, { id })).data.token
const accept = (adult: TestPerson, token: string) => adult.call(classMemberRoutes.acceptInvitation, { token })

describe('@S10 F1: what a pupil stopped', () => {
  let teacher: TestPerson
  let pupil: TestPerson
  let id: string
  beforeEach(async () => {
    teacher = await at.teacher('Monsieur Droit')
    pupil = await api.signUp({ name: 'Paul', grade: '6ème' })
    id = await at.open(teacher)
    time += 1000
    await at.enter(teacher, id, pupil)
  })

  it('does not begin again by an invitation that its teacher makes for himself', async () => {
    await stop(pupil, teacher)
    const token = await invite(teacher, id)
    await expect(accept(teacher, token)).rejects.toMatchObject({ status: 409, code: 'conflict' })
    expect(await reaches(teacher, pupil)).toBe(403)
    expect(await names(pupil)).toEqual([])
    expect(await at.read(teacher, id)).toMatchObject({ pupils: [], unseen: 1 })
  })

  it('asks the pupil before another account of that class follows him, and his no stays', async () => {
    const [second, third] = [await at.teacher('Compte Deux'), await at.teacher('Compte Trois')]
    await stop(pupil, teacher)
    await at.invite(teacher, id, second)
    await at.invite(teacher, id, third)
    expect([await reaches(second, pupil), await reaches(third, pupil)]).toEqual([403, 403])
    expect((await asking(pupil)).sort()).toEqual([second.uid, third.uid].sort())
    await answer(pupil, second, false)
    await answer(pupil, third, true)
    expect([await reaches(second, pupil), await reaches(third, pupil)]).toEqual([403, 200])
    expect(await asking(pupil)).toEqual([])
    await second.call(classMemberRoutes.removeTeacher, { id, userId: second.uid })
    await at.invite(teacher, id, second)
    expect([await reaches(second, pupil), await asking(pupil)]).toEqual([403, []])
  })

  it('stays after he left the class and was invited again, and for others who come then', async () => {
    const [colleague, other] = [await at.teacher('Collègue'), await at.teacher('Autre')]
    await at.invite(teacher, id, colleague)
    await stop(pupil, teacher)
    await teacher.call(classMemberRoutes.removeTeacher, { id, userId: teacher.uid })
    await at.invite(colleague, id, other)
    await at.invite(colleague, id, teacher)
    expect(await names(pupil)).toEqual([colleague.uid])
    expect(await asking(pupil)).toEqual([other.uid])
  })

  it('stays in the class of the next year, and after the account of the stopped one is gone', async () => {
    const [colleague, other] = [await at.teacher('Collègue'), await at.teacher('Autre')]
    await at.invite(teacher, id, colleague)
    await stop(pupil, teacher)
    const year = { id, name: '5e B', grade: '5ème' as const, userIds: [pupil.uid] }
    const { data } = await colleague.call(classRoutes.startNextYear, year)
    await api.cleanup.erase(teacher.uid)
    await at.invite(colleague, data.id, other)
    expect(await names(pupil)).toEqual([colleague.uid])
    expect(await asking(pupil)).toEqual([other.uid])
  })

  it('ends with a new code that he gives, never with one of before', async () => {
    const before = await makeCode(pupil)
    await stop(pupil, teacher)
    expect(await status(redeem(teacher, before))).toBe(404)
    await redeem(teacher, await makeCode(pupil))
    expect(await reaches(teacher, pupil)).toBe(200)
    const other = await at.teacher('Autre')
    await at.invite(teacher, id, other)
    expect(await reaches(other, pupil)).toBe(200)
  })

  it('ends with a new request to his class, never with one of before the stop', async () => {
    const latin = await at.open(teacher, 'Latin')
    const { code } = (await teacher.call(classMemberRoutes.makeClassCode, { id: latin })).data
    const join = () => pupil.call(classMemberRoutes.joinClass, { userId: pupil.uid, code })
    const letIn = () =>
      teacher.call(classMemberRoutes.answerClassRequest, { id: latin, userId: pupil.uid, accept: true })
    await join()
    await stop(pupil, teacher)
    await letIn()
    expect(await reaches(teacher, pupil)).toBe(403)
    await pupil.call(classMemberRoutes.leaveClass, { id: latin, userId: pupil.uid })
    time += 1000
    await join()
    await letIn()
    expect(await reaches(teacher, pupil)).toBe(200)
  })

  it('is not given again by the parent who invites him as the other parent', async () => {
    const [mother, friend] = [await api.signUp({ role: 'ROLE_PARENT' }), await api.signUp({ role: 'ROLE_PARENT' })]
    await api.link(mother, pupil)
    await redeem(friend, await makeCode(pupil))
    await stop(pupil, friend)
    const { data } = await mother.call(parentInvitationRoutes.inviteParent, { managerUserId: mother.uid })
    await friend.call(parentInvitationRoutes.acceptParentInvitation, { managerUserId: friend.uid, token: data.token })
    expect(await reaches(friend, pupil)).toBe(403)
  })
})

describe('@S11 F2: a code', () => {
  const password = 'pris-par-moi'
  let parent: TestPerson
  let child: TestPerson
  let stranger: TestPerson
  const change = (adult: TestPerson, body: object) =>
    status(adult.call(accountsRoutes.updateStudent, { id: child.uid, updaterUserId: adult.uid, ...body }))
  beforeEach(async () => {
    parent = await api.signUp({ role: 'ROLE_PARENT', name: 'Madame Petit' })
    const student = { firstName: 'Kim', classroom: '6ème' as const, password: 'marron-vert' }
    const { data } = await parent.call(accountsRoutes.createStudent, { creatorUserId: parent.uid, student })
    child = await api.login({ email: data.email, password: 'marron-vert' })
    stranger = await api.signUp({ role: 'ROLE_TEACHER', name: 'Inconnu' })
    await redeem(stranger, await makeCode(child))
  })

  it('sets no password, no grade, no consent and no end', async () => {
    const { uid: userId } = child
    expect(await change(stranger, { password })).toBe(403)
    expect(await change(stranger, { classroom: '3ème' })).toBe(403)
    expect(await status(stranger.call(schoolGradeRoutes.setGrade, { userId, grade: '3ème' }))).toBe(403)
    expect(await status(stranger.call(consentRoutes.giveConsent, { userId }))).toBe(403)
    const deletion = stranger.call(rightsRoutes.askDeletion, { userId, password: stranger.password })
    expect(await status(deletion)).toBe(403)
  })

  it('is followed by seven days in which a password of somebody else ends nothing of the parent', async () => {
    const operator = await api.signUp({ role: 'ROLE_TEACHER' })
    await api.makeOperator(operator)
    const aunt = await api.signUp({ role: 'ROLE_PARENT', name: 'Madame Tante' })
    await redeem(aunt, await makeCode(child))
    await api.approve(operator, aunt, child)
    expect(await change(aunt, { password })).toBe(200)
    child = await api.login({ email: child.email, password })
    const { uid: userId } = child
    const held = { status: 403, code: 'recent_password' }
    const tries = [
      () => child.call(linksRoutes.stopFollower, { userId, managerUserId: parent.uid }),
      () => child.call(rightsRoutes.askDeletion, { userId, password }),
      () => child.call(consentRoutes.declareAge, { userId }),
    ]
    await parent.call(schoolGradeRoutes.setGrade, { userId, grade: '3ème' })
    for (const call of tries) await expect(call()).rejects.toMatchObject(held)
    const own = { currentPassword: password, newPassword: 'encore-un-autre' }
    await child.call(passwordsRoutes.changePassword, own)
    await expect(stop(child, parent)).rejects.toMatchObject(held)
    await stop(child, stranger)
    time += 7 * DAY
    child = await api.login({ email: child.email, password: 'encore-un-autre' })
    await child.call(consentRoutes.declareAge, { userId })
    await stop(child, parent, 'tout-a-moi-9')
    expect(await reaches(parent, child)).toBe(403)
  })

  it('does not make a child of 6ème fifteen: that needs the adult who decides, for a year', async () => {
    await stop(child, parent, 'tout-a-moi-9')
    const { uid: userId } = child
    await child.call(schoolGradeRoutes.askGrade, { userId, grade: '3ème' })
    expect((await child.call(schoolGradeRoutes.readGrade, { userId })).data.grade).toBe('3ème')
    const declared = (who: TestPerson) => who.call(consentRoutes.declareAge, { userId })
    await expect(declared(child)).rejects.toMatchObject({ status: 403, code: 'adult_needed' })
    expect(await status(declared(stranger))).toBe(403)
    await redeem(parent, await makeCode(child))
    const operator = await api.signUp({ role: 'ROLE_TEACHER' })
    await api.makeOperator(operator)
    await api.approve(operator, parent, child)
    await declared(parent)
    expect(await api.consentCheck.given(userId)).toBe(true)
    await child.call(consentRoutes.withdrawConsent, { userId })
    time += 365 * DAY
    await declared(await api.login({ email: child.email, password: 'tout-a-moi-9' }))
  })

  it('counts the grade that the parent set as his word', async () => {
    const { uid: userId } = child
    await parent.call(schoolGradeRoutes.setGrade, { userId, grade: '3ème' })
    await child.call(consentRoutes.declareAge, { userId })
    expect(await api.consentCheck.given(userId)).toBe(true)
  })
})

describe('@S12 F3: a parent’s consent', () => {
  const ask = (who: TestPerson, pupil: TestPerson, email: string) =>
    status(who.call(consentRoutes.askConsent, { userId: pupil.uid, email }))
  let pupil: TestPerson
  let stranger: TestPerson
  beforeEach(async () => {
    post.received.length = 0
    pupil = await api.signUp({ grade: '6ème', name: 'Lina' })
    stranger = await api.signUp({ role: 'ROLE_TEACHER', name: 'Inconnu' })
    await redeem(stranger, await makeCode(pupil))
  })

  it('is not asked by whom a code let in, nor at his address, nor at the caller’s', async () => {
    expect(await ask(stranger, pupil, stranger.email)).toBe(403)
    expect(await ask(stranger, pupil, 'une-autre@famille.example')).toBe(403)
    expect(await ask(pupil, pupil, stranger.email.toUpperCase())).toBe(400)
    expect(await ask(pupil, pupil, stranger.email.replace('@', '+parent@'))).toBe(400)
    await stop(pupil, stranger)
    expect(await ask(pupil, pupil, stranger.email)).toBe(400)
    const teacher = await api.signUp({ role: 'ROLE_TEACHER' })
    await api.link(teacher, pupil)
    expect(await ask(teacher, pupil, teacher.email)).toBe(400)
  })

  it('is told to who opened the account when it is asked for, and given by him where he is the parent', async () => {
    const [mailbox, mother] = [{ email: 'maman@famille.example' }, await api.signUp({ role: 'ROLE_PARENT' })]
    await api.db.q().updateTable('auth_users').set(mailbox).where('id', '=', mother.uid).execute()
    await api.link(mother, pupil)
    const { data } = await mother.call(consentRoutes.readConsent, { userId: pupil.uid })
    expect(data).toMatchObject({ way: 'mail', mayGive: true, mayAsk: true })
    const seen = (await stranger.call(consentRoutes.readConsent, { userId: pupil.uid })).data
    expect(seen).toMatchObject({ mayGive: false, mayAsk: false })
    expect(await ask(pupil, pupil, 'papa@famille.example')).toBe(200)
    await vi.waitFor(() => {
      const to = post.received.flatMap(mail => mail.to)
      expect(to.sort()).toEqual([mailbox.email, 'papa@famille.example'].sort())
    }, PATIENCE)
    await mother.call(consentRoutes.giveConsent, { userId: pupil.uid })
    expect(await api.consentCheck.given(pupil.uid)).toBe(true)
    const teacher = await api.signUp({ role: 'ROLE_TEACHER' })
    await api.link(teacher, pupil)
    expect(await status(teacher.call(consentRoutes.giveConsent, { userId: pupil.uid }))).toBe(403)
  })
})
