import { rightsRoutes } from '@ariane/shared/contracts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OurBrowser, ourBrowser, PUBLIC_URL } from './testing/at-school.ts'
import { type OidcSchool, oidcSchool } from './testing/oidc-school.ts'
import { schoolBrowser } from './testing/school-provider.ts'

let at: OidcSchool
beforeAll(async () => {
  at = await oidcSchool()
})
afterAll(() => at.close())

const PAGE = '/profile/donnees'

describe('@G01 an account that the school made shows at the school who it is', () => {
  const begin = (browser: OurBrowser) => browser.request('POST', '/api/auth/school/proof', { back: PAGE })
  const next = async (browser: OurBrowser) => ((await begin(browser)).body as { data: { next: string } }).data.next
  /** Goes to the school as somebody, and gives the page that the browser comes back to. */
  async function prove(
    browser: OurBrowser,
    atSchool: (address: string) => Promise<string>,
    change = (url: URL) => url,
  ) {
    const back = await atSchool(change(new URL(await next(browser))).href)
    return (await browser.get(back.replace(PUBLIC_URL, ''))).next
  }
  const read = async (browser: OurBrowser) =>
    ((await browser.get('/api/auth/school/link')).body as { data: { provenUntil: string | null } }).data
  const end = (browser: OurBrowser, userId: string, password = '') =>
    browser.request('POST', rightsRoutes.askDeletion.path, { userId, password })
  const refused = { status: 400, body: { code: 'invalid_input', fields: ['password'] } }

  it('before it ends, in this session and for five minutes', async () => {
    const subject = at.pupil()
    const { browser, uid } = await at.enter(subject)
    const other = await at.enter(subject)
    expect(await read(browser)).toEqual({ linked: true, hasPassword: false, provenUntil: null })
    expect(await end(browser, uid)).toMatchObject(refused)
    expect(await prove(browser, schoolBrowser(at.school.issuer, subject))).toBe(`${PAGE}?ecole=proven`)
    const { provenUntil } = await read(browser)
    expect(new Date(provenUntil ?? 0).getTime()).toBeGreaterThan(Date.now())
    // Not in another session of his, and not by a password that he does not have.
    expect(await end(other.browser, uid)).toMatchObject(refused)
    expect(await end(browser, uid, 'marron-vert')).toMatchObject(refused)

    const sessions = at.api.db.q().updateTable('auth_sessions').where('userId', '=', uid)
    await sessions.set({ proven_at: new Date(Date.now() - 5 * 60_000) }).execute()
    expect(await read(browser)).toMatchObject({ provenUntil: null })
    expect(await end(browser, uid)).toMatchObject(refused)
    await sessions.set({ proven_at: new Date(Date.now() - 4 * 60_000) }).execute()
    expect((await end(browser, uid)).status).toBe(200)
  })

  it('and nobody else does: another person of the school, one whom the school still had signed in, another session', async () => {
    const subject = at.pupil()
    const { browser } = await at.enter(subject)
    expect(await prove(browser, schoolBrowser(at.school.issuer, at.pupil()))).toBe(`${PAGE}?ecole=other_person`)
    const asked = new URL(await next(browser)).searchParams
    expect([asked.get('prompt'), asked.get('max_age')]).toEqual(['login', '0'])
    // Whoever finds the page open takes the question out of the address: the school's own session is no answer.
    const bypass = (url: URL) => {
      for (const name of ['prompt', 'max_age']) url.searchParams.delete(name)
      return url
    }
    expect(await prove(browser, schoolBrowser(at.school.issuer, subject), bypass)).toBe(`${PAGE}?ecole=refused`)
    const way = await schoolBrowser(at.school.issuer, subject)(await next(browser))
    const { browser: later } = await at.enter(subject)
    later.jar.set('ariane.directory', browser.jar.get('ariane.directory') ?? '')
    expect((await later.get(way.replace(PUBLIC_URL, ''))).next).toBe('/?ecole=too_late')
    expect(await read(browser)).toMatchObject({ provenUntil: null })
    expect(await read(later)).toMatchObject({ provenUntil: null })
  })

  it('not where there is a password, nor without the school', async () => {
    const person = await at.api.signUp({ role: 'ROLE_TEACHER' })
    const browser = ourBrowser(at.api)
    await browser.request('POST', '/api/auth/sign-in/email', { email: person.email, password: person.password })
    expect(await read(browser)).toEqual({ linked: false, hasPassword: true, provenUntil: null })
    expect(await begin(browser)).toMatchObject({ status: 409, body: { code: 'conflict' } })
    expect(await end(browser, person.uid)).toMatchObject(refused)
    expect((await end(browser, person.uid, person.password)).status).toBe(200)
  })
})
