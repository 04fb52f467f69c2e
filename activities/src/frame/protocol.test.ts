import { describe, expect, it } from 'vitest'
import { FromActivity, readMessage, ToActivity } from './protocol.ts'

const frame = { name: 'the frame' } as unknown as MessageEventSource
const stranger = { name: 'another window' } as unknown as MessageEventSource
const answer = { type: 'activity-answer', moduleId: 7, key: 'c1', answer: { engine: 'quiz', chosen: ['a'] } }

describe('messages between the player and its frame', () => {
  it('reads an answer that comes from the frame', () => {
    expect(readMessage(FromActivity, { source: frame, data: answer }, frame, 7)).toEqual(answer)
  })

  it('ignores the same words from another window', () => {
    expect(readMessage(FromActivity, { source: stranger, data: answer }, frame, 7)).toBeNull()
  })

  it('ignores everything while the frame is not there', () => {
    expect(readMessage(FromActivity, { source: null, data: answer }, null, 7)).toBeNull()
  })

  it('ignores an answer to another module', () => {
    expect(readMessage(FromActivity, { source: frame, data: { ...answer, moduleId: 8 } }, frame, 7)).toBeNull()
  })

  it('ignores what has no known shape', () => {
    for (const data of [
      'slide:start',
      null,
      42,
      { type: 'activity-answer' },
      { ...answer, answer: { engine: 'magic' } },
    ])
      expect(readMessage(FromActivity, { source: frame, data }, frame, 7)).toBeNull()
  })

  it('accepts a ready message, which names no module yet', () => {
    const ready = { type: 'activity-ready' }
    expect(readMessage(FromActivity, { source: frame, data: ready }, frame, 7)).toEqual(ready)
  })

  it('follows a navigation for its own module only', () => {
    const step = { type: 'h5p-navigation', moduleId: 7, key: 'c2', action: 'next' }
    expect(readMessage(ToActivity, { source: frame, data: step }, frame, 7)).toEqual(step)
    expect(readMessage(ToActivity, { source: frame, data: step }, frame, 9)).toBeNull()
    expect(readMessage(ToActivity, { source: frame, data: { ...step, action: 'jump' } }, frame, 7)).toBeNull()
  })
})
