import type { TaskFields } from '@ariane/shared/contracts'
import type { Insertable, Kysely } from 'kysely'
import { taskColumns, toHistoryEntry } from './objective.ts'
import type { ObjectivesTables } from './tables.ts'

type Q = () => Kysely<ObjectivesTables>

/** Statements on the tasks of objectives. */
export const taskStore = (q: Q) => {
  const update = (id: string) => q().updateTable('objective_tasks').where('id', '=', id)
  return {
    async add(objectiveId: string, id: string, position: number, task: TaskFields) {
      const row = { id, objective_id: objectiveId, position, is_success: null, notes: '', ...taskColumns(task) }
      await q().insertInto('objective_tasks').values(row).execute()
    },

    /** After the last one. */
    async nextPosition(objectiveId: string): Promise<number> {
      const { last } = await q()
        .selectFrom('objective_tasks')
        .select(eb => eb.fn.max('position').as('last'))
        .where('objective_id', '=', objectiveId)
        .executeTakeFirstOrThrow()
      return last === null ? 0 : last + 1
    },

    async edit(id: string, task: TaskFields) {
      await update(id).set(taskColumns(task)).execute()
    },

    async evaluate(id: string, is_success: boolean, notes: string) {
      await update(id).set({ is_success, notes }).execute()
    },

    async remove(id: string) {
      await q().deleteFrom('objective_tasks').where('id', '=', id).execute()
    },

    /** The objective of a task. */
    async objectiveOf(id: string): Promise<string | undefined> {
      const row = await q().selectFrom('objective_tasks').select('objective_id').where('id', '=', id).executeTakeFirst()
      return row?.objective_id
    },

    async owner(id: string): Promise<string | undefined> {
      const row = await q()
        .selectFrom('objective_tasks')
        .innerJoin('objectives', 'objectives.id', 'objective_tasks.objective_id')
        .select('objectives.user_id')
        .where('objective_tasks.id', '=', id)
        .executeTakeFirst()
      return row?.user_id
    },
  }
}

/** Statements on what happened to objectives. */
export const historyStore = (q: Q) => ({
  async add(entry: Insertable<ObjectivesTables['objective_history']>) {
    await q().insertInto('objective_history').values(entry).execute()
  },

  /** Oldest first. */
  async list(objectiveId: string) {
    const rows = await q()
      .selectFrom('objective_history')
      .selectAll()
      .where('objective_id', '=', objectiveId)
      .orderBy('id')
      .execute()
    return rows.map(toHistoryEntry)
  },
})
