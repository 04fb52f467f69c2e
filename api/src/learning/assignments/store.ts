import type { PathAssignment } from '@ariane/shared/contracts'
import type { Insertable, Kysely } from 'kysely'
import { toPercent } from '../path.ts'
import type { LearningTables } from '../tables.ts'

/** Statements on paths that were given. */
export const givenStore = (q: () => Kysely<LearningTables>) => ({
  /** The copies of a path among some pupils. */
  async copiesOf(source: number, pupils: readonly string[]): Promise<PathAssignment[]> {
    if (pupils.length === 0) return []
    const rows = await q()
      .selectFrom('given_paths')
      .innerJoin('paths', 'paths.id', 'given_paths.path_id')
      .select(eb => [
        'given_paths.user_id as userId',
        'paths.id as pathId',
        'paths.opened_at as opened',
        'paths.module_count as total',
        eb
          .selectFrom('modules')
          .select(e => e.fn.countAll<string>().as('count'))
          .whereRef('modules.path_id', '=', 'paths.id')
          .where('modules.done', '=', true)
          .as('done'),
      ])
      .where('given_paths.source_id', '=', source)
      .where('given_paths.user_id', 'in', pupils)
      .execute()
    return rows.map(({ userId, pathId, opened, total, done }) => {
      const percent = toPercent(Number(done ?? 0), total)
      return { userId, pathId, begun: opened !== null || percent > 0, percent }
    })
  },

  /** False when the pupil was given that path meanwhile. */
  async add(given: Insertable<LearningTables['given_paths']>): Promise<boolean> {
    const added = await q()
      .insertInto('given_paths')
      .values(given)
      .onConflict(conflict => conflict.doNothing())
      .returning('path_id')
      .executeTakeFirst()
    return added !== undefined
  },
})
