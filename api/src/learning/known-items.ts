import { lookup } from '@ariane/shared/catalogue'
import { type Kysely, sql } from 'kysely'
import type { PathRow } from './path.ts'
import type { LearningTables } from './tables.ts'

const WEEK = 7 * 24 * 60 * 60 * 1000

/**
 * The items of a place that a pupil answered right in the week before a path was asked for: they come back as review, not in the
 * path. The same ones whenever the path is written.
 */
export const knownItems =
  (q: () => Kysely<LearningTables>) =>
  async (path: Pick<PathRow, 'user_id' | 'chapter_id' | 'sub_chapter_id' | 'created_at'>): Promise<string[]> => {
    const rows = await q()
      .selectFrom('answers')
      .innerJoin('modules', 'modules.id', 'answers.module_id')
      .innerJoin('paths', 'paths.id', 'modules.path_id')
      .select(['answers.key', 'modules.items'])
      .where('answers.user_id', '=', path.user_id)
      .where('answers.created_at', '<', path.created_at)
      .where('answers.created_at', '>=', new Date(path.created_at.getTime() - WEEK))
      .where('paths.chapter_id', '=', path.chapter_id)
      .where('paths.sub_chapter_id', 'is not distinct from', path.sub_chapter_id)
      .where(sql<boolean>`(answers.result ->> 'correct')::boolean`)
      .execute()
    return [...new Set(rows.flatMap(({ key, items }) => lookup(items, key) ?? []))]
  }
