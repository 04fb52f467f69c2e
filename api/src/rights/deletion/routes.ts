import { type Deletion, isAllowed, type rightsRoutes } from '@ariane/shared/contracts'
import { fail } from '../../platform/errors.ts'
import type { Handlers } from '../../platform/http/handlers.ts'
import { type DeletionPorts, deletionPlanner } from './plan.ts'
import { deletionStore } from './store.ts'

type Calls = 'readDeletion' | 'askDeletion' | 'undoDeletion'

/** The planned end of an account. */
export function deletionHandlers(ports: DeletionPorts): Pick<Handlers<typeof rightsRoutes>, Calls> {
  const deletions = deletionStore(ports.db.q)
  const planner = deletionPlanner(ports)

  async function current(uid: string): Promise<Deletion | null> {
    const row = await deletions.find(uid)
    if (!row) return null
    return {
      askedAt: row.asked_at.toISOString(),
      dueAt: row.due_at.toISOString(),
      by: row.asked_name,
      own: row.asked_by === uid,
    }
  }

  return {
    async readDeletion({ body: { userId }, caller }) {
      const relation = await ports.access.relation(caller, userId)
      const [data, mayAsk] = [await current(userId), isAllowed(relation, 'deletion', caller.role)]
      return { status: 'success', data, mayAsk }
    },

    async askDeletion({ body: { userId, password }, caller }) {
      await planner.plan(caller, userId, password)
      return { status: 'success', data: (await current(userId)) ?? fail('not_found') }
    },

    async undoDeletion({ body: { userId } }) {
      await deletions.undo(userId)
      return { ok: true }
    },
  }
}
