import { isManager, toMailbox } from '@ariane/shared/catalogue'
import type { AdultApproval, approvalsRoutes } from '@ariane/shared/contracts'
import type { Access } from '../../platform/access.ts'
import type { Caller } from '../../platform/caller.ts'
import type { UnitOfWork } from '../../platform/db/unit-of-work.ts'
import { fail } from '../../platform/errors.ts'
import type { Handlers } from '../../platform/http/handlers.ts'
import { deletionStore } from '../deletion/store.ts'
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
  const deletions = deletionStore(db.q)
  const findName = async (uid: string) => (await access.person(uid))?.displayName ?? ''
  const named = async (userId: string) => ({ userId, fullName: await findName(userId) })

  /** An adult whom this operator may approve: not himself. */
  async function findAdult(userId: string, { uid: operator }: Caller) {
    const { role, displayName: fullName } = (await access.person(userId)) ?? fail('not_found')
    if (!isManager(role)) fail('invalid_input', ['identifier'])
    if (userId === operator) fail('conflict')
    return { userId, fullName, email: (await ports.emailOf(userId)) ?? '', role }
  }

  return {
    async listAdultApprovals() {
      const list: AdultApproval[] = []
      for (const row of await approvals.list()) {
        const person = await access.person(row.adult_uid)
        if (!person) continue
        const ended = row.ended_at && { by: row.ended_by_name ?? '', at: row.ended_at.toISOString() }
        list.push({
          ...(await named(row.adult_uid)),
          id: String(row.id),
          email: (await ports.emailOf(row.adult_uid)) ?? '',
          role: person.role,
          pupil: row.pupil_uid === null ? null : await named(row.pupil_uid),
          by: row.by_name,
          at: row.at.toISOString(),
          ended,
        })
      }
      return { status: 'success', data: { approvals: list } }
    },

    async findApprovalSubject({ body, caller }) {
      const adult = await findAdult((await ports.findUid(body.identifier)) ?? fail('not_found'), caller)
      const followed = await approvals.pupilsOf(adult.userId)
      const pupils = await Promise.all(
        followed.map(async ({ uid, isApproved }) => ({ ...(await named(uid)), isApproved })),
      )
      return { status: 'success', data: { ...adult, pupils } }
    },

    async approveAdult({ body: { userId, pupils }, caller }) {
      await findAdult(userId, caller)
      const followed = new Set((await approvals.pupilsOf(userId)).map(({ uid }) => uid))
      if (!pupils.every(uid => followed.has(uid))) fail('invalid_input', ['pupils'])
      const by = { by_uid: caller.uid, by_name: await findName(caller.uid) }
      await approvals.add(pupils.map(pupil_uid => ({ adult_uid: userId, pupil_uid, ...by, at: now() })))
      return { ok: true }
    },

    async endAdultApproval({ body: { userId, pupil }, caller }) {
      const ended = { ended_by_uid: caller.uid, ended_by_name: await findName(caller.uid), ended_at: now() }
      const mailbox = toMailbox((await ports.emailOf(userId)) ?? '')
      const isOwn = (email: string) => toMailbox(email) === mailbox
      await db.tx(async () => {
        await deletions.hold(pupil)
        if (await approvals.end({ adult_uid: userId, pupil_uid: pupil }, ended, isOwn)) await ports.onWithdrawn(pupil)
        await deletions.undo(pupil, userId)
      })
      return { ok: true }
    },
  }
}
