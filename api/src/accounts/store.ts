import type { SchoolGrade } from '@ariane/shared/catalogue'
import type { Insertable, Kysely } from 'kysely'
import { formatDisplayName } from './accounts.ts'
import type { AccountsTables, PeopleTable } from './tables.ts'

type Q = () => Kysely<AccountsTables>

/** Statements on people. */
export const peopleStore = (q: Q) => ({
  find: (uid: string) => q().selectFrom('people').selectAll().where('uid', '=', uid).executeTakeFirst(),

  /** Nobody else changes it until the transaction under way ends. */
  hold: (uid: string) => q().selectFrom('people').selectAll().where('uid', '=', uid).forUpdate().executeTakeFirst(),

  list: async (uids: readonly string[]) =>
    uids.length === 0 ? [] : q().selectFrom('people').selectAll().where('uid', 'in', uids).execute(),

  /** Keeps the account that is already there. */
  async add(person: Insertable<PeopleTable>) {
    await q()
      .insertInto('people')
      .values(person)
      .onConflict(conflict => conflict.column('uid').doNothing())
      .execute()
    return q().selectFrom('people').selectAll().where('uid', '=', person.uid).executeTakeFirstOrThrow()
  },

  /** The name shown follows; without a name it is again what the account was opened with. */
  async rename(uid: string, names: { first: string; last: string }, now: Date) {
    const person = await q().selectFrom('people').select('username').where('uid', '=', uid).executeTakeFirst()
    const display_name = formatDisplayName(names, person?.username ?? null)
    await q()
      .updateTable('people')
      .set({ first_name: names.first, last_name: names.last, display_name, updated_at: now })
      .where('uid', '=', uid)
      .execute()
  },

  async move(uid: string, grade: SchoolGrade, now: Date) {
    await q().updateTable('people').set({ grade, updated_at: now }).where('uid', '=', uid).execute()
  },

  /** Somebody else chose the password; `by` is null where nobody knows who. */
  async passwordSet(uid: string, now: Date, by: string | null) {
    await q()
      .updateTable('people')
      .set({ held_since: now, password_by: by, password_by_adult: true })
      .where('uid', '=', uid)
      .execute()
  },

  /** From now on no mail for a forgotten password goes out. */
  async endResetMail(uid: string, now: Date) {
    await q().updateTable('people').set({ reset_mail_ended_at: now }).where('uid', '=', uid).execute()
  },

  async sawTour(uid: string, now: Date) {
    await q().updateTable('people').set({ tour_seen_at: now }).where('uid', '=', uid).execute()
  },

  async connected(uid: string, now: Date) {
    await q().updateTable('people').set({ last_connected_at: now }).where('uid', '=', uid).execute()
  },
})
