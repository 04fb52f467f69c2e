import { createHash } from 'node:crypto'
import type { SchoolRequest } from '@ariane/shared/contracts'
import { sql } from 'kysely'
import type { UnitOfWork } from '../platform/db/unit-of-work.ts'
import { parseRoot } from './pronote/address.ts'
import type { SchoolTables } from './tables.ts'
import { BAD_TRIES, BAD_WINDOW, type Wait } from './throttle.ts'

/** What tries are counted with. */
export interface TriesPorts {
  db: UnitOfWork<SchoolTables>
  now(): Date
}

/**
 * What stands for an account at school: a digest, for its name is nobody's business. Undefined for a QR code, which
 * serves once and cannot be guessed. Throws `address_refused`.
 */
export function hashAccount({ pronote, ecoledirecte }: Partial<SchoolRequest>) {
  if (pronote && !('qr' in pronote)) return digest(['pronote', parseRoot(pronote.url), pronote.username])
  return ecoledirecte && !pronote ? digest(['ecoledirecte', ecoledirecte.username]) : undefined
}

const digest = (parts: readonly string[]) =>
  createHash('sha256')
    .update(parts.map(part => part.trim().toLowerCase()).join('\n'))
    .digest('hex')

/**
 * Tries on one account at school by pupils who never opened it, all together: whoever wants to guess a password gets no
 * further with many pupils than with one. Who opened the account before is counted by himself alone, so that nobody
 * locks him out. A try is taken before it is made, and given back when it was none.
 */
export function accountTries({ db: { q }, now }: TriesPorts) {
  const isOver = () => sql<boolean>`school_accounts.since <= ${new Date(+now() - BAD_WINDOW)}`
  return {
    /** Why the account may not be tried now; null when a try was taken. */
    async take(account: string): Promise<Wait | null> {
      const taken = await q()
        .insertInto('school_accounts')
        .values({ account, tries: 1, since: now() })
        .onConflict(conflict =>
          conflict
            .column('account')
            .doUpdateSet({
              tries: sql`case when ${isOver()} then 1 else school_accounts.tries + 1 end`,
              since: sql`case when ${isOver()} then ${now()} else school_accounts.since end`,
            })
            .where(sql<boolean>`school_accounts.tries < ${BAD_TRIES} or ${isOver()}`),
        )
        .returning('tries')
        .executeTakeFirst()
      if (taken) return null
      const row = await q()
        .selectFrom('school_accounts')
        .select('since')
        .where('account', '=', account)
        .executeTakeFirst()
      const left = (row?.since.getTime() ?? +now()) + BAD_WINDOW - +now()
      return { code: 'too_many_tries', seconds: Math.max(1, Math.ceil(left / 1000)) }
    },

    /** Forgets the tries whose half hour is over. */
    async forgetOld(): Promise<void> {
      await q().deleteFrom('school_accounts').where(isOver()).execute()
    },

    async giveBack(account: string): Promise<void> {
      await q()
        .updateTable('school_accounts')
        .set({ tries: sql`tries - 1` })
        .where('account', '=', account)
        .where('tries', '>', 0)
        .execute()
    },
  }
}
