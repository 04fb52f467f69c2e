import * as z from 'zod'
import { ROLES } from '../catalogue/index.ts'
import { Done, route, success, Uid } from './route.ts'

/** An adult approved by an operator, who may consent for the pupils followed and end their accounts. */
export const AdultApproval = z
  .object({
    id: z.string(),
    userId: Uid,
    fullName: z.string(),
    /** The adult's sign-in address. */
    email: z.string(),
    role: z.enum(ROLES),
    by: z.string(),
    at: z.string(),
    /** When the approval ended, and by whom; null while it lasts. */
    ended: z.object({ by: z.string(), at: z.string() }).nullable(),
  })
  .meta({ id: 'AdultApproval' })
export type AdultApproval = z.infer<typeof AdultApproval>

export const approvalsRoutes = {
  /** Current approvals first, then ended ones, the newest first. */
  listAdultApprovals: route({
    method: 'GET',
    path: '/api/rights/approvals',
    summary: 'Adults whom an operator approved',
    answer: success(z.object({ approvals: z.array(AdultApproval) })),
    policy: { allow: 'operator' },
    rate: 'read',
  }),
  /** 404 for an unknown sign-in; `invalid_input` for a pupil. Approving again changes nothing. */
  approveAdult: route({
    method: 'POST',
    path: '/api/rights/approvals',
    summary: 'Approve an adult by what he signs in with',
    body: z.object({ identifier: z.string().trim().min(1).max(254) }),
    answer: Done,
    policy: { allow: 'operator' },
    rate: 'write',
  }),
  /** Consents that the adult gave under this approval do not count any more. */
  endAdultApproval: route({
    method: 'DELETE',
    path: '/api/rights/approvals',
    summary: 'Take back the approval of an adult',
    body: z.object({ userId: Uid }),
    answer: Done,
    policy: { allow: 'operator' },
    rate: 'write',
  }),
}
