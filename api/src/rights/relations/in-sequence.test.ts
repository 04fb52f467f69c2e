import {
  approvalsRoutes,
  classMemberRoutes,
  classRoutes,
  consentRoutes,
  consentSlipRoutes,
  linksRoutes,
  parentInvitationRoutes,
  rightsRoutes,
} from '@ariane/shared/contracts'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { mailServer } from '../../accounts/passwords/testing/mail-server.ts'
import { school } from '../../classes/testing/school.ts'
import { PATIENCE } from '../../testing/patience.ts'
import { createTestApi, type TestApi, type TestPerson, UNLIMITED } from '../../testing/test-api.ts'

let time = Date.parse('2026-11-18T15:00:00Z')
let api: TestApi
let post: Awaited<ReturnType<typeof mailServer>>
let at: ReturnType<typeof school>
let operator: TestPerson
let pupil: TestPerson
let mother: TestPerson
let aunt: TestPerson
beforeAll(async () => {
  post = await mailServer()
  const mail = { smtpUrl: post.url, from: 'Ariane <ariane@college.example>' }
  const config = { mail, publicUrl: 'https://ariane.example' }
  api = await createTestApi({ config, now: () => new Date(time), limiter: UNLIMITED })
  await api.startJobs()
  at = school(api)
  operator = await api.signUp({ role: 'ROLE_TEACHER' })
  await api.makeOperator(operator)
})
afterAll(async () => {
  await api.close()
  await post.close()
})
beforeEach(async () => {
  time += 60_000
  post.received.length = 0
  pupil = await api.signUp({ grade: '3ème', name: 'Lina' })
  mother = await api.signUp({ role: 'ROLE_PARENT', name: 'Madame Petit' })
  aunt = await api.signUp({ role: 'ROLE_PARENT', name: 'Madame Tante' })
  await api.link(mother, pupil)
  await api.link(aunt, pupil, 'code')
})

const stop = (adult: TestPerson) => {
  time += 1000
  return pupil.call(linksRoutes.stopFollower, { userId: pupil.uid, managerUserId: adult.uid })
}
const letIn = async (adult: TestPerson) => {
  time += 1000
  const { code } = (await pupil.call(linksRoutes.makeLinkCode, { userId: pupil.uid })).data
  await adult.call(linksRoutes.redeemLinkCode, { managerUserId: adult.uid, code })
}
/** After it whoever others bring asks the pupil first. */
const stopSomebody = async () => {
  const coach = await api.signUp({ role: 'ROLE_COACH' })
  await letIn(coach)
  await stop(coach)
}
const approve = () => api.approve(operator, aunt, pupil)
const end = () => operator.call(approvalsRoutes.endAdultApproval, { userId: aunt.uid, pupil: pupil.uid })
const plan = (who: TestPerson) => who.call(rightsRoutes.askDeletion, { userId: pupil.uid, password: who.password })
const planned = async () => (await pupil.call(rightsRoutes.readDeletion, { userId: pupil.uid })).data
const give = () => aunt.call(consentRoutes.giveConsent, { userId: pupil.uid })
const given = () => api.consentCheck.given(pupil.uid)
const ask = (who: TestPerson, email: string) => who.call(consentRoutes.askConsent, { userId: pupil.uid, email })
const confirm = async (to: string) => {
  const token = await vi.waitFor(() => {
    const raw = post.received.findLast(mail => mail.to.includes(to))?.raw ?? ''
    return /#accord=([\w-]{43})/.exec(raw)?.[1] ?? expect.fail('no mail came')
  }, PATIENCE)
  return (await api.request('POST', consentRoutes.confirmConsent.path, { token })).status
}
const people = async () => (await pupil.call(linksRoutes.listFollowers, { userId: pupil.uid })).data
const follows = async (adult: TestPerson) => (await people()).followers.some(({ userId }) => userId === adult.uid)
const asks = async (adult: TestPerson) => (await people()).asking?.some(({ userId }) => userId === adult.uid) ?? false
const sayYes = (adult: TestPerson) =>
  pupil.call(linksRoutes.answerFollower, { userId: pupil.uid, managerUserId: adult.uid, accept: true })

describe('@S10 the code of a slip that a colleague read', () => {
  let helene: TestPerson
  let samir: TestPerson
  let id: string
  const slip = async (teacher: TestPerson) =>
    (await teacher.call(consentSlipRoutes.makeConsentSlips, { id, userIds: [pupil.uid] })).data.slips[0]?.code ??
    expect.fail('no slip was made')
  const works = async (code: string) =>
    (await api.request('POST', consentSlipRoutes.readConsentSlip.path, { code })).status === 200
  beforeEach(async () => {
    ;[helene, samir] = [await at.teacher('Hélène'), await at.teacher('Samir')]
    id = await at.open(helene)
    time += 1000
    await at.enter(helene, id, pupil)
    await at.invite(helene, id, samir)
  })

  it.each([
    ['he', () => samir.call(classMemberRoutes.removeTeacher, { id, userId: samir.uid })],
    ['the pupil', () => pupil.call(classMemberRoutes.leaveClass, { id, userId: pupil.uid })],
  ])('ends with a stop of his, though %s left the class before', async (_, leave) => {
    const code = await slip(helene)
    expect(await slip(samir)).toBe(code)
    await leave()
    await stop(samir)
    expect(await works(code)).toBe(false)
  })

  it('goes on when the pupil stops an adult who was in no class of his', async () => {
    const code = await slip(helene)
    await stopSomebody()
    expect(await works(code)).toBe(true)
  })

  it('ends with a stop at the moment at which he prints', async () => {
    for (let round = 0; round < 6; round += 1) {
      const [made] = await Promise.allSettled([slip(samir), stop(samir)])
      if (made.status === 'fulfilled') expect(await works(made.value)).toBe(false)
      await letIn(samir)
    }
  })
})

