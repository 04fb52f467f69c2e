import { accountsRoutes, passwordsRoutes } from '@ariane/shared/contracts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApi, type TestApi, type TestPerson } from '../../testing/test-api.ts'

const { changePassword, forgotPassword, resetPassword, accountOptions } = passwordsRoutes
let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

const isSignedIn = (person: TestPerson) =>
  person.call(accountsRoutes.myAccount, {}).then(
    () => true,
    () => false,
  )

describe('changing the own password', () => {
  it('@A13 keeps this session and ends the others', async () => {
    const here = await api.signUp()
    const elsewhere = await api.login(here)
    const change = { currentPassword: here.password, newPassword: 'tout-nouveau' }
    await expect(here.call(changePassword, change)).resolves.toEqual({ ok: true })
    expect(await isSignedIn(here)).toBe(true)
    expect(await isSignedIn(elsewhere)).toBe(false)
    await expect(api.login(here)).rejects.toMatchObject({ status: 401 })
    const again = await api.login({ email: here.email, password: change.newPassword })
    expect(again.uid).toBe(here.uid)
  })

  it('works with the cookie of a page as well', async () => {
    const { email, password } = await api.signUp()
    const signed = await api.request('POST', '/api/auth/sign-in/email', { email, password })
    const cookie = String(signed.headers['set-cookie']).split(';')[0] ?? ''
    const ours = { cookie, 'sec-fetch-site': 'same-origin' }
    const body = { currentPassword: password, newPassword: 'tout-nouveau' }
    expect((await api.request('POST', changePassword.path, body, ours)).status).toBe(200)
    expect((await api.request('GET', '/api/account/me', undefined, ours)).status).toBe(200)
  })

  it('@X06 does not let anybody guess the current one', async () => {
    const person = await api.signUp()
    const guess = (n: number) =>
      person.call(changePassword, { currentPassword: `essai-${n}`, newPassword: 'tout-nouveau' })
    for (let n = 0; n < 10; n += 1) {
      await expect(guess(n)).rejects.toMatchObject({ status: 400, fields: ['currentPassword'] })
    }
    await expect(guess(10)).rejects.toMatchObject({ status: 429, code: 'too_many_requests' })
    const classmate = await api.signUp()
    const right = { currentPassword: classmate.password, newPassword: 'tout-nouveau' }
    await expect(classmate.call(changePassword, right)).resolves.toEqual({ ok: true })
  })

  it('refuses nobody and a short password', async () => {
    const person = await api.signUp()
    const body = { currentPassword: person.password, newPassword: '12345' }
    expect((await api.request('POST', changePassword.path, body)).status).toBe(401)
    await expect(person.call(changePassword, body)).rejects.toMatchObject({ status: 400, fields: ['newPassword'] })
  })
})

describe('without a mail server', () => {
  it('says that no link can be sent', async () => {
    const options = await api.request('GET', accountOptions.path)
    expect(options).toMatchObject({ status: 200, body: { data: { mail: false } } })
    const asked = await api.request('POST', forgotPassword.path, { email: 'lea@college.example' })
    expect(asked).toMatchObject({ status: 503, body: { code: 'unavailable' } })
  })

  it('refuses a token that nobody was sent', async () => {
    const answer = await api.request('POST', resetPassword.path, { token: 'x'.repeat(43), newPassword: 'tout-nouveau' })
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_input', fields: ['token'] } })
  })
})
