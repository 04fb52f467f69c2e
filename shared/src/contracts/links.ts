import * as z from 'zod'
import { ROLES } from '../catalogue/index.ts'
import { LINK_KINDS } from './accounts.ts'
import { AUDIT_EVENTS } from './audit-event.ts'
import { Password } from './password.ts'
import { Done, ForUser, route, success, Uid } from './route.ts'

/** Without 0, 1, I, L, O, S and U, which look or sound like others. */
export const LINK_CODE_ALPHABET = '23456789ABCDEFGHJKMNPQRTVWXYZ'
export const LINK_CODE_LENGTH = 8

/** A typed code: in any case, in one piece or as 'ABCD-2345'. */
export const TypedCode = z
  .string()
  .max(40)
  .trim()
  .toUpperCase()
  .regex(/^[A-Z2-9]{4}[ -]?[A-Z2-9]{4}$/)

/** The code that a pupil gives to an adult: it works once, until it expires or is revoked. */
export const LinkCode = z.object({ code: z.string(), expiresAt: z.string() }).meta({ id: 'LinkCode' })
export type LinkCode = z.infer<typeof LinkCode>

/** An adult who follows a pupil. */
export const Follower = z
  .object({
    userId: Uid,
    fullName: z.string(),
    role: z.enum(ROLES),
    link: z.enum(LINK_KINDS),
    since: z.string(),
    /** He, or an adult who follows no more, may know the password of the pupil, who chooses another one to stop him. */
    needsPassword: z.boolean().optional(),
  })
  .meta({ id: 'Follower' })
export type Follower = z.infer<typeof Follower>

/** An adult whom a class, the family or the school brought after the pupil stopped somebody: he follows once the pupil says yes. */
export const AskingFollower = z
  .object({
    userId: Uid,
    fullName: z.string(),
    role: z.enum(ROLES),
    /** Null for an adult whom no class brought. */
    className: z.string().nullable(),
    at: z.string(),
  })
  .meta({ id: 'AskingFollower' })
export type AskingFollower = z.infer<typeof AskingFollower>

/** A line of the pupil's audit log; the same event again within half an hour extends the line. */
export const AuditLogLine = z
  .object({
    id: z.string(),
    who: z.string(),
    role: z.enum(ROLES),
    what: z.enum(AUDIT_EVENTS),
    at: z.string(),
    /** The last time, when it happened more than once. */
    until: z.string(),
    times: z.number().int().positive(),
  })
  .meta({ id: 'JournalLine' })
export type AuditLogLine = z.infer<typeof AuditLogLine>

/** `accountKept`: that adult alone had planned the end of the account, which was taken back with the stop. */
const Stopped = Done.extend({ accountKept: z.boolean().optional() })

export const linksRoutes = {
  /** The previous code stops working. */
  makeLinkCode: route({
    method: 'POST',
    path: '/api/links/code',
    summary: 'Make a code that lets an adult follow the pupil',
    body: ForUser,
    answer: success(LinkCode),
    policy: { allow: 'self', act: 'own', pupil: ({ body }) => body.userId },
    rate: 'generate',
  }),
  /** data is null without a valid code. */
  readLinkCode: route({
    method: 'POST',
    path: '/api/links/code/current',
    summary: 'The code that works now',
    body: ForUser,
    answer: success(LinkCode.nullable()),
    policy: { allow: 'self', act: 'own', pupil: ({ body }) => body.userId },
    rate: 'read',
  }),
  revokeLinkCode: route({
    method: 'DELETE',
    path: '/api/links/code',
    summary: 'Revoke the code',
    body: ForUser,
    answer: Done,
    policy: { allow: 'self', act: 'own', pupil: ({ body }) => body.userId },
    rate: 'write',
  }),
  /** 404 for a code that is unknown, used, revoked or expired. 429 after ten wrong ones. Ends what the pupil stopped before. */
  redeemLinkCode: route({
    method: 'POST',
    path: '/api/links/redeem',
    summary: 'Follow the pupil who gave the code',
    body: z.object({ managerUserId: Uid, code: TypedCode }),
    answer: success(z.object({ userId: Uid, fullName: z.string() })),
    policy: { allow: 'manager', as: ({ body }) => body.managerUserId },
    rate: 'sign-in',
  }),
  /** The account and its data stay. */
  leaveStudent: route({
    method: 'POST',
    path: '/api/links/leave',
    summary: 'Stop following a pupil',
    body: z.object({ userId: Uid, managerUserId: Uid }),
    answer: Done,
    /** Its handler writes the line with the end of the link. */
    audit: () => [],
    policy: { allow: 'actsFor', act: 'leave', pupil: ({ body }) => body.userId, as: ({ body }) => body.managerUserId },
    rate: 'write',
  }),
  /** In the order in which they began to follow. */
  listFollowers: route({
    method: 'POST',
    path: '/api/links/followers',
    summary: 'Adults who follow the pupil',
    body: ForUser,
    answer: success(z.object({ followers: z.array(Follower), asking: z.array(AskingFollower).optional() })),
    policy: { allow: 'self', act: 'own', pupil: ({ body }) => body.userId },
    rate: 'read',
  }),
  /** A no is kept as a stop is, and ends the code. Does nothing where nobody asks. */
  answerFollower: route({
    method: 'POST',
    path: '/api/links/answer',
    summary: 'Let an adult whom others brought follow, or not',
    body: z.object({ userId: Uid, managerUserId: Uid, accept: z.boolean() }),
    answer: Stopped,
    policy: { allow: 'self', act: 'stop', pupil: ({ body }) => body.userId },
    rate: 'write',
  }),
  /**
   * Ends the adult's access at once, until the pupil gives him a new code or asks to join a class that he alone teaches; a code that was made
   * before stops working, requests to classes end, and so does the end of the account that he alone planned. Kept of who left by himself, too. 403 `recent_password` for who opened the account
   * or was approved, after somebody else set the password; `new_password_needed` where he, or an adult who follows no more, may know it:
   * the new one ends the other sessions. Who opened the account may have chosen the address: no mail for a forgotten password goes
   * there any more.
   */
  stopFollower: route({
    method: 'POST',
    path: '/api/links/stop',
    summary: 'Stop being followed by an adult',
    body: z.object({ userId: Uid, managerUserId: Uid, newPassword: Password.optional() }),
    answer: Stopped,
    policy: { allow: 'self', act: 'stop', pupil: ({ body }) => body.userId },
    rate: 'write',
  }),
  /** The last hundred lines, newest first. */
  readJournal: route({
    method: 'POST',
    path: '/api/links/journal',
    summary: 'What adults did on the account of the pupil',
    body: ForUser,
    answer: success(z.object({ lines: z.array(AuditLogLine) })),
    policy: { allow: 'self', act: 'own', pupil: ({ body }) => body.userId },
    rate: 'read',
  }),
}
