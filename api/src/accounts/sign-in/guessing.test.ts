import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askedFrom } from '../../platform/http/asker.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'
import { HASHING, hashInTurn } from './passwords.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

const SCHOOL = '10.8.8.8'
let serial = 0
async function newcomer(address = SCHOOL) {
  serial += 1
  const person = { email: `eleve-${serial}@ariane.example`, password: 'marron-vert' }
  const answer = await api.request('POST', '/api/auth/sign-up/email', { ...person, name: 'Élève' }, {}, address)
  return { ...person, device: deviceIn(answer) }
}
const deviceIn = ({ headers }: { headers: Record<string, unknown> }) =>
  [headers['set-cookie']]
    .flat()
    .map(cookie => String(cookie).split(';')[0] ?? '')
    .find(cookie => cookie.startsWith('ariane.device=')) ?? ''
const page = { 'sec-fetch-site': 'same-origin' }
const signIn = (person: object, cookie = '', address = SCHOOL) =>
  api.request('POST', '/api/auth/sign-in/email', person, { ...page, ...(cookie && { cookie }) }, address)
const wrong = (person: { email: string }, n = 0) => ({ email: person.email, password: `essai-${n}` })
const free = () => sql`update guesses set free_at = now()`.execute(api.db.q())
/** Whoever has to wait waits for as long as the test takes. */
const hold = () =>
  sql`update guesses set free_at = now() + interval '1 hour' where free_at > forget_at - interval '900 seconds'`.execute(
    api.db.q(),
  )
/** Both moments are of the same statement. */
const longestWait = async () =>
  (
    await sql<{ seconds: number }>`select max(round(extract(epoch from free_at - forget_at)) + 900)::integer as seconds
      from guesses`.execute(api.db.q())
  ).rows[0]?.seconds

describe('@G07 wrong passwords', () => {
  it('by the hundred of a classmate keep nobody out of his account on a device that he knows', async () => {
    const owner = await newcomer()
    const statuses = new Set<number>()
    for (let n = 0; n < 200; n += 1) statuses.add((await signIn(wrong(owner, n))).status)
    expect([...statuses].toSorted((a, b) => a - b)).toEqual([401, 429])
    await hold()
    expect((await signIn(owner, owner.device)).status).toBe(200)
    // Beside him, the one who guesses still waits.
    expect((await signIn(owner)).status).toBe(429)
  })

  it('have to wait longer and longer, half a minute at most, and are never shut out', async () => {
    const owner = await newcomer()
    await sql`truncate guesses`.execute(api.db.q())
    const waits: (number | undefined)[] = []
    for (let n = 0; n < 9; n += 1) {
      await free()
      expect((await signIn(wrong(owner, n))).status).toBe(401)
      waits.push(await longestWait())
    }
    expect(waits).toEqual([0, 0, 1, 2, 4, 8, 16, 30, 30])
    await sql`update guesses set free_at = now() + interval '20 seconds'`.execute(api.db.q())
    expect(await signIn(owner)).toMatchObject({ status: 429, headers: { 'retry-after': '20' } })
    await free()
    expect((await signIn(owner)).status).toBe(200)
  })

  it('that are all sent at once wait as well', async () => {
    const owner = await newcomer()
    const answers = await Promise.all(Array.from({ length: 25 }, (_, n) => signIn(wrong(owner, n))))
    const tried = answers.filter(({ status }) => status === 401)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(25 - tried.length)
    // Three, and those whose second of waiting went by meanwhile.
    expect(tried.length).toBeLessThan(8)
  })

  it('on a device that its owner knows count for that device alone', async () => {
    const owner = await newcomer()
    for (let n = 0; n < 3; n += 1) expect((await signIn(wrong(owner, n), owner.device)).status).toBe(401)
    await hold()
    expect((await signIn(owner, owner.device)).status).toBe(429)
    expect((await signIn(owner)).status).toBe(200)
  })

  it('of others do not count on a device: the cookie of one account is none for another', async () => {
    const [owner, classmate] = [await newcomer(), await newcomer()]
    for (let n = 0; n < 3; n += 1) await signIn(wrong(owner, n))
    await hold()
    expect((await signIn(owner, classmate.device)).status).toBe(429)
    expect((await signIn(owner, `${owner.device}x`)).status).toBe(429)
    expect((await signIn(classmate)).status).toBe(200)
  })

  it('of an IPv6 connection count as one, whatever its addresses', async () => {
    const owner = await newcomer()
    const from = (n: number) => `2001:db8:1:2::${n}`
    for (let n = 0; n < 3; n += 1) expect((await signIn(wrong(owner, n), '', from(n))).status).toBe(401)
    await hold()
    expect((await signIn(owner, '', from(9))).status).toBe(429)
    expect((await signIn(owner, '', '2001:db8:1:3::1')).status).toBe(200)
  })

  it('from many networks wait in the end, and a device that is known does not', async () => {
    const owner = await newcomer()
    for (let n = 0; n < 30; n += 1) expect((await signIn(wrong(owner, n), '', `10.9.0.${n}`)).status).toBe(401)
    await hold()
    expect((await signIn(wrong(owner), '', '10.9.1.1')).status).toBe(429)
    expect((await signIn(owner, owner.device, '10.9.1.2')).status).toBe(200)
  })

  it('are forgotten after the right one, and after a quarter of an hour', async () => {
    const owner = await newcomer()
    for (let round = 0; round < 3; round += 1) {
      for (let n = 0; n < 2; n += 1) expect((await signIn(wrong(owner, n))).status).toBe(401)
      expect((await signIn(owner)).status).toBe(200)
    }
    for (let n = 0; n < 3; n += 1) await signIn(wrong(owner, n))
    await sql`update guesses set free_at = now(), forget_at = now()`.execute(api.db.q())
    for (let n = 0; n < 3; n += 1) expect((await signIn(wrong(owner, n))).status).toBe(401)
  })

  it('leave a cookie that says nothing of anybody', async () => {
    const owner = await newcomer()
    const answer = await signIn(owner, owner.device)
    const cookie = [answer.headers['set-cookie']].flat().find(one => String(one).startsWith('ariane.device='))
    expect(String(cookie)).toMatch(/; Max-Age=31536000; Path=\/api\/auth; HttpOnly; SameSite=Lax$/)
    expect(String(cookie)).not.toContain('eleve')
  })
})

describe('@G07 hashing', () => {
  it('that too many of a network wait for is refused with 503 and a time, there and not elsewhere', async () => {
    const [there, elsewhere] = ['10.7.7.7', '10.6.6.6']
    const { network, all } = HASHING.waiting
    expect(all).toBeGreaterThan(network)
    const hashes = Promise.withResolvers<void>()
    const held = askedFrom(there, () =>
      Array.from({ length: HASHING.atOnce + network }, () => hashInTurn(() => hashes.promise)),
    )
    const person = { email: 'personne@ariane.example', password: 'marron-vert' }
    const refused = await signIn(person, '', there)
    const accepted = signIn(person, '', elsewhere)
    hashes.resolve()
    expect(refused).toMatchObject({ status: 503, body: { code: 'unavailable' } })
    expect(refused.headers['retry-after']).toBe(String(HASHING.retrySeconds))
    expect((await accepted).status).toBe(401)
    await Promise.all(held)
    expect((await signIn(person, '', there)).status).toBe(401)
  })
})
