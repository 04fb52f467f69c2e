import { consentRoutes, consentSlipRoutes, legalBasisRoutes } from '@ariane/shared/contracts'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { mailServer } from '../../accounts/passwords/testing/mail-server.ts'
import { school } from '../../classes/testing/school.ts'
import { PATIENCE } from '../../testing/patience.ts'
import { createTestApi, type TestApi, type TestPerson, UNLIMITED } from '../../testing/test-api.ts'
import { deletionStore } from '../deletion/store.ts'

const DAY = 24 * 3_600_000
let time = Date.parse('2026-11-18T15:00:00Z')
let api: TestApi
let operator: TestPerson
let post: Awaited<ReturnType<typeof mailServer>>
beforeAll(async () => {
  post = await mailServer()
  const mail = { smtpUrl: post.url, from: 'Ariane <ariane@college.example>' }
  const config = { mail, publicUrl: 'https://ariane.example' }
  api = await createTestApi({ config, now: () => new Date(time), limiter: UNLIMITED })
  await api.startJobs()
  operator = await api.signUp({ role: 'ROLE_TEACHER' })
  await api.makeOperator(operator)
})
afterAll(async () => {
  await api.close()
  await post.close()
})
beforeEach(() => {
  time += 60_000
})

const code = (call: Promise<unknown>) =>
  call.then(
    () => 'ok',
    error => error.code as string,
  )
const mailed = (fragment: string, to: string) => {
  const link = new RegExp(`#${fragment}=([\\w-]{43})`)
  return vi.waitFor(() => {
    const raw = post.received.filter(mail => mail.to.includes(to)).map(mail => mail.raw)
    return link.exec(raw.at(-1) ?? '')?.[1] ?? expect.fail('no mail came')
  }, PATIENCE)
}
const follow = async (row: { path: string }, fragment: string, to: string) =>
  (await api.request('POST', row.path, { token: await mailed(fragment, to) })).status
const ask = (who: TestPerson, email: string, pupil = who) => {
  // Or the mail of an earlier demand could pass for that of this one.
  time += 1000
  return code(who.call(consentRoutes.askConsent, { userId: pupil.uid, email }))
}
const confirm = (email: string) => follow(consentRoutes.confirmConsent, 'accord', email)
const revoke = (email: string) => follow(consentRoutes.revokeConsent, 'accord-retirer', email)
const withdraw = (who: TestPerson, pupil = who) => code(who.call(consentRoutes.withdrawConsent, { userId: pupil.uid }))
const declare = (who: TestPerson, pupil = who) => code(who.call(consentRoutes.declareAge, { userId: pupil.uid }))
const given = (pupil: TestPerson) => api.consentCheck.given(pupil.uid)
const read = async (pupil: TestPerson) => (await pupil.call(consentRoutes.readConsent, { userId: pupil.uid })).data

