import type { SchoolGrade } from '@ariane/shared/catalogue'
import type { Insertable, Kysely } from 'kysely'
import type { RightsTables } from '../tables.ts'

/** Statements on grades that are asked for and on what they were. */
export const gradeStore = (q: () => Kysely<RightsTables>) => ({
  demand: (pupil: string) =>
    q().selectFrom('grade_demands').selectAll().where('pupil_uid', '=', pupil).executeTakeFirst(),

  async ask(pupil: string, grade: SchoolGrade, asked_at: Date) {
    await q()
      .insertInto('grade_demands')
      .values({ pupil_uid: pupil, grade, asked_at })
      .onConflict(conflict => conflict.column('pupil_uid').doUpdateSet({ grade, asked_at }))
      .execute()
  },

  async settle(pupil: string, at: Date) {
    await q().deleteFrom('grade_demands').where('pupil_uid', '=', pupil).execute()
    await q()
      .insertInto('grade_checks')
      .values({ pupil_uid: pupil, at })
      .onConflict(conflict => conflict.column('pupil_uid').doUpdateSet({ at }))
      .execute()
  },

  async add(change: Insertable<RightsTables['grade_changes']>) {
    await q().insertInto('grade_changes').values(change).execute()
  },

  settledAt: async (pupil: string) =>
    (await q().selectFrom('grade_checks').select('at').where('pupil_uid', '=', pupil).executeTakeFirst())?.at,

  /** The last change out of one of these grades since then. */
  lastFrom: (pupil: string, grades: readonly SchoolGrade[], since: Date) =>
    q()
      .selectFrom('grade_changes')
      .select('by_relation')
      .where('pupil_uid', '=', pupil)
      .where('from_grade', 'in', grades)
      .where('at', '>', since)
      .orderBy('id', 'desc')
      .executeTakeFirst(),

  /** Newest first. */
  changes: (pupil: string) =>
    q()
      .selectFrom('grade_changes')
      .selectAll()
      .where('pupil_uid', '=', pupil)
      .orderBy('id', 'desc')
      .limit(20)
      .execute(),
})
