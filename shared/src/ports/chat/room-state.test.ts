import { describe, expect, it } from 'vitest'
import type { NumberedMessage } from '../../contracts/chat.ts'
import { firstState, withLater, withNews, withOlder } from './room-state.ts'

const message = (seq: number): NumberedMessage => ({
  id: `m${seq}`,
  channelId: 'room-u',
  senderId: 'u',
  senderName: 'Léa',
  content: '',
  type: 'text',
  timestamp: '2026-11-21T10:00:00Z',
  seq,
})
const said = (...seqs: number[]) => seqs.map(message)
const page = (seq: number, messages: NumberedMessage[], more = false) => ({ channel: null, seq, messages, more })
const seqsOf = (state: { messages: readonly NumberedMessage[] } | undefined) => state?.messages.map(({ seq }) => seq)
const known = firstState(page(5, said(4, 5), true))

describe('what is known of a room', () => {
  it('begins with the newest page, up to its last message when that is newer than the room read before it', () => {
    expect([known.seq, known.older]).toEqual([5, true])
    expect(firstState(page(5, said(5, 6))).seq).toBe(6)
  })

  it('takes news that follow, passes over what it knows, and asks when something is missing', () => {
    const next = withNews(known, { from: 5, seq: 7, channel: null, messages: said(6, 7) })
    expect([next?.seq, seqsOf(next)]).toEqual([7, [4, 5, 6, 7]])
    const overlapping = withNews(known, { from: 3, seq: 6, channel: null, messages: said(4, 5, 6) })
    expect(seqsOf(overlapping)).toEqual([4, 5, 6])
    expect(withNews(known, { from: 4, seq: 5, channel: null, messages: said(5) })).toBe(known)
    expect(withNews(known, { from: 6, seq: 7, channel: null, messages: said(7) })).toBeUndefined()
    expect(withNews(known, { from: 5, seq: 6, channel: null })).toBeUndefined()
  })

  it('takes later pages until the last one, and begins anew with a room that did', () => {
    const middle = withLater(known, page(9, said(6, 7), true))
    expect([middle?.seq, seqsOf(middle)]).toEqual([7, [4, 5, 6, 7]])
    expect(middle && withLater(middle, page(9, said(8)))?.seq).toBe(9)
    expect(withLater(known, page(2, []))).toBeUndefined()
  })

  it('puts older pages in front, once', () => {
    const all = withOlder(known, page(5, said(2, 3, 4)))
    expect([seqsOf(all), all.older]).toEqual([[2, 3, 4, 5], false])
  })
})
