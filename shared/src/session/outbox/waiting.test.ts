import { describe, expect, it } from 'vitest'
import { ApiError, NetworkFailure } from '../../http/index.ts'
import { isBehind, isTooOld, nextToSend, toFate, type Waiting } from './waiting.ts'

const DAY = 86_400_000
const one = (id: string, at: number, more: Partial<Waiting> = {}): Waiting => ({
  id,
  lane: 'module 1',
  call: { method: 'POST', path: '/api/module/1/answer', body: {}, key: id },
  title: 'Le test',
  text: '',
  at,
  state: 'waiting',
  ...more,
})

describe('@S14 a change that did not reach the server', () => {
  it('goes before what was given after it, and lets others pass once it was refused', () => {
    expect(nextToSend([one('b', 2), one('a', 1)])?.id).toBe('a')
    expect(nextToSend([one('b', 2), one('a', 1, { state: 'stale' })])?.id).toBe('b')
    expect(nextToSend([one('a', 1, { state: 'stale' })])).toBeUndefined()
  })

  it('holds back what is about the same thing, and nothing else', () => {
    expect(isBehind([one('a', 1)], 'module 1')).toBe(true)
    expect(isBehind([one('a', 1)], 'module 2')).toBe(false)
    expect(isBehind([one('a', 1, { state: 'stale' })], 'module 1')).toBe(false)
  })

  it.each<[number, ReturnType<typeof toFate>]>([
    [401, 'held'],
    [404, 'stale'],
    [409, 'stale'],
    [422, 'stale'],
    [429, 'later'],
    [500, 'stale'],
    [503, 'later'],
  ])('after %i is %s', (status, fate) => {
    expect(toFate(new ApiError('POST', status, '', {}))).toBe(fate)
  })

  it('stays without a connection, for a week: then the server would not know it again', () => {
    expect(toFate(new NetworkFailure(new Error('offline')))).toBe('later')
    expect(isTooOld(one('a', 0), 6 * DAY)).toBe(false)
    expect(isTooOld(one('a', 0), 7 * DAY)).toBe(true)
  })
})
