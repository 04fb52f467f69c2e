import * as z from 'zod'
import { ROLES, SCHOOL_GRADES } from '../catalogue/index.ts'
import type { AuditEvent } from './audit-event.ts'
import { OptionalName, PersonName, Username } from './names.ts'
import { MAX_PASSWORD_CHARS, Password } from './password.ts'
import { RELATIONS } from './relations.ts'
import { Done, ForUser, route, success, Uid } from './route.ts'

/** The profile document `users/{uid}` (S1 §3). Absent fields are left out, as in the document database. */
export const Profile = z
  .object({
    uid: Uid,
    username: z.string().optional(),
    displayName: z.string().optional(),
    pseudoName: z.string().optional(),
    email: z.string().optional(),
    grade: z.enum(SCHOOL_GRADES),
    roles: z.array(z.enum(ROLES)).min(1),
    role: z.string().optional(),
    isAnonymous: z.boolean().optional(),
    isPseudoAccount: z.boolean().optional(),
    createdByTeacher: z.boolean().optional(),
    assignedPaths: z.array(z.string()).optional(),
    subjects: z.array(z.string()).optional(),
    assignedBy: z.string().optional(),
    createdAt: z.string(),
    updatedAt: z.string().optional(),
    /** When the account ends, if its deletion is planned. */
    endsAt: z.string().optional(),
    /** When a teacher last reminded the pupil of a slip that a parent has still to sign. */
    slipRemindedAt: z.string().optional(),
    /** Since when an adult waits to be accepted; until then nothing but what is his own is open. */
    waitingSince: z.string().optional(),
    /** Whether an adult operates this installation; left out for everybody else. */
    operates: z.boolean().optional(),
    /** Whether the tour was seen or skipped; left out until then. */
    tourSeen: z.boolean().optional(),
  })
  .meta({ id: 'Profile' })
export type Profile = z.infer<typeof Profile>

export const ACCOUNT_TYPES = ['email', 'username', 'anonymous'] as const
export type AccountType = (typeof ACCOUNT_TYPES)[number]

export const Reference = z.object({ firstName: z.string(), lastName: z.string(), email: z.string() })
export type Reference = z.infer<typeof Reference>

/** How a manager came to follow a pupil: by creating the account, or with a code from the pupil. */
export const LINK_KINDS = ['created', 'code'] as const
export type LinkKind = (typeof LINK_KINDS)[number]

/** A row of the manager's list (S1 §3), with the values that its edit form starts from. */
export const StudentSummary = z
  .object({
    userId: Uid,
    fullName: z.string(),
    email: z.string(),
    /** To the minute; null for an account without any sign-in. */
    lastConnectedAt: z.string().nullable(),
    /** Points, by the rule of shared/src/catalogue/credits.ts. */
    credits: z.number(),
    firstName: z.string(),
    lastName: z.string(),
    /** What the pupil types to sign in: without the domain when it is our own. */
    login: z.string(),
    grade: z.enum(SCHOOL_GRADES),
    /** The creator of an account may end it; a manager who follows by a code can only leave it (contracts/links.ts). */
    link: z.enum(LINK_KINDS),
    /** What the manager is to the pupil: what he may do follows (contracts/relations.ts). */
    relation: z.enum(RELATIONS).optional(),
    /** When the account ends, if its deletion is planned. */
    endsAt: z.string().optional(),
  })
  .meta({ id: 'StudentSummary' })
export type StudentSummary = z.infer<typeof StudentSummary>

const StudentFields = z.object({
  firstName: PersonName,
  /** Ours: the specification has first names only. */
  lastName: OptionalName.optional(),
  password: Password,
  classroom: z.enum(SCHOOL_GRADES),
})

const StudentUpdate = StudentFields.partial()

const auditStudentUpdate = ({
  firstName,
  lastName,
  classroom,
  password,
}: z.infer<typeof StudentUpdate>): AuditEvent[] => [
  ...(firstName === undefined && lastName === undefined && classroom === undefined ? [] : ['account' as const]),
  ...(password === undefined ? [] : ['password' as const]),
]

const actsOfUpdate = ({ body: { classroom, password } }: { body: z.infer<typeof StudentUpdate> }) => [
  'account' as const,
  ...(classroom === undefined ? [] : ['grade' as const]),
  ...(password === undefined ? [] : ['password' as const]),
]

