import { describe, expect, it } from 'vitest'
import { CHEAP, passwords, STRONG } from './passwords.ts'

const { hash, verify } = passwords(CHEAP)

describe('@A05 passwords', () => {
  it('are known again by their hash, however they are composed, and no other is', async () => {
    const kept = await hash('très secret')
    expect(await verify({ hash: kept, password: 'tre\u0300s secret' })).toBe(true)
    expect(await verify({ hash: kept, password: 'tres secret' })).toBe(false)
  })

  it('are hashed two at a time, and leave the event loop to others', async () => {
    const strong = passwords(STRONG)
    const began = performance.now()
    await strong.hash('secret-1')
    const alone = performance.now() - began
    let turns = 0
    const turning = setInterval(() => (turns += 1), 10)
    await Promise.all(Array.from({ length: 8 }, () => strong.hash('secret-1')))
    clearInterval(turning)
    expect(turns).toBeGreaterThan((4 * alone) / 100)
  })

  it('wait for each other, sixty at most: whoever comes behind them is refused and told when to come back', async () => {
    const all = await Promise.allSettled(Array.from({ length: 80 }, () => hash('secret-1')))
    const refused = all.flatMap(one => (one.status === 'rejected' ? [one.reason] : []))
    expect(refused.length).toBeGreaterThan(10)
    for (const reason of refused) expect(reason).toMatchObject({ code: 'unavailable', retryAfter: 5 })
    expect(await hash('secret-1')).toMatch(/^scrypt/)
  })
})
