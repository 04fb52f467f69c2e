import { type Kysely, sql } from 'kysely'
import type { ClassesTables } from './tables.ts'

/** A class as a directory names it. */
export interface Named {
  provider: string
  school: string
  name: string
}

/** Statements on what a directory says of classes. */
export const directoryClassStore = (q: () => Kysely<ClassesTables>) => ({
  /** Until the end of the transaction nobody else makes or fills this class. */
  async hold({ provider, school, name }: Named) {
    const key = JSON.stringify(['class', provider, school, name])
    await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(q())
  },

  namesOf: (uid: string, provider: string): Promise<Named[]> =>
    q()
      .selectFrom('directory_members')
      .select(['provider', 'school', 'name'])
      .where('uid', '=', uid)
      .where('provider', '=', provider)
      .execute(),

  async name(uid: string, teaches: boolean, classes: readonly Named[]) {
    if (classes.length === 0) return
    await q()
      .insertInto('directory_members')
      .values(classes.map(named => ({ uid, teaches, ...named })))
      .onConflict(conflict => conflict.doNothing())
      .execute()
  },

  async forget(uid: string, { provider, school, name }: Named) {
    await q()
      .deleteFrom('directory_members')
      .where('uid', '=', uid)
      .where('provider', '=', provider)
      .where('school', '=', school)
      .where('name', '=', name)
      .execute()
  },

  /** Who was named for a class when he came. */
  async namedFor({ provider, school, name }: Named) {
    const rows = await q()
      .selectFrom('directory_members')
      .select(['uid', 'teaches'])
      .where('provider', '=', provider)
      .where('school', '=', school)
      .where('name', '=', name)
      .orderBy('uid')
      .execute()
    return {
      teachers: rows.filter(row => row.teaches).map(row => row.uid),
      pupils: rows.filter(row => !row.teaches).map(row => row.uid),
    }
  },

  find: ({ provider, school, name }: Named, year: number) =>
    q()
      .selectFrom('directory_classes')
      .innerJoin('classes', 'classes.id', 'directory_classes.class_id')
      .select(['classes.id', 'classes.archived_at'])
      .where('provider', '=', provider)
      .where('school', '=', school)
      .where('directory_classes.name', '=', name)
      .where('directory_classes.school_year', '=', year)
      .executeTakeFirst(),

  async add(class_id: string, { provider, school, name }: Named, school_year: number) {
    await q().insertInto('directory_classes').values({ class_id, provider, school, name, school_year }).execute()
  },
})
