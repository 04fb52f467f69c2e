import type { schoolRoutes } from '@ariane/shared/contracts'
import type { Handlers } from '../platform/http/handlers.ts'
import type { Services } from '../services.ts'
import { type SchoolOptions, schoolSync } from './sync.ts'

/** Calls of contracts/school.ts. Never a job: identifiers live as long as the request that brings them. */
export function schoolHandlers({
  consent,
  ...options
}: SchoolOptions & Pick<Services, 'consent'>): Handlers<typeof schoolRoutes> {
  const school = schoolSync(options)
  return {
    /** Before a parent agreed nothing is asked of a school. */
    async connectSchool({ body, caller, signal }) {
      await consent.require(body.userId)
      return school.run({ request: body, caller: caller.uid, signal })
    },

    schoolSources: async ({ body }) => ({ status: 'success', data: await school.sources(body.userId) }),
  }
}
