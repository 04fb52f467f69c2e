import { accountsRoutes } from '@ariane/shared/contracts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApi } from '../../testing/test-api.ts'
import { comeThrough, type OurBrowser, ourBrowser, PUBLIC_URL, USUAL, withDirectory } from './testing/at-school.ts'
import { type OidcSchool, oidcSchool } from './testing/oidc-school.ts'
import { CLIENT, schoolBrowser } from './testing/school-provider.ts'

let at: OidcSchool
beforeAll(async () => {
  at = await oidcSchool()
})
afterAll(() => at.close())

const readProfile = async (browser: OurBrowser) =>
  ((await browser.get(accountsRoutes.myAccount.path)).body as { data: Record<string, unknown> }).data

const countUsers = async () => (await at.api.db.q().selectFrom('auth_users').select('id').execute()).length

describe('@G01 signing in through the school', () => {
  it.each([
    ['National_ELV', ['ROLE_STUDENT'], '5ème'],
    ['National_ENS', ['ROLE_TEACHER'], '4ème'],
    ['National_TUT', ['ROLE_PARENT'], '4ème'],
  ])('makes an account for %s with the role of its profile, once', async (profile, roles, grade) => {
    const subject = at.known({ profile, grade: '5EME' })
    const first = await at.enter(subject)
    expect(first).toMatchObject({ page: '/', outcome: 'in' })
    expect(await readProfile(first.browser)).toMatchObject({
      roles,
      grade,
      displayName: expect.stringMatching(/^Inès Roy \d+$/),
    })
    expect(await readProfile(first.browser)).not.toHaveProperty('email')
    const again = await at.enter(subject)
    expect(again).toMatchObject({ outcome: 'in', uid: first.uid })
  })

  it('begins a session of a shared computer, which no cookie outlives', async () => {
    const { browser, uid } = await at.enter(at.pupil())
    const sessions = await at.api.db.q().selectFrom('auth_sessions').selectAll().where('userId', '=', uid).execute()
    expect(sessions.map(one => one.shared)).toEqual([true])
    const { next } = await browser.get('/api/auth/school/begin')
    const answer = await browser.get((await schoolBrowser(at.school.issuer, at.pupil())(next)).replace(PUBLIC_URL, ''))
    const cookies = [answer.headers['set-cookie']].flat().map(String)
    const session = cookies.find(line => line.includes('session_token')) ?? ''
    expect(session).toMatch(/HttpOnly/i)
    expect(session).not.toMatch(/max-age=[1-9]|expires/i)
    // Who was signed in on this device before is not any more.
    const left = await at.api.db.q().selectFrom('auth_sessions').select('id').where('userId', '=', uid).execute()
    expect(left).toEqual([])
  })

  it.each([
    ['National_EVS', 'unknown_profile'],
    [['National_ENS', 'National_TUT'], 'several_profiles'],
  ])('refuses the profile %s and makes nothing', async (profile, outcome) => {
    const before = await countUsers()
    const came = await at.enter(at.known({ profile }))
    expect(came).toMatchObject({ page: '/', outcome, uid: '' })
    expect(await countUsers()).toBe(before)
  })

  it('makes one account for somebody who comes three times at once', async () => {
    const subject = at.pupil({ classes: ['5Z'] })
    const before = await countUsers()
    const came = await Promise.all([at.enter(subject), at.enter(subject), at.enter(subject)])
    expect(came.map(one => one.outcome)).toEqual(['in', 'in', 'in'])
    expect(new Set(came.map(one => one.uid)).size).toBe(1)
    expect(await countUsers()).toBe(before + 1)
  })

  it('is never led to an account by its address', async () => {
    const owner = await at.api.signUp({ role: 'ROLE_TEACHER' })
    const subject = at.teacher({ email: owner.email, email_verified: true })
    const came = await at.enter(subject)
    expect(came.outcome).toBe('in')
    expect(came.uid).not.toBe(owner.uid)
  })

  it('asks a pupil for the level once, where the school does not say it', async () => {
    const subject = at.pupil({ grade: undefined, classes: ['Groupe 3'] })
    const before = await countUsers()
    expect(await at.enter(subject)).toMatchObject({ outcome: 'grade_needed', uid: '' })
    expect(await countUsers()).toBe(before)
    const chosen = await at.enter(
      subject,
      ourBrowser(at.api),
      `/api/auth/school/begin?grade=${encodeURIComponent('3ème')}`,
    )
    expect(await readProfile(chosen.browser)).toMatchObject({ grade: '3ème' })
    expect(await at.enter(subject)).toMatchObject({ outcome: 'in', uid: chosen.uid })
  })

  it('follows the level that the school says, and keeps who changed it', async () => {
    const subject = at.pupil({ grade: '6EME' })
    const { uid } = await at.enter(subject)
    at.change(subject, { grade: '5EME' })
    const { browser } = await at.enter(subject)
    expect(await readProfile(browser)).toMatchObject({ uid, grade: '5ème' })
  })

  it('refuses somebody whose role is another one now', async () => {
    const subject = at.pupil()
    await at.enter(subject)
    at.change(subject, { profile: 'National_ENS' })
    expect(await at.enter(subject)).toMatchObject({ outcome: 'role_changed', uid: '' })
  })

  it('refuses an account that is disabled, and asks one with a second factor for its code', async () => {
    const subject = at.teacher()
    const { uid } = await at.enter(subject)
    await at.api.makeOperator({ uid } as never)
    expect(await at.enter(subject)).toMatchObject({ outcome: 'second_factor', uid: '' })
    await at.api.db.q().updateTable('people').set({ disabled_at: new Date() }).where('uid', '=', uid).execute()
    expect(await at.enter(subject)).toMatchObject({ outcome: 'disabled', uid: '' })
  })

  it('lets only known accounts in where the installation makes none', async () => {
    const strict = await createTestApi({ beside: at.api, config: at.settings(false) })
    const subject = at.pupil()
    const stranger = await comeThrough(ourBrowser(strict), schoolBrowser(at.school.issuer, subject))
    expect(stranger.outcome).toBe('unknown_account')
    await at.enter(subject)
    expect((await comeThrough(ourBrowser(strict), schoolBrowser(at.school.issuer, subject))).outcome).toBe('in')
    await strict.close()
  })

  it('goes back to a page of ours alone', async () => {
    const to = (back: string) =>
      at.enter(at.pupil(), ourBrowser(at.api), `/api/auth/school/begin?back=${encodeURIComponent(back)}`)
    expect((await to('/planning')).page).toBe('/planning')
    for (const back of ['//evil.example', '/\\evil.example', 'https://evil.example', '/api/auth/sign-out', '/a b'])
      expect((await to(back)).page).toBe('/')
  })
})

