import { randomUUID } from 'node:crypto'
import {
  accountsRoutes,
  approvalsRoutes,
  classMemberRoutes,
  consentRoutes,
  consentSlipRoutes,
  importRoutes,
  linksRoutes,
} from '@ariane/shared/contracts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { school } from '../../classes/testing/school.ts'
import { createTestApi, type TestApi, type TestPerson, UNLIMITED } from '../../testing/test-api.ts'

const { readClassConsents, makeConsentSlips, remindConsents, tickSignedSlips, readConsentSlip, answerConsentSlip } =
  consentSlipRoutes
const PASSWORD = 'lapin-violet-47'

let time = Date.parse('2026-11-18T15:00:00Z')
let api: TestApi
let at: ReturnType<typeof school>
let operator: TestPerson
let helene: TestPerson
let id: string
beforeAll(async () => {
  api = await createTestApi({ now: () => new Date(time), limiter: UNLIMITED })
  at = school(api)
  operator = await api.signUp({ role: 'ROLE_TEACHER' })
  await api.makeOperator(operator)
})
afterAll(() => api.close())
beforeEach(async () => {
  time += 60_000
  helene = await at.teacher('Hélène')
  id = await at.open(helene)
})

/** A pupil of the list that the teacher imported into the class. */
async function imported(firstName: string, lastName = 'Martin'): Promise<TestPerson> {
  const line = { key: randomUUID(), firstName, lastName, classroom: '6ème', password: PASSWORD, classId: id } as const
  const { lines } = (await helene.call(importRoutes.importPupils, { creatorUserId: helene.uid, pupils: [line] })).data
  return api.login({ email: `${lines[0]?.login}@ariane.example`, password: PASSWORD })
}
const makeSlips = async (...pupils: TestPerson[]) =>
  (await helene.call(makeConsentSlips, { id, userIds: pupils.map(({ uid }) => uid) })).data.slips
const makeSlip = async (pupil: TestPerson) => (await makeSlips(pupil))[0]?.code ?? expect.fail('no slip was made')
const board = async (teacher = helene) => (await teacher.call(readClassConsents, { id })).data.rows
const tick = (teacher: TestPerson, ...pupils: TestPerson[]) =>
  teacher.call(tickSignedSlips, { id, userIds: pupils.map(({ uid }) => uid) })
/** Anybody with the paper, signed in nowhere. */
const answer = (code: string, said: 'yes' | 'no') =>
  api.request('POST', answerConsentSlip.path, { code, answer: said }).then(({ status }) => status)
const required = (pupil: TestPerson) =>
  api.consentCheck.require(pupil.uid).then(
    () => 'open',
    error => error.code,
  )
const journal = async (pupil: TestPerson) =>
  (await pupil.call(linksRoutes.readJournal, { userId: pupil.uid })).data.lines.map(({ who, what }) => [who, what])

