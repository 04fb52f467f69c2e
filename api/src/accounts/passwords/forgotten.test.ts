import { accountsRoutes, passwordsRoutes } from '@ariane/shared/contracts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { PATIENCE } from '../../testing/patience.ts'
import { createTestApi, type TestApi, type TestPerson } from '../../testing/test-api.ts'
import { mailServer } from './testing/mail-server.ts'

const HOUR = 3_600_000
const FROM = 'Ariane <ariane@college.example>'
let time = Date.parse('2026-11-21T12:00:00Z')
let post: Awaited<ReturnType<typeof mailServer>>
let api: TestApi
const logged: string[] = []
beforeAll(async () => {
  post = await mailServer()
  api = await createTestApi({
    config: { mail: { smtpUrl: post.url, from: FROM }, publicUrl: 'https://ariane.example' },
    now: () => new Date(time),
    log: { write: line => void logged.push(line) },
  })
  await api.startJobs()
})
afterAll(async () => {
  await api.close()
  await post.close()
})
beforeEach(() => {
  post.received.length = 0
})

let serial = 0
/** Somebody who registered with an address of his own. */
async function newcomer(): Promise<TestPerson> {
  serial += 1
  const credentials = { email: `lea-${serial}@college.example`, password: 'marron-vert' }
  await api.db.tx(await api.credentials.prepare({ firstName: 'Léa', ...credentials }))
  const person = await api.login(credentials)
  await person.call(accountsRoutes.openAccount, { accountType: 'email' })
  return person
}
const ask = (email: string) => api.request('POST', passwordsRoutes.forgotPassword.path, { email })
const reset = (token: string, newPassword = 'tout-nouveau') =>
  api.request('POST', passwordsRoutes.resetPassword.path, { token, newPassword })
/** Until every job has ended. */
const settled = () =>
  vi.waitFor(async () => {
    const open = await sql`select 1 from jobs where state in ('queued', 'running')`.execute(api.db.q())
    expect(open.rows).toEqual([])
  }, PATIENCE)
async function tokenFor(person: TestPerson): Promise<string> {
  await ask(person.email)
  await settled()
  return /#nouveau-mot-de-passe=([\w-]{43})/.exec(post.received.at(-1)?.raw ?? '')?.[1] ?? 'no mail came'
}
const isSignedIn = (person: TestPerson) =>
  person.call(accountsRoutes.myAccount, {}).then(
    () => true,
    () => false,
  )

describe('a forgotten password', () => {
  it('@A13 is replaced through the link of a mail, which ends every session', async () => {
    const person = await newcomer()
    const token = await tokenFor(person)
    expect(post.received).toMatchObject([{ to: [person.email] }])
    expect(post.received[0]?.raw).toContain('https://ariane.example/#nouveau-mot-de-passe=')
    expect(post.received[0]?.raw).toContain('pendant une heure')
    expect(post.received[0]?.raw).toContain(`From: ${FROM}`)
    expect(await reset(token)).toMatchObject({ status: 200, body: { ok: true } })
    expect(await isSignedIn(person)).toBe(false)
    await expect(api.login(person)).rejects.toMatchObject({ status: 401 })
    expect((await api.login({ email: person.email, password: 'tout-nouveau' })).uid).toBe(person.uid)
  })

  it('has a link that works once, and makes the others worthless', async () => {
    const person = await newcomer()
    const [first, second] = [await tokenFor(person), await tokenFor(person)]
    expect((await reset(second)).status).toBe(200)
    for (const token of [first, second]) expect((await reset(token)).status).toBe(400)
  })

  it('has a link that stops after an hour, or once the password was changed otherwise', async () => {
    const person = await newcomer()
    const late = await tokenFor(person)
    time += HOUR
    expect(await reset(late)).toMatchObject({ status: 400, body: { fields: ['token'] } })
    const token = await tokenFor(person)
    const kept = sql`select 1 from password_resets where uid = ${person.uid}`
    expect((await kept.execute(api.db.q())).rows).toHaveLength(1)
    const change = { currentPassword: person.password, newPassword: 'deux-fois' }
    await person.call(passwordsRoutes.changePassword, change)
    expect((await reset(token)).status).toBe(400)
  })

  it('@A12 is not replaced by a manager who was let in by a code, with a mailbox or without', async () => {
    const teacher = await api.signUp({ role: 'ROLE_TEACHER' })
    const [own, login] = [await newcomer(), await api.signUp({ name: 'Noé' })]
    for (const pupil of [own, login]) await api.link(teacher, pupil, 'code')
    const choose = (pupil: TestPerson) => {
      const change = { id: pupil.uid, updaterUserId: teacher.uid, password: 'tout-nouveau' }
      return teacher.call(accountsRoutes.updateStudent, change)
    }
    for (const pupil of [own, login]) {
      await expect(choose(pupil)).rejects.toMatchObject({ status: 403, fields: ['password'] })
      expect((await api.login(pupil)).uid).toBe(pupil.uid)
    }
  })

  it('keeps a link that was used with a password too short', async () => {
    const token = await tokenFor(await newcomer())
    expect(await reset(token, '12345')).toMatchObject({ status: 400, body: { fields: ['newPassword'] } })
    expect((await reset(token)).status).toBe(200)
  })

  it.each(['azerty', 'léa!2013', 'Lea-2012'])(
    'keeps a link that was used with %s, which is guessed first',
    async weak => {
      const token = await tokenFor(await newcomer())
      const refused = { status: 400, body: { code: 'common_password', fields: ['newPassword'] } }
      expect(await reset(token, weak)).toMatchObject(refused)
      expect((await reset(token)).status).toBe(200)
    },
  )

  it('answers the same for an address nobody has, a login without a mailbox and a disabled account', async () => {
    const known = await newcomer()
    const disabled = await newcomer()
    await sql`update people set disabled_at = now() where uid = ${disabled.uid}`.execute(api.db.q())
    const login = (await api.signUp({ name: 'Noé' })).email
    const answers = []
    for (const email of [known.email, 'nobody@college.example', login, disabled.email]) answers.push(await ask(email))
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1)
    await settled()
    expect(post.received.map(mail => mail.to)).toEqual([[known.email]])
  })

  it('@X06 sends three mails an hour to one person, and answers all the same', async () => {
    const person = await newcomer()
    for (let n = 0; n < 5; n += 1) expect((await ask(person.email)).status).toBe(200)
    await settled()
    expect(post.received).toHaveLength(3)
  })

  it('tries again when the mail server does not take the message, and logs no address', async () => {
    const person = await newcomer()
    post.state.refusals = 1
    await ask(person.email)
    await vi.waitFor(() => expect(post.received).toHaveLength(1), PATIENCE)
    await settled()
    expect(logged.join()).toContain('the mail server did not take the message')
    expect(logged.join()).not.toContain(person.email)
  })

  it('keeps no token in the database', async () => {
    const token = await tokenFor(await newcomer())
    const { rows } = await sql<{ all: string }>`select coalesce(string_agg(t::text, ' '), '') as all from (
      select r::text as t from password_resets r union all select j::text from jobs j) x`.execute(api.db.q())
    expect(token).toHaveLength(43)
    expect(rows[0]?.all).not.toContain(token)
  })
})
