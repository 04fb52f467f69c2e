import * as z from 'zod'
import { Done, route, success, UuidParam } from './route.ts'

export const MAX_CLASS_MESSAGE_CHARS = 2000
/** What a teacher may send in a day, over all classes. */
export const MAX_CLASS_MESSAGES_PER_DAY = 20
/** Of one class, withdrawn ones included. */
export const MAX_CLASS_MESSAGES = 500

/** Who reads a message: the pupils, or the parents who are linked to them. */
export const MESSAGE_AUDIENCES = ['pupils', 'families'] as const
export type MessageAudience = (typeof MESSAGE_AUDIENCES)[number]

const Count = z.int().nonnegative()
/** How many said that they have read it, of how many who have it. Never who. */
const Readers = z.object({ readers: Count, recipients: Count })

/** A message as the teachers of the class see it. */
export const ClassMessage = z
  .object({
    id: z.uuid(),
    text: z.string(),
    from: z.string(),
    sentAt: z.string(),
    withdrawnAt: z.string().nullable(),
    /** The name of the group that it was for; null for the whole class. */
    group: z.string().nullable(),
    /** Pupils who have it once a parent consents, or sees it too. */
    waiting: Count.optional(),
    /** Null for those to whom it was not written. */
    pupils: Readers.nullable(),
    families: Readers.nullable(),
  })
  .meta({ id: 'ClassMessage' })
export type ClassMessage = z.infer<typeof ClassMessage>

/** How many pupils and parents a message would reach, and for how many pupils it waits: of a group, or of the class where it is null. */
export const MessageReach = z
  .object({ groupId: z.uuid().nullable(), pupils: Count, waiting: Count.optional(), families: Count })
  .meta({ id: 'MessageReach' })
export type MessageReach = z.infer<typeof MessageReach>

/** A message as a pupil or a parent reads it. */
export const ReceivedMessage = z
  .object({
    id: z.uuid(),
    text: z.string(),
    from: z.string(),
    className: z.string(),
    /** The children whom it is about; empty for a pupil. */
    children: z.array(z.string()),
    sentAt: z.string(),
    /** When the reader said so. */
    readAt: z.string().nullable(),
  })
  .meta({ id: 'ReceivedMessage' })
export type ReceivedMessage = z.infer<typeof ReceivedMessage>

const about = { allow: 'teaches', class: ({ params }: { params: { id: string } }) => params.id } as const

/**
 * Words of a teacher to a class. Nobody answers them: a pupil asks in the chat. Who has one is found when it is read: the
 * pupils to whom it was written and who still are in the class, and the parents whom a link joins to them. A child without
 * consent has it when an adult of the family sees it too (docs/decisions/044-texts-to-a-child.md), who then reads it here.
 */
export const classMessageRoutes = {
  /** The newest first, a hundred at most. */
  listClassMessages: route({
    method: 'GET',
    path: '/api/classes/{id}/messages',
    summary: 'Messages to a class with the number of their readers, and how many people another one would reach',
    params: UuidParam,
    answer: success(z.object({ messages: z.array(ClassMessage), reach: z.array(MessageReach) })),
    policy: about,
    rate: 'read',
  }),
  /**
   * To the pupils whom the teacher follows. 404 for a group that is not there; 409 `locked` in an archived class, `conflict`
   * with nobody to read it; 429 after many in a day.
   */
  sendClassMessage: route({
    method: 'POST',
    path: '/api/classes/{id}/messages',
    summary: 'Write to a class, a group of it or their families',
    params: UuidParam,
    body: z.object({
      text: z.string().trim().min(1).max(MAX_CLASS_MESSAGE_CHARS),
      audiences: z.array(z.enum(MESSAGE_AUDIENCES)).min(1).max(MESSAGE_AUDIENCES.length),
      groupId: z.uuid().optional(),
    }),
    answer: success(z.object({ id: z.uuid() })),
    policy: about,
    rate: 'write',
    once: true,
  }),
  /** Nobody but the teachers sees it any more. */
  withdrawClassMessage: route({
    method: 'DELETE',
    path: '/api/classes/{id}/messages/{messageId}',
    summary: 'Withdraw a message to a class',
    params: UuidParam.extend({ messageId: z.uuid() }),
    answer: Done,
    policy: about,
    rate: 'write',
  }),
  /** Those of the caller alone, whomever he follows: nobody reads them in another one's place. The newest first, twenty at most. */
  listReceivedMessages: route({
    method: 'GET',
    path: '/api/messages',
    summary: 'Messages of teachers to a pupil or a parent',
    answer: success(z.object({ messages: z.array(ReceivedMessage) })),
    policy: { allow: 'member' },
    rate: 'read',
  }),
  /** 404 for a message of others. */
  markMessageRead: route({
    method: 'POST',
    path: '/api/messages/{id}/read',
    summary: 'Say that one has read a message',
    params: UuidParam,
    answer: Done,
    policy: { allow: 'member' },
    rate: 'write',
  }),
}
