import { accountsRoutes, linksRoutes, registrationRoutes, rightsRoutes } from '@ariane/shared/contracts'
import { sql } from 'kysely'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Config } from '../../platform/config.ts'
import { PATIENCE } from '../../testing/patience.ts'
import { createTestApi, type TestApi, type TestPerson } from '../../testing/test-api.ts'
import { mailServer } from '../passwords/testing/mail-server.ts'

let api: TestApi
const open = async (config: Partial<Config>) => {
  api = await createTestApi({ config })
}
afterEach(() => api.close())

const register = (body: object, address?: string) =>
  api.request(
    'POST',
    '/api/auth/sign-up/email',
    { email: 'lea@ariane.example', password: 'marron-vert', name: 'Léa', ...body },
    {},
    address,
  )
const options = async () => (await api.request('GET', '/api/account/options')).body

describe('@G02 registration', () => {
  it('is said as it is, and closed for everybody where it is closed, also for who comes without the page', async () => {
    await open({ registration: { kind: 'closed' } })
    expect(await options()).toMatchObject({ data: { registration: { kind: 'closed' } } })
    expect(await register({})).toMatchObject({ status: 403, body: { code: 'registration_closed' } })
    const left = await sql`select 1 from auth_users`.execute(api.db.q())
    expect(left.rows).toEqual([])
  })

  it('goes on under a manager’s hand where it is closed', async () => {
    await open({})
    const { email, password, uid } = await api.signUp({ role: 'ROLE_TEACHER' })
    const closed = await createTestApi({ beside: api, config: { registration: { kind: 'closed' } } })
    const teacher = await closed.login({ email, password })
    const student = { firstName: 'Noé', password: 'marron-7' }
    const { data } = await teacher.call(accountsRoutes.createStudent, { creatorUserId: uid, student })
    expect(data.login).toBe('noe')
    await closed.close()
  })

  it('with a code asks for it, and slows down who guesses, however many at once', async () => {
    await open({ registration: { kind: 'code', code: 'ROSE-2026' } })
    expect(JSON.stringify(await options())).not.toContain('ROSE')
    expect(await register({})).toMatchObject({ status: 400, body: { fields: ['code'] } })
    expect((await register({ code: 'rose 2026' })).status).toBe(200)
    const guesses = Array.from({ length: 100 }, (_, n) =>
      register({ email: `essai-${n}@ariane.example`, code: `ROSE-${n}` }, '10.4.4.4'),
    )
    const statuses = (await Promise.all(guesses)).map(({ status }) => status)
    const tried = statuses.filter(status => status === 400).length
    expect(statuses.filter(status => status === 429)).toHaveLength(100 - tried)
    // Sixty, and those whose second of waiting went by meanwhile.
    expect(tried).toBeLessThan(65)
    // Elsewhere a class goes on.
    const others = Array.from({ length: 35 }, (_, n) =>
      register({ email: `eleve-${n}@ariane.example`, code: 'ROSE-2026' }, '10.5.5.5'),
    )
    expect(new Set((await Promise.all(others)).map(({ status }) => status))).toEqual(new Set([200]))
  })

  it('refuses a password that is guessed first, and the own name', async () => {
    await open({})
    for (const password of ['azerty123', 'Lea2012'])
      expect(await register({ password })).toMatchObject({
        status: 400,
        body: { code: 'common_password', fields: ['password'] },
      })
  })

  it('says that a username is taken, and nothing of an address', async () => {
    await open({})
    await register({})
    expect((await register({})).body).toMatchObject({ code: 'conflict', fields: ['email'] })
    await register({ email: 'lea@college.example' })
    const again = await register({ email: 'lea@college.example' })
    expect(again.body).toMatchObject({ code: 'conflict' })
    expect(again.body).not.toHaveProperty('fields')
  })
})

