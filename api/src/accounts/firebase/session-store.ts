import type { Kysely } from 'kysely'
import type { FirebaseTables } from './tables.ts'

/** Statements on since when somebody's tokens are taken. */
export const sessionStore = (q: () => Kysely<FirebaseTables>) => ({
  async endBefore(uid: string, since: Date) {
    await q()
      .insertInto('hosted_sessions')
      .values({ uid, since })
      .onConflict(conflict => conflict.column('uid').doUpdateSet({ since }))
      .execute()
  },

  async since(uid: string): Promise<Date | undefined> {
    const row = await q().selectFrom('hosted_sessions').select('since').where('uid', '=', uid).executeTakeFirst()
    return row?.since
  },
})
