import * as z from 'zod'
import { MAX_CLASS_PUPILS } from './classes.ts'
import { CONSENT_STATES } from './consent.ts'
import { LINK_CODE_ALPHABET } from './links.ts'
import { BroughtTo } from './parent-invitation.ts'
import { Done, route, success, Uid, UuidParam } from './route.ts'

/** The address of a slip is `/#fiche=<code>`: the part after # reaches no server and no log. */
export const SLIP_FRAGMENT = 'fiche'
export const SLIP_CODE_CHARS = 12

/** A typed code of a slip: in any case, in one piece or as 'ABCD-2345-EFGH'. */
export const SlipCode = z
  .string()
  .max(40)
  .transform(typed => typed.toUpperCase().replace(/[\s-]/g, ''))
  .refine(code => code.length === SLIP_CODE_CHARS && [...code].every(sign => LINK_CODE_ALPHABET.includes(sign)))

export const SLIP_ANSWERS = ['yes', 'no'] as const
export type SlipAnswer = (typeof SLIP_ANSWERS)[number]

/** A pupil on the board of a class: where the consent stands, and what is known of the slip. */
export const ConsentRow = z
  .object({
    userId: Uid,
    fullName: z.string(),
    login: z.string(),
    state: z.enum(CONSENT_STATES),
    /** Who gave or withdrew it; null for a parent. */
    by: z.string().nullable(),
    at: z.string().nullable(),
    /** Null until a slip was made, and again after a withdrawal: a slip of before proves nothing any more. */
    slip: z
      .object({
        madeAt: z.string(),
        /** What was recorded with the code, by whoever holds the paper. It makes nothing valid. */
        answer: z.enum(SLIP_ANSWERS).nullable(),
        answeredAt: z.string().nullable(),
        remindedAt: z.string().nullable(),
      })
      .nullable(),
    /** Whether the caller opened the account or was approved by an operator: who has not may not tick. */
    mayTick: z.boolean(),
  })
  .meta({ id: 'ConsentRow' })
export type ConsentRow = z.infer<typeof ConsentRow>

/** What is printed for a pupil. */
export const ConsentSlip = z
  .object({
    userId: Uid,
    code: z.string(),
    /** Until when a parent follows by it. */
    linksUntil: z.string(),
  })
  .meta({ id: 'ConsentSlip' })
export type ConsentSlip = z.infer<typeof ConsentSlip>

const about = { allow: 'teaches', class: ({ params }: { params: { id: string } }) => params.id } as const
const ForPupils = z.object({ userIds: z.array(Uid).min(1).max(MAX_CLASS_PUPILS) })

/**
 * Consents of a class on paper. The code of a slip records an answer and lets a parent follow: the consent is valid once an adult
 * who may says that the signed slip is there.
 */
export const consentSlipRoutes = {
  /** By the register; only pupils whom the caller follows. */
  readClassConsents: route({
    method: 'GET',
    path: '/api/classes/{id}/consents',
    summary: 'Consents of the pupils of a class',
    params: UuidParam,
    answer: success(z.object({ rows: z.array(ConsentRow) })),
    policy: about,
    rate: 'read',
  }),
  /**
   * A slip that was made before keeps its answer, and its code unless somebody printed it who does not follow any more, or decides
   * nothing where the caller does. Leaves out who needs none.
   */
  makeConsentSlips: route({
    method: 'POST',
    path: '/api/classes/{id}/consent-slips',
    summary: 'Make the slips that parents sign',
    params: UuidParam,
    body: ForPupils,
    answer: success(z.object({ slips: z.array(ConsentSlip) })),
    policy: about,
    rate: 'write',
  }),
  /** The pupils read on their home that the slip is waited for. Leaves out who needs none. */
  remindConsents: route({
    method: 'POST',
    path: '/api/classes/{id}/consent-slips/remind',
    summary: 'Remind pupils of the slip to bring back',
    params: UuidParam,
    body: ForPupils,
    answer: Done,
    policy: about,
    rate: 'write',
  }),
  /**
   * All or nothing: 403 unless the caller opened the account of each of them or was approved by an operator, 409
   * `conflict` for a pupil without a slip. Does nothing for a consent that is given.
   */
  tickSignedSlips: route({
    method: 'POST',
    path: '/api/classes/{id}/consents',
    summary: 'Say that the signed slips of these pupils are there',
    params: UuidParam,
    body: ForPupils,
    answer: Done,
    policy: about,
    rate: 'write',
  }),
  /** 404 for an unknown code, and for that of a slip whose printer the pupil stopped. */
  readConsentSlip: route({
    method: 'POST',
    path: '/api/rights/consent/slip',
    summary: 'What a slip is about, by its code',
    body: z.object({ code: SlipCode }),
    answer: success(z.object({ name: z.string(), answer: z.enum(SLIP_ANSWERS).nullable(), isGiven: z.boolean() })),
    policy: { allow: 'public' },
    rate: 'sign-in',
  }),
  /** Records the answer; « no » withdraws a consent that was given on this slip. 404 for an unknown code. */
  answerConsentSlip: route({
    method: 'POST',
    path: '/api/rights/consent/slip/answer',
    summary: 'Record the answer of a parent with the code of the slip',
    body: z.object({ code: SlipCode, answer: z.enum(SLIP_ANSWERS) }),
    answer: Done,
    policy: { allow: 'public' },
    rate: 'sign-in',
  }),
  /**
   * As the code of the pupil does, for two parents, thirty days from the last printing; records the answer with it. Asks the pupil first
   * who stopped somebody, or where the last printer decides nothing for him. 404 for an unknown code, one that was used up or withdrawn, where its printer does not follow any more, and for whom the pupil stopped. 403 for who is
   * no parent. 429 after ten wrong codes.
   */
  followBySlip: route({
    method: 'POST',
    path: '/api/rights/consent/slip/follow',
    summary: 'Follow the pupil of a slip, as a parent',
    body: z.object({ managerUserId: Uid, code: SlipCode, answer: z.enum(SLIP_ANSWERS).optional() }),
    answer: success(BroughtTo),
    policy: { allow: 'manager', as: ({ body }) => body.managerUserId },
    rate: 'sign-in',
  }),
}
