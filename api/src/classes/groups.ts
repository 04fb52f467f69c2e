import type { Kysely } from 'kysely'
import type { ClassesTables } from './tables.ts'

/** Statements on the groups of a class. */
export const groupStore = (q: () => Kysely<ClassesTables>) => ({
  listOf: (classId: string) =>
    q()
      .selectFrom('class_groups')
      .select(['id', 'name'])
      .where('class_id', '=', classId)
      .orderBy('name')
      .orderBy('id')
      .execute(),

  membersOf: (classId: string) =>
    q()
      .selectFrom('class_group_pupils')
      .select(['group_id as group', 'pupil_uid as uid'])
      .where('class_id', '=', classId)
      .orderBy('group_id')
      .execute(),

  /** False when the group belongs to another class. */
  async save({ id, classId, name }: { id: string; classId: string; name: string }, pupils: readonly string[]) {
    const saved = await q()
      .insertInto('class_groups')
      .values({ id, class_id: classId, name })
      .onConflict(conflict => conflict.column('id').doUpdateSet({ name }).where('class_groups.class_id', '=', classId))
      .returning('id')
      .executeTakeFirst()
    if (!saved) return false
    await q().deleteFrom('class_group_pupils').where('group_id', '=', id).execute()
    if (pupils.length > 0)
      await q()
        .insertInto('class_group_pupils')
        .values(pupils.map(pupil_uid => ({ group_id: id, class_id: classId, pupil_uid })))
        .execute()
    return true
  },

  async remove(classId: string, id: string) {
    await q().deleteFrom('class_groups').where('class_id', '=', classId).where('id', '=', id).execute()
  },
})
