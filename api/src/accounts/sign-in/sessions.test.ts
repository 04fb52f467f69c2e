import { calendarRoutes, linksRoutes } from '@ariane/shared/contracts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApi, type TestApi, type TestPerson, UNLIMITED } from '../../testing/test-api.ts'

const DAY_MS = 24 * 3_600_000
const ME = '/api/account/me'

let api: TestApi
/** Another node of the same installation. */
let other: TestApi
beforeAll(async () => {
  api = await createTestApi({ limiter: UNLIMITED })
  other = await createTestApi({ limiter: UNLIMITED, beside: api })
})
afterAll(async () => {
  await other.close()
  await api.close()
})

let pupil: TestPerson
beforeEach(async () => {
  pupil = await api.signUp()
})

const statuses = async (headers: TestPerson['headers']) =>
  Promise.all([api, other].map(async node => (await node.request('GET', ME, undefined, headers)).status))

/** The same session as a browser shows it. */
const cookie = ({ headers }: TestPerson) => ({
  cookie: `ariane.session_token=${headers.authorization?.replace('Bearer ', '')}`,
})
const sessions = (who: TestPerson) =>
  api.db.q().selectFrom('auth_sessions').select('expiresAt').where('userId', '=', who.uid).execute()
const endsIn = (who: TestPerson, ms: number) =>
  sql`update auth_sessions set "expiresAt" = ${new Date(Date.now() + ms)} where "userId" = ${who.uid}`.execute(
    api.db.q(),
  )

describe('@X04 what ends a session, or changes what it may, counts on every node at once', () => {
  it('signing out', async () => {
    expect(await statuses(pupil.headers)).toEqual([200, 200])
    await api.request('POST', '/api/auth/sign-out', {}, pupil.headers)
    expect(await statuses(pupil.headers)).toEqual([401, 401])
    expect((await other.request('GET', '/api/auth/get-session', undefined, pupil.headers)).body).toBeNull()
  })

  it('disabling the account, and enabling it again', async () => {
    expect(await statuses(pupil.headers)).toEqual([200, 200])
    await sql`update people set disabled_at = now() where uid = ${pupil.uid}`.execute(api.db.q())
    expect(await statuses(pupil.headers)).toEqual([401, 401])
    await sql`update people set disabled_at = null where uid = ${pupil.uid}`.execute(api.db.q())
    expect(await statuses(pupil.headers)).toEqual([200, 200])
  })

  it('opening the account: that there was none is not remembered', async () => {
    const newcomer = await api.signUp({ open: false })
    const listPaths = async (node: TestApi) =>
      (await node.request('POST', '/api/paths', { userId: newcomer.uid }, newcomer.headers)).status
    expect([await listPaths(api), await listPaths(other)]).toEqual([403, 403])
    await api.request('POST', '/api/account/open', { accountType: 'email', grade: '4ème' }, newcomer.headers)
    expect([await listPaths(api), await listPaths(other)]).toEqual([200, 200])
  })

  it('a link, and its end', async () => {
    const teacher = await api.signUp({ role: 'ROLE_TEACHER' })
    const period = { start: '2026-11-23T00:00:00.000Z', end: '2026-11-30T00:00:00.000Z' }
    const readWeek = async () => {
      const week = { userId: pupil.uid, ...period }
      return (await other.request('POST', calendarRoutes.listEvents.path, week, teacher.headers)).status
    }
    expect(await readWeek()).toBe(403)
    await api.link(teacher, pupil, 'code')
    expect(await readWeek()).toBe(200)
    await pupil.call(linksRoutes.stopFollower, { userId: pupil.uid, managerUserId: teacher.uid })
    expect(await readWeek()).toBe(403)
  })
})

describe('the time of a session', () => {
  it('is thirty days from its last renewal, and nothing is written for a day', async () => {
    const before = await sessions(pupil)
    expect(before[0]?.expiresAt.getTime()).toBeGreaterThan(Date.now() + 29.9 * DAY_MS)
    await endsIn(pupil, 29.1 * DAY_MS)
    const [kept] = await sessions(pupil)
    const answer = await api.request('GET', ME, undefined, cookie(pupil))
    expect(answer.status).toBe(200)
    expect(answer.headers).not.toHaveProperty('set-cookie')
    expect(await sessions(pupil)).toEqual([kept])
  })

  it('begins anew after a day, and the cookie with it', async () => {
    await endsIn(pupil, 28.9 * DAY_MS)
    const answer = await other.request('GET', ME, undefined, cookie(pupil))
    expect(answer.status).toBe(200)
    expect(String(answer.headers['set-cookie'])).toMatch(/^ariane\.session_token=[^;]+;.*Max-Age=2592000/)
    expect((await sessions(pupil))[0]?.expiresAt.getTime()).toBeGreaterThan(Date.now() + 29.9 * DAY_MS)
    const session = await api.request('GET', '/api/auth/get-session', undefined, cookie(pupil))
    expect(session.body).toEqual({
      user: { id: pupil.uid, name: pupil.email, email: pupil.email, emailVerified: false, image: null },
    })
  })

  it('ends, and the session is forgotten', async () => {
    await endsIn(pupil, -1000)
    expect(await statuses(pupil.headers)).toEqual([401, 401])
    expect(await sessions(pupil)).toEqual([])
  })

  it('is renewed for whoever asks whose session it is, who then reads himself', async () => {
    await endsIn(pupil, 20 * DAY_MS)
    const answer = await api.request('GET', '/api/auth/get-session', undefined, cookie(pupil))
    expect(answer.body).toMatchObject({ user: { id: pupil.uid, email: pupil.email } })
    expect(String(answer.headers['set-cookie'])).toMatch(/^ariane\.session_token=/)
  })
})
