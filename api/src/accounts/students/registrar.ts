import { addressOf, type Grade, PRODUCT } from '@ariane/shared/catalogue'
import { fail } from '../../platform/errors.ts'
import type { Services } from '../../services.ts'
import { linkStore } from '../links/store.ts'
import { identityStore } from '../sign-in/identities.ts'
import { peopleStore } from '../store.ts'
import { freeLogin, loginBase, newStudent } from './students.ts'

interface Newcomer {
  firstName: string
  lastName?: string
  classroom: Grade
  /** The login that is wished for; from the first name unless given. */
  login?: string | undefined
  /** A mailbox of the pupil, in place of a login of ours. */
  email?: string | undefined
  /** Hash of the password. */
  hash: string
}

/** Managers who create at once may choose the same login: the one who comes second takes the next. */
const TRIES = 100

/** Creates and removes pupils with everything that belongs to them. To be called in a transaction. */
export function studentRegistrar({ q, now }: Pick<Services, 'q' | 'now'>) {
  const identities = identityStore(q)
  const people = peopleStore(q)
  const links = linkStore(q)

  async function identity(firstName: string, wished: string, hash: string) {
    const base = loginBase(wished)
    for (let tries = 0; tries < TRIES; tries += 1) {
      const addresses = await identities.addressesLike(base, PRODUCT.emailDomain)
      const login = freeLogin(base, new Set(addresses.map(address => address.split('@')[0] ?? '')))
      const email = addressOf(login)
      const uid = await identities.add({ email, name: firstName, hash }, now())
      if (uid !== undefined) return { uid, email, login }
    }
    return fail('conflict')
  }

  /** Fails with `conflict` when somebody has that address. */
  async function withMailbox(firstName: string, mailbox: string, hash: string) {
    const email = mailbox.toLowerCase()
    const uid = (await identities.add({ email, name: firstName, hash }, now())) ?? fail('conflict', ['email'])
    return { uid, email, login: email }
  }

  return {
    /** The new pupil, linked to the manager. */
    async create(manager: string, { firstName, lastName, classroom, login, email, hash }: Newcomer) {
      const created = email
        ? await withMailbox(firstName, email, hash)
        : await identity(firstName, login ?? firstName, hash)
      await people.add(newStudent(created, { firstName, lastName, classroom }, now()))
      await links.add({ manager_uid: manager, pupil_uid: created.uid, kind: 'created', created_at: now() })
      return created
    },

    /** Other areas' rows go with the person (foreign keys); sessions and the password with the identity. */
    async remove(uid: string) {
      await people.remove(uid)
      await identities.remove(uid)
    },
  }
}
