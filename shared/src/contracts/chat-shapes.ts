import * as z from 'zod'
import { CHAT_LIMITS, isMedia } from './chat-media.ts'
import { isSeen } from './prose.ts'
import { Uid } from './route.ts'

/** Document `channels/room-{uid}` (S1 §3). */
export const Channel = z
  .object({
    id: z.string(),
    studentName: z.string(),
    subject: z.string(),
    description: z.string(),
    chapterId: z.string().optional(),
    subChapterId: z.string().optional(),
    status: z.enum(['open', 'closed']),
    /** Of the current opening, not of the first one. */
    createdAt: z.string(),
    closedAt: z.string().nullable(),
    closeComment: z.string().nullable(),
  })
  .meta({ id: 'Channel' })
export type Channel = z.infer<typeof Channel>

export const MESSAGE_TYPES = ['text', 'image', 'audio', 'video'] as const

export const Message = z
  .object({
    id: z.string(),
    channelId: z.string(),
    senderId: Uid,
    senderName: z.string(),
    content: z.string(),
    type: z.enum(MESSAGE_TYPES),
    timestamp: z.string(),
    fileUrl: z.string().optional(),
  })
  .meta({ id: 'Message' })
export type Message = z.infer<typeof Message>

const filled = (max: number) => z.string().trim().max(max).refine(isSeen)
const ChapterId = z.string().min(1).max(100).optional()

/** The pupil's request for help: it opens the room, or opens it again. */
export const NewRequest = z.object({
  subject: filled(CHAT_LIMITS.subject),
  description: filled(CHAT_LIMITS.description),
  chapterId: ChapterId,
  subChapterId: ChapterId,
})
export type NewRequest = z.input<typeof NewRequest>

/** A message to send. The sender chooses `id` once: the same id again is the same message. */
export const NewMessage = z
  .object({
    id: z.uuid(),
    type: z.enum(MESSAGE_TYPES),
    content: z.string().trim().max(CHAT_LIMITS.text),
    fileUrl: z.string().max(CHAT_LIMITS.file).optional(),
  })
  .refine(({ type, content }) => type !== 'text' || isSeen(content), { path: ['content'] })
  .refine(({ type, fileUrl = '' }) => (type === 'text' ? fileUrl === '' : isMedia(type, fileUrl)), {
    path: ['fileUrl'],
  })
export type NewMessage = z.input<typeof NewMessage>

/** A pupil's request as a row of an adult's inbox. */
export const InboxRow = z
  .object({
    userId: Uid,
    channel: Channel,
    unread: z.number().int().min(0),
    /** Since when the pupil has been waiting for an answer; null otherwise. */
    waitingSince: z.string().nullable(),
    /** The latest message: the beginning of its text, without its file. */
    last: Message.pick({ senderId: true, senderName: true, type: true, content: true, timestamp: true }).nullable(),
    /** Messages reported by the pupil and not yet settled. */
    reports: z.number().int().min(0),
  })
  .meta({ id: 'InboxRow' })
export type InboxRow = z.infer<typeof InboxRow>

/** A message found by a search, without its file. `studentName` names the conversation. */
export const FoundMessage = Message.omit({ fileUrl: true }).extend({ userId: Uid, studentName: z.string() })
export type FoundMessage = z.infer<typeof FoundMessage>

/** What a pupil can report: a message of the chat, a message to his class, the words of given work, the name of a class or adult. */
export const REPORTED_KINDS = ['chat', 'class', 'work', 'name'] as const
export type ReportedKind = (typeof REPORTED_KINDS)[number]

/** A message that a pupil reported to the adults who follow him. */
export const MessageReport = z
  .object({
    id: z.string(),
    messageId: z.string(),
    senderName: z.string(),
    type: z.enum(MESSAGE_TYPES),
    content: z.string(),
    reason: z.string(),
    reportedAt: z.string(),
    settledAt: z.string().nullable(),
    settledBy: z.string().nullable(),
  })
  .meta({ id: 'MessageReport' })
export type MessageReport = z.infer<typeof MessageReport>

/**
 * `told` is the number of adults who follow and will see the report, without who wrote the text; `operators`: whether somebody
 * who operates the installation will.
 */
export const ReportAnswer = z.object({ told: z.number().int().min(0), operators: z.boolean().default(false) })
export type ReportAnswer = z.infer<typeof ReportAnswer>
