import * as z from 'zod'
import { CHAT_LIMITS } from './chat-media.ts'
import {
  Channel,
  FoundMessage,
  InboxRow,
  Message,
  MessageReport,
  NewMessage,
  NewRequest,
  ReportAnswer,
} from './chat-shapes.ts'
import { Done, ForUser, route, success, Uid } from './route.ts'

export * from './chat-media.ts'
export * from './chat-shapes.ts'

/** Numbers the events of a room: each message, opening and closing takes the next number. */
const Seq = z.number().int().min(0).max(2_147_483_647)
/** A message with its number in the room. */
const Numbered = Message.extend({ seq: Seq })
export type NumberedMessage = z.infer<typeof Numbered>

/** A room up to `seq`. `userId` is the pupil of the room. */
const Room = z.object({ channel: Channel.nullable(), seq: Seq, messages: z.array(Numbered) })

/**
 * An event of the live stream. Large files never travel on it: `messages` is then absent, and the room has to be read.
 */
export const ChatEvent = z.discriminatedUnion('kind', [
  /** The stream is open: whatever was missed has to be read. */
  z.object({ kind: z.literal('ready') }),
  z.object({ kind: z.literal('beat') }),
  /** Everything in the room after `from`, up to `seq`. */
  Room.partial({ messages: true }).extend({ kind: z.literal('room'), userId: Uid, from: Seq }),
  z.object({ kind: z.literal('typing'), userId: Uid, senderId: Uid, senderName: z.string() }),
  /** The user has read the room on another device. */
  z.object({ kind: z.literal('read'), userId: Uid }),
  /** Reports have changed. */
  z.object({ kind: z.literal('reports'), userId: Uid }),
  /** The user follows other pupils than before, or a conversation is gone. */
  z.object({ kind: z.literal('rooms') }),
])
export type ChatEvent = z.infer<typeof ChatEvent>

/** The live stream: server-sent events, each a ChatEvent as JSON, opened with the subscriber's session. */
export const CHAT_STREAM = '/api/chat/stream'

const room = { allow: 'actsFor', act: 'chat', pupil: ({ body }: { body: { userId: string } }) => body.userId } as const
const pupil = { allow: 'self', pupil: ({ body }: { body: { userId: string } }) => body.userId } as const
const adult = {
  allow: 'actsFor',
  act: 'report_read',
  pupil: ({ body }: { body: { userId: string } }) => body.userId,
} as const

/** For the embedded hosting only; the hosted one uses the document database. */
export const chatRoutes = {
  /**
   * The newest page, the messages after `after`, or the page before `before`; oldest first. `more`: there are further
   * messages in that direction. A page holds a few MiB of files at most.
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
    policy: { ...pupil, act: 'own' },
    rate: 'write',
  }),
  /** Closing what is closed changes nothing. A word is up to the adult; a pupil's closing has the specification's. */
  closeChannel: route({
    method: 'POST',
    path: '/api/chat/close',
    summary: 'Close the conversation',
    body: ForUser.extend({ comment: z.string().trim().max(CHAT_LIMITS.comment).default('') }),
    answer: success(Channel),
    audit: 'chat',
    policy: room,
    rate: 'write',
  }),
  /**
   * 403 `consent_needed`; 404 without a room; 409 `locked` when it is closed; 409 `conflict` for an id that another
   * message has.
   */
  sendMessage: route({
    method: 'POST',
    path: '/api/chat/send',
    summary: 'Send a message in one’s own name; the same id again sends nothing',
    body: NewMessage.safeExtend({ userId: Uid }),
    answer: success(Numbered),
    audit: 'chat',
    policy: room,
    rate: 'write',
    maxBody: CHAT_LIMITS.file + 100_000,
  }),
  /** The mark never goes back. In limits and in the pupil's audit log it counts as a view. */
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
  /** The pupil who waits longest first, then open rooms without a waiting pupil, then closed ones, the newest first. */
  readInbox: route({
    method: 'POST',
    path: '/api/chat/inbox',
    summary: 'Requests of the pupils a manager follows',
    body: z.object({ managerUserId: Uid }),
    answer: success(z.object({ rows: z.array(InboxRow) })),
    policy: { allow: 'manager', as: ({ body }) => body.managerUserId },
    rate: 'read',
  }),
  /**
   * Matches messages that have a word beginning with each searched word, ignoring case and accents. The thirty newest.
   */
  searchMessages: route({
    method: 'POST',
    path: '/api/chat/search',
    summary: 'Find messages in the rooms of the caller',
    body: z.object({ words: z.string().trim().min(2).max(100) }),
    answer: success(z.object({ found: z.array(FoundMessage) })),
    policy: { allow: 'member' },
    rate: 'read',
  }),
  /** Not sent again to a subscriber who got it within two seconds. Counts as a view. */
  signalTyping: route({
    method: 'POST',
    path: '/api/chat/typing',
    summary: 'Say that the caller is writing',
    body: ForUser,
    answer: Done,
    policy: room,
    rate: 'read',
  }),
  /**
   * `messageId`: of a message of the chat, of a message to the class, of given work (its own id, or its event's), of a class, or of an
   * adult who follows or asks to: his name.
   */
  reportMessage: route({
    method: 'POST',
    path: '/api/chat/report',
    summary: 'Report a text of an adult to the other adults who follow the pupil, and to operators',
    body: ForUser.extend({ messageId: z.string().min(1).max(100), reason: z.string().trim().max(CHAT_LIMITS.reason) }),
    answer: success(ReportAnswer),
    policy: { ...pupil, act: 'report' },
    rate: 'write',
  }),
  /** Without reports about the caller's own messages. */
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
    audit: 'chat',
    policy: adult,
    rate: 'write',
  }),
}
