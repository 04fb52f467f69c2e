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
      .select(['session.id as session', 'session.expiresAt', 'session.shared'])
      .select(['user.id', 'user.email', 'user.name', 'user.emailVerified', 'user.image'])
      .select(['person.role', 'person.disabled_at', 'person.waiting_since'])
      .where('session.token', '=', token)
      .executeTakeFirst(),

  /** Makes a session one of a shared computer, which ends at a moment. */
  async share(token: string, expiresAt: Date) {
    await q().updateTable('auth_sessions').set({ shared: true, expiresAt }).where('token', '=', token).execute()
  },

  /** A session of a shared computer goes on. */
  async prolong(id: string, { now, expiresAt }: { now: Date; expiresAt: Date }) {
    await q().updateTable('auth_sessions').set({ expiresAt, updatedAt: now }).where('id', '=', id).execute()
  },

  /** The school said again who this is. */
  async prove(id: string, at: Date) {
    await q().updateTable('auth_sessions').set({ proven_at: at }).where('id', '=', id).execute()
  },

  /** What somebody can show who he is with: a password, and when the school said it last in this session. */
  async proof(uid: string, id: string): Promise<{ hasPassword: boolean; provenAt: Date | null }> {
    const found = await q()
      .selectFrom('auth_users as user')
      .leftJoin('auth_sessions as session', join =>
        join.onRef('session.userId', '=', 'user.id').on('session.id', '=', id),
      )
      .select(['session.proven_at'])
      .select(eb =>
        eb
          .exists(
            eb
              .selectFrom('auth_accounts as account')
              .select('account.id')
              .whereRef('account.userId', '=', 'user.id')
              .where('account.password', 'is not', null),
          )
          .as('hasPassword'),
      )
      .where('user.id', '=', uid)
      .executeTakeFirst()
    return { hasPassword: found?.hasPassword === true, provenAt: found?.proven_at ?? null }
  },

  list: (uid: string, now: Date) =>
    q()
      .selectFrom('auth_sessions')
      .select(['id', 'userAgent', 'createdAt', 'updatedAt', 'shared'])
      .where('userId', '=', uid)
      .where('expiresAt', '>', now)
      .orderBy('updatedAt', 'desc')
      .limit(100)
      .execute(),

  /** False for a session of somebody else, or none. */
  async end(uid: string, id: string): Promise<boolean> {
    const ended = await q()
      .deleteFrom('auth_sessions')
      .where('id', '=', id)
      .where('userId', '=', uid)
      .returning('id')
      .executeTakeFirst()
    return ended !== undefined
  },

  /** Ends every session but `kept`. */
  async endOthers(uid: string, kept: string | undefined) {
    await q()
      .deleteFrom('auth_sessions')
      .where('userId', '=', uid)
      .where('id', '<>', kept ?? '')
      .execute()
  },
})
