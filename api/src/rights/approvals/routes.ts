import { isManager } from '@ariane/shared/catalogue'
import type { AdultApproval, approvalsRoutes } from '@ariane/shared/contracts'
import type { Access } from '../../platform/access.ts'
import type { UnitOfWork } from '../../platform/db/unit-of-work.ts'
import { fail } from '../../platform/errors.ts'
import type { Handlers } from '../../platform/http/handlers.ts'
import type { RightsTables } from '../tables.ts'
import { approvalStore } from './store.ts'

/** What approvals are built from. */
export interface ApprovalPorts {
  db: UnitOfWork<RightsTables>
  now(): Date
  access: Access
  /** Who signs in with a login or an address. */
  findUid(identifier: string): Promise<string | undefined>
  /** What somebody signs in with. */
  emailOf(uid: string): Promise<string | undefined>
  /** Takes back what was allowed because of a consent. */
  onWithdrawn(pupil: string): Promise<void>
}

/** Calls of contracts/approvals.ts. */
export function approvalHandlers(ports: ApprovalPorts): Handlers<typeof approvalsRoutes> {
  const { db, now, access } = ports
  const approvals = approvalStore(db.q)
  const findName = async (uid: string) => (await access.person(uid))?.displayName ?? ''

  return {
    async listAdultApprovals() {
      const list: AdultApproval[] = []
      for (const row of await approvals.list()) {
        const person = await access.person(row.adult_uid)
        if (!person) continue
        const ended = row.ended_at && { by: row.ended_by_name ?? '', at: row.ended_at.toISOString() }
        list.push({
          id: String(row.id),
          userId: row.adult_uid,
          fullName: person.displayName,
          email: (await ports.emailOf(row.adult_uid)) ?? '',
          role: person.role,
          by: row.by_name,
          at: row.at.toISOString(),
          ended,
        })
      }
      return { status: 'success', data: { approvals: list } }
    },

    async approveAdult({ body, caller }) {
      const uid = (await ports.findUid(body.identifier)) ?? fail('not_found')
      const person = (await access.person(uid)) ?? fail('not_found')
      if (!isManager(person.role)) fail('invalid_input', ['identifier'])
      const by = { by_uid: caller.uid, by_name: await findName(caller.uid) }
      await approvals.add({ adult_uid: uid, ...by, at: now() })
      return { ok: true }
    },

    async endAdultApproval({ body, caller }) {
      const ended = { ended_by_uid: caller.uid, ended_by_name: await findName(caller.uid), ended_at: now() }
      await db.tx(async () => {
        for (const pupil of await approvals.end(body.userId, ended)) await ports.onWithdrawn(pupil)
      })
      return { ok: true }
    },
  }
}