describe('@S10 a father whom the mother invites after a stop', () => {
  let father: TestPerson
  const accept = async () => {
    const { token } = (await mother.call(parentInvitationRoutes.inviteParent, { managerUserId: mother.uid })).data
    const use = { managerUserId: father.uid, token }
    return (await father.call(parentInvitationRoutes.acceptParentInvitation, use)).data
  }
  beforeEach(async () => {
    father = await api.signUp({ role: 'ROLE_PARENT', name: 'Monsieur Petit' })
  })

  it('follows once the pupil says yes, and what he agreed to by mail goes on counting', async () => {
    await ask(mother, father.email)
    expect(await confirm(father.email)).toBe(200)
    await stopSomebody()
    await accept()
    expect([await follows(father), await asks(father)]).toEqual([false, true])
    await sayYes(father)
    expect([await follows(father), await given()]).toEqual([true, true])
  })

  it('reads whom he follows now, and who has to say yes', async () => {
    await stopSomebody()
    const brother = await api.signUp({ name: 'Noé' })
    await api.link(mother, brother)
    expect(await accept()).toEqual({ children: ['Noé'], asked: ['Lina'] })
  })
})

describe('@A16 with the end of an approval', () => {
  beforeEach(approve)

  it('a consent from the adult’s own mailbox does not count any more', async () => {
    await ask(pupil, aunt.email)
    expect([await confirm(aunt.email), await given()]).toEqual([200, true])
    await end()
    expect(await given()).toBe(false)
  })

  it('a consent that another parent gave counts, and one of before it', async () => {
    await ask(pupil, 'papa@famille.example')
    await confirm('papa@famille.example')
    await end()
    expect(await given()).toBe(true)
  })

  it('the end of the account that he planned is taken back, not that of the mother', async () => {
    await plan(aunt)
    await end()
    expect(await planned()).toBeNull()
    await approve()
    await plan(mother)
    await end()
    expect(await planned()).toMatchObject({ by: 'Madame Petit' })
  })

  it('a parent who is asked over his « fifteen » goes on being asked', async () => {
    await aunt.call(consentRoutes.declareAge, { userId: pupil.uid })
    await ask(pupil, 'maman@famille.example')
    expect(await given()).toBe(true)
    await end()
    expect(await given()).toBe(false)
    expect([await confirm('maman@famille.example'), await given()]).toEqual([200, true])
  })

  it('a yes at the same moment does not count', async () => {
    for (let round = 0; round < 8; round += 1) {
      await Promise.allSettled([give(), end()])
      expect(await given()).toBe(false)
      await approve()
    }
  })

  it('or with a stop: a yes at the same moment comes before it, or is refused', async () => {
    const [gave] = await Promise.allSettled([give(), stop(aunt)])
    expect(await given()).toBe(gave.status === 'fulfilled')
  })

  it('it leaves the list of those that last, which is whole', async () => {
    const rows = Array.from({ length: 201 }, () => ({ adult_uid: aunt.uid, by_name: '', at: new Date(time + 1000) }))
    const uids = rows.map((_, n) => `many-${n}`)
    const pupils = uids.map(uid => ({
      uid,
      role: 'ROLE_STUDENT' as const,
      grade: '6ème' as const,
      created_at: new Date(time),
    }))
    await api.db.q().insertInto('people').values(pupils).execute()
    await api.db
      .q()
      .insertInto('adult_approvals')
      .values(rows.map((row, n) => ({ ...row, pupil_uid: `many-${n}` })))
      .execute()
    const list = async () => (await operator.call(approvalsRoutes.listAdultApprovals, {})).data.approvals
    const isOurs = async () => (await list()).some(row => row.pupil?.userId === pupil.uid && row.ended === null)
    expect(await isOurs()).toBe(true)
    await end()
    expect(await isOurs()).toBe(false)
  })
})

describe('@S10 after a stop', () => {
  it('who waits goes on waiting in the class of next year, and his link ends with it', async () => {
    const [prof, colleague] = [await at.teacher('Prof'), await at.teacher('Collègue')]
    const id = await at.open(prof)
    time += 1000
    await at.enter(prof, id, pupil)
    await stopSomebody()
    await at.invite(prof, id, colleague)
    expect([await follows(prof), await asks(colleague)]).toEqual([true, true])
    const year = { id, name: '4e B', grade: '4ème' as const, userIds: [pupil.uid] }
    const next = (await prof.call(classRoutes.startNextYear, year)).data.id
    expect([await follows(prof), await asks(colleague)]).toEqual([true, true])
    await sayYes(colleague)
    expect(await follows(colleague)).toBe(true)
    await pupil.call(classMemberRoutes.leaveClass, { id: next, userId: pupil.uid })
    expect([await follows(prof), await follows(colleague)]).toEqual([false, false])
  })

  it('several who plan the end of the account at once plan nothing past it', async () => {
    await Promise.allSettled([plan(mother), plan(mother), stop(mother), plan(mother)])
    expect(await planned()).toBeNull()
  })
})
