import * as z from 'zod'
import { SCHOOL_GRADES } from '../catalogue/index.ts'
import { OptionalName, PersonName } from './names.ts'
import { Password } from './password.ts'
import { route, success, Uid } from './route.ts'

/** Hashing passwords takes time, so a list travels in several calls. */
export const MAX_PUPILS_PER_LIST = 1000
export const MAX_PUPILS_PER_CALL = 5

/**
 * A line of a class list. The sender chooses `key`: the same line sent again creates nothing twice. An address is not taken: nobody
 * confirmed it, and whether somebody has it is not said.
 */
export const ImportedPupil = z.object({
  key: z.uuid(),
  firstName: PersonName,
  lastName: OptionalName,
  classroom: z.enum(SCHOOL_GRADES),
  /** The preferred login; a taken one gets a number. Derived from the name when absent. */
  login: z.string().trim().min(1).max(40).optional(),
  password: Password,
  /** The caller's class that the pupil goes into. */
  classId: z.uuid().optional(),
})
export type ImportedPupil = z.infer<typeof ImportedPupil>

/** Why a line created no account. */
export const IMPORT_PROBLEMS = ['failed'] as const
export type ImportProblem = (typeof IMPORT_PROBLEMS)[number]

/** The result of a line: the login that works, or the problem. */
export const ImportedLine = z
  .object({ key: z.uuid(), login: z.string().nullable(), problem: z.enum(IMPORT_PROBLEMS).nullable() })
  .meta({ id: 'ImportedLine' })
export type ImportedLine = z.infer<typeof ImportedLine>

export const importRoutes = {
  /** Lines are independent: one that fails does not stop the others. 429 beyond a school in an hour. */
  importPupils: route({
    method: 'POST',
    path: '/api/user/import-students',
    summary: 'Create the accounts of a part of a class list',
    body: z.object({ creatorUserId: Uid, pupils: z.array(ImportedPupil).min(1).max(MAX_PUPILS_PER_CALL) }),
    answer: success(z.object({ lines: z.array(ImportedLine) })),
    policy: { allow: 'manager', as: ({ body }) => body.creatorUserId },
    rate: 'write',
    deadlineMs: 60_000,
  }),
}
