import type { Objective } from '@ariane/shared/contracts'
import type { Insertable, Kysely, Updateable } from 'kysely'
import { type ObjectiveRow, toObjective } from './objective.ts'
import type { ObjectivesTables } from './tables.ts'

type Q = () => Kysely<ObjectivesTables>

/** Statements on objectives. */
export const objectivesStore = (q: Q) => {
  const listTasks = (ids: string[]) =>
    ids.length === 0
      ? Promise.resolve([])
      : q()
          .selectFrom('objective_tasks')
          .selectAll()
          .where('objective_id', 'in', ids)
          .orderBy('position')
          .orderBy('id')
          .execute()
  const withTasks = async (row: ObjectiveRow | undefined) => row && toObjective(row, await listTasks([row.id]))
  const one = (id: string) => q().selectFrom('objectives').selectAll().where('id', '=', id)

  return {
    /** Newest first. */
    async list(userId: string): Promise<Objective[]> {
      const rows = await q()
        .selectFrom('objectives')
        .selectAll()
        .where('user_id', '=', userId)
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .execute()
      const tasks = Map.groupBy(await listTasks(rows.map(row => row.id)), task => task.objective_id)
      return rows.map(row => toObjective(row, tasks.get(row.id) ?? []))
    },

    find: async (id: string): Promise<Objective | undefined> => withTasks(await one(id).executeTakeFirst()),

    /** Holds the objective until the end of the transaction: whoever else wants to change it waits. */
    lock: async (id: string): Promise<Objective | undefined> => withTasks(await one(id).forUpdate().executeTakeFirst()),

    async count(userId: string): Promise<number> {
      const { count } = await q()
        .selectFrom('objectives')
        .select(eb => eb.fn.countAll<string>().as('count'))
        .where('user_id', '=', userId)
        .executeTakeFirstOrThrow()
      return Number(count)
    },

    /** False when the id is taken, also by a request that ran at the same time. */
    async add(objective: Insertable<ObjectivesTables['objectives']>): Promise<boolean> {
      const added = await q()
        .insertInto('objectives')
        .values(objective)
        .onConflict(conflict => conflict.column('id').doNothing())
        .returning('id')
        .executeTakeFirst()
      return added !== undefined
    },

    async update(id: string, columns: Updateable<ObjectivesTables['objectives']>) {
      await q().updateTable('objectives').set(columns).where('id', '=', id).execute()
    },

    async remove(id: string) {
      await q().deleteFrom('objectives').where('id', '=', id).execute()
    },

    async owner(id: string): Promise<string | undefined> {
      const row = await q().selectFrom('objectives').select('user_id').where('id', '=', id).executeTakeFirst()
      return row?.user_id
    },
  }
}
