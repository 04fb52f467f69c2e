import type { PathSummary } from '@ariane/shared/contracts'
import type { Kysely } from 'kysely'
import { toPathSummary } from './path.ts'
import { pathStore } from './store.ts'
import type { LearningTables, PathKind } from './tables.ts'

/** A path as other areas read it: its summary, and the last time the pupil did something on it. */
export type PathLine = PathSummary & { activeAt: Date }

/** Paths and homework of a pupil, newest first, for the areas that show progress. */
export const pathReader =
  (q: () => Kysely<LearningTables>) =>
  async (userId: string, kinds: PathKind[]): Promise<PathLine[]> => {
    const rows = await pathStore(q).listOf(userId, kinds)
    return rows.map(row => ({ ...toPathSummary(row, row.done), activeAt: row.active_at }))
  }
