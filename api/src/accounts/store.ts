import type { Insertable, Kysely } from 'kysely'
import type { AccountsTables, PeopleTable } from './tables.ts'

type Q = () => Kysely<AccountsTables>

/** Statements on people and links. */
export const peopleStore = (q: Q) => ({
  find: (uid: string) => q().selectFrom('people').selectAll().where('uid', '=', uid).executeTakeFirst(),

  /** Keeps the account that is already there. */
  async add(person: Insertable<PeopleTable>) {
    await q()
      .insertInto('people')
      .values(person)
      .onConflict(conflict => conflict.column('uid').doNothing())
      .execute()
    return q().selectFrom('people').selectAll().where('uid', '=', person.uid).executeTakeFirstOrThrow()
  },

  async rename(
    uid: string,
    names: Pick<Insertable<PeopleTable>, 'first_name' | 'last_name' | 'display_name'>,
    now: Date,
  ) {
    await q()
      .updateTable('people')
      .set({ ...names, updated_at: now })
      .where('uid', '=', uid)
      .execute()
  },

  async connected(uid: string, now: Date) {
    await q().updateTable('people').set({ last_connected_at: now }).where('uid', '=', uid).execute()
  },

  async linked(manager: string, pupil: string): Promise<boolean> {
    const link = await q()
      .selectFrom('links')
      .select('kind')
      .where('manager_uid', '=', manager)
      .where('pupil_uid', '=', pupil)
      .executeTakeFirst()
    return link !== undefined
  },
})
