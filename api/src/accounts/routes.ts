import type { accountsRoutes } from '@ariane/shared/contracts'
import { fail } from '../platform/errors.ts'
import type { Handlers } from '../platform/http/handlers.ts'
import type { Services } from '../services.ts'
import { newPerson, profileOf } from './accounts.ts'
import { peopleStore } from './store.ts'

type Calls = 'openAccount' | 'myAccount' | 'readReference' | 'updateReference'

/** The own account, and the names of a pupil. */
export function accountsHandlers({ q, tx, now }: Services): Pick<Handlers<typeof accountsRoutes>, Calls> {
  const people = peopleStore(q)
  return {
    async openAccount({ body, caller }) {
      if (body.accountType !== 'email' && !body.username) fail('invalid_input', ['username'])
      const person = await tx(() => people.add(newPerson(caller, body, now())))
      return { status: 'success', data: profileOf(person) }
    },

    async myAccount({ caller }) {
      const person = await people.find(caller.uid)
      return { status: 'success', data: person ? profileOf(person) : null }
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
