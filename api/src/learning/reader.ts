import type { PathSummary } from '@ariane/shared/contracts'
import type { Kysely } from 'kysely'
import { toPathSummary } from './path.ts'
import { type ListedPath, pathStore } from './store.ts'
import type { LearningTables, PathKind } from './tables.ts'

/** A path as other areas read it: its summary, the last time the pupil did something on it, who gave it, and its event in the planner. */
export type PathLine = PathSummary & { activeAt: Date; givenBy: string | null; eventId: string | null }

export const toPathLine = (row: ListedPath): PathLine => ({
  ...toPathSummary(row, row.done),
  activeAt: row.active_at,
  givenBy: row.given_by,
  eventId: row.event_id,
})

/** Paths and homework of a pupil, newest first, for the areas that show progress. */
export const pathReader =
  (q: () => Kysely<LearningTables>) =>
  async (userId: string, kinds: PathKind[]): Promise<PathLine[]> =>
    (await pathStore(q).listOf(userId, kinds)).map(toPathLine)
