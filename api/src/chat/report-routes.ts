import type { chatRoutes } from '@ariane/shared/contracts/chat'
import type { reportRoutes } from '@ariane/shared/contracts/reports'
import { fail } from '../platform/errors.ts'
import type { Handlers } from '../platform/http/handlers.ts'
import type { Reported, ReportPorts } from './ports.ts'
import { reportStore } from './reports-store.ts'
import { saySign } from './signs.ts'
import { chatStore } from './store.ts'

type ReportRoutes = Pick<typeof chatRoutes, 'reportMessage' | 'listReports' | 'settleReport'> & typeof reportRoutes

/** Reported texts of adults: never waiting for a consent, never shown to whoever wrote one. */
export function reportHandlers(ports: ReportPorts): Handlers<ReportRoutes> {
  const { now, access, followersOf, operatorsOf, tellOperator, findOther } = ports
  const { q } = ports.db
  const reports = reportStore(q)
  const findName = async (uid: string) => (await access.person(uid))?.displayName ?? ''

  async function findText(userId: string, id: string): Promise<Reported | undefined> {
    const found = await chatStore(q).message(id)
    if (!found) return findOther(userId, id)
    const { senderId: author, senderName: authorName, content: said } = found.message
    return found.userId === userId ? { kind: 'chat', id, author, authorName, said } : undefined
  }

  /** Teachers and coaches read reports in the room of a pupil, where there is one; parents on a page of theirs. */
  async function readersOf(userId: string, adults: readonly string[]) {
    if (await chatStore(q).row(userId)) return adults
    const roles = new Map<string, string | undefined>()
    for (const uid of adults) roles.set(uid, (await access.person(uid))?.role)
    return adults.filter(uid => roles.get(uid) === 'ROLE_PARENT')
  }

  return {
    async reportMessage({ body: { userId, messageId, reason } }) {
      const text = (await findText(userId, messageId)) ?? fail('not_found')
      if (text.author === userId) fail('forbidden')
      const isNew = await reports.add(userId, text, reason, now())
      await saySign(q, { reports: userId, about: text.author })
      const others = (uids: readonly string[]) => uids.filter(uid => uid !== text.author)
      const [adults, operators] = [
        await readersOf(userId, others(await followersOf(userId))),
        others(await operatorsOf()),
      ]
      if (isNew) for (const uid of operators) await tellOperator(uid)
      return { status: 'success', data: { told: adults.length, operators: operators.length > 0 } }
    },

    async listReports({ body: { userId }, caller }) {
      return { status: 'success', data: { reports: await reports.listFor(caller.uid, userId) } }
    },

    async settleReport({ body: { userId, id }, caller }) {
      const by = { uid: caller.uid, name: await findName(caller.uid) }
      const { about } = (await reports.settle(id, userId, by, now())) ?? fail('not_found')
      await saySign(q, { reports: userId, about })
      return { ok: true }
    },

    async listOpenReports({ caller }) {
      const open = await reports.listOpen(caller.uid)
      const names = new Map<string, string>()
      for (const uid of new Set(open.map(({ userId }) => userId))) names.set(uid, await findName(uid))
      const named = open.map(({ userId, ...report }) => ({ ...report, pupilName: names.get(userId) ?? '' }))
      return { status: 'success', data: { reports: named } }
    },

    async closeReport({ body: { id }, caller }) {
      const by = { uid: caller.uid, name: await findName(caller.uid) }
      if (!(await reports.close(id, by, now()))) fail('not_found')
      return { ok: true }
    },
  }
}