describe('@G02 an adult who registers under approval', () => {
  const names = async (operator: TestPerson) =>
    (await operator.call(registrationRoutes.listWaitingAdults, {})).data.waiting.map(({ fullName }) => fullName)

  it('reaches nothing but what is his own until an operator accepts him', async () => {
    await open({ registration: { kind: 'approval' } })
    const operator = await api.signUp({ role: 'ROLE_TEACHER' })
    await api.makeOperator(operator)
    const pupil = await api.signUp()
    const teacher = await api.signUp({ role: 'ROLE_TEACHER', name: 'Madame Roche' })
    const me = async () => (await teacher.call(accountsRoutes.myAccount, {})).data
    expect((await me())?.waitingSince).toEqual(expect.any(String))
    const { data } = await pupil.call(linksRoutes.makeLinkCode, { userId: pupil.uid })
    const redeem = () => teacher.call(linksRoutes.redeemLinkCode, { managerUserId: teacher.uid, code: data.code })
    await expect(redeem()).rejects.toMatchObject({ status: 403, code: 'awaiting_approval' })
    await expect(teacher.call(accountsRoutes.listStudents, { userId: teacher.uid })).rejects.toMatchObject({
      code: 'awaiting_approval',
    })
    expect((await api.request('GET', '/api/chat/stream', undefined, teacher.headers)).status).toBe(403)
    // What is his own stays his: he reads when it ends, and could end it.
    await teacher.call(rightsRoutes.readDeletion, { userId: teacher.uid })

    expect(await names(operator)).toEqual(['Madame Roche'])
    await operator.call(registrationRoutes.acceptRegistration, { userId: teacher.uid })
    expect(await names(operator)).toEqual([])
    expect(await me()).not.toHaveProperty('waitingSince')
    await redeem()
    await expect(operator.call(registrationRoutes.refuseRegistration, { userId: teacher.uid })).rejects.toMatchObject({
      status: 404,
    })
  })

  it('is removed when he is refused, and is gone from every table', async () => {
    await open({ registration: { kind: 'approval' } })
    const operator = await api.signUp({ role: 'ROLE_TEACHER' })
    await api.makeOperator(operator)
    const stranger = await api.signUp({ role: 'ROLE_PARENT', name: 'Inconnu' })
    await operator.call(registrationRoutes.refuseRegistration, { userId: stranger.uid })
    expect((await api.request('GET', '/api/account/me', undefined, stranger.headers)).status).toBe(401)
    const rows = await sql`select 1 from auth_users where id = ${stranger.uid}`.execute(api.db.q())
    expect(rows.rows).toEqual([])
  })

  it('is no pupil: pupils come in at once', async () => {
    await open({ registration: { kind: 'approval' } })
    const pupil = await api.signUp()
    expect((await pupil.call(accountsRoutes.myAccount, {})).data).not.toHaveProperty('waitingSince')
  })
})

describe('@G02 an address that registers where mail is sent', () => {
  const DOMAIN = { kind: 'domain', domains: ['college.example'] } as const

  async function withMail(registration: Config['registration']) {
    const post = await mailServer()
    await open({
      registration,
      mail: { smtpUrl: post.url, from: 'ariane@college.example' },
      publicUrl: 'https://a.example',
    })
    await api.startJobs()
    const ask = (email: string) => api.request('POST', '/api/auth/confirm-address', { email })
    const settled = () =>
      vi.waitFor(async () => {
        const left = await sql`select 1 from jobs where state in ('queued', 'running')`.execute(api.db.q())
        expect(left.rows).toEqual([])
      }, PATIENCE)
    const codeFor = async (email: string) => {
      await ask(email)
      await settled()
      return /^(\d{6})$/m.exec((post.received.at(-1)?.raw ?? '').replaceAll('\r', ''))?.[1]
    }
    return { post, ask, settled, codeFor }
  }

  it('is proved with the code that was mailed, which works once', async () => {
    const { post, codeFor } = await withMail(DOMAIN)
    const email = 'lea@college.example'
    expect(await register({ email })).toMatchObject({ status: 400, body: { fields: ['addressCode'] } })
    const addressCode = await codeFor(email)
    expect((await register({ email, addressCode: '000000' })).status).toBe(400)
    expect((await register({ email, addressCode })).status).toBe(200)
    expect((await register({ email, addressCode })).body).toMatchObject({ fields: ['addressCode'] })
    await post.close()
  })

  it('of another domain, and a username, do not register where a domain is asked for', async () => {
    const { post } = await withMail(DOMAIN)
    for (const email of ['lea@ailleurs.example', 'lea@ariane.example'])
      expect(await register({ email })).toMatchObject({ status: 403, body: { code: 'registration_closed' } })
    await post.close()
  })

  it('that somebody has is answered in the same way; the mail to it says so', async () => {
    const { post, ask, codeFor, settled } = await withMail({ kind: 'open' })
    const email = 'lea@college.example'
    expect((await register({ email, addressCode: await codeFor(email) })).status).toBe(200)
    const [known, unknown] = [await ask(email), await ask('noe@college.example')]
    expect(known.body).toEqual(unknown.body)
    await settled()
    const mails = post.received.map(({ raw }) => raw.replaceAll(/=\r\n/g, ''))
    expect(mails.some(mail => mail.includes('un compte'))).toBe(true)
    const [one, other] = [
      await register({ email, addressCode: '123456' }),
      await register({ email: 'noe@college.example', addressCode: '123456' }),
    ]
    expect(one).toMatchObject({ status: 400, body: { fields: ['addressCode'] } })
    expect(other.body).toEqual(one.body)
    await post.close()
  })

  it('has a code that stops working after ten wrong ones, all at once as well', async () => {
    const { post, codeFor } = await withMail({ kind: 'open' })
    const email = 'lea@college.example'
    const addressCode = await codeFor(email)
    const wrong = addressCode === '111111' ? '222222' : '111111'
    await Promise.all(Array.from({ length: 10 }, () => register({ email, addressCode: wrong })))
    expect((await register({ email, addressCode })).status).toBe(400)
    expect((await register({ email, addressCode: await codeFor(email) })).status).toBe(200)
    await post.close()
  })
})
