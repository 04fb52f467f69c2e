import * as z from 'zod'
import { ROLES } from '../catalogue/index.ts'
import { RegistrationRules } from './registration.ts'
import { Done, ForUser, route, success, Uid } from './route.ts'

/**
 * What an installation can lack: a name and a contact of who answers for it, a mail server, an address in https, a backup at
 * all or of late, a restore that was tried, room on the disk.
 */
export const MISSING_KINDS = ['contact', 'mail', 'https', 'backup', 'backupLate', 'restore', 'disk'] as const
export type MissingKind = (typeof MISSING_KINDS)[number]

/** What an operator has to know of the installation. */
export const Installation = z
  .object({
    missing: z.array(z.enum(MISSING_KINDS)),
    /** Whether accounts are another service's: what is done to a password is done there. */
    hosted: z.boolean(),
    registration: RegistrationRules,
    /** Adults who wait to be accepted. */
    waitingAdults: z.int(),
    /** Pupils for whom a parent was asked, and those who still need somebody's consent and asked nobody. */
    consents: z.object({ asked: z.int(), missing: z.int() }),
    /** Mails of today, and how many a day has; null where none is sent. */
    mail: z.object({ from: z.string(), sent: z.int(), perDay: z.int() }).nullable(),
    backupAt: z.iso.datetime().nullable(),
    /** When a backup was last restored to its end. */
    restoredAt: z.iso.datetime().nullable(),
    /** Of the data folder; null where the system does not say. */
    disk: z.object({ freeBytes: z.number(), totalBytes: z.number() }).nullable(),
    /** `commit` is null outside of a packed folder. */
    versions: z.object({ product: z.string(), commit: z.string().nullable(), node: z.string(), database: z.string() }),
  })
  .meta({ id: 'Installation' })
export type Installation = z.infer<typeof Installation>

/** How an account came to be: by its owner, by an adult, from a class list, through a school. */
export const ACCOUNT_ORIGINS = ['registered', 'created', 'imported', 'school'] as const

/** An account in the operator's list. */
export const FoundAccount = z
  .object({
    userId: Uid,
    fullName: z.string(),
    /** What is typed to sign in. */
    login: z.string(),
    role: z.enum(ROLES),
    origin: z.enum(ACCOUNT_ORIGINS),
    openedAt: z.iso.datetime(),
    /** To the minute; null for an account without any sign-in. */
    lastUsedAt: z.iso.datetime().nullable(),
    state: z.enum(['open', 'waiting', 'disabled']),
    /** Open sessions; null where another service keeps them. */
    sessions: z.int().nullable(),
    /** Whether a link for a new password can be made: an adult with a password of ours. */
    resettable: z.boolean(),
  })
  .meta({ id: 'FoundAccount' })
export type FoundAccount = z.infer<typeof FoundAccount>

/** Accounts that one search shows at most. */
export const MAX_FOUND_ACCOUNTS = 50

/** What an operator does that is kept in the log. */
export const OPERATOR_ACTS = [
  'accepted',
  'refused',
  'approved',
  'approvalEnded',
  'basisRecorded',
  'basisEnded',
  'unlocked',
  'sessionsEnded',
  'resetMade',
  'mailTested',
  'operatorAdded',
  'operatorRemoved',
  'factorEnded',
] as const
export type OperatorAct = (typeof OPERATOR_ACTS)[number]

/** A line of the operators' log: who did what, to whose account, and when; never more. */
export const LoggedAct = z
  .object({
    id: z.string(),
    at: z.iso.datetime(),
    /** null for somebody at the terminal of the server. */
    by: z.string().nullable(),
    what: z.enum(OPERATOR_ACTS),
    /** null where it concerned nobody, or somebody who is gone. */
    about: z.string().nullable(),
  })
  .meta({ id: 'LoggedAct' })
export type LoggedAct = z.infer<typeof LoggedAct>

export const installationRoutes = {
  readInstallation: route({
    method: 'GET',
    path: '/api/installation',
    summary: 'What the installation has and lacks',
    answer: success(Installation),
    policy: { allow: 'operator' },
    rate: 'read',
  }),
  /** Each word has to be in the name or in what is typed to sign in; without any, those who came last. */
  findAccounts: route({
    method: 'POST',
    path: '/api/installation/accounts',
    summary: 'Accounts by name or login',
    body: z.object({ search: z.string().trim().max(100) }),
    answer: success(z.object({ accounts: z.array(FoundAccount) })),
    policy: { allow: 'operator' },
    rate: 'read',
  }),
  /** Wrong passwords and codes of the account are forgotten: the next try does not wait. */
  unlockAccount: route({
    method: 'POST',
    path: '/api/installation/accounts/unlock',
    summary: 'Let the next sign-in of an account be tried at once',
    body: ForUser,
    answer: Done,
    policy: { allow: 'operator' },
    rate: 'write',
  }),
  endAccountSessions: route({
    method: 'POST',
    path: '/api/installation/accounts/end-sessions',
    summary: 'Sign an account out everywhere',
    body: ForUser,
    answer: Done,
    policy: { allow: 'operator' },
    rate: 'write',
  }),
  /**
   * The token of a link that chooses a new password once, within a day; it is kept nowhere, and an earlier one of the same account
   * ends. For a pupil it is as if somebody else had set the password. 409 for who has no password of ours.
   */
  makeResetLink: route({
    method: 'POST',
    path: '/api/installation/accounts/reset',
    summary: 'Make a link for a new password',
    body: ForUser,
    answer: success(z.object({ token: z.string(), expiresAt: z.iso.datetime() })),
    policy: { allow: 'operator' },
    rate: 'write',
  }),
  /** `sent` is false when the mail server refused it. 503 where no mail is sent. */
  testMail: route({
    method: 'POST',
    path: '/api/installation/mail',
    summary: 'Send a mail to see whether mail goes out',
    body: z.object({ to: z.email().max(254) }),
    answer: success(z.object({ sent: z.boolean() })),
    policy: { allow: 'operator' },
    rate: 'write',
    deadlineMs: 30_000,
  }),
  /** The newest first. */
  listOperatorActs: route({
    method: 'GET',
    path: '/api/installation/acts',
    summary: 'What operators did',
    answer: success(z.object({ acts: z.array(LoggedAct) })),
    policy: { allow: 'operator' },
    rate: 'read',
  }),
}
