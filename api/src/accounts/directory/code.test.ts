import { healthRoutes, secondFactorRoutes } from '@ariane/shared/contracts'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pendingCookie, waitingCookie } from './pending.ts'
import { type OurBrowser, PUBLIC_URL } from './testing/at-school.ts'
import { type OidcSchool, oidcSchool } from './testing/oidc-school.ts'
import { schoolBrowser } from './testing/school-provider.ts'

const { beginSecondFactor, confirmSecondFactor, endSecondFactor } = secondFactorRoutes
const PAGE = '/settings/connexion'
const STEP_MS = 30_000

let at: OidcSchool
beforeAll(async () => {
  at = await oidcSchool()
})
afterAll(() => at.close())

const begin = (browser: OurBrowser, password = '') => browser.request('POST', beginSecondFactor.path, { password })
const show = (browser: OurBrowser, code: string) => browser.request('POST', '/api/auth/school/code', { code })

/** Shows at the school who somebody is. */
async function prove(browser: OurBrowser, subject: string) {
  const { body } = await browser.request('POST', '/api/auth/school/proof', { back: PAGE })
  const { next } = (body as { data: { next: string } }).data
  const back = await schoolBrowser(at.school.issuer, subject)(next)
  expect((await browser.get(back.replace(PUBLIC_URL, ''))).next).toBe(`${PAGE}?ecole=proven`)
}

/** A teacher whose account the school made and who switched the second factor on; `code` gives one that was not used yet. */
async function secured() {
  const subject = at.teacher()
  const { browser, uid } = await at.enter(subject)
  await prove(browser, subject)
  const { secret } = ((await begin(browser)).body as { data: { secret: string } }).data
  const app = new TOTP({ secret: Secret.fromBase32(secret) })
  const code = (steps: number) => app.generate({ timestamp: Date.now() + steps * STEP_MS })
  const confirmed = await browser.request('POST', confirmSecondFactor.path, { code: code(-1) })
  const { backupCodes } = (confirmed.body as { data: { backupCodes: string[] } }).data
  return { subject, browser, uid, code, backupCodes }
}

describe('@G02 the second factor of an adult whose account the school made', () => {
  it('is switched on with the word of the school in place of a password, and off with it and a code', async () => {
    const subject = at.teacher()
    const { browser } = await at.enter(subject)
    expect(await begin(browser)).toMatchObject({ status: 400, body: { code: 'invalid_input', fields: ['password'] } })
    expect((await begin(browser, 'marron-vert')).status).not.toBe(200)

    const one = await secured()
    const off = (code: string) => one.browser.request('POST', endSecondFactor.path, { password: '', code })
    expect(await off('000000')).toMatchObject({ status: 400, body: { fields: ['code'] } })
    await at.api.db.q().updateTable('auth_sessions').where('userId', '=', one.uid).set({ proven_at: null }).execute()
    const [backup = ''] = one.backupCodes
    expect(await off(backup)).toMatchObject({ status: 400, body: { fields: ['password'] } })
    await prove(one.browser, one.subject)
    expect((await off(backup)).status).toBe(200)
    expect(await at.enter(one.subject)).toMatchObject({ outcome: 'in', uid: one.uid })
  })

  it('is asked for once the school said who it is, and opens the page that was wanted', async () => {
    const { subject, uid, code } = await secured()
    const came = await at.enter(subject, undefined, `/api/auth/school/begin?back=${PAGE}`)
    expect(came).toMatchObject({ page: '/', outcome: 'second_factor', uid: '' })
    expect(await show(came.browser, '000000')).toMatchObject({ status: 400, body: { fields: ['code'] } })
    expect(await came.browser.session()).toBeUndefined()
    const right = code(0)
    const vouched = came.browser.jar.get('ariane.vouched') ?? ''
    expect(await show(came.browser, right)).toMatchObject({
      status: 200,
      body: { data: { next: `${PAGE}?ecole=in` } },
    })
    expect(await came.browser.session()).toBe(uid)
    // Neither the code nor the school's word opens a second one.
    expect((await show(came.browser, code(1))).status).toBe(409)
    came.browser.jar.set('ariane.vouched', vouched)
    expect((await show(came.browser, right)).status).toBe(400)
    const { body } = await came.browser.request('POST', '/api/auth/sign-out', {})
    expect((body as { leave: string }).leave).toContain('id_token_hint=')
  })

  it('is worth nothing without the word of the school, nor for an account that was disabled meanwhile', async () => {
    const { subject, uid, code, backupCodes } = await secured()
    const { browser } = await at.enter(at.teacher())
    expect((await show(browser, code(0))).status).toBe(409)
    const came = await at.enter(subject)
    await at.api.db.q().updateTable('people').set({ disabled_at: new Date() }).where('uid', '=', uid).execute()
    expect((await show(came.browser, backupCodes[0] ?? '')).body).toMatchObject({ code: 'account_disabled' })
    expect(await came.browser.session()).toBeUndefined()
    expect((await at.enter(subject)).outcome).toBe('disabled')
  })

  it('lets somebody operate who has no password', async () => {
    const { browser, uid } = await secured()
    await at.api.operators.add(uid)
    expect((await browser.get(healthRoutes.readHealth.path)).status).toBe(200)
  })

  it('is no affair of pupils', async () => {
    const subject = at.pupil()
    const { browser } = await at.enter(subject)
    await prove(browser, subject)
    expect((await begin(browser)).status).toBe(403)
  })
})

it('@G02 the school’s word waits for a code for ten minutes, and the cookie of a way there is no such word', () => {
  let time = Date.parse('2026-11-27T10:00:00Z')
  const ports = { secret: 'a secret of the tests', secure: true, now: () => new Date(time) }
  const [pending, waiting] = [pendingCookie(ports), waitingCookie(ports)]
  const somebody = { uid: 'somebody', back: '/', outside: 'session' }
  const [cookie = ''] = waiting.write(somebody).split(';')
  time += 599_000
  expect(waiting.read(cookie)).toEqual(somebody)
  time += 1000
  expect(waiting.read(cookie)).toBeUndefined()
  const [way = ''] = pending.write({ ...somebody, state: 'state' } as never).split(';')
  expect(waiting.read(way.replace('ariane.directory', 'ariane.vouched'))).toBeUndefined()
})
