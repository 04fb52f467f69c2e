import { randomUUID } from 'node:crypto'
import { PRODUCT } from '@ariane/shared/catalogue'
import type { UnitOfWork } from '../../platform/db/unit-of-work.ts'
import { fail } from '../../platform/errors.ts'
import { addressed, free } from '../sign-in/free-login.ts'
import { identityStore } from '../sign-in/identities.ts'
import type { Keys, NewIdentity } from '../sign-in/keys.ts'
import type { SignInTables } from '../sign-in/tables.ts'
import { type Google, readErrorCode } from './google.ts'
import { mirrorStore } from './mirror-store.ts'
import { sessionStore } from './session-store.ts'
import type { FirebaseTables } from './tables.ts'

/** An identity whose person did not follow within this time is removed from Firebase again. */
const ORPHAN_SECONDS = 120

/** Passwords with Firebase. Our database knows the addresses, and no password. */
export function firebaseKeys(work: UnitOfWork<SignInTables & FirebaseTables>, google: Google, now: () => Date): Keys {
  const identities = identityStore(work.q as unknown as UnitOfWork<SignInTables>['q'])
  const firebase = work.q as unknown as UnitOfWork<FirebaseTables>['q']
  const [mirrors, sessions] = [mirrorStore(firebase), sessionStore(firebase)]

  /** False when somebody has the address. */
  async function create(identity: { uid: string; email: string }, name: string, password: string): Promise<boolean> {
    try {
      await (await google.auth()).createUser({ ...identity, password, displayName: name })
      return true
    } catch (error) {
      if (readErrorCode(error) === 'auth/email-already-exists') return false
      throw error
    }
  }

  async function withLogin(name: string, wished: string, password: string): Promise<NewIdentity> {
    const uid = randomUUID()
    await mirrors.expect(uid, ORPHAN_SECONDS)
    const taken = async (base: string) => identities.addressesLike(base, PRODUCT.emailDomain)
    for await (const { login, email } of free(wished, taken))
      if (await create({ uid, email }, name, password)) return { uid, email, login }
    return fail('conflict')
  }

  async function withMailbox(name: string, mailbox: string, password: string): Promise<NewIdentity> {
    const identity = { uid: randomUUID(), email: addressed(mailbox) }
    await mirrors.expect(identity.uid, ORPHAN_SECONDS)
    if (!(await create(identity, name, password))) fail('conflict', ['email'])
    return { ...identity, login: identity.email }
  }

  return {
    recovers: () => true,
    async mailReset(email) {
      await google.mailReset(email)
      return true
    },
    async right(uid, password) {
      const identity = await identities.find(uid)
      return identity !== undefined && google.rightPassword(identity.email, password)
    },
    prepareChange: async password => async uid => {
      const user = await (await google.auth()).updateUser(uid, { password })
      // Firebase's clock is the one that dates the next sign-in.
      const since = user.tokensValidAfterTime ? new Date(user.tokensValidAfterTime) : now()
      await sessions.endBefore(uid, since)
    },
    async endSessions(uid) {
      await (await google.auth()).revokeRefreshTokens(uid)
      await sessions.endBefore(uid, now())
    },
    async prepare({ firstName, login, email, password }) {
      const made = email
        ? await withMailbox(firstName, email, password)
        : await withLogin(firstName, login ?? firstName, password)
      return async () => {
        await identities.know({ ...made, name: firstName }, now())
        return made
      }
    },
    async opened({ uid, email }) {
      // Somebody who has not chosen his credentials yet could never come back.
      if (email === '') fail('invalid_input', ['email'])
      await identities.know({ uid, email, name: email }, now())
    },
  }
}
