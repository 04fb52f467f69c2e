import * as z from 'zod'
import { type BodyOf, Done, ForUser, route, success, Uid } from './route.ts'
import { EmptyWeek, SchoolGap } from './school-gaps.ts'

export const SCHOOL_PROVIDERS = ['pronote', 'ecoledirecte'] as const
export type SchoolProvider = (typeof SCHOOL_PROVIDERS)[number]

/** Why a synchronisation failed; a failed one changes nothing. One that read a part of it is a success with gaps. */
export const SCHOOL_FAILURES = [
  /** Neither PRONOTE nor EcoleDirecte was named, or an answer to a question came without the identifiers. */
  'no_identifiers',
  /** Not an https address of PRONOTE that this server may call. */
  'address_refused',
  'bad_credentials',
  /** The school's ENT signs in for PRONOTE: a QR code works, or a password of PRONOTE itself. */
  'use_ent',
  /** The four digits do not open the QR code, or it is damaged. */
  'bad_qr',
  /** A QR code serves once within ten minutes; a stored token is replaced at each use. */
  'expired_code',
  'bad_answer',
  'challenge_expired',
  'account_suspended',
  'access_denied',
  /** The service first requires something on its own site: choosing a password, accepting terms. */
  'action_needed',
  /** An account of a parent or a teacher. */
  'not_a_pupil',
  'school_closed',
  'service_moved',
  /** Too many wrong passwords here: wait `retryAfterSeconds`. */
  'too_many_tries',
  /** Synchronised a moment ago, or still running: wait `retryAfterSeconds`. */
  'too_soon',
  /** The service blocks this server for a while: wait `retryAfterSeconds`. */
  'service_suspended',
  'service_busy',
  'unreachable',
  'too_slow',
  /** This server was stopped, or the pupil stopped it, before the service had given everything. */
  'interrupted',
  /** A document that is at school no more, or that is too large to be fetched. */
  'file_missing',
  'file_too_large',
  /** As many accounts of this system as a pupil may have. */
  'too_many_accounts',
  /**
   * The service answered something that this version does not understand: nothing is known about the password, and no
   * attempt is counted.
   */
  'protocol_changed',
  /** The same for PRONOTE, or a PRONOTE version that is newer than the known ones and has accepted no sign-in yet. */
  'pronote_changed',
] as const
export type SchoolFailureCode = (typeof SCHOOL_FAILURES)[number]

/** Progress of a synchronisation, shown while it runs. */
export const SCHOOL_STEPS = ['opening', 'signing_in', 'timetable', 'homework', 'saving'] as const
export type SchoolStep = (typeof SCHOOL_STEPS)[number]

const Short = z.string().min(1).max(400)
const Long = z.string().min(1).max(4000)
/** Chosen once by the device and stored there: the service recognises a device by it. */
const DeviceId = z.uuid()

const Pronote = z.union([
  z.object({ url: Short, username: Short, password: Short, deviceId: DeviceId.optional() }),
  /** The token that an earlier answer gave to store. */
  z.object({ url: Short, username: Short, token: Long, deviceId: DeviceId }),
  z.object({
    qr: z.object({ jeton: Long, login: Long, url: Short }),
    pin: z.string().regex(/^\d{4}$/),
    deviceId: DeviceId.optional(),
  }),
])
/** The proof that an earlier answer gave to store, so that the question is not asked again. */
const Double = z.object({ cn: Long, cv: Long }).optional()
const EcoleDirecte = z.union([
  z.object({ username: Short, password: Short, deviceId: DeviceId.optional(), double: Double }),
  /** The token that an earlier answer gave to store. */
  z.object({ username: Short, token: Long, deviceId: DeviceId, double: Double }),
])

/** What a pupil calls one of several accounts of a system; the first one needs no name. */
export const SchoolAccountName = z.string().trim().max(40)
/** Accounts of one system. */
export const MOST_SCHOOL_ACCOUNTS = 4

/** For the device to store, only on request; the server stores none of it. */
export const KeptBySchool = z.object({
  pronote: z.object({ url: z.string(), username: z.string(), token: z.string(), deviceId: z.string() }).optional(),
  ecoledirecte: z
    .object({
      /** Without a token only the proof is kept beside what was typed. */
      access: z.object({ username: z.string(), token: z.string(), deviceId: z.string() }).optional(),
      double: z.object({ cn: z.string(), cv: z.string() }).optional(),
    })
    .optional(),
})
export type KeptBySchool = z.infer<typeof KeptBySchool>

