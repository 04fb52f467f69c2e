import type { Objective } from '@ariane/shared/contracts'
import type { Kysely } from 'kysely'
import { objectiveOf } from './objective.ts'
import type { ObjectivesTables } from './tables.ts'

/** Statements on objectives and their tasks. */
export const objectivesStore = (q: () => Kysely<ObjectivesTables>) => {
  const tasksOf = (ids: string[]) =>
    ids.length === 0
      ? Promise.resolve([])
      : q().selectFrom('objective_tasks').selectAll().where('objective_id', 'in', ids).orderBy('position').execute()

  return {
    async list(userId: string): Promise<Objective[]> {
      const rows = await q()
        .selectFrom('objectives')
        .selectAll()
        .where('user_id', '=', userId)
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .execute()
      const tasks = await tasksOf(rows.map(row => row.id))
      return rows.map(row =>
        objectiveOf(
          row,
          tasks.filter(task => task.objective_id === row.id),
        ),
      )
    },

    async find(id: string): Promise<Objective | undefined> {
      const row = await q().selectFrom('objectives').selectAll().where('id', '=', id).executeTakeFirst()
      return row && objectiveOf(row, await tasksOf([id]))
    },

    async owner(id: string): Promise<string | undefined> {
      const row = await q().selectFrom('objectives').select('user_id').where('id', '=', id).executeTakeFirst()
      return row?.user_id
    },

    async taskOwner(id: string): Promise<string | undefined> {
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
