import type { PathStatus } from '@ariane/shared/contracts'
import { type Insertable, type Kysely, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { ModuleRow, PathRow, SummaryRow } from './path.ts'
import { plannedEvent } from './planned-event.ts'
import type { Failure, LearningTables, ModulesTable, PathKind, PathsTable } from './tables.ts'

type Q = () => Kysely<LearningTables>
/** The number of a path's finished modules, of a homework's settled questions, and who gave it. */
interface Counts {
  done: number
  given_by: string | null
}
/** Where the planner has it, if it was given for a day. */
interface Planned {
  event_id: string | null
}
export type CountedPath = PathRow & Counts
/** A path as lists show it. */
export type ListedPath = SummaryRow & Counts & Planned & Pick<PathRow, 'user_id' | 'active_at'>

const INCOMPLETE = sql<PathStatus>`case kind when 'homework' then 'incomplete_homework' else 'incomplete_path' end`

/** The columns of a path that lists show. */
const LISTED = [
  'paths.id',
  'paths.user_id',
  'paths.kind',
  'paths.title',
  'paths.description',
  'paths.status',
  'paths.subject',
  'paths.grade',
  'paths.chapter_id',
  'paths.sub_chapter_id',
  'paths.auto_slide',
  'paths.module_count',
  'paths.failure',
  'paths.created_at',
  'paths.pinned_at',
  'paths.link_token',
  'paths.active_at',
] as const

/** Every column of a module but its key. */
const SHOWN = [
  'modules.id',
  'modules.path_id',
  'modules.position',
  'modules.title',
  'modules.type',
  'modules.content_type',
  'modules.content',
  'modules.activity',
  'modules.figures',
  'modules.seen',
  'modules.done',
  'modules.scores',
  'modules.state',
  'modules.asks',
] as const

/** Statements on paths. */
export const pathStore = (q: Q) => {
  const counted = () =>
    q()
      .selectFrom('paths')
      .select(
        sql<number>`case when paths.kind = 'homework' then paths.settled
          else (select count(*)::int from modules where path_id = paths.id and done) end`.as('done'),
      )
      .select(eb => eb.selectFrom('given_paths').select('given_by').whereRef('path_id', '=', 'paths.id').as('given_by'))

  const listed = () => counted().select(LISTED).select(plannedEvent().as('event_id'))

  return {
    async add(path: Insertable<PathsTable>): Promise<number> {
      const { id } = await q().insertInto('paths').values(path).returning('id').executeTakeFirstOrThrow()
      return id
    },

    find: (id: number): Promise<CountedPath | undefined> =>
      counted().selectAll('paths').where('id', '=', id).executeTakeFirst(),

    /** With its modules in their order, without their keys. */
    findWhole: (id: number) =>
      q()
        .selectFrom('paths')
        .selectAll('paths')
        .select(eb =>
          jsonArrayFrom(
            eb.selectFrom('modules').select(SHOWN).whereRef('path_id', '=', 'paths.id').orderBy('position'),
          ).as('modules'),
        )
        .where('id', '=', id)
        .$castTo<PathRow & { modules: ModuleRow[] }>()
        .executeTakeFirst(),

    /** Newest first. */
    listOf: (userId: string, kinds: PathKind[]): Promise<ListedPath[]> =>
      listed()
        .where('user_id', '=', userId)
        .where('kind', 'in', kinds)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .execute(),

    /** Of several pupils, what was worked on since an instant. */
    activeOf: (uids: readonly string[], since: Date): Promise<ListedPath[]> =>
      listed().where('user_id', 'in', uids).where('active_at', '>=', since).execute(),

    /** Holds the path until the end of the transaction, so that its progress is counted once at a time. */
    lock: (id: number) => q().selectFrom('paths').selectAll().where('id', '=', id).forUpdate().executeTakeFirst(),

    async ownerOf(id: number): Promise<string | undefined> {
      const path = await q().selectFrom('paths').select('user_id').where('id', '=', id).executeTakeFirst()
      return path?.user_id
    },

    /** Ends a generation; false when it had ended already. */
    async generated(id: number): Promise<boolean> {
      const { numUpdatedRows } = await q()
        .updateTable('paths')
        .set({ status: 'to_do' })
        .where('id', '=', id)
        .where('status', '=', 'generating')
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },

    /** Gives a generation up and drops what it wrote; nothing happens when it had ended already. */
    async giveUp(id: number, failure: Failure) {
      const path = await q()
        .updateTable('paths')
        .set({ status: INCOMPLETE, failure })
        .where('id', '=', id)
        .where('status', '=', 'generating')
        .returning('id')
        .executeTakeFirst()
      if (path) await q().deleteFrom('modules').where('path_id', '=', id).execute()
    },

    /** Forgets the incomplete paths of a place, once they are asked for again. */
    async replaceIncomplete(userId: string, chapterId: string, subChapterId: string | null) {
      await q()
        .deleteFrom('paths')
        .where('user_id', '=', userId)
        .where('kind', '=', 'pedagogical_pathway')
        .where('status', '=', 'incomplete_path')
        .where('chapter_id', '=', chapterId)
        .where('sub_chapter_id', 'is not distinct from', subChapterId)
        .execute()
    },
  }
}

/** Statements on modules. */
export const moduleStore = (q: Q) => ({
  /** In the order of the path, without their keys. */
  listOf: (pathId: number): Promise<ModuleRow[]> =>
    q().selectFrom('modules').select(SHOWN).where('path_id', '=', pathId).orderBy('position').execute(),

  find: (id: number) => q().selectFrom('modules').selectAll().where('id', '=', id).executeTakeFirst(),

  async ownerOf(id: number): Promise<string | undefined> {
    const row = await q()
      .selectFrom('modules')
      .innerJoin('paths', 'paths.id', 'modules.path_id')
      .select('paths.user_id')
      .where('modules.id', '=', id)
      .executeTakeFirst()
    return row?.user_id
  },

  /** Keeps the module that is already at this position. */
  async add(module: Insertable<ModulesTable>) {
    await q()
      .insertInto('modules')
      .values(module)
      .onConflict(conflict => conflict.columns(['path_id', 'position']).doNothing())
      .execute()
  },

  async progressed(id: number, progress: Pick<ModuleRow, 'seen' | 'done' | 'scores' | 'state'>) {
    const { seen, done, scores, state } = progress
    await q()
      .updateTable('modules')
      .set({ seen, done, scores: JSON.stringify(scores), state: JSON.stringify(state) })
      .where('id', '=', id)
      .execute()
  },

  async addAnswer(answer: Insertable<LearningTables['answers']>) {
    await q().insertInto('answers').values(answer).execute()
  },

  /** The judgements of one chapter of a module, oldest first. */
  async resultsOf(moduleId: number, key: string) {
    const rows = await q()
      .selectFrom('answers')
      .select('result')
      .where('module_id', '=', moduleId)
      .where('key', '=', key)
      .orderBy('id')
      .execute()
    return rows.map(({ result }) => result)
  },

  async addInteraction(interaction: Insertable<LearningTables['interactions']>) {
    await q().insertInto('interactions').values(interaction).execute()
  },
})
