import { createHash, randomUUID } from 'node:crypto'
import { emailFromLogin } from '@ariane/shared/catalogue'
import { type Kysely, sql } from 'kysely'
import type { SignInTables } from '../sign-in/tables.ts'
import type { DirectoryTables } from './tables.ts'

type Q = () => Kysely<SignInTables & DirectoryTables>

const digest = (text: string) => createHash('sha256').update(text).digest('base64url')

/** Statements on who somebody of a directory is here. */
export const directoryStore = (q: Q, provider: string) => ({
  /** Until the end of the transaction nobody else enters as this subject: two tabs at once make one account. */
  async hold(subject: string) {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`directory ${provider} ${subject}`}, 0))`.execute(q())
  },

  async find(subject: string): Promise<string | undefined> {
    const account = await q()
      .selectFrom('auth_accounts')
      .select('userId')
      .where('providerId', '=', provider)
      .where('accountId', '=', subject)
      .executeTakeFirst()
    return account?.userId
  },

  async isLinked(uid: string): Promise<boolean> {
    const account = await q()
      .selectFrom('auth_accounts')
      .select('id')
      .where('providerId', '=', provider)
      .where('userId', '=', uid)
      .executeTakeFirst()
    return account !== undefined
  },

  /** An identity without a password. Its address is no mailbox and nobody's: the school's own proves nothing here. */
  async add(name: string, now: Date): Promise<{ uid: string; email: string }> {
    const uid = randomUUID()
    const email = emailFromLogin(uid)
    const times = { createdAt: now, updatedAt: now }
    await q()
      .insertInto('auth_users')
      .values({ id: uid, name, email, emailVerified: false, ...times })
      .execute()
    return { uid, email }
  },

  async link(uid: string, subject: string, now: Date) {
    const account = { userId: uid, accountId: subject, providerId: provider, password: null }
    await q()
      .insertInto('auth_accounts')
      .values({ id: randomUUID(), ...account, createdAt: now, updatedAt: now })
      .execute()
  },
})

/** Statements on sessions that began at a directory. */
export const outsideSessionStore = (q: Q, provider: string) => ({
  async add(session: string, outside: string, sealed: Buffer | null) {
    await q()
      .insertInto('directory_sessions')
      .values({ session_id: session, provider, outside_hash: digest(outside), sealed })
      .execute()
  },

  find: (session: string) =>
    q()
      .selectFrom('directory_sessions')
      .select('sealed')
      .where('session_id', '=', session)
      .where('provider', '=', provider)
      .executeTakeFirst(),

  /** Ends those that have this name there. */
  async end(outside: string) {
    await q()
      .deleteFrom('auth_sessions')
      .where('id', 'in', eb =>
        eb
          .selectFrom('directory_sessions')
          .select('session_id')
          .where('provider', '=', provider)
          .where('outside_hash', '=', digest(outside)),
      )
      .execute()
  },

  /** Ends all of somebody's that began there. */
  async endAllOf(uid: string) {
    await q()
      .deleteFrom('auth_sessions')
      .where('userId', '=', uid)
      .where('id', 'in', eb =>
        eb.selectFrom('directory_sessions').select('session_id').where('provider', '=', provider),
      )
      .execute()
  },
})
