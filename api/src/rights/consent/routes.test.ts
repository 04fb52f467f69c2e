import { randomUUID } from 'node:crypto'
import { accountsRoutes, approvalsRoutes, consentRoutes, importRoutes, linksRoutes } from '@ariane/shared/contracts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { mailServer } from '../../accounts/passwords/testing/mail-server.ts'
import { PATIENCE } from '../../testing/patience.ts'
import { createTestApi, type TestApi, type TestPerson } from '../../testing/test-api.ts'
import { CONSENT_MAIL } from './mails.ts'
import { consentStore } from './store.ts'

const { readConsent, askConsent, giveConsent, withdrawConsent, declareAge } = consentRoutes
const { endAdultApproval } = approvalsRoutes

const readState = async (person: TestPerson, about = person) =>
  (await person.call(readConsent, { userId: about.uid })).data

describe('@A16 a consent where no mail is sent', () => {
  let api: TestApi
  let pupil: TestPerson
  let parent: TestPerson
  let operator: TestPerson
  beforeAll(async () => {
    api = await createTestApi()
    operator = await api.signUp({ role: 'ROLE_TEACHER' })
    await api.makeOperator(operator)
  })
  afterAll(() => api.close())
  beforeEach(async () => {
    pupil = await api.signUp({ grade: '5ème' })
    parent = await api.signUp({ role: 'ROLE_PARENT', name: 'Madame Petit' })
    await api.link(parent, pupil)
  })
  const required = (uid: string) =>
    api.consentCheck.require(uid).then(
      () => 'open',
      error => error.code,
    )

  it('is given by who opened the account, withdrawn again, and what waits for it follows at once', async () => {
    expect(await required(pupil.uid)).toBe('consent_needed')
    expect(await readState(pupil)).toMatchObject({ state: 'missing', way: 'adult', mayDeclareAge: false })
    await parent.call(giveConsent, { userId: pupil.uid })
    expect(await required(pupil.uid)).toBe('open')
    expect(await readState(pupil)).toMatchObject({ state: 'given', by: expect.stringContaining('Madame Petit') })
    await parent.call(withdrawConsent, { userId: pupil.uid })
    expect(await required(pupil.uid)).toBe('consent_needed')
    expect(await readState(pupil)).toMatchObject({ state: 'withdrawn' })
  })

  it.each(['ROLE_PARENT', 'ROLE_TEACHER', 'ROLE_COACH'] as const)(
    'is not to be given by a %s who opened an account and was let in by a code',
    async role => {
      const adult = await api.signUp({ role })
      const { data } = await pupil.call(linksRoutes.makeLinkCode, { userId: pupil.uid })
      await adult.call(linksRoutes.redeemLinkCode, { managerUserId: adult.uid, code: data.code })
      expect(await readState(adult, pupil)).toMatchObject({ state: 'missing', mayGive: false })
      await expect(adult.call(giveConsent, { userId: pupil.uid })).rejects.toMatchObject({ status: 403 })
      expect(await required(pupil.uid)).toBe('consent_needed')
    },
  )

  it('is given by who imported the class', async () => {
    const teacher = await api.signUp({ role: 'ROLE_TEACHER' })
    const line = {
      key: randomUUID(),
      firstName: 'Zoé',
      lastName: 'Martin',
      classroom: '6ème',
      password: 'marron-4',
    } as const
    await teacher.call(importRoutes.importPupils, { creatorUserId: teacher.uid, pupils: [line] })
    const { data } = await teacher.call(accountsRoutes.listStudents, { userId: teacher.uid })
    const userId = data.students[0]?.userId ?? expect.fail('no pupil was imported')
    await teacher.call(giveConsent, { userId })
    expect(await required(userId)).toBe('open')
  })

  it('of an adult whom the operator approved counts until he takes that back', async () => {
    const approved = await api.signUp({ role: 'ROLE_PARENT', name: 'Monsieur Roux' })
    await api.link(approved, pupil, 'code')
    await api.approve(operator, approved, pupil)
    expect(await readState(approved, pupil)).toMatchObject({ state: 'missing', mayGive: true })
    await approved.call(giveConsent, { userId: pupil.uid })
    expect(await required(pupil.uid)).toBe('open')
    await operator.call(endAdultApproval, { userId: approved.uid, pupil: pupil.uid })
    expect(await required(pupil.uid)).toBe('consent_needed')
    const uncounted = { by: 'Monsieur Roux', at: expect.any(String) }
    expect(await readState(pupil)).toMatchObject({ state: 'missing', by: null, uncounted })
    await expect(approved.call(giveConsent, { userId: pupil.uid })).rejects.toMatchObject({ status: 403 })
  })

  it('that an adult gave who may not any more stays known, is not counted, and is given anew by one who may', async () => {
    const { db, now } = api
    const kept = { pupil_uid: pupil.uid, state: 'given', by_uid: null, by_name: 'Monsieur Code', at: now() } as const
    await db.q().insertInto('consents').values(kept).execute()
    expect(await required(pupil.uid)).toBe('consent_needed')
    expect(await readState(pupil)).toMatchObject({ state: 'missing', uncounted: { by: 'Monsieur Code' } })
    await parent.call(giveConsent, { userId: pupil.uid })
    expect(await required(pupil.uid)).toBe('open')
    expect(await readState(pupil)).toMatchObject({ state: 'given', uncounted: null })
  })

  it('is withdrawn by any adult who follows: a doubt ends it, only a proof begins it', async () => {
    await parent.call(giveConsent, { userId: pupil.uid })
    const father = await api.signUp({ role: 'ROLE_PARENT', name: 'Monsieur Petit' })
    await api.link(father, pupil, 'code')
    await father.call(withdrawConsent, { userId: pupil.uid })
    expect(await required(pupil.uid)).toBe('consent_needed')
    expect(await readState(pupil)).toMatchObject({ state: 'withdrawn', by: expect.stringContaining('Monsieur Petit') })
  })

  it('is not the pupil’s own to give, nor a stranger’s', async () => {
    await expect(pupil.call(giveConsent, { userId: pupil.uid })).rejects.toMatchObject({ status: 403 })
    const other = await api.signUp({ role: 'ROLE_PARENT' })
    await expect(other.call(giveConsent, { userId: pupil.uid })).rejects.toMatchObject({ status: 403 })
    await expect(pupil.call(askConsent, { userId: pupil.uid, email: 'a@b.fr' })).rejects.toMatchObject({ status: 503 })
  })

  it('is not needed by who says that he is fifteen, which a 5ème cannot say', async () => {
    await expect(pupil.call(declareAge, { userId: pupil.uid })).rejects.toMatchObject({ status: 400 })
    const older = await api.signUp({ grade: '3ème' })
    await older.call(declareAge, { userId: older.uid })
    expect(await required(older.uid)).toBe('open')
    await older.call(withdrawConsent, { userId: older.uid })
    expect(await required(older.uid)).toBe('consent_needed')
  })

  it('of a parent is not replaced by the pupil’s own word: the parent can still withdraw it', async () => {
    const older = await api.signUp({ grade: '3ème' })
    await api.link(parent, older)
    await parent.call(giveConsent, { userId: older.uid })
    await expect(older.call(declareAge, { userId: older.uid })).rejects.toMatchObject({ status: 409, code: 'conflict' })
    expect(await readState(older)).toMatchObject({ state: 'given' })
  })

  it('is never asked of an adult', async () => {
    expect(await required(parent.uid)).toBe('open')
    expect(await readState(parent)).toMatchObject({ state: 'not_needed' })
    expect(await required('nobody')).toBe('consent_needed')
  })
})

