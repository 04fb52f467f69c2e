import { loginFromEmail } from '@ariane/shared/catalogue'
import type { Kysely } from 'kysely'
import type { AccountsTables } from '../../tables.ts'

/** Statements on the lines of class lists that made an account. */
export const importStore = (q: () => Kysely<AccountsTables>) => ({
  /** The login that a line gave; undefined while it gave none. */
  async loginOf(manager: string, key: string): Promise<string | undefined> {
    const row = await q()
      .selectFrom('pupil_imports')
      .innerJoin('people', 'people.uid', 'pupil_imports.pupil_uid')
      .select('people.email')
      .where('pupil_imports.manager_uid', '=', manager)
      .where('pupil_imports.key', '=', key)
      .executeTakeFirst()
    return row && loginFromEmail(row.email ?? '')
  },

  /** False when the line was taken meanwhile: the account that was about to be made is one too many. */
  async keep(manager: string, key: string, pupil: string): Promise<boolean> {
    const kept = await q()
      .insertInto('pupil_imports')
      .values({ manager_uid: manager, key, pupil_uid: pupil })
      .onConflict(conflict => conflict.doNothing())
      .returning('key')
      .executeTakeFirst()
    return kept !== undefined
  },
})
