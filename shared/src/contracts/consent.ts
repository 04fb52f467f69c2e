import * as z from 'zod'
import type { SchoolGrade } from '../catalogue/index.ts'
import { Done, ForUser, route, success, Uid } from './route.ts'

/** The link of a mail opens `/#accord=<token>` or `/#accord-retirer=<token>`: what follows a # reaches no server and no log. */
export const CONSENT_FRAGMENTS = { confirm: 'accord', withdraw: 'accord-retirer' } as const

/** A pupil of these grades may be fifteen: he can say so himself, and needs nobody's consent then. */
export const MAY_BE_FIFTEEN: readonly SchoolGrade[] = ['4ème', '3ème']

/**
 * Where the consent of a parent stands. `not_needed`: an adult's account. `asked`: a mail is on its way.
 * `of_age`: the pupil said that he is fifteen.
 */
export const CONSENT_STATES = ['not_needed', 'missing', 'asked', 'given', 'of_age', 'withdrawn'] as const
export type ConsentState = (typeof CONSENT_STATES)[number]

export const Consent = z
  .object({
    state: z.enum(CONSENT_STATES),
    /** Who gave or withdrew it; null for a parent who answered by mail. */
    by: z.string().nullable(),
    /** The address the mail went to, its beginning hidden. */
    email: z.string().nullable(),
    at: z.string().nullable(),
    /** How it is given here: by a parent's mail where this installation sends mail, else by an adult who may. */
    way: z.enum(['mail', 'adult']),
    mayDeclareAge: z.boolean(),
    /** Whether the caller may give it: an adult who opened the account, or whom an operator approved. */
    mayGive: z.boolean().optional(),
    /** What an adult gave who may not, or may not any more: it is not counted. */
    uncounted: z.object({ by: z.string(), at: z.string() }).nullable().optional(),
  })
  .meta({ id: 'Consent' })
export type Consent = z.infer<typeof Consent>

const ConsentToken = z.object({ token: z.string().min(1).max(200) })

export const consentRoutes = {
  readConsent: route({
    method: 'POST',
    path: '/api/rights/consent',
    summary: 'Where the consent of a parent stands',
    body: ForUser,
    answer: success(Consent),
    policy: { allow: 'actsFor', pupil: ({ body }) => body.userId },
    rate: 'read',
  }),
  /** 503 `unavailable` where no mail is sent, `mail_limit` once the mails of the day are used up; 429 after three mails in an hour. */
  askConsent: route({
    method: 'POST',
    path: '/api/rights/consent/ask',
    summary: "Ask a parent's consent by mail",
    body: z.object({ userId: Uid, email: z.email().max(254) }),
    answer: Done,
    policy: { allow: 'actsFor', pupil: ({ body }) => body.userId },
    rate: 'sign-in',
  }),
  /** `invalid_input` with the field `token` when the link is no good. Works once and for seven days. */
  confirmConsent: route({
    method: 'POST',
    path: '/api/rights/consent/confirm',
    summary: "Give a parent's consent with the token of the mail",
    body: ConsentToken,
    answer: Done,
    policy: { allow: 'public' },
    rate: 'sign-in',
  }),
  revokeConsent: route({
    method: 'POST',
    path: '/api/rights/consent/revoke',
    summary: "Withdraw a parent's consent with the token of the second mail",
    body: ConsentToken,
    answer: Done,
    policy: { allow: 'public' },
    rate: 'sign-in',
  }),
  /** By an adult who opened the account or whom an operator approved: 403 for the others, and where a parent's mail is the way. */
  giveConsent: route({
    method: 'POST',
    path: '/api/rights/consent/give',
    summary: 'Consent for a pupil one follows',
    body: ForUser,
    answer: Done,
    policy: { allow: 'manages', pupil: ({ body }) => body.userId },
    rate: 'write',
  }),
  /** By the pupil, or any adult who follows. */
  withdrawConsent: route({
    method: 'POST',
    path: '/api/rights/consent/withdraw',
    summary: 'Withdraw a consent, or the word of being fifteen',
    body: ForUser,
    answer: Done,
    policy: { allow: 'actsFor', pupil: ({ body }) => body.userId },
    rate: 'write',
  }),
  /** `invalid_input` in the two youngest grades, `conflict` where a parent agreed. */
  declareAge: route({
    method: 'POST',
    path: '/api/rights/consent/of-age',
    summary: 'Say that one is fifteen or older',
    body: ForUser,
    answer: Done,
    policy: { allow: 'self', pupil: ({ body }) => body.userId },
    rate: 'write',
  }),
}
