import type { accountsRoutes } from '@ariane/shared/contracts'
import { fail } from '../platform/errors.ts'
import { type Handlers, later } from '../platform/http/handlers.ts'
import type { Services } from '../services.ts'
import { displayNameOf, newPerson, profileOf } from './accounts.ts'
import { peopleStore } from './store.ts'

/** Calls of contracts/accounts.ts. */
export function accountsHandlers({ q, tx, now }: Services): Handlers<typeof accountsRoutes> {
  const people = peopleStore(q)
  return {
    async openAccount({ body, caller }) {
      if (body.accountType !== 'email' && !body.username) fail('invalid_input', ['username'])
      const person = await tx(() => people.add(newPerson(caller, body, now())))
      return { status: 'success', data: profileOf(person) }
    },

    async myAccount({ caller }) {
      const person = await people.find(caller.uid)
      if (person) await people.connected(caller.uid, now())
      return { status: 'success', data: person ? profileOf(person) : null }
    },

    async readReference({ body }) {
      const person = (await people.find(body.userId)) ?? fail('not_found')
      return { firstName: person.first_name ?? '', lastName: person.last_name ?? '', email: person.email ?? '' }
    },

    async updateReference({ body: { userId, firstName, lastName } }) {
      await tx(async () => {
        const person = (await people.find(userId)) ?? fail('not_found')
        const display_name = displayNameOf({ first: firstName, last: lastName }, person.username)
        await people.rename(userId, { first_name: firstName, last_name: lastName, display_name }, now())
      })
      return { ok: true }
    },

    ...later(['createStudent', 'updateStudent', 'deleteStudent', 'listStudents']),
  }
}
