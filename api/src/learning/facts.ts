import { localDay } from '@ariane/shared/dates'
import { type Kysely, sql } from 'kysely'
import { averageScore } from './path.ts'
import type { LearningTables } from './tables.ts'

/** What a pupil did, for achievements. */
export interface LearningFacts {
  /** Paths and homework finished. */
  paths: number
  /** Modules finished. */
  modules: number
  /** The days on which the pupil worked himself, `yyyy-MM-dd`; what an adult gave or did for him is none. */
  worked: Set<string>
  /** Mean score of each finished activity that was answered. */
  scores: number[]
}

/** Facts that other areas count from: nothing is stored twice. */
export const learningFacts = (q: () => Kysely<LearningTables>) => {
  const listHours = async (table: 'answers' | 'interactions', uid: string) => {
    const hour = sql<Date>`date_trunc('hour', ${sql.ref(`${table}.created_at`)})`
    return q().selectFrom(table).select(hour.as('hour')).distinct().where(`${table}.user_id`, '=', uid).execute()
  }

  return {
    /** Modules of revisions with answers and whole homework that each of these pupils finished: a slide that was only seen earns nothing. */
    async finishedBy(uids: string[]): Promise<{ uid: string; modules: number; homework: number }[]> {
      if (uids.length === 0) return []
      return q()
        .selectFrom('paths')
        .leftJoin('modules', join => join.onRef('modules.path_id', '=', 'paths.id').on('modules.done', '=', true))
        .select(eb => [
          'paths.user_id as uid',
          eb.fn
            .count<number>('modules.id')
            .filterWhere('paths.kind', '=', 'pedagogical_pathway')
            .filterWhere(sql<boolean>`modules.scores <> '{}'`)
            .as('modules'),
          eb.fn
            .count<number>('paths.id')
            .distinct()
            .filterWhere(where => where.and([where('paths.kind', '=', 'homework'), where('paths.status', '=', 'done')]))
            .as('homework'),
        ])
        .where('paths.user_id', 'in', uids)
        .groupBy('paths.user_id')
        .execute()
    },

    async of(uid: string): Promise<LearningFacts> {
      const paths = await q().selectFrom('paths').select('status').where('user_id', '=', uid).execute()
      const modules = await q()
        .selectFrom('modules')
        .innerJoin('paths', 'paths.id', 'modules.path_id')
        .select('modules.scores')
        .where('paths.user_id', '=', uid)
        .where('modules.done', '=', true)
        .execute()
      const hours = [...(await listHours('answers', uid)), ...(await listHours('interactions', uid))]
      const worked = await q().selectFrom('work_hours').select('at').where('user_id', '=', uid).execute()
      const days = await q().selectFrom('worked_days').select('day').where('user_id', '=', uid).execute()
      return {
        paths: paths.filter(path => path.status === 'done').length,
        modules: modules.length,
        worked: new Set([
          ...hours.map(({ hour }) => localDay(hour)),
          ...worked.map(({ at }) => localDay(at)),
          ...days.map(({ day }) => day),
        ]),
        scores: modules.map(module => averageScore(module.scores)).filter(score => score !== null),
      }
    },
  }
}