describe('@S12 a parent’s « no »', () => {
  let pupil: TestPerson
  let people = 0
  let mother: string
  beforeEach(async () => {
    people += 1
    mother = `maman${people}@famille.example`
    pupil = await api.signUp({ name: 'Lina', grade: '4ème' })
  })
  const refused = async () => {
    await ask(pupil, mother)
    await confirm(mother)
    expect(await revoke(mother)).toBe(200)
  }

  it('by mail is not undone by a word of the pupil, nor by another mailbox', async () => {
    await refused()
    expect(await read(pupil)).toMatchObject({ state: 'withdrawn', mayDeclareAge: false })
    expect(await declare(pupil)).toBe('adult_needed')
    expect(await ask(pupil, `autre${people}@ou.example`)).toBe('invalid_input')
    expect(await ask(pupil, mother)).toBe('ok')
    expect(await declare(pupil)).toBe('adult_needed')
    expect(await withdraw(pupil)).toBe('ok')
    expect(await read(pupil)).toMatchObject({ state: 'withdrawn' })
    expect(await declare(pupil)).toBe('adult_needed')
    const same = mother.replace('@', '+encore@')
    await ask(pupil, same)
    expect(await confirm(same)).toBe(200)
    expect(await given(pupil)).toBe(true)
    await withdraw(pupil)
    expect([await declare(pupil), await given(pupil)]).toEqual(['ok', true])
  })

  it('is heard whatever the school decided, also while another demand waits, is late or was taken back', async () => {
    await operator.call(legalBasisRoutes.recordLegalBasis, { basis: 'Mission de service public, registre, fiche 12' })
    expect(await given(pupil)).toBe(true)
    await refused()
    const teacher = await school(api).teacher('Colette')
    const id = await school(api).open(teacher)
    await school(api).enter(teacher, id, pupil)
    const follows = async () =>
      await api.access.relation({ uid: teacher.uid, role: 'ROLE_TEACHER' } as never, pupil.uid)
    expect([await given(pupil), await follows()]).toEqual([false, 'code'])
    await ask(pupil, mother)
    expect([await given(pupil), await follows(), (await read(pupil)).state]).toEqual([false, 'code', 'asked'])
    await mailed('accord', mother)
    time += 8 * DAY
    pupil = await api.login(pupil)
    expect((await read(pupil)).state).toBe('withdrawn')
    await deletionStore(api.db.q).forgetLateDemands(new Date(time))
    expect([await given(pupil), (await read(pupil)).state]).toEqual([false, 'withdrawn'])
    await operator.call(legalBasisRoutes.endLegalBasis, {}).catch(async () => {
      operator = await api.login(operator)
      await operator.call(legalBasisRoutes.endLegalBasis, {})
    })
  })

  it('in her account is ended by her alone, or by another who decides', async () => {
    const parent = await api.signUp({ role: 'ROLE_PARENT' })
    await api.link(parent, pupil)
    await parent.call(consentRoutes.giveConsent, { userId: pupil.uid })
    await withdraw(parent, pupil)
    expect(await declare(pupil)).toBe('adult_needed')
    expect(await ask(pupil, `deuxieme${people}@enfant.example`)).toBe('invalid_input')
    expect([await declare(parent, pupil), await given(pupil)]).toEqual(['ok', true])
    await withdraw(parent, pupil)
    expect(await declare(pupil)).toBe('adult_needed')
    const other = await api.signUp({ role: 'ROLE_PARENT' })
    await api.link(other, pupil, 'code')
    await api.approve(operator, other, pupil)
    await other.call(consentRoutes.giveConsent, { userId: pupil.uid })
    expect(await given(pupil)).toBe(true)
  })

  it('by mail is not ended by another adult’s word of fifteen', async () => {
    const teacher = await api.signUp({ role: 'ROLE_TEACHER' })
    await api.link(teacher, pupil)
    await refused()
    const { data } = await teacher.call(consentRoutes.readConsent, { userId: pupil.uid })
    expect(data).toMatchObject({ state: 'withdrawn', mayDeclareAge: false })
    expect([await declare(teacher, pupil), await given(pupil)]).toEqual(['invalid_input', false])
    expect(await ask(pupil, `autre${people}@ou.example`)).toBe('invalid_input')
    await ask(pupil, mother)
    expect([await declare(teacher, pupil), await confirm(mother), await given(pupil)]).toEqual([
      'invalid_input',
      200,
      true,
    ])
  })

  it('before anybody said yes is kept too: the school’s own basis does not stand against it', async () => {
    const [parent, follower] = [await api.signUp({ role: 'ROLE_PARENT' }), await api.signUp({ role: 'ROLE_PARENT' })]
    await api.link(parent, pupil)
    await api.link(follower, pupil, 'code')
    const sees = async (who: TestPerson) => {
      const { data } = await who.call(consentRoutes.readConsent, { userId: pupil.uid })
      return [data.state, data.mayRefuse]
    }
    await operator.call(legalBasisRoutes.recordLegalBasis, { basis: 'Mission de service public, registre, fiche 12' })
    for (const who of [pupil, follower]) {
      expect(await sees(who)).toEqual(['not_needed', false])
      expect([await withdraw(who, pupil), await given(pupil)]).toEqual(['ok', true])
    }
    expect(await sees(parent)).toEqual(['not_needed', true])
    await ask(pupil, mother)
    expect([await withdraw(parent, pupil), await given(pupil)]).toEqual(['ok', false])
    expect(await sees(parent)).toEqual(['withdrawn', false])
    expect([await declare(pupil), await ask(pupil, mother)]).toEqual(['adult_needed', 'invalid_input'])
    const other = await api.signUp({ grade: '4ème' })
    await api.link(parent, other)
    expect([await given(other), await withdraw(parent, other), await given(other)]).toEqual([true, 'ok', false])
    await operator.call(legalBasisRoutes.endLegalBasis, {})
  })

  it('of an adult who does not decide is ended by the mail of a parent, and never by the pupil', async () => {
    await api.consent(pupil)
    const follower = await api.signUp({ role: 'ROLE_TEACHER' })
    await api.link(follower, pupil, 'code')
    await withdraw(follower, pupil)
    expect(await declare(pupil)).toBe('adult_needed')
    await ask(pupil, mother)
    expect(await given(pupil)).toBe(false)
    expect([await confirm(mother), await given(pupil)]).toEqual([200, true])
  })

  it('on a slip stays after another demand: the slip is not ticked again', async () => {
    const at = school(api)
    const teacher = await at.teacher('Créateur')
    const id = await at.open(teacher)
    await at.enter(teacher, id, pupil)
    await api.db.q().updateTable('links').set({ kind: 'created' }).where('pupil_uid', '=', pupil.uid).execute()
    const make = () => teacher.call(consentSlipRoutes.makeConsentSlips, { id, userIds: [pupil.uid] })
    const tick = () => code(teacher.call(consentSlipRoutes.tickSignedSlips, { id, userIds: [pupil.uid] }))
    const slip = (await make()).data.slips[0]?.code ?? ''
    expect(await tick()).toBe('ok')
    time += 1000
    await api.request('POST', consentSlipRoutes.answerConsentSlip.path, { code: slip, answer: 'no' })
    expect([await given(pupil), await tick()]).toEqual([false, 'conflict'])
    time += 1000
    expect(await ask(teacher, mother, pupil)).toBe('ok')
    expect([await tick(), await declare(pupil), await given(pupil)]).toEqual(['conflict', 'adult_needed', false])
    await make()
    expect([await tick(), await given(pupil)]).toEqual(['ok', true])
  })
})

