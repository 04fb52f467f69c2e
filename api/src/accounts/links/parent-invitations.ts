import type { Kysely } from 'kysely'
import type { AccountsTables } from '../tables.ts'

/** Statements on the link with which a parent invites the other one: one a parent. */
export const parentInvitationStore = (q: () => Kysely<AccountsTables>) => ({
  async put(parent_uid: string, token_hash: string, expires_at: Date) {
    await q()
      .insertInto('parent_invitations')
      .values({ parent_uid, token_hash, expires_at })
      .onConflict(conflict => conflict.column('parent_uid').doUpdateSet({ token_hash, expires_at }))
      .execute()
  },

  async expiresAt(parent: string, now: Date): Promise<Date | undefined> {
    const row = await q()
      .selectFrom('parent_invitations')
      .select('expires_at')
      .where('parent_uid', '=', parent)
      .where('expires_at', '>', now)
      .executeTakeFirst()
    return row?.expires_at
  },

  async drop(parent: string) {
    await q().deleteFrom('parent_invitations').where('parent_uid', '=', parent).execute()
  },

  /** Whose invitation it is, unless it is the one's who uses it; it never works again. */
  async use(hash: string, by: string, now: Date): Promise<string | undefined> {
    const used = await q()
      .deleteFrom('parent_invitations')
      .where('token_hash', '=', hash)
      .where('parent_uid', '<>', by)
      .where('expires_at', '>', now)
      .returning('parent_uid')
      .executeTakeFirst()
    return used?.parent_uid
  },

  async forgetExpired(now: Date) {
    await q().deleteFrom('parent_invitations').where('expires_at', '<=', now).execute()
  },
})