describe('@K08 the slip that a parent signs', () => {
  it('records an answer with its code, and is valid once the teacher who imported the class has ticked it', async () => {
    const lea = await imported('Léa')
    const code = await makeSlip(lea)
    const read = await api.request('POST', readConsentSlip.path, { code })
    expect(read.body).toMatchObject({ data: { name: 'Léa Martin', answer: null, isGiven: false } })
    expect(await answer(`${code.slice(0, 4)}-${code.slice(4, 8)}-${code.slice(8)}`.toLowerCase(), 'yes')).toBe(200)
    expect(await board()).toMatchObject([
      { fullName: 'Léa Martin', state: 'missing', slip: { answer: 'yes' }, mayTick: true },
    ])
    expect(await required(lea)).toBe('consent_needed')
    await tick(helene, lea)
    expect(await required(lea)).toBe('open')
    expect(await board()).toMatchObject([{ state: 'given', by: 'Hélène' }])
    expect((await lea.call(consentRoutes.readConsent, { userId: lea.uid })).data).toMatchObject({
      state: 'given',
      by: 'Hélène',
      onPaper: true,
    })
    expect(await journal(lea)).toContainEqual(['Hélène', 'consent'])
  })

  it('is ticked for a class at once, all or nothing, and leaves out who needs none', async () => {
    const [lea, tom, zoe] = [await imported('Léa'), await imported('Tom'), await imported('Zoé')]
    await makeSlips(lea, tom)
    await expect(tick(helene, lea, tom, zoe)).rejects.toMatchObject({ status: 409, code: 'conflict' })
    expect(await required(lea)).toBe('consent_needed')
    await tick(helene, lea, tom)
    expect([await required(lea), await required(tom), await required(zoe)]).toEqual(['open', 'open', 'consent_needed'])
    const made = await makeSlips(lea, tom, zoe)
    expect(made.map(({ userId }) => userId)).toEqual([zoe.uid])
    const before = await journal(lea)
    await tick(helene, lea)
    expect(await journal(lea)).toEqual(before)
  })

  it('stands on the board by the register, with what is known of each', async () => {
    const [lea, tom] = [await imported('Léa', 'Petit'), await imported('Tom', 'Abel')]
    await makeSlip(lea)
    expect(await board()).toMatchObject([
      { fullName: 'Tom Abel', state: 'missing', slip: null },
      { fullName: 'Léa Petit', state: 'missing', slip: { answer: null, answeredAt: null, remindedAt: null } },
    ])
    const code = await makeSlip(lea)
    await answer(code, 'no')
    expect(await makeSlip(lea)).toBe(code)
    expect((await board())[1]).toMatchObject({ slip: { answer: 'no' } })
    expect(await required(tom)).toBe('consent_needed')
  })

  it('reminds the pupil on every page until it is ticked', async () => {
    const lea = await imported('Léa')
    await makeSlip(lea)
    const reminded = async () => (await lea.call(accountsRoutes.myAccount, {})).data?.slipRemindedAt
    expect(await reminded()).toBeUndefined()
    await helene.call(remindConsents, { id, userIds: [lea.uid] })
    expect(await reminded()).toBe(new Date(time).toISOString())
    expect((await board())[0]?.slip?.remindedAt).toBe(new Date(time).toISOString())
    await tick(helene, lea)
    expect(await reminded()).toBeUndefined()
  })

  it('takes the consent back with « no », and then has to be signed anew', async () => {
    const lea = await imported('Léa')
    const code = await makeSlip(lea)
    await tick(helene, lea)
    time += 1000
    expect(await answer(code, 'no')).toBe(200)
    expect(await required(lea)).toBe('consent_needed')
    expect(await board()).toMatchObject([{ state: 'withdrawn', slip: null }])
    await expect(tick(helene, lea)).rejects.toMatchObject({ code: 'conflict' })
    await answer(code, 'yes')
    expect(await required(lea)).toBe('consent_needed')
    time += 1000
    expect(await makeSlip(lea)).not.toBe(code)
    await tick(helene, lea)
    expect(await required(lea)).toBe('open')
  })

  it('does not take back what a parent said in another way', async () => {
    const lea = await imported('Léa')
    const code = await makeSlip(lea)
    await helene.call(consentRoutes.giveConsent, { userId: lea.uid })
    await answer(code, 'no')
    expect(await required(lea)).toBe('open')
  })

  it('ends with the stop of who printed it, also with the code that a colleague made; a stop of others leaves it', async () => {
    const [lea, tom, samir] = [await imported('Léa'), await imported('Tom'), await at.teacher('Samir')]
    const [coach, newcomer] = [await api.signUp({ role: 'ROLE_COACH' }), await at.teacher('Nouveau')]
    await at.invite(helene, id, samir)
    await api.link(coach, tom, 'code')
    const code = await makeSlip(lea)
    const printed = (await samir.call(makeConsentSlips, { id, userIds: [lea.uid] })).data.slips
    expect(printed).toMatchObject([{ userId: lea.uid, code }])
    await tick(helene, lea)
    const stop = (pupil: TestPerson, adult: TestPerson, newPassword?: string) =>
      pupil.call(linksRoutes.stopFollower, {
        userId: pupil.uid,
        managerUserId: adult.uid,
        ...(newPassword && { newPassword }),
      })
    await stop(lea, samir)
    expect(await answer(code, 'no')).toBe(404)
    expect([await required(lea), await board()]).toMatchObject(['open', [{ slip: null }, { state: 'missing' }]])
    const own = await makeSlip(tom)
    await stop(tom, coach)
    await at.invite(helene, id, newcomer)
    await tom.call(linksRoutes.answerFollower, { userId: tom.uid, managerUserId: newcomer.uid, accept: false })
    expect(await answer(own, 'yes')).toBe(200)
    await stop(tom, helene, 'tout-a-moi-9')
    expect(await answer(own, 'no')).toBe(404)
  })

  it('tells nobody anything without its code', async () => {
    for (const code of ['ABCD-2345-EFGH', 'ABCD-2345', '', 'ABCD-2345-EFG0']) {
      const { status } = await api.request('POST', readConsentSlip.path, { code })
      expect(status).toBe(code === 'ABCD-2345-EFGH' ? 404 : 400)
    }
    expect(await answer('ABCD-2345-EFGH', 'yes')).toBe(404)
  })
})

