import type { schoolActRoutes, schoolReportRoutes, schoolRoutes, schoolSyncRoutes } from '@ariane/shared/contracts'
import { fail } from '../platform/errors.ts'
import type { Handlers } from '../platform/http/handlers.ts'
import { schoolActs } from './acts.ts'
import { schoolOperations } from './operations/operations.ts'
import type { SchoolPorts } from './ports.ts'
import { reportCalls } from './report/routes.ts'
import { schoolSync } from './sync.ts'

/** Less than the call may take. */
const FILE_MS = 110_000

/**
 * Calls of contracts/school.ts, contracts/school-acts.ts and contracts/school-sync.ts. Never a job: identifiers live in the memory of the process that
 * got them, as long as it needs them.
 */
export function schoolCalls({ requireConsent, listen, ...ports }: SchoolPorts) {
  const school = schoolSync(ports)
  const acts = schoolActs(ports, school)
  const operations = schoolOperations({ ...ports, listen })
  const handlers: Handlers<
    typeof schoolRoutes & typeof schoolSyncRoutes & typeof schoolActRoutes & typeof schoolReportRoutes
  > = {
    ...reportCalls(ports),

    /** Before a parent agreed nothing is asked of a school. */
    async connectSchool({ body, caller, signal }) {
      await requireConsent(body.userId)
      const answer = await school.run({ request: body, caller: caller.uid, signal })
      return signal.aborted ? fail('unavailable') : answer
    },

    async startSchoolSync({ body: { id, ...request }, caller }) {
      await requireConsent(request.userId)
      const owner = { caller: caller.uid, userId: request.userId }
      await operations.start(id, owner, during => school.run({ request, caller: caller.uid, ...during }))
      return { ok: true }
    },

    async passSchoolMarks({ body: { id, marks, ...request }, caller }) {
      await requireConsent(request.userId)
      const owner = { caller: caller.uid, userId: request.userId }
      await operations.start(id, owner, during => acts.marks({ request, caller: caller.uid, ...during }, marks))
      return { ok: true }
    },

    /** It goes on when its caller leaves: the school may have replaced what the device keeps. */
    async openSchoolFile({ body: { id, event, file, ...request }, caller }) {
      await requireConsent(request.userId)
      const owner = { caller: caller.uid, userId: request.userId }
      const call = { request, caller: caller.uid, signal: AbortSignal.timeout(FILE_MS) }
      return operations.attend(id, owner, () => acts.file(call, event, file))
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

    async removeSchoolAccount({ body }) {
      await school.remove(body)
      return { ok: true }
    },

    schoolSources: async ({ body }) => ({ status: 'success', data: await school.sources(body.userId) }),
  }
  return { handlers, close: operations.close }
}
