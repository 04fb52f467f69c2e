import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

let serial = 0
const fresh = () => {
  serial += 1
  return { email: `eleve-${serial}@ariane.example`, password: 'marron-vert', name: 'Élève' }
}
const register = (person: object, headers = {}) => api.request('POST', '/api/auth/sign-up/email', person, headers)
const signIn = (person: object, headers = {}, address?: string) =>
  api.request('POST', '/api/auth/sign-in/email', person, headers, address)
const readSession = async (cookie: string) =>
  (await api.request('GET', '/api/auth/get-session', undefined, { cookie })).body
const cookieIn = ({ headers }: { headers: Record<string, unknown> }) =>
  String(headers['set-cookie']).split(';')[0] ?? ''

describe('registration', () => {
  it('signs in with a cookie scripts cannot read', async () => {
    const answer = await register(fresh())
    expect(answer.status).toBe(200)
    const cookie = String(answer.headers['set-cookie'])
    expect(cookie).toMatch(/^ariane\.session_token=/)
    expect(cookie).toMatch(/HttpOnly/)
    expect(cookie).toMatch(/SameSite=Lax/)
    expect(await readSession(cookieIn(answer))).toMatchObject({ user: { name: 'Élève' } })
  })

  it('refuses an address that is taken, whatever its capitals', async () => {
    const person = fresh()
    await register(person)
    const again = await register({ ...person, email: person.email.toUpperCase() })
    expect(again).toMatchObject({ status: 409, body: { status: 'error', code: 'conflict', fields: ['email'] } })
    expect(again.headers).not.toHaveProperty('set-cookie')
  })

  it.each([
    ['a password under six characters', { password: '12345' }, ['password']],
    ['a password over two hundred', { password: 'a'.repeat(201) }, ['password']],
    ['a password of blanks', { password: '        ' }, ['password']],
    ['an address that is none', { email: 'pas une adresse' }, ['email']],
    ['an endless address', { email: `${'a'.repeat(255)}@ariane.example` }, ['email']],
    ['a missing password', { password: undefined }, ['password']],
    ['an endless name', { name: 'a'.repeat(255) }, ['name']],
    ['a name that no database keeps', { name: 'a\0b' }, undefined],
  ])('refuses %s', async (_, change, fields) => {
    const { status, body } = await register({ ...fresh(), ...change })
    expect(status).toBe(400)
    expect(body).toEqual({ status: 'error', code: 'invalid_input', message: expect.any(String), fields })
  })

  it('takes an address, a password and a name, nothing else', async () => {
    const forged = { ...fresh(), id: 'forged', emailVerified: true, image: 'https://evil.example/me.png' }
    const { body } = await register(forged)
    expect(body).toMatchObject({ user: { emailVerified: false, image: null } })
    expect(JSON.stringify(body)).not.toContain('forged')
  })

  it('accepts six characters', async () => {
    expect((await register({ ...fresh(), password: 'jk7-2w' })).status).toBe(200)
  })
})

