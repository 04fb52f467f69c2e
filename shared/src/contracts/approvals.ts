import * as z from 'zod'
import { ROLES } from '../catalogue/index.ts'
import { Done, ForUser, route, success, Uid } from './route.ts'

const Named = z.object({ userId: Uid, fullName: z.string() })
/** An adult, with what he signs in with. */
const Adult = Named.extend({ email: z.string(), role: z.enum(ROLES) })

/** An adult approved by an operator, who may consent for a pupil whom he follows and end his account. */
export const AdultApproval = Adult.extend({
  id: z.string(),
  /** For whom he was approved; null in the record of an approval that named nobody. */
  pupil: Named.nullable(),
  by: z.string(),
  at: z.string(),
  /** When the approval ended, and by whom; null while it lasts. */
  ended: z.object({ by: z.string(), at: z.string() }).nullable(),
}).meta({ id: 'AdultApproval' })
export type AdultApproval = z.infer<typeof AdultApproval>

/** An adult before he is approved: whom he follows by a code or a class, and for whom he is approved already. */
export const ApprovalSubject = Adult.extend({ pupils: z.array(Named.extend({ isApproved: z.boolean() })) }).meta({
  id: 'ApprovalSubject',
})
export type ApprovalSubject = z.infer<typeof ApprovalSubject>

const MAX_PUPILS = 100

export const approvalsRoutes = {
  /** Current approvals first, then ended ones, the newest first. */
  listAdultApprovals: route({
    method: 'GET',
    path: '/api/rights/approvals',
    summary: 'Adults whom an operator approved, and for which pupils',
    answer: success(z.object({ approvals: z.array(AdultApproval) })),
    policy: { allow: 'operator' },
    rate: 'read',
  }),
  /** 404 for an unknown sign-in; `invalid_input` for a pupil; 409 for the operator himself. */
  findApprovalSubject: route({
    method: 'POST',
    path: '/api/rights/approvals/subject',
    summary: 'An adult by what he signs in with, and the pupils whom he follows',
    body: z.object({ identifier: z.string().trim().min(1).max(254) }),
    answer: success(ApprovalSubject),
    policy: { allow: 'operator' },
    rate: 'read',
  }),
  /** 404 for nobody; 409 for the operator himself; `invalid_input` for a pupil, or for one whom the adult does not follow. */
  approveAdult: route({
    method: 'POST',
    path: '/api/rights/approvals',
    summary: 'Approve an adult for pupils whom he follows',
    body: ForUser.extend({ pupils: z.array(Uid).min(1).max(MAX_PUPILS) }),
    answer: Done,
    policy: { allow: 'operator' },
    rate: 'write',
  }),
  /** What the adult agreed to for this pupil under the approval does not count any more. */
  endAdultApproval: route({
    method: 'DELETE',
    path: '/api/rights/approvals',
    summary: 'Take back the approval of an adult for a pupil',
    body: ForUser.extend({ pupil: Uid }),
    answer: Done,
    policy: { allow: 'operator' },
    rate: 'write',
  }),
}