describe('@G01 the way back from the school', () => {
  it('is refused without its cookie, with another state, with junk in the cookie, and a second time', async () => {
    const browser = ourBrowser(at.api)
    const atSchool = schoolBrowser(at.school.issuer, at.pupil())
    const { next } = await browser.get('/api/auth/school/begin')
    const back = (await atSchool(next)).replace(PUBLIC_URL, '')
    const outcome = async (one: OurBrowser, address: string) => (await one.get(address)).next
    expect(await outcome(ourBrowser(at.api), back)).toBe('/?ecole=too_late')
    const other = ourBrowser(at.api)
    other.jar.set('ariane.directory', 'junk')
    expect(await outcome(other, back)).toBe('/?ecole=too_late')
    const stale = ourBrowser(at.api)
    await stale.get('/api/auth/school/begin')
    expect(await outcome(stale, back)).toBe('/?ecole=too_late')
    const cookie = browser.jar.get('ariane.directory') ?? ''
    expect(await outcome(browser, back)).toBe('/?ecole=in')
    expect(browser.jar.has('ariane.directory')).toBe(false)
    const again = ourBrowser(at.api)
    again.jar.set('ariane.directory', cookie)
    expect(await outcome(again, back)).toBe('/?ecole=refused')
    expect(await again.session()).toBeUndefined()
  })

  it('is over after ten minutes', async () => {
    let time = Date.now()
    const later = await createTestApi({ beside: at.api, config: at.settings(), now: () => new Date(time) })
    const browser = ourBrowser(later)
    const { next } = await browser.get('/api/auth/school/begin')
    const back = (await schoolBrowser(at.school.issuer, at.pupil())(next)).replace(PUBLIC_URL, '')
    time += 11 * 60_000
    expect((await browser.get(back)).next).toBe('/?ecole=too_late')
    await later.close()
  })

  it('ends on a page that says so while the school is away', async () => {
    const directory = { ...USUAL, ...CLIENT, protocol: 'oidc', issuer: 'http://127.0.0.1:9', scope: 'openid' } as const
    const away = await createTestApi({ beside: at.api, config: withDirectory(directory) })
    expect((await ourBrowser(away).get('/api/auth/school/begin')).next).toBe('/?ecole=unreachable')
    await away.close()
  })

  it('ends on any node', async () => {
    const second = await createTestApi({ beside: at.api, config: at.settings() })
    const [here, there] = [ourBrowser(at.api), ourBrowser(second)]
    const { next } = await here.get('/api/auth/school/begin')
    const back = (await schoolBrowser(at.school.issuer, at.pupil())(next)).replace(PUBLIC_URL, '')
    for (const [name, value] of here.jar) there.jar.set(name, value)
    expect((await there.get(back)).next).toBe('/?ecole=in')
    await second.close()
  })
})
