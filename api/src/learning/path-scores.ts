import type { Kysely } from 'kysely'
import { averageScore } from './path.ts'
import type { LearningTables } from './tables.ts'

/** Mean of what a pupil answered in each path worked on since an instant; a path without a judged answer is left out. */
export const pathScores =
  (q: () => Kysely<LearningTables>) =>
  async (userId: string, since: Date): Promise<Map<number, number>> => {
    const modules = await q()
      .selectFrom('modules')
      .innerJoin('paths', 'paths.id', 'modules.path_id')
      .select(['modules.path_id', 'modules.scores'])
      .where('paths.user_id', '=', userId)
      .where('paths.active_at', '>=', since)
      .execute()
    const found = Map.groupBy(modules, ({ path_id }) => path_id)
    return new Map(
      [...found].flatMap(([id, rows]) => {
        const means = rows.map(({ scores }) => averageScore(scores)).filter(score => score !== null)
        return means.length === 0 ? [] : [[id, means.reduce((sum, score) => sum + score, 0) / means.length]]
      }),
    )
  }
