import { accountsRoutes, consentRoutes } from '@ariane/shared/contracts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { mailServer } from '../../accounts/passwords/mail-server.testing.ts'
import { createTestApi, type TestApi, type TestPerson } from '../../platform/testing.ts'
import { consentStore } from './store.ts'

const { readConsent, askConsent, giveConsent, withdrawConsent, declareAge } = consentRoutes
const PATIENCE = { timeout: 15_000 }

const stateOf = async (person: TestPerson, about = person) =>
  (await person.call(readConsent, { userId: about.uid })).data

describe('@A16 a consent where no mail is sent', () => {
  let api: TestApi
  let pupil: TestPerson
  let parent: TestPerson
  beforeAll(async () => {
    api = await createTestApi()
  })
  afterAll(() => api.close())
  beforeEach(async () => {
    pupil = await api.signUp({ grade: '5ème' })
    parent = await api.signUp({ role: 'ROLE_PARENT', name: 'Madame Petit' })
    await api.link(parent, pupil, 'code')
  })
  const required = (uid: string) =>
    api.services.consent.require(uid).then(
      () => 'open',
      error => error.code,
    )

  it('is given by a linked adult, withdrawn again, and what waits for it follows at once', async () => {
    expect(await required(pupil.uid)).toBe('consent_needed')
    expect(await stateOf(pupil)).toMatchObject({ state: 'missing', way: 'adult', mayDeclareAge: false })
    await parent.call(giveConsent, { userId: pupil.uid })
    expect(await required(pupil.uid)).toBe('open')
    expect(await stateOf(pupil)).toMatchObject({ state: 'given', by: expect.stringContaining('Madame Petit') })
    await parent.call(withdrawConsent, { userId: pupil.uid })
    expect(await required(pupil.uid)).toBe('consent_needed')
    expect(await stateOf(pupil)).toMatchObject({ state: 'withdrawn' })
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
    await api.link(parent, older, 'code')
    await parent.call(giveConsent, { userId: older.uid })
    await expect(older.call(declareAge, { userId: older.uid })).rejects.toMatchObject({ status: 409, code: 'conflict' })
    expect(await stateOf(older)).toMatchObject({ state: 'given' })
  })

  it('is never asked of an adult', async () => {
    expect(await required(parent.uid)).toBe('open')
    expect(await stateOf(parent)).toMatchObject({ state: 'not_needed' })
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
    await sql`update people set display_name = ${URGENT} where uid = ${pupil.uid}`.execute(api.services.q())
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
    expect(await stateOf(pupil)).toMatchObject({ state: 'asked', way: 'mail', email: 'p…@exemple.fr' })
    expect((await answer(consentRoutes.confirmConsent, token)).status).toBe(200)
    expect(await api.services.consent.given(pupil.uid)).toBe(true)
    expect((await answer(consentRoutes.confirmConsent, token)).status).toBe(400)
    const back = await mailed('accord-retirer')
    expect((await answer(consentRoutes.revokeConsent, back)).status).toBe(200)
    expect(await stateOf(pupil)).toMatchObject({ state: 'withdrawn', email: null })
    expect((await answer(consentRoutes.revokeConsent, back)).status).toBe(400)
  })

  it('that is withdrawn while its mail is on its way stays withdrawn', async () => {
    const { q, now } = api.services
    const pupil = await api.signUp({ grade: '6ème' })
    const store = consentStore(q)
    await store.put({ pupil_uid: pupil.uid, state: 'given', parent_email: 'parent@exemple.fr', at: now() })
    const seen = (await store.find(pupil.uid)) ?? expect.fail('no consent')
    await store.put({ pupil_uid: pupil.uid, state: 'withdrawn', at: now() })
    expect(await store.tokens(seen, { withdraw_hash: 'a-hash' })).toBe(false)
    expect(await store.find(pupil.uid)).toMatchObject({ state: 'withdrawn', withdraw_hash: null, parent_email: null })
  })

  it('waits for nobody else: an adult who follows cannot give it there, and a late link does nothing', async () => {
    const pupil = await api.signUp({ grade: '6ème' })
    const parent = await api.signUp({ role: 'ROLE_PARENT' })
    await api.link(parent, pupil)
    await expect(parent.call(giveConsent, { userId: pupil.uid })).rejects.toMatchObject({ status: 403 })
    await parent.call(askConsent, { userId: pupil.uid, email: 'parent@exemple.fr' })
    const token = await mailed('accord')
    time += 8 * 24 * 3_600_000
    expect((await answer(consentRoutes.confirmConsent, token)).status).toBe(400)
    expect(await stateOf(pupil)).toMatchObject({ state: 'missing', email: null })
  })

  it('is not asked of the pupil’s own mailbox', async () => {
    const pupil = await api.signUp({ grade: '6ème' })
    const own = pupil.call(askConsent, { userId: pupil.uid, email: pupil.email.toUpperCase() })
    await expect(own).rejects.toMatchObject({ status: 400, code: 'invalid_input' })
    expect(await stateOf(pupil)).toMatchObject({ state: 'missing' })
  })

  it('@X06 is not asked of a stranger’s mailbox without end', async () => {
    const pupil = await api.signUp({ grade: '6ème' })
    const ask = () => pupil.call(askConsent, { userId: pupil.uid, email: 'a@exemple.fr' }).catch(error => error.status)
    const answers = [await ask(), await ask(), await ask(), await ask()]
    expect(answers.at(-1)).toBe(429)
  })
})
