import * as z from 'zod'
import { ForUser, route, success, Uid } from './route.ts'

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
    /** This opening, not the first one. */
    createdAt: z.string(),
    closedAt: z.string().nullable(),
    closeComment: z.string().nullable(),
  })
  .meta({ id: 'Channel' })
export type Channel = z.infer<typeof Channel>

export const Message = z
  .object({
    id: z.string(),
    channelId: z.string(),
    senderId: Uid,
    senderName: z.string(),
    content: z.string(),
    type: z.enum(['text', 'image', 'audio', 'video']),
    timestamp: z.string(),
    fileUrl: z.string().optional(),
  })
  .meta({ id: 'Message' })
export type Message = z.infer<typeof Message>

export const chatRoutes = {
  /** Embedded hosting only: the hosted one reads the document database. */
  readChannel: route({
    method: 'POST',
    path: '/api/chat/channel',
    summary: "A pupil's channel and its messages, oldest first",
    body: ForUser,
    answer: success(z.object({ channel: Channel.nullable(), messages: z.array(Message) })),
    policy: { allow: 'actsFor', pupil: ({ body }) => body.userId },
    rate: 'read',
  }),
}