describe('@A16 a consent where mail is sent', () => {
  let time = Date.parse('2026-11-21T12:00:00Z')
  let post: Awaited<ReturnType<typeof mailServer>>
  let api: TestApi
  beforeAll(async () => {
    post = await mailServer()
    const mail = { smtpUrl: post.url, from: 'Ariane <ariane@college.example>' }
    api = await createTestApi({ config: { mail, publicUrl: 'https://ariane.example' }, now: () => new Date(time) })
    await api.startJobs()
  })
  afterAll(async () => {
    await api.close()
    await post.close()
  })
  beforeEach(() => {
    post.received.length = 0
  })
  const answer = (row: { path: string }, token: string) => api.request('POST', row.path, { token })
  async function mailed(fragment: string): Promise<string> {
    const link = new RegExp(`#${fragment}=([\\w-]{43})`)
    return vi.waitFor(() => {
      const raw = post.received.at(-1)?.raw ?? ''
      return link.exec(raw)?.[1] ?? expect.fail('no mail came')
    }, PATIENCE)
  }

  const URGENT = 'URGENT\nVotre compte bancaire est bloqué, écrivez à banque@exemple.fr'

  it('@X06 is asked with a name and no other text of the pupil: what is none is refused, and an older one left out', async () => {
    const { email, password } = { email: 'inconnu@ariane.example', password: 'secret-1' }
    const signed = await api.request('POST', '/api/auth/sign-up/email', { email, password, name: 'x' })
    const headers = { authorization: `Bearer ${(signed.body as { token: string }).token}` }
    const opening = { accountType: 'username', username: URGENT, role: 'ROLE_STUDENT' }
    const refused = await api.request('POST', '/api/account/open', opening, headers)
    expect(refused).toMatchObject({ status: 400, body: { fields: ['username'] } })

    const pupil = await api.signUp({ name: 'Lina' })
    const rename = { userId: pupil.uid, firstName: URGENT, lastName: '' }
    await expect(pupil.call(accountsRoutes.updateReference, rename)).rejects.toMatchObject({ fields: ['firstName'] })
    await sql`update people set display_name = ${URGENT} where uid = ${pupil.uid}`.execute(api.db.q())
    await pupil.call(askConsent, { userId: pupil.uid, email: 'maman@college.example' })
    await mailed('accord')
    expect(post.received[0]?.raw).toContain('Votre enfant utilise Ariane')
    for (const part of ['URGENT', 'bancaire', 'banque@']) expect(post.received[0]?.raw).not.toContain(part)
  })

  it('is the parent’s, by a link that works once, and another link takes it back', async () => {
    const pupil = await api.signUp({ grade: '6ème', name: 'Lina' })
    await pupil.call(askConsent, { userId: pupil.uid, email: 'parent@exemple.fr' })
    const token = await mailed('accord')
    expect(post.received.at(-1)).toMatchObject({ to: ['parent@exemple.fr'], raw: expect.stringContaining('Lina') })
    expect(await readState(pupil)).toMatchObject({ state: 'asked', way: 'mail', email: 'p…@exemple.fr' })
    expect((await answer(consentRoutes.confirmConsent, token)).status).toBe(200)
    expect(await api.consentCheck.given(pupil.uid)).toBe(true)
    expect((await answer(consentRoutes.confirmConsent, token)).status).toBe(400)
    const back = await mailed('accord-retirer')
    expect((await answer(consentRoutes.revokeConsent, back)).status).toBe(200)
    expect(await readState(pupil)).toMatchObject({ state: 'withdrawn', email: null })
    expect((await answer(consentRoutes.revokeConsent, back)).status).toBe(400)
  })

  it.each([
    ['withdrawn', { state: 'withdrawn' }, []],
    ['asked of the same parent', { state: 'asked', parent_email: 'parent@exemple.fr' }, ['parent@exemple.fr']],
    ['asked of another one', { state: 'asked', parent_email: 'autre@exemple.fr' }, ['autre@exemple.fr']],
  ] as const)('that is %s while its mail is being written is mailed as it is then', async (_, said, to) => {
    const { db, now, jobs } = api
    const { uid } = await api.signUp({ grade: '3ème' })
    const store = consentStore(db.q)
    await store.put({ pupil_uid: uid, state: 'of_age', parent_email: 'parent@exemple.fr', at: now() })
    const [begun, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const saying = db.tx(async () => {
      await store.put({ pupil_uid: uid, ...said, at: now() })
      begun.resolve()
      await end.promise
    })
    await begun.promise
    await jobs.enqueue(CONSENT_MAIL, { uid })
    const count = async (from: ReturnType<typeof sql>) => (await sql`select 1 ${from}`.execute(db.q())).rows.length
    const waiting = sql`from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    await expect.poll(() => count(waiting)).toBe(1)
    end.resolve()
    await saying
    await expect.poll(() => count(sql`from jobs where state in ('queued', 'running')`)).toBe(0)
    expect(post.received.flatMap(mail => mail.to)).toEqual(to)
    expect(await store.find(uid)).toMatchObject({ state: said.state, withdraw_hash: null })
  })

  it('waits for a parent: a teacher who opened the account cannot give it there, and a late link does nothing', async () => {
    const pupil = await api.signUp({ grade: '6ème' })
    const teacher = await api.signUp({ role: 'ROLE_TEACHER' })
    await api.link(teacher, pupil)
    await expect(teacher.call(giveConsent, { userId: pupil.uid })).rejects.toMatchObject({ status: 403 })
    await teacher.call(askConsent, { userId: pupil.uid, email: 'parent@exemple.fr' })
    const token = await mailed('accord')
    time += 8 * 24 * 3_600_000
    expect((await answer(consentRoutes.confirmConsent, token)).status).toBe(400)
    expect(await readState(pupil)).toMatchObject({ state: 'missing', email: null })
  })

  it('is not asked of the pupil’s own mailbox, whoever asks', async () => {
    const pupil = await api.signUp({ grade: '6ème' })
    const adult = await api.signUp({ role: 'ROLE_TEACHER' })
    await api.link(adult, pupil)
    for (const caller of [pupil, adult]) {
      const own = caller.call(askConsent, { userId: pupil.uid, email: pupil.email.toUpperCase() })
      await expect(own).rejects.toMatchObject({ status: 400, code: 'invalid_input' })
    }
    expect(await readState(pupil)).toMatchObject({ state: 'missing' })
  })

  it('@X06 is not asked of a stranger’s mailbox without end', async () => {
    const pupil = await api.signUp({ grade: '6ème' })
    const ask = () => pupil.call(askConsent, { userId: pupil.uid, email: 'a@exemple.fr' }).catch(error => error.status)
    const answers = [await ask(), await ask(), await ask(), await ask()]
    expect(answers.at(-1)).toBe(429)
  })
})
