import * as z from 'zod'
import type { SchoolGrade } from '../catalogue/index.ts'
import { Done, ForUser, route, success, Uid } from './route.ts'

/**
 * A mail's link opens `/#accord=<token>` or `/#accord-retirer=<token>`: the part after # reaches no server and no log.
 */
export const CONSENT_FRAGMENTS = { confirm: 'accord', withdraw: 'accord-retirer' } as const

/** A pupil of these school grades can be fifteen, and then needs nobody's consent. */
export const MAY_BE_FIFTEEN: readonly SchoolGrade[] = ['4ème', '3ème']

/**
 * State of a parent's consent. `not_needed`: an adult's account, or nobody has to agree because of `basis`. `asked`: a mail was sent. `of_age`: the pupil declared
 * to be fifteen.
 */
export const CONSENT_STATES = ['not_needed', 'missing', 'asked', 'given', 'of_age', 'withdrawn'] as const
export type ConsentState = (typeof CONSENT_STATES)[number]

export const Consent = z
  .object({
    state: z.enum(CONSENT_STATES),
    /** Name of the adult who gave or withdrew it; null for a parent who answered by mail. */
    by: z.string().nullable(),
    /** The address that got the mail, its beginning hidden. */
    email: z.string().nullable(),
    at: z.string().nullable(),
    /** Given on a slip that a parent signed, which `by` says to have. */
    onPaper: z.boolean().optional(),
    /**
     * How it is given here: by a parent's mail where this installation sends mail, else by an adult with the right to.
     */
    way: z.enum(['mail', 'adult']),
    mayDeclareAge: z.boolean(),
    /** Whether the caller may give it: an adult who opened the account or was approved by an operator; a parent where mail is sent. */
    mayGive: z.boolean().optional(),
    /** Whether the caller may ask for it by mail. */
    mayAsk: z.boolean().optional(),
    /** The school's own legal basis, where it recorded one: nothing waits then, unless a parent withdrew the consent. */
    basis: z.string().nullable().optional(),
    /** Whether it is an adult's « no » that is kept, if the caller takes back what there is or not. */
    mayRefuse: z.boolean().optional(),
    /**
     * A consent that does not count, given by an adult without the right to; by mail `by` is empty, and `email` is the mailbox, its
     * beginning hidden, of an adult whom a code or a class let in since.
     */
    uncounted: z
      .object({ by: z.string(), email: z.string().nullable().optional(), at: z.string() })
      .nullable()
      .optional(),
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
    policy: { allow: 'actsFor', act: 'read', pupil: ({ body }) => body.userId },
    rate: 'read',
  }),
  /**
   * 503 `unavailable` where no mail is sent, `mail_limit` once the day's mails are used up; 429 after three mails in an
   * hour. `invalid_input` with the field `email` for an address of the pupil, of the caller, or of an adult who does not decide for
   * the pupil. Who does is told. The word of being fifteen stays until the parent answers.
   */
  askConsent: route({
    method: 'POST',
    path: '/api/rights/consent/ask',
    summary: "Ask a parent's consent by mail",
    body: z.object({ userId: Uid, email: z.email().max(254) }),
    answer: Done,
    audit: 'consent',
    policy: { allow: 'actsFor', act: 'consent_ask', pupil: ({ body }) => body.userId },
    rate: 'sign-in',
  }),
  /** `invalid_input` with the field `token` for an invalid link. A link works once, for seven days. */
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
  /**
   * For an adult who opened the account or was approved by an operator: 403 for the others, and where mail is sent for whoever is
   * no parent.
   */
  giveConsent: route({
    method: 'POST',
    path: '/api/rights/consent/give',
    summary: 'Consent for a pupil one follows',
    body: ForUser,
    answer: Done,
    audit: 'consent',
    policy: { allow: 'actsFor', act: 'consent_give', pupil: ({ body }) => body.userId },
    rate: 'write',
  }),
  /**
   * For the pupil or any adult who follows. Of an adult it is a « no », which is kept, where a consent is given, or where he decides for
   * the pupil.
   */
  withdrawConsent: route({
    method: 'POST',
    path: '/api/rights/consent/withdraw',
    summary: 'Withdraw a consent, or the word of being fifteen; as an adult who decides, say no',
    body: ForUser,
    answer: Done,
    audit: 'consent',
    policy: { allow: 'actsFor', act: 'consent_withdraw', pupil: ({ body }) => body.userId },
    rate: 'write',
  }),
  /**
   * `invalid_input` in the two youngest grades, `conflict` where a parent agreed, `recent_password`. 403 `adult_needed` for a pupil
   * who was in one of them within a year, unless an adult who decides for him put him into his grade: that adult may say it here. After
   * an adult's « no » it is `adult_needed` for the pupil, and `invalid_input` for every adult but the parent whose « no » it is.
   */
  declareAge: route({
    method: 'POST',
    path: '/api/rights/consent/of-age',
    summary: 'Say that one is fifteen or older',
    body: ForUser,
    answer: Done,
    audit: 'consent',
    policy: { allow: 'actsFor', act: 'of_age', pupil: ({ body }) => body.userId },
    rate: 'write',
  }),
}
