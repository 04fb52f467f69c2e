import {
  accountsRoutes,
  approvalsRoutes,
  consentRoutes,
  healthRoutes,
  installationRoutes,
  legalBasisRoutes,
  passwordsRoutes,
  registrationRoutes,
  routes,
} from '@ariane/shared/contracts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mailServer } from '../accounts/passwords/testing/mail-server.ts'
import { createTestApi, type TestApi, type TestPerson } from '../testing/test-api.ts'

const { endAccountSessions, findAccounts, listOperatorActs, makeResetLink, readInstallation, testMail, unlockAccount } =
  installationRoutes

let post: Awaited<ReturnType<typeof mailServer>>
let api: TestApi
let operator: TestPerson
beforeAll(async () => {
  post = await mailServer()
  const mail = { smtpUrl: post.url, from: 'Ariane <ariane@college.example>' }
  api = await createTestApi({
    config: { mail, publicUrl: 'https://ariane.example', registration: { kind: 'approval' } },
  })
  operator = await api.signUp({ role: 'ROLE_TEACHER', name: 'Madame Roche' })
  await api.makeOperator(operator)
})
afterAll(async () => {
  await api.close()
  await post.close()
})

const search = async (words: string) => (await operator.call(findAccounts, { search: words })).data.accounts
const lines = async () => (await operator.call(listOperatorActs, {})).data.acts
const lastLine = async () => (await lines())[0]
const enter = ({ email, password }: TestPerson) =>
  api.request('POST', '/api/auth/sign-in/email', { email, password }, {}, '10.9.9.9')