describe('@S12 the word of being fifteen', () => {
  let pupil: TestPerson
  let teacher: TestPerson
  let people = 100
  let parent: string
  beforeEach(async () => {
    people += 1
    parent = `parent${people}@famille.example`
    pupil = await api.signUp({ name: 'Nour', grade: '3ème' })
    teacher = await api.signUp({ role: 'ROLE_TEACHER' })
    await api.link(teacher, pupil)
    await declare(pupil)
  })

  it('stays when who decides asks a parent, until he answers', async () => {
    const since = (await read(pupil)).at
    expect(await ask(teacher, parent, pupil)).toBe('ok')
    expect([await given(pupil), await read(pupil)]).toMatchObject([true, { state: 'of_age', at: since }])
    expect(await confirm(parent)).toBe(200)
    expect(await read(pupil)).toMatchObject({ state: 'given', by: null })
    expect([await revoke(parent), await given(pupil)]).toEqual([200, false])
  })

  it('outlasts a demand that nobody answers, whose address goes', async () => {
    time += 30 * DAY
    ;[pupil, teacher] = [await api.login(pupil), await api.login(teacher)]
    await ask(teacher, parent, pupil)
    const forget = () => deletionStore(api.db.q).forgetLateDemands(new Date(time))
    await forget()
    await mailed('accord', parent)
    time += 8 * DAY
    await forget()
    expect([await given(pupil), await confirm(parent)]).toEqual([true, 400])
    pupil = await api.login(pupil)
    expect(await read(pupil)).toMatchObject({ state: 'of_age', email: null })
  })

  it('counts less than a « no » of who decides, said before or while a parent is asked', async () => {
    await ask(teacher, parent, pupil)
    expect([await withdraw(teacher, pupil), await given(pupil)]).toEqual(['ok', false])
    expect([await declare(pupil), await ask(teacher, parent, pupil), await given(pupil)]).toEqual([
      'adult_needed',
      'ok',
      false,
    ])
  })
})
