import * as z from 'zod'
import { CHAT_LIMITS } from './chat-media.ts'
import { Channel, FoundMessage, InboxRow, Message, MessageReport, NewMessage, NewRequest } from './chat-shapes.ts'
import { Done, ForUser, route, success, Uid } from './route.ts'

export * from './chat-media.ts'
export * from './chat-shapes.ts'

/** Counts what happens in a room: each message, opening and closing takes the next number. */
const Seq = z.number().int().min(0).max(2_147_483_647)
/** A message with its number in the room. */
const Numbered = Message.extend({ seq: Seq })
export type NumberedMessage = z.infer<typeof Numbered>

/** A room as it stands at `seq`. `userId`: the pupil whose room it is. */
const Room = z.object({ channel: Channel.nullable(), seq: Seq, messages: z.array(Numbered) })

/** What the live line says. Large files never travel on it: `messages` is then absent, and the room is read. */
export const ChatEvent = z.discriminatedUnion('kind', [
  /** The line is open: what was missed before has to be read. */
  z.object({ kind: z.literal('ready') }),
  z.object({ kind: z.literal('beat') }),
  /** Everything in the room after `from`, up to `seq`. */
  Room.partial({ messages: true }).extend({ kind: z.literal('room'), userId: Uid, from: Seq }),
  z.object({ kind: z.literal('typing'), userId: Uid, senderId: Uid, senderName: z.string() }),
  /** One has read on another device. */
  z.object({ kind: z.literal('read'), userId: Uid }),
  /** Reports changed. */
  z.object({ kind: z.literal('reports'), userId: Uid }),
  /** One follows other pupils than before, or a conversation is gone. */
  z.object({ kind: z.literal('rooms') }),
])
export type ChatEvent = z.infer<typeof ChatEvent>

/** The live line: server-sent events, each a ChatEvent as JSON. Opened with the session of whoever listens. */
export const CHAT_STREAM = '/api/chat/stream'

const room = { allow: 'actsFor', pupil: ({ body }: { body: { userId: string } }) => body.userId } as const
const pupil = { allow: 'self', pupil: ({ body }: { body: { userId: string } }) => body.userId } as const
const adult = { allow: 'manages', pupil: ({ body }: { body: { userId: string } }) => body.userId } as const

/** Embedded hosting only: the hosted one has the document database. */
export const chatRoutes = {
  /**
   * The newest page, or what came `after` a number, or the page `before` one; oldest first. `more`: there is more in that
   * direction. A page holds a few MiB of files at most.
   */
  readChannel: route({
    method: 'POST',
    path: '/api/chat/channel',
    summary: "A pupil's channel and a page of its messages, oldest first",
    body: ForUser.extend({ after: Seq.optional(), before: Seq.optional() }),
    answer: success(Room.extend({ more: z.boolean() })),
    policy: room,
    rate: 'read',
  }),
  /** 403 `consent_needed`; 409 `conflict` while a conversation is open. */
  openChannel: route({
    method: 'POST',
    path: '/api/chat/open',
    summary: 'Ask a teacher: opens the room, or opens it again',
    body: NewRequest.extend({ userId: Uid }),
    answer: success(Channel),
    policy: pupil,
    rate: 'write',
  }),
  /** Closing what is closed changes nothing. */
  closeChannel: route({
    method: 'POST',
    path: '/api/chat/close',
    summary: 'Close the conversation',
    body: ForUser.extend({ comment: z.string().trim().min(1).max(CHAT_LIMITS.comment) }),
    answer: success(Channel),
    policy: room,
    rate: 'write',
  }),
  /** 403 `consent_needed`; 404 no room; 409 `locked` when it is closed; 409 `conflict` for an id that is another message. */
  sendMessage: route({
    method: 'POST',
    path: '/api/chat/send',
    summary: 'Send a message in one’s own name; the same id again sends nothing',
    body: NewMessage.safeExtend({ userId: Uid }),
    answer: success(Numbered),
    policy: room,
    rate: 'write',
    maxBody: CHAT_LIMITS.file + 100_000,
  }),
  /** Never goes back. Counts as a look, in limits and in the journal of the pupil. */
  markRead: route({
    method: 'POST',
    path: '/api/chat/read',
    summary: 'Everything up to this number is read by the caller',
    body: ForUser.extend({ seq: Seq }),
    answer: Done,
    policy: room,
    rate: 'read',
  }),
  unreadMessages: route({
    method: 'POST',
    path: '/api/chat/unread',
    summary: 'How many messages wait for the caller, in all his rooms',
    body: z.object({}),
    answer: success(z.object({ unread: z.number().int().min(0) })),
    policy: { allow: 'member' },
    rate: 'read',
  }),
  /** Who waits longest comes first, then who does not wait, then closed ones, the newest first. */
  readInbox: route({
    method: 'POST',
    path: '/api/chat/inbox',
    summary: 'Requests of the pupils a manager follows',
    body: z.object({ managerUserId: Uid }),
    answer: success(z.object({ rows: z.array(InboxRow) })),
    policy: { allow: 'manager', as: ({ body }) => body.managerUserId },
    rate: 'read',
  }),
  /** Every word begins a word of the message; case and accents do not count. The thirty newest. */
  searchMessages: route({
    method: 'POST',
    path: '/api/chat/search',
    summary: 'Find messages in the rooms of the caller',
    body: z.object({ words: z.string().trim().min(2).max(100) }),
    answer: success(z.object({ found: z.array(FoundMessage) })),
    policy: { allow: 'member' },
    rate: 'read',
  }),
  /** Tells nobody who already heard it within two seconds. Counts as a look. */
  signalTyping: route({
    method: 'POST',
    path: '/api/chat/typing',
    summary: 'Say that the caller is writing',
    body: ForUser,
    answer: Done,
    policy: room,
    rate: 'read',
  }),
  /** Never one's own. `told`: how many adults will see it; whoever sent the message is not among them. */
  reportMessage: route({
    method: 'POST',
    path: '/api/chat/report',
    summary: 'Report a message to the adults who follow the pupil',
    body: ForUser.extend({ messageId: z.string().min(1).max(100), reason: z.string().trim().max(CHAT_LIMITS.reason) }),
    answer: success(z.object({ told: z.number().int().min(0) })),
    policy: pupil,
    rate: 'write',
  }),
  /** None about what the caller wrote. */
  listReports: route({
    method: 'POST',
    path: '/api/chat/reports',
    summary: 'Messages that the pupil reported, newest first',
    body: ForUser,
    answer: success(z.object({ reports: z.array(MessageReport) })),
    policy: adult,
    rate: 'read',
  }),
  settleReport: route({
    method: 'POST',
    path: '/api/chat/reports/settle',
    summary: 'Somebody has looked into a report',
    body: ForUser.extend({ id: z.uuid() }),
    answer: Done,
    policy: adult,
    rate: 'write',
  }),
}
