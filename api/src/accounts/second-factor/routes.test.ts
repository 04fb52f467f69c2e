import { healthRoutes, passwordsRoutes, secondFactorRoutes } from '@ariane/shared/contracts'
import { sql } from 'kysely'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApi, type TestApi, type TestPerson } from '../../testing/test-api.ts'

const { readSecondFactor, beginSecondFactor, confirmSecondFactor, endSecondFactor } = secondFactorRoutes
let time = Date.parse('2026-11-21T12:00:00Z')
let api: TestApi
beforeAll(async () => {
  api = await createTestApi({ now: () => new Date(time) })
})
afterAll(() => api.close())

const codeAt = (secret: string, at = time) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at })
const nextStep = () => {
  time += 30_000
}
/** Somebody with a second factor: what the app knows, and the backup codes. */
async function secured(person: TestPerson) {
  const { data } = await person.call(beginSecondFactor, { password: person.password })
  const { data: shown } = await person.call(confirmSecondFactor, { code: codeAt(data.secret) })
  nextStep()
  return { secret: data.secret, backupCodes: shown.backupCodes }
}
const enter = (person: TestPerson, code?: string) =>
  api.request('POST', '/api/auth/sign-in/email', {
    email: person.email,
    password: person.password,
    ...(code && { code }),
  })

describe('@G02 the second factor of an adult', () => {
  it('is on once a code of the app was right, ends other sessions, and is asked for after the right password', async () => {
    const teacher = await api.signUp({ role: 'ROLE_TEACHER' })
    const elsewhere = await api.login(teacher)
    const { secret, backupCodes } = await secured(teacher)
    expect(new Set(backupCodes).size).toBe(10)
    expect((await api.request('GET', '/api/account/me', undefined, elsewhere.headers)).status).toBe(401)
    expect(await enter(teacher)).toMatchObject({ status: 401, body: { code: 'second_factor_needed' } })
    expect(await enter({ ...teacher, password: 'autre chose' })).toMatchObject({ body: { code: 'wrong_credentials' } })
    const code = codeAt(secret)
    expect((await enter(teacher, code)).status).toBe(200)
    // A code that somebody looked at over the shoulder is worth nothing.
    expect(await enter(teacher, code)).toMatchObject({ status: 400, body: { fields: ['code'] } })
  })

  it('takes each backup code once', async () => {
    const teacher = await api.signUp({ role: 'ROLE_TEACHER' })
    const { backupCodes } = await secured(teacher)
    const [first = ''] = backupCodes
    expect((await enter(teacher, first.toUpperCase())).status).toBe(200)
    expect((await enter(teacher, first)).status).toBe(400)
    expect((await teacher.call(readSecondFactor, {})).data).toMatchObject({ codesLeft: 9, required: false })
  })

  it('is asked for after a new password by a link, too, and the link signs nobody in', async () => {
    const teacher = await api.signUp({ role: 'ROLE_TEACHER' })
    const { secret } = await secured(teacher)
    const { token } = await api.installation.operations.makeReset('terminal', teacher.uid)
    const chosen = { ...teacher, password: 'trois mots verts' }
    const answer = await api.request('POST', passwordsRoutes.resetPassword.path, {
      token,
      newPassword: chosen.password,
    })
    expect(answer).toMatchObject({ status: 200, body: { ok: true } })
    expect(answer.headers).not.toHaveProperty('set-cookie')
    expect(await enter(chosen)).toMatchObject({ status: 401, body: { code: 'second_factor_needed' } })
    expect((await enter(chosen, codeAt(secret))).status).toBe(200)
  })

  it('slows down who guesses it, also all at once', async () => {
    const teacher = await api.signUp({ role: 'ROLE_TEACHER' })
    await secured(teacher)
    const tries = Array.from({ length: 20 }, (_, n) => enter(teacher, String(100_000 + n)))
    const statuses = (await Promise.all(tries)).map(({ status }) => status)
    expect(statuses.filter(status => status === 400).length).toBeLessThan(10)
    expect(statuses).toContain(429)
  })

  it('keeps neither the secret nor the backup codes readable', async () => {
    const teacher = await api.signUp({ role: 'ROLE_TEACHER' })
    const { secret, backupCodes } = await secured(teacher)
    const kept = await sql<{ text: string }>`select s::text || b::text as text from second_factors s
      join backup_codes b using (uid) where uid = ${teacher.uid}`.execute(api.db.q())
    const text = kept.rows.map(row => row.text).join()
    expect(text).not.toContain(Buffer.from(Secret.fromBase32(secret).bytes).toString('hex'))
    for (const code of backupCodes) expect(text).not.toContain(code.replace('-', ''))
  })

  it('is changed by nobody who has only the page', async () => {
    const teacher = await api.signUp({ role: 'ROLE_TEACHER' })
    await expect(teacher.call(beginSecondFactor, { password: 'autre chose' })).rejects.toMatchObject({
      fields: ['password'],
    })
    const { secret } = await secured(teacher)
    await expect(teacher.call(beginSecondFactor, { password: teacher.password })).rejects.toMatchObject({ status: 409 })
    const off = { password: teacher.password, code: '000000' }
    await expect(teacher.call(endSecondFactor, off)).rejects.toMatchObject({ fields: ['code'] })
    await teacher.call(endSecondFactor, { password: teacher.password, code: codeAt(secret) })
    expect((await enter(teacher)).status).toBe(200)
  })

  it('is no affair of pupils', async () => {
    const pupil = await api.signUp()
    await expect(pupil.call(beginSecondFactor, { password: pupil.password })).rejects.toMatchObject({ status: 403 })
  })

  it('is what an operator needs before anything that only operators may', async () => {
    const teacher = await api.signUp({ role: 'ROLE_TEACHER' })
    await expect(teacher.call(healthRoutes.readHealth, {})).rejects.toMatchObject({ status: 404 })
    await api.operators.add(teacher.uid)
    await expect(teacher.call(healthRoutes.readHealth, {})).rejects.toMatchObject({ code: 'second_factor_missing' })
    const { secret } = await secured(teacher)
    await teacher.call(healthRoutes.readHealth, {})
    await teacher.call(endSecondFactor, { password: teacher.password, code: codeAt(secret) })
    await expect(teacher.call(healthRoutes.readHealth, {})).rejects.toMatchObject({ code: 'second_factor_missing' })
  })
})
