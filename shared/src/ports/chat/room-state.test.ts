import { describe, expect, it } from 'vitest'
import type { NumberedMessage } from '../../contracts/chat.ts'
import { appendPage, applyUpdate, createState, prependPage } from './room-state.ts'

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
const messagesWith = (...seqs: number[]) => seqs.map(message)
const page = (seq: number, messages: NumberedMessage[], more = false) => ({ channel: null, seq, messages, more })
const listSeqs = (state: { messages: readonly NumberedMessage[] } | undefined) => state?.messages.map(({ seq }) => seq)
const known = createState(page(5, messagesWith(4, 5), true))

describe('what is known of a room', () => {
  it('begins with the newest page, up to its last message when that is newer than the room read before it', () => {
    expect([known.seq, known.older]).toEqual([5, true])
    expect(createState(page(5, messagesWith(5, 6))).seq).toBe(6)
  })

  it('takes news that follow, passes over what it knows, and asks when something is missing', () => {
    const next = applyUpdate(known, { from: 5, seq: 7, channel: null, messages: messagesWith(6, 7) })
    expect([next?.seq, listSeqs(next)]).toEqual([7, [4, 5, 6, 7]])
    const overlapping = applyUpdate(known, { from: 3, seq: 6, channel: null, messages: messagesWith(4, 5, 6) })
    expect(listSeqs(overlapping)).toEqual([4, 5, 6])
    expect(applyUpdate(known, { from: 4, seq: 5, channel: null, messages: messagesWith(5) })).toBe(known)
    expect(applyUpdate(known, { from: 6, seq: 7, channel: null, messages: messagesWith(7) })).toBeUndefined()
    expect(applyUpdate(known, { from: 5, seq: 6, channel: null })).toBeUndefined()
  })

  it('takes later pages until the last one, and begins anew with a room that did', () => {
    const middle = appendPage(known, page(9, messagesWith(6, 7), true))
    expect([middle?.seq, listSeqs(middle)]).toEqual([7, [4, 5, 6, 7]])
    expect(middle && appendPage(middle, page(9, messagesWith(8)))?.seq).toBe(9)
    expect(appendPage(known, page(2, []))).toBeUndefined()
  })

  it('puts older pages in front, once', () => {
    const all = prependPage(known, page(5, messagesWith(2, 3, 4)))
    expect([listSeqs(all), all.older]).toEqual([[2, 3, 4, 5], false])
  })
})
