import type { schoolRoutes } from '@ariane/shared/contracts'
import type { Handlers } from '../platform/http/handlers.ts'
import { type SchoolOptions, schoolSync } from './sync.ts'

/** Calls of contracts/school.ts. Never a job: identifiers live as long as the request that brings them. */
export function schoolHandlers(options: SchoolOptions): Handlers<typeof schoolRoutes> {
  const school = schoolSync(options)
  return {
    connectSchool: ({ body, caller, signal }) => school.run({ request: body, caller: caller.uid, signal }),

    schoolSources: async ({ body }) => ({ status: 'success', data: await school.sources(body.userId) }),
  }
}
