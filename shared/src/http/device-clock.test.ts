import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { $wrongClock } from './device-clock.ts'
import { transport } from './transport.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const NOW = Date.parse('2026-11-18T10:00:00Z')

let headers: HeadersInit = {}
let meanwhile = () => {}
beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
  vi.stubGlobal('fetch', async () => {
    meanwhile()
    return new Response('', { headers })
  })
  meanwhile = () => {}
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  $wrongClock.set(null)
})

async function ask(serverIs: number | null) {
  headers = serverIs === null ? {} : { date: new Date(serverIs).toUTCString() }
  await transport('http://page/')
  const wrong = $wrongClock.get()
  return wrong ? wrong.here - wrong.real : 0
}

describe('the clock of the device', () => {
  it.each([
    ['is right', 0, 0],
    ['is five minutes fast', 5 * MINUTE, 0],
    ['is 40 minutes slow', -40 * MINUTE, 0],
    ['is an hour fast', HOUR, HOUR],
    ['is an hour slow', -HOUR, -HOUR],
    ['is a day fast', DAY, DAY],
    ['is of 2010', Date.parse('2010-01-04T10:00:00Z') - NOW, Date.parse('2010-01-04T10:00:00Z') - NOW],
  ])('%s', async (_is, ahead, expected) => {
    expect(await ask(NOW - ahead)).toBe(expected)
  })

  it('is right again once it was set', async () => {
    expect(await ask(NOW + DAY)).toBe(-DAY)
    vi.setSystemTime(NOW + DAY)
    expect(await ask(NOW + DAY)).toBe(0)
  })

  it('is not wrong because the device slept while it waited', async () => {
    meanwhile = () => vi.setSystemTime(NOW + 9 * HOUR)
    expect(await ask(NOW + MINUTE)).toBe(0)
  })

  it('is judged by no answer without a date', async () => {
    await ask(NOW + DAY)
    expect(await ask(null)).toBe(-DAY)
  })
})
