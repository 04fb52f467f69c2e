import { inOrder } from '@ariane/shared/session'
import { describe, expect, it } from 'vitest'
import { nextToSend, type Outgoing, sendingAgain, tryAgain, withOne } from './queue.ts'

const one = (id: string, at: number, more: Partial<Outgoing> = {}): Outgoing => ({
  id,
  pupil: 'p',
  type: 'text',
  content: id,
  at,
  state: 'sending',
  ...more,
})

describe('the messages on their way', () => {
  it('@C07 go in the order they were written, also after a reload has mixed them', () => {
    const list = [one('c', 3), one('a', 1), one('b', 2)]
    expect(inOrder(list).map(({ id }) => id)).toEqual(['a', 'b', 'c'])
    expect(nextToSend(list)?.id).toBe('a')
  })

  it('@C07 never overtake one that could not reach the server', () => {
    const waiting = one('a', 1, { state: 'failed', why: 'later' })
    expect(nextToSend([waiting, one('b', 2)])).toBeUndefined()
    expect(nextToSend(tryAgain([waiting, one('b', 2)]))?.id).toBe('a')
  })

  it('pass one that was refused, and those of another conversation', () => {
    const refused = one('a', 1, { state: 'failed', why: 'too_large' })
    expect(nextToSend([refused, one('b', 2)])?.id).toBe('b')
    const waiting = one('a', 1, { state: 'failed', why: 'later' })
    expect(nextToSend([waiting, one('b', 2, { pupil: 'q' })])?.id).toBe('b')
    expect(tryAgain([refused])).toEqual([refused])
  })

  it('@C07 keep their id when they are sent again', () => {
    const again = sendingAgain(one('a', 1, { state: 'failed', why: 'closed' }))
    expect(again).toEqual(one('a', 1))
    expect(withOne([one('a', 1, { state: 'failed' }), one('b', 2)], again).map(({ id, state }) => [id, state])).toEqual(
      [
        ['a', 'sending'],
        ['b', 'sending'],
      ],
    )
  })
})
