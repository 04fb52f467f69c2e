import { describe, expect, it } from 'vitest'
import { isReworked, withoutClosedAsks } from './open-asks.ts'

const ask = {
  id: 'one',
  text: 'Laquelle ?',
  options: [
    { id: '1', text: 'Le roi règne.' },
    { id: '2', text: 'Le roi ne règne pas.' },
  ],
}
const answer = { engine: 'writing', text: 'Le roi.' }

describe('@Q01 questions asked back in an activity', () => {
  it('leave the results that wait for them where they are still open', () => {
    const states = { c1: { answer, result: { score: 0, ask } }, c2: { answer, result: { score: 1 } }, c3: null }
    expect(withoutClosedAsks(states, { c1: ask })).toEqual(states)
  })

  it('leave the answer alone where they were answered elsewhere', () => {
    const states = { c1: { answer, result: { score: 0, ask } } }
    expect(withoutClosedAsks(states, {})).toEqual({ c1: { answer, result: null } })
  })

  it('are over while the answer is written again', () => {
    expect(isReworked({ answer, result: null })).toBe(true)
    expect(isReworked({ answer, result: { score: 0, ask } })).toBe(false)
    expect(isReworked(7)).toBe(false)
  })
})
