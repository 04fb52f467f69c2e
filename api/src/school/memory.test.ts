import { describe, expect, it } from 'vitest'
import { createBackoff } from './backoff.ts'
import { createChallenges } from './challenges.ts'

const MINUTE = 60_000
function clock() {
  let time = Date.parse('2026-11-23T12:00:00Z')
  return {
    now: () => new Date(time),
    pass(minutes: number) {
      time += minutes * MINUTE
    },
  }
}

describe('@N09 a question of a school', () => {
  it('waits two minutes, for who was asked, and is answered once', () => {
    const { now, pass } = clock()
    const challenges = createChallenges<string>(now)
    const asked = { caller: 'camille', userId: 'camille', provider: 'pronote' as const }
    const { id, expiresAt } = challenges.put(asked, 'PIN ?')
    expect(expiresAt.toISOString()).toBe('2026-11-23T12:02:00.000Z')
    expect(challenges.take(id, 'noah', 'camille')).toBeUndefined()
    expect(challenges.take(id, 'camille', 'noah')).toBeUndefined()
    expect(challenges.take(id, 'camille', 'camille')).toMatchObject({ provider: 'pronote', question: 'PIN ?' })
    expect(challenges.take(id, 'camille', 'camille')).toBeUndefined()
    const late = challenges.put(asked, 'PIN ?')
    pass(2)
    expect(challenges.take(late.id, 'camille', 'camille')).toBeUndefined()
  })
})

describe('@N09 a service that suspends this server', () => {
  it('is left alone for a quarter of an hour, then twice as long, up to four hours, and forgiven after a day', () => {
    const { now, pass } = clock()
    const backoff = createBackoff(now)
    const waits = []
    for (let i = 0; i < 6; i++) {
      backoff.suspended('a.example')
      waits.push(backoff.waitOf('a.example') / 60)
      pass(waits.at(-1) ?? 0)
      expect(backoff.waitOf('a.example')).toBe(0)
    }
    expect(waits).toEqual([15, 30, 60, 120, 240, 240])
    expect(backoff.waitOf('b.example')).toBe(0)
    pass(25 * 60)
    backoff.suspended('a.example')
    expect(backoff.waitOf('a.example')).toBe(15 * 60)
  })
})
