import type { accountsRoutes } from '@ariane/shared/contracts'
import type { UnitOfWork } from '../platform/db/unit-of-work.ts'
import { fail } from '../platform/errors.ts'
import type { Handlers } from '../platform/http/handlers.ts'
import { newPerson, toProfile } from './accounts.ts'
import type { Keys } from './sign-in/keys.ts'
import { peopleStore } from './store.ts'
import type { AccountsTables } from './tables.ts'

type Calls = 'openAccount' | 'myAccount' | 'seeTour' | 'readReference' | 'updateReference'

/** What the own account is built from. */
export interface AccountPorts {
  db: UnitOfWork<AccountsTables>
  now(): Date
  credentials: Keys
  /** When it ends, if that is planned, and when a teacher last reminded a pupil of a slip that is still to be signed. */
  findPending(uid: string): Promise<{ endsAt?: Date; slipRemindedAt?: Date }>
}

/** The own account, and the names of a pupil. */
export function accountsHandlers({
  db: { q, tx },
  now,
  credentials,
  findPending,
}: AccountPorts): Pick<Handlers<typeof accountsRoutes>, Calls> {
  const people = peopleStore(q)
  return {
    async openAccount({ body, caller }) {
      if (body.accountType !== 'email' && !body.username) fail('invalid_input', ['username'])
      const person = await tx(async () => {
        await credentials.opened(caller)
        return people.add(newPerson(caller, body, now()))
      })
      return { status: 'success', data: toProfile(person) }
    },

    async myAccount({ caller }) {
      const person = await people.find(caller.uid)
      if (!person) return { status: 'success', data: null }
      const { endsAt, slipRemindedAt } = await findPending(caller.uid)
      const data = {
        ...toProfile(person),
        ...(endsAt && { endsAt: endsAt.toISOString() }),
        ...(slipRemindedAt && { slipRemindedAt: slipRemindedAt.toISOString() }),
      }
      return { status: 'success', data }
    },

    async seeTour({ caller }) {
      await people.sawTour(caller.uid, now())
      return { ok: true }
    },

    async readReference({ body }) {
      const person = (await people.find(body.userId)) ?? fail('not_found')
      return { firstName: person.first_name ?? '', lastName: person.last_name ?? '', email: person.email ?? '' }
    },

    async updateReference({ body: { userId, firstName, lastName } }) {
      await tx(() => people.rename(userId, { first: firstName, last: lastName }, now()))
      return { ok: true }
    },
  }
}
