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
interface AccountPorts {
  db: UnitOfWork<AccountsTables>
  now(): Date
  credentials: Keys
  /** When it ends, if that is planned. */
  endOf(uid: string): Promise<Date | undefined>
}

/** The own account, and the names of a pupil. */
export function accountsHandlers({
  db: { q, tx },
  now,
  credentials,
  endOf,
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
      const end = await endOf(caller.uid)
      return { status: 'success', data: { ...toProfile(person), ...(end && { endsAt: end.toISOString() }) } }
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
