import { REPORT_KINDS, type schoolReportRoutes } from '@ariane/shared/contracts'
import { fail } from '../../platform/errors.ts'
import type { Handlers } from '../../platform/http/handlers.ts'
import type { SchoolPorts } from '../ports.ts'
import { reportStore } from './store.ts'

type ReportPorts = Pick<SchoolPorts, 'db' | 'now' | 'decidesAlone' | 'mayConsent' | 'parents'>

/** Calls of contracts/school-report.ts. */
export function reportCalls({
  db,
  now,
  decidesAlone,
  mayConsent,
  parents,
}: ReportPorts): Handlers<typeof schoolReportRoutes> {
  const store = reportStore(db.q, now)
  const mayAllow = async (caller: string, pupil: string) =>
    caller === pupil ? decidesAlone(pupil) : !(await decidesAlone(pupil)) && (await mayConsent(caller, pupil))
  return {
    readSchoolReport: async ({ body }) => ({ status: 'success', data: await store.read(body.userId) }),

    async readSchoolLeaves({ body: { userId }, caller }) {
      const [isAllowed, mayAsk] = [await mayAllow(caller.uid, userId), await parents.mayAsk(userId)]
      const isPupil = caller.uid === userId
      const data = { leaves: await store.leaves(userId), mayAllow: isAllowed, mayAsk: isPupil && !isAllowed && mayAsk }
      return { status: 'success', data }
    },

    async setSchoolLeave({ body: { userId, kind, allowed }, caller }) {
      if (!allowed) await store.takeBack(userId, kind)
      else if (await mayAllow(caller.uid, userId)) await store.allow(userId, kind, caller.uid !== userId)
      else fail('consent_needed')
      return { ok: true }
    },

    async askSchoolLeaves({ body: { userId } }) {
      await parents.ask(userId)
      return { ok: true }
    },

    async readLeavesByMail({ body: { token } }) {
      const pupil = (await parents.pupilOf(token)) ?? fail('invalid_input', ['token'])
      const leaves = await store.leaves(pupil)
      return { status: 'success', data: { allowed: leaves.flatMap(({ kind, given }) => (given ? [kind] : [])) } }
    },

    async setLeavesByMail({ body: { token, allowed } }) {
      await db.tx(async () => {
        const pupil = (await parents.pupilOf(token)) ?? fail('invalid_input', ['token'])
        for (const kind of REPORT_KINDS)
          await (allowed.includes(kind) ? store.allow(pupil, kind, true) : store.takeBack(pupil, kind))
      })
      return { ok: true }
    },
  }
}
