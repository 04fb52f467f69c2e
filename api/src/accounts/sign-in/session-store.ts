import type { Kysely } from 'kysely'
import type { AccountsTables } from '../tables.ts'
import type { SignInTables } from './tables.ts'

/** Statements on sessions. */
export const sessionStore = (q: () => Kysely<SignInTables & AccountsTables>) => ({
  /** Whose session a token is, with what decides of every call in the account if one was opened. */
  find: (token: string) =>
    q()
      .selectFrom('auth_sessions as session')
      .innerJoin('auth_users as user', 'user.id', 'session.userId')
      .leftJoin('people as person', 'person.uid', 'user.id')
      .select(['session.id as session', 'session.expiresAt'])
      .select(['user.id', 'user.email', 'user.name', 'user.emailVerified', 'user.image'])
      .select(['person.role', 'person.disabled_at'])
      .where('session.token', '=', token)
      .executeTakeFirst(),
})
