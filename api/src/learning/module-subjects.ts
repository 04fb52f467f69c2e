import type { Kysely } from 'kysely'
import type { LearningTables } from './tables.ts'

/** The subjects of modules, by their ids. */
export const moduleSubjects =
  (q: () => Kysely<LearningTables>) =>
  async (ids: readonly number[]): Promise<Map<number, string>> => {
    if (ids.length === 0) return new Map()
    const rows = await q()
      .selectFrom('modules')
      .innerJoin('paths', 'paths.id', 'modules.path_id')
      .select(['modules.id', 'paths.subject'])
      .where('modules.id', 'in', ids)
      .execute()
    return new Map(rows.map(({ id, subject }) => [id, subject]))
  }
