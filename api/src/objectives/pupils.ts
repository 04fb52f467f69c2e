import type { Objective } from '@ariane/shared/contracts'
import type { Kysely } from 'kysely'
import type { ObjectivesTables } from './tables.ts'

export type RunningObjective = Pick<Objective, 'id' | 'title' | 'type' | 'currentStatus' | 'endDate'>

/** The objectives of several pupils that run, by pupil, the one that ends first before the others. */
export const objectivesOfPupils =
  (q: () => Kysely<ObjectivesTables>) =>
  async (uids: readonly string[]): Promise<Map<string, RunningObjective[]>> => {
    if (uids.length === 0) return new Map()
    const rows = await q()
      .selectFrom('objectives')
      .select(['id', 'user_id as uid', 'title', 'type', 'current_status as currentStatus', 'end_date as endDate'])
      .where('user_id', 'in', uids)
      .where('status', '=', 'active')
      .orderBy('end_date')
      .orderBy('id')
      .execute()
    return Map.groupBy(rows, row => row.uid)
  }
