import type { Insertable, Kysely, Updateable } from 'kysely'
import type { PathRow } from './path.ts'
import type { LearningTables, PathKind, PathsTable } from './tables.ts'

/** What a copy takes over of its path: what was asked for, never what was done with it. */
const copiedColumns = (path: PathRow) => ({
  user_id: path.user_id,
  kind: path.kind,
  title: path.title,
  description: path.description,
  subject: path.subject,
  grade: path.grade,
  chapter_id: path.chapter_id,
  sub_chapter_id: path.sub_chapter_id,
  request: JSON.stringify(path.request),
  seed: path.seed,
  auto_slide: path.auto_slide,
  module_count: path.module_count,
  written_by: path.written_by && JSON.stringify(path.written_by),
})
type CopyChanges = Partial<Insertable<PathsTable>> & Pick<Insertable<PathsTable>, 'created_at' | 'active_at'>

/** What the modules of a copy take over: what is taught, never what was answered. */
const TAUGHT = [
  'position',
  'title',
  'type',
  'content_type',
  'content',
  'activity',
  'answer_key',
  'speech',
  'figures',
  'notions',
  'items',
] as const

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

  async change(id: number, columns: Updateable<PathsTable>) {
    await q().updateTable('paths').set(columns).where('id', '=', id).execute()
  },

  /** With its modules, their answers and what was said about them. */
  async remove(id: number) {
    await q().deleteFrom('paths').where('id', '=', id).execute()
  },

  /** A path with the same modules, not begun. */
  async copy(path: PathRow, changes: CopyChanges): Promise<number> {
    const status = path.kind === 'homework' ? 'generated' : 'to_do'
    const { id } = await q()
      .insertInto('paths')
      .values({ ...copiedColumns(path), status, ...changes })
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
          .where('path_id', '=', path.id),
      )
      .execute()
    return id
  },
})
