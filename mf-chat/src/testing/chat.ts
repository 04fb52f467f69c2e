import {
  type Channel,
  type ChatEvent,
  chatRoutes,
  type InboxRow,
  type MessageReport,
  type NumberedMessage,
} from '@ariane/shared/contracts/chat'
import { consentRoutes } from '@ariane/shared/contracts/consent'
import { learningRoutes } from '@ariane/shared/contracts/learning'
import { linksRoutes } from '@ariane/shared/contracts/links'
import { fakeApi, PUPIL, success, TEACHER } from '@ariane/shared/testing/components'
import { onTestFinished, vi } from 'vitest'

export const aChannel = (part: Partial<Channel> = {}): Channel => ({
  id: 'room-u1',
  studentName: 'Lina',
  subject: 'Mathématiques',
  description: 'Je ne comprends pas les fractions.',
  status: 'open',
  createdAt: '2026-10-05T08:00:00Z',
  closedAt: null,
  closeComment: null,
  ...part,
})

/** What the teacher wrote, or with `senderId` somebody else. */
export const aMessage = (seq: number, part: Partial<NumberedMessage> = {}): NumberedMessage => ({
  id: `m${seq}`,
  seq,
  channelId: 'room-u1',
  senderId: TEACHER.uid,
  senderName: 'Mme Durand',
  content: `Message ${seq}`,
  type: 'text',
  timestamp: '2026-10-05T09:00:00Z',
  ...part,
})

export const anInboxRow = (part: Partial<InboxRow> = {}): InboxRow => ({
  userId: PUPIL.uid,
  channel: aChannel(),
  unread: 0,
  waitingSince: null,
  last: null,
  reports: 0,
  ...part,
})

export const aReport = (part: Partial<MessageReport> = {}): MessageReport => ({
  id: '6f7e3c1e-6f57-4a53-8f4b-1c1f5e0a0001',
  messageId: 'm1',
  senderName: 'Mme Durand',
  type: 'text',
  content: 'Méchant',
  reason: '',
  reportedAt: '2026-10-05T09:00:00Z',
  settledAt: null,
  settledBy: null,
  ...part,
})

/** The live connection of the page: `say` brings an event. */
function fakeStream() {
  const opened: Stream[] = []
  class Stream {
    onmessage?: (event: { data: string }) => void
    constructor() {
      opened.push(this)
    }
    close() {}
  }
  vi.stubGlobal('EventSource', Stream)
  onTestFinished(() => void vi.unstubAllGlobals())
  return (event: ChatEvent) => opened.at(-1)?.onmessage?.({ data: JSON.stringify(event) })
}

type Room = { channel?: Channel | null; messages?: NumberedMessage[]; more?: boolean }

/** An API with a conversation, and its stream. */
export function chatApi({ channel = aChannel(), messages = [], more = false }: Room = {}) {
  const api = fakeApi()
  const say = fakeStream()
  let seq = messages.at(-1)?.seq ?? 0
  api.on(chatRoutes.readChannel, ({ after }) =>
    success({ channel, seq, messages: after === undefined ? messages : [], more: after === undefined && more }),
  )
  api.on(chatRoutes.unreadMessages, () => success({ unread: 0 }))
  api.on(chatRoutes.markRead, () => ({ ok: true }))
  api.on(chatRoutes.signalTyping, () => ({ ok: true }))
  api.on(chatRoutes.sendMessage, ({ id, type, content }) => {
    seq += 1
    return success(aMessage(seq, { id, type, content, senderId: PUPIL.uid, senderName: 'Lina' }))
  })
  const consent = {
    state: 'given' as const,
    by: 'p',
    email: null,
    at: null,
    way: 'adult' as const,
    mayDeclareAge: false,
  }
  api.on(consentRoutes.readConsent, () => success(consent))
  const follower = { userId: 't1', fullName: 'Mme Durand', role: 'ROLE_TEACHER' as const, link: 'code' as const }
  api.on(linksRoutes.listFollowers, () => success({ followers: [{ ...follower, since: '2026-09-01T08:00:00Z' }] }))
  api.on(learningRoutes.listChapters, () => success({ chapters: [] }))
  return { api, say }
}