const provider = z.enum(SCHOOL_PROVIDERS)
const accountName = SchoolAccountName.default('')
const count = z.int().nonnegative()

/** Why a school was not reached, or not let in. */
export const SchoolFailed = z.object({
  status: z.literal('failure'),
  data: z.object({
    provider: provider.nullable(),
    code: z.enum(SCHOOL_FAILURES),
    retryAfterSeconds: z.int().positive().optional(),
    /** The service had already replaced what the device keeps. */
    keep: KeptBySchool.optional(),
  }),
})

export const SchoolAnswer = z.discriminatedUnion('status', [
  z.object({
    status: z.literal('success'),
    data: z.object({
      provider,
      freshAt: z.string(),
      /** The compared days; events outside of them are not touched. */
      from: z.string(),
      to: z.string(),
      added: count,
      changed: count,
      removed: count,
      unchanged: count,
      gaps: z.array(SchoolGap),
      emptyWeeks: z.array(EmptyWeek),
      keep: KeptBySchool.optional(),
    }),
  }),
  z.object({
    status: z.literal('challenge'),
    data: z.object({
      provider,
      challengeId: z.string(),
      /** `choice`: one of the propositions; `pin`: the code that the pupil chose in PRONOTE. */
      kind: z.enum(['choice', 'pin']),
      question: z.string(),
      propositions: z.array(z.string()),
      expiresAt: z.string(),
    }),
  }),
  SchoolFailed,
])
export type SchoolAnswer = z.infer<typeof SchoolAnswer>

export const SchoolIdentifiers = z.object({
  userId: Uid,
  pronote: Pronote.optional(),
  ecoledirecte: EcoleDirecte.optional(),
  accountName,
  challenge: z.object({ id: z.string().max(200), answer: z.string().min(1).max(400) }).optional(),
  /** Requests the token that the device may store in place of the password. */
  keep: z.boolean().default(false),
})

const actsForBody = { allow: 'actsFor', pupil: ({ body }: { body: { userId: string } }) => body.userId } as const

export const schoolRoutes = {
  connectSchool: route({
    method: 'POST',
    path: '/api/calendar/connect-school',
    summary: 'Synchronise with PRONOTE or EcoleDirecte; a question is answered by the same call with `challenge` added',
    body: SchoolIdentifiers,
    answer: SchoolAnswer,
    audit: 'events',
    policy: { ...actsForBody, act: 'write' },
    rate: 'generate',
    deadlineMs: 120_000,
  }),
  schoolSources: route({
    method: 'POST',
    path: '/api/calendar/school-sources',
    summary: 'The school systems a pupil synchronised with: how fresh, and how far a synchronisation is that runs',
    body: ForUser,
    answer: success(
      z.array(
        z.object({
          provider,
          accountName: z.string(),
          freshAt: z.string().nullable(),
          step: z.enum(SCHOOL_STEPS).nullable(),
          /** Of the last synchronisation. */
          gaps: z.array(SchoolGap),
          emptyWeeks: z.array(EmptyWeek),
        }),
      ),
    ),
    policy: { ...actsForBody, act: 'read' },
    rate: 'read',
  }),
  /** Does nothing for a week that is not asked about. */
  settleEmptyWeek: route({
    method: 'POST',
    path: '/api/calendar/school-empty-week',
    summary: 'Remove what a week had before the school emptied it, or keep it; the school is not called',
    body: z.object({ userId: Uid, provider, accountName, week: z.iso.date(), remove: z.boolean() }),
    answer: success(z.object({ removed: count })),
    audit: 'events',
    policy: { ...actsForBody, act: 'write' },
    rate: 'write',
  }),
  /** Does nothing for an account that is not there. */
  removeSchoolAccount: route({
    method: 'POST',
    path: '/api/calendar/school-account/remove',
    summary: 'Remove an account of a school system with all that it brought; the school is not called',
    body: z.object({ userId: Uid, provider, accountName }),
    answer: Done,
    audit: 'events',
    policy: { ...actsForBody, act: 'write' },
    rate: 'write',
  }),
}
export type SchoolRequest = BodyOf<typeof schoolRoutes.connectSchool>
