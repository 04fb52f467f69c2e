import type { schoolRoutes, schoolSyncRoutes } from '@ariane/shared/contracts'
import { fail } from '../platform/errors.ts'
import type { Handlers } from '../platform/http/handlers.ts'
import { schoolOperations } from './operations/operations.ts'
import type { SchoolPorts } from './ports.ts'
import { schoolSync } from './sync.ts'

/**
 * Calls of contracts/school.ts and contracts/school-sync.ts. Never a job: identifiers live in the memory of the process that
 * got them, as long as it needs them.
 */
export function schoolCalls({ requireConsent, listen, ...ports }: SchoolPorts) {
  const school = schoolSync(ports)
  const operations = schoolOperations({ ...ports, listen, run: school.run })
  const handlers: Handlers<typeof schoolRoutes & typeof schoolSyncRoutes> = {
    /** Before a parent agreed nothing is asked of a school. */
    async connectSchool({ body, caller, signal }) {
      await requireConsent(body.userId)
      const answer = await school.run({ request: body, caller: caller.uid, signal })
      return signal.aborted ? fail('unavailable') : answer
    },

    async startSchoolSync({ body: { id, ...request }, caller }) {
      await requireConsent(request.userId)
      await operations.start(id, { caller: caller.uid, userId: request.userId }, request)
      return { ok: true }
    },

    followSchoolSync: ({ body: { id, userId }, caller, signal }) =>
      operations.follow(id, { caller: caller.uid, userId }, signal),

    async stopSchoolSync({ body: { id, userId }, caller }) {
      await operations.stop(id, { caller: caller.uid, userId })
      return { ok: true }
    },

    async settleEmptyWeek({ body }) {
      return { status: 'success', data: { removed: await school.settle(body) } }
    },

    schoolSources: async ({ body }) => ({ status: 'success', data: await school.sources(body.userId) }),
  }
  return { handlers, close: operations.close }
}
