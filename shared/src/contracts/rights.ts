import * as z from 'zod'
import { CurrentProof } from './password.ts'
import { Done, ForUser, route, success, Uid } from './route.ts'

/** Who asked to delete the account, and until when it can be undone. */
export const Deletion = z
  .object({ askedAt: z.string(), dueAt: z.string(), by: z.string(), own: z.boolean() })
  .meta({ id: 'Deletion' })
export type Deletion = z.infer<typeof Deletion>

/** What a visitor may know of this installation. */
export const LegalNotice = z
  .object({
    operator: z.object({ name: z.string().nullable(), contact: z.string().nullable(), host: z.string().nullable() }),
    /** The operator's audit of accessibility; null without one. `rate` is a percentage. */
    audit: z.object({ rate: z.number(), on: z.iso.date(), by: z.string() }).nullable(),
    /** Address of the operator's multi-year scheme. */
    scheme: z.string().nullable(),
    mail: z.boolean(),
    /** Whether a model may be asked, with a parent's consent. */
    model: z.boolean(),
    /** Whether a recording may be transcribed elsewhere, with a parent's consent. */
    transcription: z.boolean(),
    backupDays: z.number(),
    /** The school's own legal basis, where an operator recorded one. */
    basis: z.string().nullable(),
    /** The personal data that each area keeps, and until when. */
    kept: z.array(z.object({ what: z.string(), until: z.string() })),
  })
  .meta({ id: 'LegalNotice' })
export type LegalNotice = z.infer<typeof LegalNotice>

const Archive = z.unknown()

export const rightsRoutes = {
  legalNotice: route({
    method: 'GET',
    path: '/api/rights/notice',
    summary: 'What is kept here, and who answers for it',
    answer: success(LegalNotice),
    policy: { allow: 'public' },
    rate: 'read',
  }),
  /** An archive, streamed while it is written; 429 after five in an hour. */
  exportData: route({
    method: 'POST',
    path: '/api/rights/export',
    summary: 'Everything kept of a person',
    body: ForUser,
    answer: Archive,
    file: 'application/zip',
    audit: 'rights',
    policy: { allow: 'actsFor', act: 'export', pupil: ({ body }) => body.userId },
    rate: 'generate',
    deadlineMs: 60_000,
  }),
  /** data is null without a planned deletion; mayAsk: whether the caller may plan one. */
  readDeletion: route({
    method: 'POST',
    path: '/api/rights/deletion/current',
    summary: 'The planned end of an account',
    body: ForUser,
    answer: success(Deletion.nullable()).extend({ mayAsk: z.boolean().optional() }),
    policy: { allow: 'actsFor', act: 'read', pupil: ({ body }) => body.userId },
    rate: 'read',
  }),
  /**
   * In seven days, with the caller's own password, or an empty one after `proveAtDirectory`: `invalid_input` with the field `password` for a wrong one. Among the
   * adults who follow a pupil only the one who opened the account or was approved may ask: 403 for the others.
   */
  askDeletion: route({
    method: 'POST',
    path: '/api/rights/deletion',
    summary: 'Plan the end of an account',
    body: z.object({ userId: Uid, password: CurrentProof }),
    answer: success(Deletion),
    audit: 'deletion',
    policy: { allow: 'actsFor', act: 'deletion', pupil: ({ body }) => body.userId },
    rate: 'sign-in',
  }),
  undoDeletion: route({
    method: 'DELETE',
    path: '/api/rights/deletion',
    summary: 'Keep an account whose end was planned',
    body: ForUser,
    answer: Done,
    audit: 'kept',
    policy: { allow: 'actsFor', act: 'deletion_undo', pupil: ({ body }) => body.userId },
    rate: 'write',
  }),
}
