import { ASSIGNMENTS_PER_PAGE } from '@ariane/shared/contracts'
import { type Insertable, type Kysely, type Selectable, sql, type Updateable } from 'kysely'
import type { WorkFile } from './ports.ts'
import type { AssignmentsTables } from './tables.ts'
import { wordsOf } from './words.ts'

export type AssignmentRow = Selectable<AssignmentsTables['assignments']>
export type AssignedRow = Selectable<AssignmentsTables['assignment_pupils']>

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

  /** The newest first, a page of them; 1 is the first. */
  listOf: (classId: string, page = 1): Promise<AssignmentRow[]> =>
    q()
      .selectFrom('assignments')
      .selectAll()
      .where('class_id', '=', classId)
      .orderBy('given_at', 'desc')
      .orderBy('id')
      .limit(ASSIGNMENTS_PER_PAGE)
      .offset((page - 1) * ASSIGNMENTS_PER_PAGE)
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

  /** Work that this pupil received, by its id or by its event in his planner: all that its giver wrote. */
  async givenTo(pupil: string, id: string) {
    const row = await q()
      .selectFrom('assignment_pupils')
      .innerJoin('assignments', 'assignments.id', 'assignment_pupils.assignment_id')
      .select(['assignments.id', 'given_by', 'title', 'instruction', 'work'])
      .where(eb => eb.or([eb(sql`assignments.id::text`, '=', id), eb(sql`event_id::text`, '=', id)]))
      .where('pupil_uid', '=', pupil)
      .where('delivered_at', 'is not', null)
      .executeTakeFirst()
    return row && { kind: 'work' as const, id: row.id, author: row.given_by, said: wordsOf(row).join('\n') }
  },

  /** What stands behind these paths of a pupil, as long as it is not withdrawn. */
  ofPaths: (pupil: string, paths: readonly number[]) =>
    paths.length === 0
      ? []
      : q()
          .selectFrom('assignment_pupils')
          .innerJoin('assignments', 'assignments.id', 'assignment_pupils.assignment_id')
          .select(['path_id', 'assignments.id', 'given_by', 'instruction', 'due_day'])
          .where('pupil_uid', '=', pupil)
          .where('path_id', 'in', paths)
          .where('withdrawn_at', 'is', null)
          .execute(),

  async add(row: Insertable<AssignmentsTables['assignments']>, pupils: readonly string[]) {
    await q().insertInto('assignments').values(row).execute()
    await q()
      .insertInto('assignment_pupils')
      .values(pupils.map(pupil_uid => ({ assignment_id: row.id, pupil_uid })))
      .execute()
  },

  async addFile(assignment_id: string, { type, bytes }: Pick<WorkFile, 'type' | 'bytes'>) {
    await q().insertInto('assignment_files').values({ assignment_id, media: bytes, media_type: type }).execute()
  },

  async findFile(id: string): Promise<WorkFile | undefined> {
    const file = q().selectFrom('assignment_files').select(['media', 'media_type']).where('assignment_id', '=', id)
    const row = await file.executeTakeFirst()
    if (!row) return undefined
    const kind = row.media_type.startsWith('image/') ? 'image' : 'audio'
    return { kind, type: row.media_type, bytes: row.media }
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
