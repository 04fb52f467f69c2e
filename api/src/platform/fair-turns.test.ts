import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { HASHING } from '../accounts/sign-in/passwords.ts'
import { fairTurns } from './fair-turns.ts'
import { asKnown, askedFrom } from './http/asker.ts'
import { DEADLINE_MS } from './http/mount.ts'

const SLOW_HASH_MS = 400
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] }))
afterEach(() => void vi.useRealTimers())

/** Comers on a slow machine: what became of each, and when. */
function machine() {
  const inTurn = fairTurns(HASHING)
  const began = performance.now()
  const hash = () => new Promise<void>(done => setTimeout(done, SLOW_HASH_MS))
  const passed = () => performance.now() - began
  const come = (network: string, times = 1) =>
    Array.from({ length: times }, () =>
      askedFrom(network, () => inTurn(hash)).then(passed, (error: { code: string; retryAfter: number }) => error),
    )
  const comeKnown = (network: string) => askedFrom(network, () => asKnown(() => inTurn(hash))).then(passed)
  const ended = async <T>(all: Promise<T>[]) => {
    await vi.runAllTimersAsync()
    return Promise.all(all)
  }
  return { come, comeKnown, ended }
}

describe('@G07 turns by network', () => {
  it('let a class in that signs in at once, before its calls end', async () => {
    const { come, ended } = machine()
    const times = await ended(come('school', 30))
    for (const time of times) expect(time).toBeLessThanOrEqual(15 * SLOW_HASH_MS)
    expect(15 * SLOW_HASH_MS).toBeLessThan(DEADLINE_MS.enter)
  })

  it('of three networks that ask without end keep no fourth one out, who waits for a few turns', async () => {
    const { come, ended } = machine()
    const attack = ['one', 'two', 'three'].flatMap(network => come(network, 100))
    const [time] = await ended(come('home'))
    expect(time).toBeLessThanOrEqual(4 * SLOW_HASH_MS)
    expect((await Promise.all(attack)).filter(one => typeof one === 'number').length).toBeGreaterThan(60)
  })

  it('end: beyond, callers of the fullest network are refused with a time, and nobody waits for longer than his call', async () => {
    const { come, ended } = machine()
    const networks = Array.from({ length: 8 }, (_, n) => come(`network-${n}`, 50))
    const answers = await ended(networks.flat())
    const times = answers.filter(one => typeof one === 'number')
    expect(times).toHaveLength(HASHING.atOnce + HASHING.waiting.all)
    expect(Math.max(...times)).toBeLessThan(DEADLINE_MS.enter)
    for (const one of answers)
      if (typeof one !== 'number') expect(one).toMatchObject({ code: 'unavailable', retryAfter: HASHING.retrySeconds })
    for (const one of networks)
      expect((await Promise.all(one)).filter(time => typeof time === 'number').length).toBeGreaterThanOrEqual(10)
    const [after] = await ended(come('network-0'))
    expect(after).toEqual(expect.any(Number))
  })

  it('of one network end before they are those of all, and go first to whom a device knows', async () => {
    const { come, comeKnown, ended } = machine()
    const strangers = come('school', 40)
    const [known] = await ended([comeKnown('school')])
    expect(known).toBe(2 * SLOW_HASH_MS)
    await Promise.all(strangers)
    const many = await ended(come('school', 80))
    expect(many.filter(one => typeof one === 'number')).toHaveLength(HASHING.atOnce + HASHING.waiting.network)
  })

  it('that very many networks fill, or strangers of his own, still take whom a device knows, and lose no turn', async () => {
    const { come, comeKnown, ended } = machine()
    // The /64s of one line that has a /56.
    const attack = Array.from({ length: 256 }, (_, n) => come(`rotated-${n}`)).flat()
    const stranger = come('elsewhere')
    const [known] = await ended([comeKnown('home')])
    expect(known).toBeLessThan(DEADLINE_MS.enter)
    expect(await Promise.all(stranger)).toMatchObject([{ code: 'unavailable' }])
    const served = (await Promise.all(attack)).filter(one => typeof one === 'number')
    expect(served).toHaveLength(HASHING.atOnce + HASHING.waiting.all - 1)
    const crowd = come('school', 80)
    await ended([comeKnown('school')])
    const taken = (await Promise.all(crowd)).filter(one => typeof one === 'number')
    expect(taken).toHaveLength(HASHING.atOnce + HASHING.waiting.network - 1)
    expect((await ended(come('after', 62))).filter(one => typeof one === 'number')).toHaveLength(62)
  })
})
