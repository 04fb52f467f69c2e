import type { Insertable, Kysely } from 'kysely'
import type { PathRow } from './path.ts'
import type { LearningTables, PathKind, PathsTable } from './tables.ts'

/** What the modules of a copy take over: what is taught, never what was answered. */
const TAUGHT = ['position', 'title', 'type', 'content_type', 'content', 'activity', 'answer_key', 'speech'] as const

/** Statements that count, copy and remove whole paths. */
export const copyStore = (q: () => Kysely<LearningTables>) => ({
  async countOf(userId: string, kind: PathKind): Promise<number> {
    const { count } = await q()
      .selectFrom('paths')
      .select(eb => eb.fn.countAll<string>().as('count'))
      .where('user_id', '=', userId)
      .where('kind', '=', kind)
      .executeTakeFirstOrThrow()
    return Number(count)
  },

  async rename(id: number, title: string) {
    await q().updateTable('paths').set({ title }).where('id', '=', id).execute()
  },

  /** With its modules, their answers and what was said about them. */
  async remove(id: number) {
    await q().deleteFrom('paths').where('id', '=', id).execute()
  },

  /** A path with the same modules, not begun. */
  async copy({ id: from, ...path }: PathRow, changes: Partial<Insertable<PathsTable>>): Promise<number> {
    const { id } = await q()
      .insertInto('paths')
      .values({
        ...path,
        request: JSON.stringify(path.request),
        written_by: path.written_by && JSON.stringify(path.written_by),
        status: path.kind === 'homework' ? 'generated' : 'to_do',
        settled: 0,
        failure: null,
        opened_at: null,
        ...changes,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await q()
      .insertInto('modules')
      .columns(['path_id', ...TAUGHT])
      .expression(eb =>
        eb
          .selectFrom('modules')
          .select(e => e.val(id).as('path_id'))
          .select(TAUGHT)
          .where('path_id', '=', from),
      )
      .execute()
    return id
  },
})
