import type { Deletion, rightsRoutes } from '@ariane/shared/contracts'
import { fail } from '../../platform/errors.ts'
import type { Handlers } from '../../platform/http/handlers.ts'
import type { Services } from '../../services.ts'
import { DELETION_MAIL } from './mail.ts'
import { deletionStore } from './store.ts'

const DELAY_MS = 7 * 24 * 3_600_000
const WRONG_PASSWORDS = { limit: 10, windowMs: 5 * 60_000 }

/** What deletions ask of the accounts. */
export interface DeletionPorts {
  rightPassword(uid: string, password: string): Promise<boolean>
  /** Whether a manager opened the pupil's account. */
  created(manager: string, pupil: string): Promise<boolean>
  /** Who is to be told besides the person: the adults who follow. */
  followersOf(uid: string): Promise<string[]>
}

type Calls = 'readDeletion' | 'askDeletion' | 'undoDeletion'

/** The planned end of an account. */
export function deletionHandlers(services: Services, ports: DeletionPorts): Pick<Handlers<typeof rightsRoutes>, Calls> {
  const { q, tx, now, access, limiter, jobs, mail } = services
  const deletions = deletionStore(q)

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

  async function confirm(uid: string, password: string) {
    const key = `delete-account:${uid}`
    limiter.take(key, WRONG_PASSWORDS.limit, WRONG_PASSWORDS.windowMs)
    if (!(await ports.rightPassword(uid, password))) fail('invalid_input', ['password'])
    limiter.forget(key)
  }

  async function tell(uid: string) {
    if (!mail) return
    for (const to of [uid, ...(await ports.followersOf(uid))]) await jobs.enqueue(DELETION_MAIL, { uid, to })
  }

  return {
    async readDeletion({ body: { userId } }) {
      return { status: 'success', data: await current(userId) }
    },

    async askDeletion({ body: { userId, password = '' }, caller }) {
      if (caller.uid === userId) await confirm(userId, password)
      else if (caller.role !== 'ROLE_PARENT' && !(await ports.created(caller.uid, userId))) fail('forbidden')
      await tx(async () => {
        if (await deletions.find(userId)) return
        const asked_name = (await access.person(caller.uid))?.displayName ?? ''
        const asked_at = now()
        const due_at = new Date(asked_at.getTime() + DELAY_MS)
        await deletions.plan({ person_uid: userId, asked_by: caller.uid, asked_name, asked_at, due_at })
        await tell(userId)
      })
      return { status: 'success', data: (await current(userId)) ?? fail('not_found') }
    },

    async undoDeletion({ body: { userId } }) {
      await deletions.undo(userId)
      return { ok: true }
    },
  }
}
