import type { Kysely } from 'kysely'
import type { ObjectivesTables } from './tables.ts'

/** How many objectives each of these pupils reached. */
export const objectivesReached = async (
  q: () => Kysely<ObjectivesTables>,
  uids: string[],
): Promise<{ uid: string; objectives: number }[]> => {
  if (uids.length === 0) return []
  return q()
    .selectFrom('objectives')
    .select(eb => ['user_id as uid', eb.fn.countAll<number>().as('objectives')])
    .where('user_id', 'in', uids)
    .where('status', '=', 'completed')
    .groupBy('user_id')
    .execute()
}
