import { describe, expect, it } from 'vitest'
import { CALLS, type Live, matchesCall, withSwitchedNetwork } from './transport.ts'

const calm: Live = { latency: 0, jitter: 0, offline: false, errors: {} }
const asked: string[] = []
const network: typeof fetch = async input => {
  const request = new Request(input)
  asked.push(request.url)
  return Response.json({ through: true, body: await request.text() })
}
const send = (live: Partial<Live>, init: RequestInit = {}) =>
  withSwitchedNetwork(network, () => ({ ...calm, ...live }))('http://page/api/path/12', { method: 'POST', ...init })

describe('a call of the simulator', () => {
  it('@F04 goes out as it is while nothing is switched', async () => {
    const request = new Request('http://page/api/path/12', { method: 'POST', body: '{"userId":"a"}' })
    const answer = await withSwitchedNetwork(network, () => calm)(request)
    expect(await answer.json()).toEqual({ through: true, body: '{"userId":"a"}' })
    expect(asked).toEqual(['http://page/api/path/12'])
  })

  it('@F04 fails without reaching the network: a status with its code, something unreadable, no network, offline', async () => {
    asked.length = 0
    const refused = await send({ errors: { readPath: '503' } })
    expect([refused.status, await refused.json()]).toEqual([503, { status: 'error', code: 'unavailable', message: '' }])
    const garbled = await send({ errors: { readPath: 'illisible' } })
    await expect(garbled.json()).rejects.toThrow(SyntaxError)
    await expect(send({ errors: { readPath: 'reseau' } })).rejects.toThrow(TypeError)
    await expect(send({ offline: true })).rejects.toThrow(TypeError)
    expect(asked).toEqual([])
  })

  it('@F04 leaves the calls alone that were not chosen', async () => {
    expect((await send({ errors: { listPaths: '500' } })).status).toBe(200)
  })

  it('@F04 waits as long as it is told, and never comes when nothing answers; who hangs up is let go', async () => {
    const started = performance.now()
    await send({ latency: 60 })
    expect(performance.now() - started).toBeGreaterThanOrEqual(55)
    await expect(send({ errors: { readPath: 'muet' } }, { signal: AbortSignal.timeout(30) })).rejects.toThrow()
  })

  it('knows the rows of the contract by their name', () => {
    expect(matchesCall('readPath', 'POST', '/api/path/12')).toBe(true)
    expect(matchesCall('readPath', 'POST', '/api/path/12/13')).toBe(false)
    expect(matchesCall('readPath', 'GET', '/api/path/12')).toBe(false)
    expect(matchesCall('toString', 'GET', '/')).toBe(false)
    expect(CALLS.length).toBeGreaterThan(50)
  })
})
