import { PRODUCT } from '@ariane/shared/catalogue'
import type { UnitOfWork } from '../../platform/db/unit-of-work.ts'
import { fail } from '../../platform/errors.ts'
import { addressed, free } from './free-login.ts'
import { identityStore } from './identities.ts'
import type { Passwords } from './passwords.ts'
import type { SignInTables } from './tables.ts'

/** Somebody a manager makes an account for. */
interface Newcomer {
  firstName: string
  /** The login that is wished for; from the first name unless given. */
  login?: string | undefined
  /** A mailbox of the pupil, in place of a login of ours. */
  email?: string | undefined
  password: string
}

export interface NewIdentity {
  uid: string
  email: string
  login: string
}

/** Identities with their passwords, whoever keeps them. None of these calls belongs into a transaction but what `prepare` and `prepareChange` give. */
export interface Keys {
  /** Whether forgotten passwords are answered by mail; `mail`: whether this installation sends some. */
  recovers(mail: boolean): boolean
  /** Sends the message for a forgotten password, where that is not up to us; false where it is. */
  mailReset(email: string): Promise<boolean>
  /** Whether this is somebody's password. */
  right(uid: string, password: string): Promise<boolean>
  /** A new password: what takes long; what it gives may be called in a transaction, and ends every session but `kept`. */
  prepareChange(password: string): Promise<(uid: string, kept?: string) => Promise<void>>
  /** Ends every session. */
  endSessions(uid: string): Promise<void>
  /** Gets ready what takes long; what it gives is called in the transaction that makes the person. Fails with `conflict`. */
  prepare(newcomer: Newcomer): Promise<() => Promise<NewIdentity>>
  /** In the transaction that opens an account: the identity is known from then on. */
  opened(identity: { uid: string; email: string }): Promise<void>
}

/** Passwords in our own database. */
export function embeddedKeys({ q, tx }: UnitOfWork<SignInTables>, passwords: Passwords, now: () => Date): Keys {
  const identities = identityStore(q)

  /** Managers who create at once may choose the same login: the one who comes second takes the next. */
  async function withLogin(name: string, wished: string, hash: string): Promise<NewIdentity> {
    const taken = async (base: string) => identities.addressesLike(base, PRODUCT.emailDomain)
    for await (const { login, email } of free(wished, taken)) {
      const uid = await identities.add({ email, name, hash }, now())
      if (uid !== undefined) return { uid, email, login }
    }
    return fail('conflict')
  }

  async function withMailbox(name: string, mailbox: string, hash: string): Promise<NewIdentity> {
    const email = addressed(mailbox)
    const uid = (await identities.add({ email, name, hash }, now())) ?? fail('conflict', ['email'])
    return { uid, email, login: email }
  }

  return {
    recovers: mail => mail,
    mailReset: async () => false,
    async right(uid, password) {
      const hash = await identities.passwordOf(uid)
      return hash !== undefined && passwords.verify({ hash, password })
    },
    async prepareChange(password) {
      const hash = await passwords.hash(password)
      return (uid, kept) =>
        tx(async () => {
          await identities.setPassword(uid, hash, now())
          await identities.endSessions(uid, kept)
        })
    },
    endSessions: uid => tx(() => identities.endSessions(uid)),
    async prepare({ firstName, login, email, password }) {
      const hash = await passwords.hash(password)
      return () => (email ? withMailbox(firstName, email, hash) : withLogin(firstName, login ?? firstName, hash))
    },
    opened: async () => {},
  }
}