export const accountsRoutes = {
  /** Called once after a registration: fixes the role and writes the profile. */
  openAccount: route({
    method: 'POST',
    path: '/api/account/open',
    summary: 'Open the account of the signed-in identity',
    body: z.object({
      accountType: z.enum(ACCOUNT_TYPES),
      role: z.enum(ROLES).default('ROLE_STUDENT'),
      grade: z.enum(SCHOOL_GRADES).default('4ème'),
      username: Username.optional(),
      /** The school's code, where it was not asked before: accounts of another service. */
      code: z.string().max(100).optional(),
    }),
    answer: success(Profile),
    policy: { allow: 'signedIn' },
    rate: 'write',
  }),
  /** data is null while the identity has no account yet. */
  myAccount: route({
    method: 'GET',
    path: '/api/account/me',
    summary: 'Profile of the signed-in identity',
    answer: success(Profile.nullable()),
    policy: { allow: 'signedIn' },
    rate: 'read',
    keep: 'opened',
  }),
  seeTour: route({
    method: 'POST',
    path: '/api/account/tour',
    summary: 'Remember that the tour of the first visit was seen or skipped',
    body: z.object({}),
    answer: Done,
    policy: { allow: 'member' },
    rate: 'write',
  }),
  readReference: route({
    method: 'POST',
    path: '/api/user/reference',
    summary: 'First name, last name and e-mail of a pupil',
    body: ForUser,
    answer: Reference,
    policy: { allow: 'actsFor', act: 'read', pupil: ({ body }) => body.userId },
    rate: 'read',
  }),
  updateReference: route({
    method: 'PUT',
    path: '/api/user/reference',
    summary: 'Change first and last name',
    body: z.object({ userId: Uid, firstName: OptionalName, lastName: OptionalName }),
    answer: Done,
    audit: 'account',
    policy: { allow: 'actsFor', act: 'write', pupil: ({ body }) => body.userId },
    rate: 'write',
  }),
  /** Answers the login to show and print; equal names get a number. 429 beyond a few classes in ten minutes. */
  createStudent: route({
    method: 'POST',
    path: '/api/user/create-student',
    summary: 'Create a pupil account',
    body: z.object({
      creatorUserId: Uid,
      student: StudentFields.extend({ classroom: z.enum(SCHOOL_GRADES).default('6ème') }),
    }),
    answer: success(z.object({ userId: Uid, username: z.string(), login: z.string(), email: z.string() })),
    policy: { allow: 'manager', as: ({ body }) => body.creatorUserId },
    rate: 'write',
  }),
  /**
   * Changes the given fields; the login never changes. A new password ends the pupil's sessions. 403 with `password` or
   * `grade` in `fields` for what the caller may not choose (contracts/relations.ts).
   */
  updateStudent: route({
    method: 'PUT',
    path: '/api/user/student/{id}',
    summary: 'Change a pupil account',
    params: z.object({ id: Uid }),
    body: StudentUpdate.extend({ updaterUserId: Uid }),
    answer: success(z.object({ userId: Uid })),
    audit: auditStudentUpdate,
    policy: {
      allow: 'actsFor',
      act: actsOfUpdate,
      pupil: ({ params }) => params.id,
      as: ({ body }) => body.updaterUserId,
    },
    rate: 'write',
  }),
  /**
   * Plans the end of the account in seven days, like `askDeletion` (contracts/rights.ts): with the caller's own
   * password, and 403 for an adult who neither opened the account nor was approved.
   */
  deleteStudent: route({
    method: 'DELETE',
    path: '/api/user/student/{id}',
    summary: 'Delete a pupil account',
    params: z.object({ id: Uid }),
    body: z.object({ deleterUserId: Uid, password: z.string().max(MAX_PASSWORD_CHARS).default('') }),
    answer: success(z.object({ userId: Uid })),
    audit: 'deletion',
    policy: {
      allow: 'actsFor',
      act: () => ['account', 'deletion'],
      pupil: ({ params }) => params.id,
      as: ({ body }) => body.deleterUserId,
    },
    rate: 'sign-in',
  }),
  /** By last, then first name. */
  listStudents: route({
    method: 'POST',
    path: '/api/user/teachers/students',
    summary: 'Pupils of a manager',
    body: ForUser,
    answer: z.object({ data: z.object({ students: z.array(StudentSummary) }) }),
    policy: { allow: 'manager', as: ({ body }) => body.userId },
    rate: 'read',
  }),
}
