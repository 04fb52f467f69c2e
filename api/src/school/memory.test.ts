import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createSeal } from '../platform/seal.ts'
import { createTestApi, type TestApi, type TestPerson } from '../testing/test-api.ts'
import { accountAtService, createBackoff } from './backoff.ts'
import { createChallenges } from './challenges.ts'

const SECRET = 'a secret for tests only, never used elsewhere'
const MINUTE = 60_000
const QUESTION = { service: 'demo.index-education.net', state: { key: Buffer.from('of the session') } }

let api: TestApi
let [camille, noah]: TestPerson[] = []
let time: number
const now = () => new Date(time)
beforeAll(async () => {
  api = await createTestApi()
  ;[camille, noah] = [await api.signUp(), await api.signUp()]
})
afterAll(() => api.close())
beforeEach(() => {
  time = Date.parse('2026-11-23T12:00:00Z')
})

describe('@N09 a question of a school', () => {
  const asked = () => ({ caller: camille?.uid ?? '', userId: camille?.uid ?? '', provider: 'pronote' as const })
  const node = (secret = SECRET) =>
    createChallenges<typeof QUESTION>({ q: api.db.q, now, seal: createSeal(secret, 'questions') })

  it('waits two minutes, for who was asked, and is answered once, by any process', async () => {
    const { caller: her } = asked()
    const him = noah?.uid ?? ''
    const { id, expiresAt } = await node().put(asked(), QUESTION)
    expect(expiresAt.toISOString()).toBe('2026-11-23T12:02:00.000Z')
    const other = node()
    expect(await other.take(id, him, her)).toBeUndefined()
    expect(await other.take(id, her, him)).toBeUndefined()
    expect(await other.take(id, her, her)).toEqual({ provider: 'pronote', kept: QUESTION })
    expect(await other.take(id, her, her)).toBeUndefined()
    const late = await node().put(asked(), QUESTION)
    time += 2 * MINUTE
    expect(await other.take(late.id, her, her)).toBeUndefined()
  })

  it('is kept encrypted, and in a table that no dump and no crash keeps', async () => {
    const { caller: her } = asked()
    const { id } = await node().put(asked(), QUESTION)
    const rows = await sql<{ text: string }>`select q::text as text from school_questions q`.execute(api.db.q())
    expect(rows.rows[0]?.text).not.toContain(Buffer.from('of the session').toString('hex'))
    expect(await node(`${SECRET}!`).take(id, her, her)).toBeUndefined()
    const unlogged = await sql<{ name: string }>`
      select relname as name from pg_class where relpersistence = 'u' and relkind = 'r' order by relname`.execute(
      api.db.q(),
    )
    expect(unlogged.rows.map(({ name }) => name)).toEqual([
      'address_codes',
      'guesses',
      'rate_windows',
      'school_operations',
      'school_questions',
    ])
  })
})

describe('@N09 a service that suspends this installation', () => {
  it('is left alone for a quarter of an hour, then twice as long, up to four hours, and forgiven after a day', async () => {
    const [backoff, other] = [createBackoff(api.db.q, now), createBackoff(api.db.q, now)]
    const waits = []
    for (let i = 0; i < 6; i++) {
      expect(await backoff.suspended('a.example')).toBe(await other.waitOf('a.example'))
      waits.push((await backoff.waitOf('a.example')) / 60)
      time += (waits.at(-1) ?? 0) * MINUTE
      expect(await backoff.waitOf('a.example')).toBe(0)
    }
    expect(waits).toEqual([15, 30, 60, 120, 240, 240])
    expect(await backoff.waitOf('b.example')).toBe(0)
    time += 25 * 60 * MINUTE
    expect(await backoff.suspended('a.example')).toBe(15 * 60)
  })

  it('is left alone as long as it says, a minute at least and four hours at most', async () => {
    const backoff = createBackoff(api.db.q, now)
    for (const [asked, seconds] of [
      [60, 60],
      [300, 300],
      [5, 60],
      [86_400, 4 * 3600],
    ] as const) {
      expect(await backoff.suspended('d.example', asked)).toBe(seconds)
      expect(await backoff.waitOf('d.example')).toBe(seconds)
    }
    // It says nothing any more.
    expect(await backoff.suspended('d.example')).toBe(30 * 60)
  })

  it('@Y02 is left alone for one account, and for all once it stopped five at a time', async () => {
    const backoff = createBackoff(api.db.q, now)
    const names = ['a', 'b', 'c', 'd', 'e'].map(name => accountAtService('directe', name))
    const other = accountAtService('directe', 'another')
    for (const name of names) {
      expect(await backoff.waitOf(other)).toBe(0)
      expect(await backoff.suspended(name)).toBe(15 * 60)
    }
    expect(await backoff.waitOf(other)).toBe(15 * 60)
    expect(await backoff.waitOf('c.example')).toBe(0)
  })
})
