import { Timestamp } from 'firebase/firestore'
import { describe, expect, it } from 'vitest'
import type { Channel } from '../../../contracts/chat-shapes.ts'
import { buildInbox } from './inbox.ts'
import type { RoomSummary } from './room-summary.ts'

const channel = (pupil: string, change: Partial<Channel> = {}): Channel => ({
  id: `room-${pupil}`,
  studentName: pupil,
  subject: 'SVT',
  description: 'Les volcans',
  status: 'open',
  createdAt: '2026-11-20T10:00:00.000Z',
  closedAt: null,
  closeComment: null,
  ...change,
})
const news = (pupil: string, change: Partial<RoomSummary> = {}): RoomSummary => ({
  pupil,
  channel: channel(pupil),
  last: null,
  unread: 0,
  waitingSince: null,
  reports: 0,
  ...change,
})
const closed = (pupil: string, closedAt: string) =>
  news(pupil, { channel: channel(pupil, { status: 'closed', closedAt }) })

describe('the inbox', () => {
  it('has who waits longest first, then the other open ones, then closed ones, the newest first', () => {
    const rows = buildInbox([
      closed('old', '2026-11-01T10:00:00.000Z'),
      news('answered'),
      news('since ten', { waitingSince: '2026-11-20T10:00:00.000Z' }),
      closed('new', '2026-11-19T10:00:00.000Z'),
      news('since nine', { waitingSince: '2026-11-20T09:00:00.000Z' }),
      news('never asked', { channel: null }),
    ])
    expect(rows.map(row => row.userId)).toEqual(['since nine', 'since ten', 'answered', 'new', 'old'])
  })

  it('shows the beginning of the last message, never its file', () => {
    const message = {
      id: 'm',
      channelId: 'room-lea',
      senderId: 'lea',
      senderName: 'Léa',
      content: 'a'.repeat(500),
      type: 'image' as const,
      timestamp: '2026-11-20T10:05:00.000Z',
      fileUrl: 'data:image/png;base64,AAAA',
    }
    const [row] = buildInbox([news('lea', { last: { message, at: Timestamp.fromMillis(0) } })])
    expect(row?.last).toEqual({
      senderId: 'lea',
      senderName: 'Léa',
      type: 'image',
      content: 'a'.repeat(200),
      timestamp: '2026-11-20T10:05:00.000Z',
    })
  })
})
