import type { ClassSummary } from '@ariane/shared/contracts'
import { type Insertable, type Kysely, type Selectable, sql } from 'kysely'
import { isShownTo } from './members.ts'
import type { ClassesTables } from './tables.ts'

export type ClassRow = Selectable<ClassesTables['classes']>
type ListedClass = Omit<ClassSummary, 'teachers' | 'archivedAt'> & { teachers: string[]; archived: Date | null }

/** Statements on classes. */
export const classStore = (q: () => Kysely<ClassesTables>) => ({
  find: (id: string): Promise<ClassRow | undefined> =>
    q().selectFrom('classes').selectAll().where('id', '=', id).executeTakeFirst(),

  /** Held until the end of the transaction. */
  lock: (id: string): Promise<ClassRow | undefined> =>
    q().selectFrom('classes').selectAll().where('id', '=', id).forUpdate().executeTakeFirst(),

  /** The class that one goes on from since then. */
  findBefore: (next: string, since: Date): Promise<ClassRow | undefined> =>
    q()
      .selectFrom('classes')
      .selectAll()
      .where('next_id', '=', next)
      .where('archived_at', '>', since)
      .executeTakeFirst(),

  /** Those of these that are not archived. */
  listRunning: async (ids: readonly string[]): Promise<ClassRow[]> =>
    ids.length === 0
      ? []
      : q().selectFrom('classes').selectAll().where('id', 'in', ids).where('archived_at', 'is', null).execute(),

  /** `teachers` are uids, in the order in which they came. */
  async listOf(manager: string): Promise<ListedClass[]> {
    const { rows } = await sql<ListedClass>`select c.id, c.name, c.grade, c.school_year as "schoolYear",
        c.archived_at as archived,
        (select count(*)::int from class_pupils p where p.class_id = c.id) as pupils,
        (select count(*)::int from class_requests where class_id = c.id and ${isShownTo(manager)}) as requests,
        (select array_agg(t.manager_uid order by t.joined_at, t.manager_uid) from class_teachers t
          where t.class_id = c.id) as teachers
      from classes c join class_teachers mine on mine.class_id = c.id and mine.manager_uid = ${manager}
      order by c.archived_at is not null, c.school_year desc, c.name, c.created_at`.execute(q())
    return rows
  },

  /** How many classes of a teacher are not archived. */
  async countOf(manager: string): Promise<number> {
    const { count } = await q()
      .selectFrom('class_teachers')
      .innerJoin('classes', 'classes.id', 'class_teachers.class_id')
      .select(eb => eb.fn.countAll<string>().as('count'))
      .where('manager_uid', '=', manager)
      .where('archived_at', 'is', null)
      .executeTakeFirstOrThrow()
    return Number(count)
  },

  async add(row: Insertable<ClassesTables['classes']>) {
    await q().insertInto('classes').values(row).execute()
  },

  async change(
    id: string,
    columns: Partial<Pick<ClassRow, 'name' | 'named_by' | 'grade' | 'archived_at' | 'next_id'>>,
  ) {
    await q().updateTable('classes').set(columns).where('id', '=', id).execute()
  },

  /** Ends what still lets somebody in. */
  async close(id: string) {
    await q().deleteFrom('class_codes').where('class_id', '=', id).execute()
    await q().deleteFrom('class_invitations').where('class_id', '=', id).execute()
    await q().deleteFrom('class_requests').where('class_id', '=', id).execute()
  },

  async isTeaching(manager: string, classId: string): Promise<boolean> {
    const row = await q()
      .selectFrom('class_teachers')
      .select('class_id')
      .where('class_id', '=', classId)
      .where('manager_uid', '=', manager)
      .executeTakeFirst()
    return row !== undefined
  },
})
