import type { Insertable, Kysely, Selectable, Updateable } from 'kysely'
import type { AssignmentsTables } from './tables.ts'

export type AssignmentRow = Selectable<AssignmentsTables['assignments']>
export type AssignedRow = Selectable<AssignmentsTables['assignment_pupils']>

const MAX_LISTED = 100

/** Statements on given work. */
export const assignmentStore = (q: () => Kysely<AssignmentsTables>) => ({
  find: (classId: string, id: string): Promise<AssignmentRow | undefined> =>
    q()
      .selectFrom('assignments')
      .selectAll()
      .where('id', '=', id)
      .where('class_id', '=', classId)
      .forUpdate()
      .executeTakeFirst(),

  /** The newest first. */
  listOf: (classId: string): Promise<AssignmentRow[]> =>
    q()
      .selectFrom('assignments')
      .selectAll()
      .where('class_id', '=', classId)
      .orderBy('given_at', 'desc')
      .orderBy('id')
      .limit(MAX_LISTED)
      .execute(),

  async countOf(classId: string): Promise<number> {
    const { count } = await q()
      .selectFrom('assignments')
      .select(eb => eb.fn.countAll<string>().as('count'))
      .where('class_id', '=', classId)
      .executeTakeFirstOrThrow()
    return Number(count)
  },

  /** Who was given these, and what they have of it. */
  pupilsOf: async (ids: readonly string[]): Promise<AssignedRow[]> =>
    ids.length === 0 ? [] : q().selectFrom('assignment_pupils').selectAll().where('assignment_id', 'in', ids).execute(),

  async add(row: Insertable<AssignmentsTables['assignments']>, pupils: readonly string[]) {
    await q().insertInto('assignments').values(row).execute()
    await q()
      .insertInto('assignment_pupils')
      .values(pupils.map(pupil_uid => ({ assignment_id: row.id, pupil_uid })))
      .execute()
  },

  async change(id: string, columns: Updateable<AssignmentsTables['assignments']>) {
    await q().updateTable('assignments').set(columns).where('id', '=', id).execute()
  },

  async delivered(id: string, pupil: string, columns: Updateable<AssignmentsTables['assignment_pupils']>) {
    await q()
      .updateTable('assignment_pupils')
      .set(columns)
      .where('assignment_id', '=', id)
      .where('pupil_uid', '=', pupil)
      .execute()
  },

  async dropPupil(id: string, pupil: string) {
    await q().deleteFrom('assignment_pupils').where('assignment_id', '=', id).where('pupil_uid', '=', pupil).execute()
  },

  /** Work that opened and that somebody still waits for. */
  opened: (day: string): Promise<AssignmentRow[]> =>
    q()
      .selectFrom('assignments')
      .selectAll()
      .where('opens_day', '<=', day)
      .where('withdrawn_at', 'is', null)
      .where(eb =>
        eb.exists(
          eb
            .selectFrom('assignment_pupils')
            .select('pupil_uid')
            .whereRef('assignment_id', '=', 'assignments.id')
            .where('delivered_at', 'is', null),
        ),
      )
      .execute(),
})
