import type { schoolRoutes } from '@ariane/shared/contracts'
import type { Handlers } from '../platform/http/handlers.ts'
import type { SchoolPorts } from './ports.ts'
import { schoolSync } from './sync.ts'

/** Calls of contracts/school.ts. Never a job: identifiers live as long as the request that brings them. */
export function schoolHandlers({ requireConsent, ...ports }: SchoolPorts): Handlers<typeof schoolRoutes> {
  const school = schoolSync(ports)
  return {
    /** Before a parent agreed nothing is asked of a school. */
    async connectSchool({ body, caller, signal }) {
      await requireConsent(body.userId)
      return school.run({ request: body, caller: caller.uid, signal })
    },

    async settleEmptyWeek({ body }) {
      return { status: 'success', data: { removed: await school.settle(body) } }
    },

    schoolSources: async ({ body }) => ({ status: 'success', data: await school.sources(body.userId) }),
  }
}
