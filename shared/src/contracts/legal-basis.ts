import * as z from 'zod'
import { Done, route, success } from './route.ts'

/** The school's own legal basis in place of a parent's consent, recorded by an operator. */
export const LegalBasis = z
  .object({
    basis: z.string(),
    by: z.string(),
    at: z.string(),
    ended: z.object({ by: z.string(), at: z.string() }).nullable(),
  })
  .meta({ id: 'LegalBasis' })
export type LegalBasis = z.infer<typeof LegalBasis>

export const legalBasisRoutes = {
  /** The current one first, then those that ended. */
  listLegalBases: route({
    method: 'GET',
    path: '/api/rights/basis',
    summary: "The school's own legal bases",
    answer: success(z.object({ bases: z.array(LegalBasis) })),
    policy: { allow: 'operator' },
    rate: 'read',
  }),
  /** From then on nothing waits for a parent, but for pupils whose parent took a consent back. 409 while there is one. */
  recordLegalBasis: route({
    method: 'POST',
    path: '/api/rights/basis',
    summary: "Record the school's own legal basis",
    body: z.object({ basis: z.string().trim().min(20).max(600) }),
    answer: Done,
    policy: { allow: 'operator' },
    rate: 'write',
  }),
  /** Parents' consents count again. 404 where there is none. */
  endLegalBasis: route({
    method: 'DELETE',
    path: '/api/rights/basis',
    summary: "Take the school's own legal basis back",
    body: z.object({}),
    answer: Done,
    policy: { allow: 'operator' },
    rate: 'write',
  }),
}
