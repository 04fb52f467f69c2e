import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { SignInTables } from './tables.ts'

/** How the library calls accounts with a password. */
const CREDENTIAL = 'credential'

/** Statements on identities, their passwords and their sessions. To be called in a transaction where they change. */
export const identityStore = (q: () => Kysely<SignInTables>) => ({
  /** Undefined when the address is taken. */
  async add(identity: { email: string; name: string; hash: string }, now: Date): Promise<string | undefined> {
    const { email, name, hash } = identity
    const id = randomUUID()
    const added = await q()
      .insertInto('auth_users')
      .values({ id, name, email, emailVerified: false, createdAt: now, updatedAt: now })
      .onConflict(conflict => conflict.column('email').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!added) return undefined
    const account = { userId: id, accountId: id, providerId: CREDENTIAL, password: hash }
    await q()
      .insertInto('auth_accounts')
      .values({ id: randomUUID(), ...account, createdAt: now, updatedAt: now })
      .execute()
    return id
  },

  /** An identity that somebody else keeps the password of. Another one with its address is left as it is. */
  async know({ uid, email, name }: { uid: string; email: string; name: string }, now: Date) {
    await q()
      .insertInto('auth_users')
      .values({ id: uid, name, email: email.toLowerCase(), emailVerified: false, createdAt: now, updatedAt: now })
      .onConflict(conflict => conflict.doNothing())
      .execute()
  },

  /** The addresses that begin like this one, up to the number before the at sign. */
  async addressesLike(login: string, domain: string): Promise<string[]> {
    const rows = await q()
      .selectFrom('auth_users')
      .select('email')
      .where('email', 'like', `${login}%@${domain}`)
      .execute()
    return rows.map(row => row.email)
  },

  find: (uid: string) => q().selectFrom('auth_users').selectAll().where('id', '=', uid).executeTakeFirst(),

  findByEmail: (email: string) =>
    q().selectFrom('auth_users').selectAll().where('email', '=', email.trim().toLowerCase()).executeTakeFirst(),

  async passwordOf(uid: string): Promise<string | undefined> {
    const row = await q()
      .selectFrom('auth_accounts')
      .select('password')
      .where('userId', '=', uid)
      .where('providerId', '=', CREDENTIAL)
      .executeTakeFirst()
    return row?.password ?? undefined
  },

  async setPassword(uid: string, hash: string, now: Date) {
    await q()
      .updateTable('auth_accounts')
      .set({ password: hash, updatedAt: now })
      .where('userId', '=', uid)
      .where('providerId', '=', CREDENTIAL)
      .execute()
  },

  /** Ends every session but `kept`, and the links of forgotten passwords: whoever had one has to sign in again. */
  async endSessions(uid: string, kept?: string) {
    const sessions = q().deleteFrom('auth_sessions').where('userId', '=', uid)
    await (kept === undefined ? sessions : sessions.where('id', '<>', kept)).execute()
    await q().deleteFrom('password_resets').where('uid', '=', uid).execute()
  },

  /** Which of these sessions have not ended. */
  async openOf(sessions: readonly string[], now: Date): Promise<Set<string>> {
    const open = q().selectFrom('auth_sessions').select('id').where('id', 'in', sessions).where('expiresAt', '>', now)
    return new Set((await open.execute()).map(({ id }) => id))
  },

  /** Sessions and links whose time is over. */
  async forgetExpired(now: Date) {
    await q().deleteFrom('auth_sessions').where('expiresAt', '<=', now).execute()
    await q().deleteFrom('password_resets').where('expires_at', '<=', now).execute()
  },

  async dropResets(uid: string) {
    await q().deleteFrom('password_resets').where('uid', '=', uid).execute()
  },

  /** Forgets what has expired, too. */
  async addReset(
    tokenHash: string,
    uid: string,
    { now, expiresAt, byOperator = false }: { now: Date; expiresAt: Date; byOperator?: boolean },
  ) {
    await q().deleteFrom('password_resets').where('expires_at', '<=', now).execute()
    await q()
      .insertInto('password_resets')
      .values({ token_hash: tokenHash, uid, expires_at: expiresAt, by_operator: byOperator })
      .execute()
  },

  /** Whose token it is while it works; it never works again. */
  async useReset(tokenHash: string, now: Date): Promise<{ uid: string; by_operator: boolean } | undefined> {
    const row = await q()
      .deleteFrom('password_resets')
      .where('token_hash', '=', tokenHash)
      .returning(['uid', 'expires_at', 'by_operator'])
      .executeTakeFirst()
    return row && row.expires_at > now ? row : undefined
  },
})
