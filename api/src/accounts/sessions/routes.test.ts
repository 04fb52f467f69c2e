import { accountsRoutes, signInsRoutes } from '@ariane/shared/contracts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApi, type TestApi, type TestPerson } from '../../testing/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

const list = async (person: TestPerson) => (await person.call(signInsRoutes.listSignIns, {})).data.signIns
const isIn = async ({ headers }: TestPerson) =>
  (await api.request('GET', accountsRoutes.myAccount.path, undefined, headers)).status === 200

describe('@G07 where somebody is signed in', () => {
  it('is listed for himself, this device first, and each ends alone', async () => {
    const [lea, noe] = [await api.signUp(), await api.signUp()]
    const elsewhere = await api.login(lea)
    const mine = await list(lea)
    expect(mine.map(({ current }) => current)).toEqual([true, false])
    expect(JSON.stringify(mine)).not.toContain('127.0.0.1')
    const other = mine[1]?.id ?? ''
    await expect(noe.call(signInsRoutes.endSignIn, { id: other })).rejects.toMatchObject({ status: 404 })
    await lea.call(signInsRoutes.endSignIn, { id: other })
    expect([await isIn(elsewhere), await isIn(lea)]).toEqual([false, true])
  })

  it('ends everywhere at once, and for nobody else', async () => {
    const [lea, noe] = [await api.signUp(), await api.signUp()]
    const elsewhere = await api.login(lea)
    await lea.call(signInsRoutes.endAllSignIns, {})
    expect([await isIn(lea), await isIn(elsewhere), await isIn(noe)]).toEqual([false, false, true])
  })
})

describe('@G07 a shared computer', () => {
  const enter = (person: TestPerson, shared: boolean) =>
    api.request('POST', '/api/auth/sign-in/email', { email: person.email, password: person.password, shared })
  const findCookie = ({ headers }: { headers: Record<string, unknown> }) => String([headers['set-cookie']].flat()[0])
  const idle = (minutes: number) =>
    sql`update auth_sessions set "expiresAt" = ${new Date(Date.now() + minutes * 60_000)} where shared`.execute(
      api.db.q(),
    )

  it('forgets with the browser, while another one stays for thirty days', async () => {
    const lea = await api.signUp()
    expect(findCookie(await enter(lea, true))).not.toMatch(/Max-Age|Expires/i)
    expect(findCookie(await enter(lea, false))).toMatch(/Max-Age=2592000/)
    expect((await list(lea)).filter(({ shared }) => shared)).toHaveLength(1)
  })

  it('ends after two hours without a call, and goes on while somebody is at it', async () => {
    const lea = await api.signUp()
    const answer = await enter(lea, true)
    const token = (answer.body as { token: string }).token
    const here = { ...lea, headers: { authorization: `Bearer ${token}` } }
    const ends = async () =>
      (
        await sql<{ minutes: number }>`select extract(epoch from "expiresAt" - ${new Date()})::integer / 60 as minutes
          from auth_sessions where shared and "userId" = ${lea.uid}`.execute(api.db.q())
      ).rows[0]?.minutes
    expect(await ends()).toBeGreaterThanOrEqual(119)
    await idle(60)
    expect(await isIn(here)).toBe(true)
    expect(await ends()).toBeGreaterThanOrEqual(119)
    await idle(0)
    expect(await isIn(here)).toBe(false)
  })
})

it('@G07 a page over https is told to stay there, and its session cookie is this host’s alone', async () => {
  const secure = await createTestApi({ config: { publicUrl: 'https://ariane.example' } })
  const { headers } = await secure.request('GET', '/healthz')
  expect(headers['strict-transport-security']).toBe('max-age=31536000')
  const lea = await secure.signUp()
  const answer = await secure.request('POST', '/api/auth/sign-in/email', lea, { origin: 'https://ariane.example' })
  const cookies = [answer.headers['set-cookie']].flat().map(String)
  const session = cookies.find(cookie => cookie.startsWith('__Host-ariane.session_token=')) ?? ''
  expect(session.split('; ').slice(1)).toEqual(expect.arrayContaining(['Path=/', 'Secure', 'HttpOnly', 'SameSite=Lax']))
  expect(session).not.toMatch(/domain=/i)
  const own = { cookie: session.split(';')[0] ?? '', 'sec-fetch-site': 'same-origin' }
  expect(await secure.request('GET', '/api/account/me', undefined, own)).toMatchObject({ status: 200 })
  await secure.close()
  expect((await api.request('GET', '/healthz')).headers).not.toHaveProperty('strict-transport-security')
})
