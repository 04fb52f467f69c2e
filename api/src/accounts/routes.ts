import { isManager } from '@ariane/shared/catalogue'
import type { accountsRoutes } from '@ariane/shared/contracts'
import type { RegistrationRule } from '../platform/config-registration.ts'
import type { UnitOfWork } from '../platform/db/unit-of-work.ts'
import { fail } from '../platform/errors.ts'
import type { Handlers } from '../platform/http/handlers.ts'
import { newPerson, toProfile } from './accounts.ts'
import { hasToWait } from './registration/rules.ts'
import type { Keys } from './sign-in/keys.ts'
import { peopleStore } from './store.ts'
import type { AccountsTables } from './tables.ts'

type Calls = 'openAccount' | 'myAccount' | 'seeTour' | 'readReference' | 'updateReference'

/** What the own account is built from. */
export interface AccountPorts {
  db: UnitOfWork<AccountsTables>
  now(): Date
  credentials: Keys
  /** Who may register. */
  rule: RegistrationRule
  /** Lets a new account in, where no identity of ours was let in before; fails as `signUp` does. */
  admit(newcomer: { email: string; code?: string | undefined }, ip: string): Promise<void>
  /** When it ends, if that is planned, and when a teacher last reminded a pupil of a slip that is still to be signed. */
  findPending(uid: string): Promise<{ endsAt?: Date; slipRemindedAt?: Date }>
  /** Whether somebody operates this installation. */
  isOperator(uid: string): Promise<boolean>
}

/** The own account, and the names of a pupil. */
export function accountsHandlers({
  db: { q, tx },
  now,
  credentials,
  rule,
  admit,
  findPending,
  isOperator,
}: AccountPorts): Pick<Handlers<typeof accountsRoutes>, Calls> {
  const people = peopleStore(q)
  return {
    async openAccount({ body, caller, connection }) {
      if (body.accountType !== 'email' && !body.username) fail('invalid_input', ['username'])
      if (!(await people.find(caller.uid))) await admit({ email: caller.email, code: body.code }, connection.ip)
      const person = await tx(async () => {
        await credentials.opened(caller)
        return people.add(newPerson(caller, { ...body, waits: hasToWait(rule, body.role) }, now()))
      })
      return { status: 'success', data: toProfile(person) }
    },

    async myAccount({ caller }) {
      const person = await people.find(caller.uid)
      if (!person) return { status: 'success', data: null }
      const { endsAt, slipRemindedAt } = await findPending(caller.uid)
      // A pupil never is: his page is not slower for it.
      const operates = isManager(person.role) && (await isOperator(caller.uid))
      const data = {
        ...toProfile(person),
        ...(endsAt && { endsAt: endsAt.toISOString() }),
        ...(slipRemindedAt && { slipRemindedAt: slipRemindedAt.toISOString() }),
        ...(operates && { operates }),
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