describe('@K08 nothing that a child can do alone makes a consent valid', () => {
  it('neither the answer with the code, nor a call in the place of an adult', async () => {
    const lea = await imported('Léa')
    const code = await makeSlip(lea)
    for (let i = 0; i < 3; i += 1) await answer(code, 'yes')
    await expect(tick(lea, lea)).rejects.toMatchObject({ status: 404 })
    await expect(lea.call(makeConsentSlips, { id, userIds: [lea.uid] })).rejects.toMatchObject({ status: 404 })
    await expect(lea.call(consentRoutes.giveConsent, { userId: lea.uid })).rejects.toMatchObject({ status: 403 })
    expect(await required(lea)).toBe('consent_needed')
  })

  it('nor an account of a teacher that the child opens, with a class of its own', async () => {
    const lea = await imported('Léa')
    const pretended = await at.teacher('Madame Léa')
    const own = await at.open(pretended)
    await at.enter(pretended, own, lea)
    await pretended.call(makeConsentSlips, { id: own, userIds: [lea.uid] })
    const call = pretended.call(tickSignedSlips, { id: own, userIds: [lea.uid] })
    await expect(call).rejects.toMatchObject({ status: 403 })
    await expect(
      pretended.call(classMemberRoutes.addClassPupils, { id: own, userIds: [lea.uid] }),
    ).rejects.toMatchObject({ status: 403 })
    expect((await pretended.call(readClassConsents, { id: own })).data.rows).toMatchObject([{ mayTick: false }])
    expect(await required(lea)).toBe('consent_needed')
  })

  it('a colleague of the class sees the board and may not tick, until the operator approved him', async () => {
    const [lea, samir] = [await imported('Léa'), await at.teacher('Samir')]
    await at.invite(helene, id, samir)
    await makeSlip(lea)
    expect(await board(samir)).toMatchObject([{ fullName: 'Léa Martin', mayTick: false }])
    await expect(tick(samir, lea)).rejects.toMatchObject({ status: 403 })
    await api.approve(operator, samir, lea)
    expect(await board(samir)).toMatchObject([{ mayTick: true }])
    await tick(samir, lea)
    expect(await required(lea)).toBe('open')
    await operator.call(approvalsRoutes.endAdultApproval, { userId: samir.uid, pupil: lea.uid })
    expect(await required(lea)).toBe('consent_needed')
    expect(await board()).toMatchObject([{ state: 'missing', by: null }])
  })

  it('a pupil of another class is not ticked along', async () => {
    const lea = await imported('Léa')
    const other = await at.open(helene, '6e C')
    await makeSlip(lea)
    const call = helene.call(tickSignedSlips, { id: other, userIds: [lea.uid] })
    await expect(call).rejects.toMatchObject({ status: 403 })
  })
})