describe('sign-in', () => {
  it('takes the right password and refuses a wrong one like an unknown address', async () => {
    const person = fresh()
    await register(person)
    expect((await signIn(person)).status).toBe(200)
    const wrong = await signIn({ ...person, password: 'autre chose' })
    expect(wrong).toMatchObject({ status: 401, body: { status: 'error', code: 'wrong_credentials' } })
    expect((await signIn({ ...fresh() })).body).toEqual(wrong.body)
  })

  it('takes no token as the database keeps it: it has to be signed', async () => {
    const person = await api.signUp()
    const { token } = await api.db
      .q()
      .selectFrom('auth_sessions')
      .select('token')
      .where('userId', '=', person.uid)
      .executeTakeFirstOrThrow()
    for (const headers of [{ authorization: `Bearer ${token}` }, { cookie: `ariane.session_token=${token}` }])
      expect((await api.request('GET', '/api/account/me', undefined, headers)).status).toBe(401)
    expect((await api.request('GET', '/api/account/me', undefined, person.headers)).status).toBe(200)
  })

  it('keeps the token from a page', async () => {
    const person = fresh()
    await register(person)
    const page = { 'sec-fetch-site': 'same-origin' }
    const answer = await signIn(person, page)
    expect(answer.body).not.toHaveProperty('token')
    expect(answer.headers).not.toHaveProperty('set-auth-token')
    expect(answer.headers['cache-control']).toBe('no-store')
    const cookie = cookieIn(answer)
    const session = await api.request('GET', '/api/auth/get-session', undefined, { cookie, ...page })
    expect(session.body).toMatchObject({ user: { email: person.email } })
    expect(JSON.stringify(session.body)).not.toContain('token')
  })

  it('@X06 works for a whole class behind one address at once', async () => {
    const pupils = Array.from({ length: 35 }, fresh)
    await Promise.all(pupils.map(pupil => register(pupil)))
    const answers = await Promise.all(pupils.map(pupil => signIn(pupil, {}, '10.9.9.9')))
    expect(answers.map(answer => answer.status)).toEqual(pupils.map(() => 200))
  })

  it('@X06 takes three hundred tries a minute from one address, whoever they are for', async () => {
    const attempt = () => signIn({ email: 'pas une adresse' }, {}, '10.5.5.5')
    const statuses = []
    for (let n = 0; n < 301; n += 1) statuses.push((await attempt()).status)
    expect(statuses).toEqual([...Array.from({ length: 300 }, () => 400), 429])
    expect((await attempt()).headers['retry-after']).toBe('60')
  })

  it('replaces the session of who was signed in before', async () => {
    const [before, after] = [fresh(), fresh()]
    const old = cookieIn(await register(before))
    await register(after)
    const answer = await signIn(after, { cookie: old, 'sec-fetch-site': 'same-origin' })
    expect(answer.headers['set-cookie']).toEqual([
      expect.stringMatching(/^ariane\.session_token=/),
      expect.stringMatching(/^ariane\.device=/),
    ])
    expect(await readSession(cookieIn(answer))).toMatchObject({ user: { email: after.email } })
  })

  it('refuses a page of another site and a form', async () => {
    const person = fresh()
    await register(person)
    expect((await signIn(person, { origin: 'https://evil.example' })).status).toBe(403)
    expect((await signIn(person, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect((await signIn(person, { cookie: 'ariane.session_token=an-old-one' })).status).toBe(403)
    expect((await register(fresh(), { origin: 'https://evil.example' })).status).toBe(403)
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    expect((await api.request('POST', '/api/auth/sign-in/email', `email=${person.email}`, form)).status).toBe(400)
  })
})

describe('a session', () => {
  it('ends with sign-out', async () => {
    const cookie = cookieIn(await register(fresh()))
    const ours = { cookie, 'sec-fetch-site': 'same-origin' }
    expect((await api.request('POST', '/api/auth/sign-out', {}, { cookie })).status).toBe(403)
    const answer = await api.request('POST', '/api/auth/sign-out', {}, ours)
    expect(answer.status).toBe(200)
    expect(String(answer.headers['set-cookie'])).toMatch(/^ariane\.session_token=;.*Max-Age=0/)
    expect(await readSession(cookie)).toBeNull()
    expect((await api.request('GET', '/api/account/me', undefined, { cookie })).status).toBe(401)
  })

  it('ends at once when the account is disabled, which stays so', async () => {
    const person = fresh()
    const cookie = cookieIn(await register(person))
    const uid = ((await readSession(cookie)) as { user: { id: string } }).user.id
    await api.request(
      'POST',
      '/api/account/open',
      { accountType: 'email' },
      { cookie, 'sec-fetch-site': 'same-origin' },
    )
    await sql`update people set disabled_at = now() where uid = ${uid}`.execute(api.db.q())
    expect((await api.request('GET', '/api/account/me', undefined, { cookie })).status).toBe(401)
    expect(await readSession(cookie)).toBeNull()
    const again = await signIn(person)
    expect(again).toMatchObject({ status: 403, body: { status: 'error', code: 'account_disabled' } })
    expect(again.headers).not.toHaveProperty('set-cookie')
    expect((await signIn({ ...person, password: 'autre chose' })).status).toBe(401)
  })

  it('is refused when its cookie was altered', async () => {
    const cookie = cookieIn(await register(fresh()))
    expect(await readSession(`${cookie.slice(0, -8)}AAAAAA%3D`)).toBeNull()
  })
})

it.each([
  ['GET', '/api/auth/list-users'],
  ['GET', '/api/auth/list-sessions'],
  ['POST', '/api/auth/admin/create-user'],
  ['POST', '/api/auth/delete-user'],
  ['POST', '/api/auth/change-password'],
  ['POST', '/api/auth/request-password-reset'],
  ['POST', '/api/auth/update-user'],
  ['GET', '/api/auth/ok'],
])('%s %s is not reachable', async (method, url) => {
  const answer = await api.request(method, url, method === 'POST' ? {} : undefined)
  expect(answer).toMatchObject({ status: 404, body: { status: 'error', code: 'not_found' } })
})
