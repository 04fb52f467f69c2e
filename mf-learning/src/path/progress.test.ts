import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Change, createProgressQueue } from './progress.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
})

describe('keeping the progress', () => {
  it('gathers what happens within a moment into one call a module', async () => {
    const sent: [number, Change][] = []
    const queue = createProgressQueue(async (id, change) => sent.push([id, change]))
    queue.note(1, { seen: true })
    queue.note(1, { state: { c1: 'a' } })
    queue.note(1, { state: { c1: 'b', c2: 'c' } })
    queue.note(2, { seen: true })
    expect(sent).toEqual([])
    await vi.runAllTimersAsync()
    expect(sent).toEqual([
      [1, { seen: true, state: { c1: 'b', c2: 'c' } }],
      [2, { seen: true }],
    ])
  })

  it('sends again what did not arrive, with what was done meanwhile', async () => {
    const arrived: Change[] = []
    let online = false
    const queue = createProgressQueue(async (_, change) => {
      if (!online) throw new Error('offline')
      arrived.push(change)
    })
    queue.note(1, { seen: true, state: { c1: 'old', c2: 'kept' } })
    await vi.advanceTimersByTimeAsync(1000)
    online = true
    queue.note(1, { state: { c1: 'new' } })
    await vi.runAllTimersAsync()
    expect(arrived).toEqual([{ seen: true, state: { c1: 'new', c2: 'kept' } }])
  })

  it('sends what is left when the player closes, then stops', async () => {
    let calls = 0
    const queue = createProgressQueue(async () => {
      calls++
      throw new Error('offline')
    })
    queue.note(1, { seen: true })
    await queue.close()
    await vi.runAllTimersAsync()
    expect(calls).toBe(1)
  })
})