describe('@G03 the console of an installation', () => {
  it('says what is there and what is missing, on the page of its state too', async () => {
    const pupil = await api.signUp({ grade: '5ème' })
    const asked = {
      pupil_uid: pupil.uid,
      state: 'asked' as const,
      at: new Date(),
      confirm_until: new Date(Date.now() + 1e6),
    }
    const { data: before } = await operator.call(readInstallation, {})
    await api.db.q().insertInto('consents').values(asked).execute()
    const waiting = await api.signUp({ role: 'ROLE_PARENT' })
    const { data } = await operator.call(readInstallation, {})
    expect(data).toMatchObject({
      missing: expect.arrayContaining(['contact', 'backup', 'restore']),
      hosted: false,
      registration: { kind: 'approval' },
      waitingAdults: before.waitingAdults + 1,
      consents: { asked: before.consents.asked + 1, missing: before.consents.missing - 1 },
      mail: { from: 'Ariane <ariane@college.example>' },
      backupAt: null,
      versions: { product: expect.stringMatching(/^\d/), commit: null, database: expect.stringMatching(/^\d\d/) },
    })
    expect(data.missing).not.toContain('mail')
    expect(data.missing).not.toContain('https')
    const { data: health } = await operator.call(healthRoutes.readHealth, {})
    expect(health.missing).toEqual(data.missing)
    await operator.call(registrationRoutes.refuseRegistration, { userId: waiting.uid })
  })

  it('finds accounts by parts of their names without accents, with their last use and origin', async () => {
    const helene = await api.signUp({ role: 'ROLE_COACH', name: 'Hélène Sûre' })
    await api.db
      .q()
      .updateTable('people')
      .set({ waiting_since: null, display_name: 'Hélène 100% Sûre' })
      .where('uid', '=', helene.uid)
      .execute()
    const { data: made } = await helene.call(accountsRoutes.createStudent, {
      creatorUserId: helene.uid,
      student: { firstName: 'Zoé', lastName: 'Marchand', password: 'marron-7' },
    })
    expect(await search('SURE helene')).toEqual([
      expect.objectContaining({
        userId: helene.uid,
        fullName: 'Hélène 100% Sûre',
        role: 'ROLE_COACH',
        origin: 'registered',
        state: 'open',
        sessions: 1,
        resettable: true,
        lastUsedAt: expect.stringMatching(/:00\.000Z$/),
      }),
    ])
    const [zoe] = await search('zoe')
    expect(zoe).toMatchObject({
      userId: made.userId,
      login: made.login,
      origin: 'created',
      sessions: 0,
      resettable: true,
    })
    expect(await search('100%')).toHaveLength(1)
    expect(await search('1%S')).toEqual([])
    expect(await search('personne-ainsi')).toEqual([])
    expect((await search('')).length).toBeGreaterThan(2)
  })

  it('unlocks an account that wrong passwords slow down', async () => {
    const pupil = await api.signUp()
    for (let n = 0; n < 3; n += 1) await enter({ ...pupil, password: `marron-${n}` })
    await sql`update guesses set free_at = now() + interval '1 hour' where failures >= 3`.execute(api.db.q())
    expect((await enter(pupil)).status).toBe(429)
    await operator.call(unlockAccount, { userId: pupil.uid })
    expect((await enter(pupil)).status).toBe(200)
    expect(await lastLine()).toMatchObject({ by: 'Madame Roche', what: 'unlocked' })
    await expect(operator.call(unlockAccount, { userId: 'nobody' })).rejects.toMatchObject({ status: 404 })
  })

  it('signs somebody out everywhere', async () => {
    const pupil = await api.signUp()
    await operator.call(endAccountSessions, { userId: pupil.uid })
    await expect(pupil.call(accountsRoutes.myAccount, {})).rejects.toMatchObject({ status: 401 })
    expect(await lastLine()).toMatchObject({ what: 'sessionsEnded', about: expect.any(String) })
    const before = await lines()
    await expect(operator.call(endAccountSessions, { userId: 'nobody' })).rejects.toMatchObject({ status: 404 })
    expect(await lines()).toEqual(before)
  })

  it('makes a link for a new password of an adult, which works once and for a day', async () => {
    const adult = await api.signUp({ role: 'ROLE_TEACHER', name: 'Monsieur Petit' })
    const choose = (token: string, newPassword: string) =>
      api.request('POST', '/api/account/password/reset', { token, newPassword })
    const { data: first } = await operator.call(makeResetLink, { userId: adult.uid })
    const { data } = await operator.call(makeResetLink, { userId: adult.uid })
    expect(Math.round((Date.parse(data.expiresAt) - Date.now()) / 3_600_000)).toBe(24)
    expect((await choose(first.token, 'trois mots verts')).status).toBe(400)
    expect((await choose(data.token, 'trois mots verts')).status).toBe(200)
    expect((await choose(data.token, 'quatre mots verts')).status).toBe(400)
    expect((await enter({ ...adult, password: 'trois mots verts' })).status).toBe(200)
    expect(await lastLine()).toMatchObject({ by: 'Madame Roche', what: 'resetMade', about: 'Monsieur Petit' })
    const kept = await sql`select * from operator_acts`.execute(api.db.q())
    expect(JSON.stringify(kept.rows)).not.toContain(data.token)
  })

  it('makes one for a pupil, whoever follows, and what is done with it waits seven days', async () => {
    const [pupil, teacher] = [await api.signUp({ grade: '3ème' }), await api.signUp({ role: 'ROLE_TEACHER' })]
    await api.link(teacher, pupil)
    const { data } = await operator.call(makeResetLink, { userId: pupil.uid })
    const reset = { token: data.token, newPassword: 'tout-nouveau' }
    expect((await api.request('POST', passwordsRoutes.resetPassword.path, reset)).status).toBe(200)
    const again = await api.login({ email: pupil.email, password: 'tout-nouveau' })
    const declared = again.call(consentRoutes.declareAge, { userId: pupil.uid })
    await expect(declared).rejects.toMatchObject({ status: 403, code: 'recent_password' })
  })

  it('makes none for who has no password of ours, and writes no line then', async () => {
    const outside = await api.signUp({ role: 'ROLE_TEACHER' })
    await api.db.q().deleteFrom('auth_accounts').where('userId', '=', outside.uid).execute()
    const before = await lines()
    await expect(operator.call(makeResetLink, { userId: outside.uid })).rejects.toMatchObject({ status: 409 })
    await expect(operator.call(makeResetLink, { userId: 'nobody' })).rejects.toMatchObject({ status: 404 })
    expect(await lines()).toEqual(before)
  })

  it('tries whether mail goes out, and says when the mail server refuses', async () => {
    const sent = await operator.call(testMail, { to: 'roche@college.example' })
    expect(sent.data.sent).toBe(true)
    expect(JSON.stringify(post.received.at(-1))).toContain('roche@college.example')
    expect(await lastLine()).toEqual(expect.objectContaining({ what: 'mailTested', about: null }))
    post.state.refusals = 1
    expect((await operator.call(testMail, { to: 'roche@college.example' })).data.sent).toBe(false)
  })

  it('keeps every change of an operator, also those of other areas', async () => {
    const [first, second] = [await api.signUp({ role: 'ROLE_PARENT' }), await api.signUp({ role: 'ROLE_PARENT' })]
    await operator.call(registrationRoutes.acceptRegistration, { userId: first.uid })
    await operator.call(registrationRoutes.refuseRegistration, { userId: second.uid })
    const pupil = await api.signUp()
    await api.link(first, pupil, 'code')
    await api.approve(operator, first, pupil)
    await operator.call(approvalsRoutes.endAdultApproval, { userId: first.uid, pupil: pupil.uid })
    await operator.call(legalBasisRoutes.recordLegalBasis, { basis: 'Mission de service public, article 6.' })
    await operator.call(legalBasisRoutes.endLegalBasis, {})
    const made = (await lines()).slice(0, 6).toReversed()
    expect(made.map(({ what }) => what)).toEqual([
      'accepted',
      'refused',
      'approved',
      'approvalEnded',
      'basisRecorded',
      'basisEnded',
    ])
    expect(made.map(({ about }) => about !== null)).toEqual([true, false, true, true, false, false])
  })

  it('has a line for each row that operators change something with', async () => {
    const changes = Object.entries(routes).filter(
      ([, { policy, rate }]) => (policy as { allow: string }).allow === 'operator' && rate !== 'read',
    )
    expect(changes.map(([name]) => name).sort()).toEqual(
      [
        'acceptRegistration',
        'refuseRegistration',
        'approveAdult',
        'endAdultApproval',
        'recordLegalBasis',
        'endLegalBasis',
        'unlockAccount',
        'endAccountSessions',
        'makeResetLink',
        'testMail',
        // It stands in the report: a line for all operators would tell one of them that he was reported.
        'closeReport',
      ].sort(),
    )
  })

  it('lets nobody change or remove a line, and forgets who is gone', async () => {
    const other = await api.signUp({ role: 'ROLE_TEACHER', name: 'Madame Brun' })
    await api.makeOperator(other)
    await other.call(unlockAccount, { userId: operator.uid })
    const q = api.db.q()
    for (const change of [sql`delete from operator_acts`, sql`update operator_acts set what = 'accepted'`])
      await expect(change.execute(q)).rejects.toThrow('is not changed')
    await expect(sql`update operator_acts set by_uid = 'somebody'`.execute(q)).rejects.toThrow('is not changed')
    await api.db.tx(() => api.cleanup.erase(other.uid))
    expect(await lastLine()).toMatchObject({ by: 'Compte supprimé', what: 'unlocked', about: 'Madame Roche' })
  })

  it('is said to operators in their own account, and to nobody else', async () => {
    const plain = await api.signUp({ role: 'ROLE_TEACHER' })
    expect((await operator.call(accountsRoutes.myAccount, {})).data).toMatchObject({ operates: true })
    expect((await plain.call(accountsRoutes.myAccount, {})).data).not.toHaveProperty('operates')
  })
})
