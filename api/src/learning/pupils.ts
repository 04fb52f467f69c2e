import type { Kysely } from 'kysely'
import { type PathLine, toPathLine } from './reader.ts'
import { pathStore } from './store.ts'
import type { LearningTables } from './tables.ts'

/** Paths and homework of several pupils worked on since an instant, by pupil, in one statement. */
export const pathsOfPupils =
  (q: () => Kysely<LearningTables>) =>
  async (uids: readonly string[], since: Date): Promise<Map<string, PathLine[]>> => {
    if (uids.length === 0) return new Map()
    const rows = await pathStore(q).activeOf(uids, since)
    const found = Map.groupBy(rows, row => row.user_id)
    return new Map([...found].map(([uid, list]) => [uid, list.map(toPathLine)]))
  }
