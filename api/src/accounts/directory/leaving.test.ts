import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OurBrowser, ourBrowser, PUBLIC_URL } from './testing/at-school.ts'
import { type OidcSchool, oidcSchool } from './testing/oidc-school.ts'
import { schoolBrowser } from './testing/school-provider.ts'

let at: OidcSchool
beforeAll(async () => {
  at = await oidcSchool()
})
afterAll(() => at.close())

const FORM = { 'content-type': 'application/x-www-form-urlencoded' }

describe('@G01 leaving', () => {
  const signOut = async (browser: OurBrowser) =>
    (await browser.request('POST', '/api/auth/sign-out', {})).body as { ok: true; leave?: string }

  it('ends the session here and says where it ends at school too', async () => {
    const { browser } = await at.enter(at.pupil())
    const { leave = '' } = await signOut(browser)
    expect(await browser.session()).toBeUndefined()
    const asked = new URL(leave)
    expect(asked.origin).toBe(at.school.issuer)
    expect(asked.searchParams.get('post_logout_redirect_uri')).toBe(`${PUBLIC_URL}/`)
    expect(asked.searchParams.get('id_token_hint')?.split('.')).toHaveLength(3)
  })

  it('of a session with a password stays here', async () => {
    const person = await at.api.signUp()
    const browser = ourBrowser(at.api)
    await browser.request('POST', '/api/auth/sign-in/email', { email: person.email, password: person.password })
    expect(await signOut(browser)).toEqual({ ok: true })
  })

  it('at school ends the session here, by a token that the school signed alone', async () => {
    const subject = at.pupil()
    const [one, other] = [await at.enter(subject), await at.enter(subject)]
    const sent: string[] = []
    const token = await at.school.logoutToken(subject)
    const send = (logout_token: string) =>
      at.api.request('POST', '/api/auth/school/end', new URLSearchParams({ logout_token }).toString(), FORM)
    for (const junk of ['', 'a.b.c', token.slice(0, -4), await at.school.logoutToken(subject, 'another client')])
      sent.push(String((await send(junk)).status))
    expect(sent).toEqual(['400', '400', '400', '400'])
    expect(await one.browser.session()).toBe(one.uid)
    expect((await send(token)).status).toBe(200)
    expect(await one.browser.session()).toBeUndefined()
    expect(await other.browser.session()).toBeUndefined()
  })

  it('takes a form there alone', async () => {
    const answer = await at.api.request('POST', '/api/auth/sign-out', 'a=b', FORM)
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
  })
})

describe('@G01 linking an account', () => {
  async function signedIn(role: 'ROLE_TEACHER' | 'ROLE_STUDENT' = 'ROLE_TEACHER') {
    const person = await at.api.signUp({ role })
    const browser = ourBrowser(at.api)
    await browser.request('POST', '/api/auth/sign-in/email', { email: person.email, password: person.password })
    return { person, browser }
  }
  const ask = (browser: OurBrowser, password: string) => browser.request('POST', '/api/auth/school/link', { password })
  async function link(browser: OurBrowser, password: string, subject: string) {
    const { next } = ((await ask(browser, password)).body as { data: { next: string } }).data
    return (await browser.get((await schoolBrowser(at.school.issuer, subject)(next)).replace(PUBLIC_URL, ''))).next
  }
  const isLinked = async (browser: OurBrowser) => (await browser.get('/api/auth/school/link')).body

  it('takes the password, and the school leads to that account from then on', async () => {
    const { person, browser } = await signedIn()
    expect(await ask(browser, 'not the right one')).toMatchObject({ status: 400, body: { fields: ['password'] } })
    expect(await isLinked(browser)).toMatchObject({ data: { linked: false } })
    const subject = at.teacher()
    expect(await link(browser, person.password, subject)).toBe('/settings/connexion?ecole=linked')
    expect(await isLinked(browser)).toMatchObject({ data: { linked: true } })
    expect(await at.enter(subject)).toMatchObject({ outcome: 'in', uid: person.uid })
  })

  it('refuses somebody else of the school, another role, and a browser where another one is signed in', async () => {
    const { person, browser } = await signedIn()
    const taken = at.teacher()
    await at.enter(taken)
    expect(await link(browser, person.password, taken)).toContain('ecole=linked_elsewhere')
    expect(await link(browser, person.password, at.pupil())).toContain('ecole=other_role')
    const { next } = ((await ask(browser, person.password)).body as { data: { next: string } }).data
    await browser.request('POST', '/api/auth/sign-out', {})
    const back = (await schoolBrowser(at.school.issuer, at.teacher())(next)).replace(PUBLIC_URL, '')
    expect((await browser.get(back)).next).toBe('/?ecole=too_late')
    expect(
      await at.api.db.q().selectFrom('auth_accounts').select('id').where('userId', '=', person.uid).execute(),
    ).toHaveLength(1)
  })
})
