import type { chatRoutes } from '@ariane/shared/contracts/chat'
import { fail } from '../platform/errors.ts'
import type { Handlers } from '../platform/http/handlers.ts'
import type { ChatPorts } from './ports.ts'
import { reportStore } from './reports-store.ts'
import { saySign } from './signs.ts'
import { chatStore } from './store.ts'

type ReportRoutes = Pick<typeof chatRoutes, 'reportMessage' | 'listReports' | 'settleReport'>

/** Reported messages: never waiting for a consent, never shown to whoever wrote the message. */
export function reportHandlers({ db: { q }, now, access, followersOf }: ChatPorts): Handlers<ReportRoutes> {
  const reports = reportStore(q)
  return {
    async reportMessage({ body: { userId, messageId, reason } }) {
      const found = await chatStore(q).message(messageId)
      if (found?.userId !== userId) return fail('not_found')
      const { senderId } = found.message
      if (senderId === userId) fail('forbidden')
      await reports.add(userId, messageId, reason, now())
      await saySign(q, { reports: userId })
      const notified = (await followersOf(userId)).filter(uid => uid !== senderId)
      return { status: 'success', data: { told: notified.length } }
    },

    async listReports({ body: { userId }, caller }) {
      return { status: 'success', data: { reports: await reports.listFor(caller.uid, userId) } }
    },

    async settleReport({ body: { userId, id }, caller }) {
      const name = (await access.person(caller.uid))?.displayName ?? ''
      if (!(await reports.settle(id, userId, { uid: caller.uid, name }, now()))) fail('not_found')
      await saySign(q, { reports: userId })
      return { ok: true }
    },
  }
}
