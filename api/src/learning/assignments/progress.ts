import { type Kysely, sql } from 'kysely'
import type { LearningTables } from '../tables.ts'

/** How far a path is worked on, and how many questions were right at the first try. */
interface PathProgress {
  begun: boolean
  done: boolean
  answers: number
  right: number
}

/** The progress of paths and homework that were given, in one statement. */
export const pathsProgress =
  (q: () => Kysely<LearningTables>) =>
  async (ids: readonly number[]): Promise<Map<number, PathProgress>> => {
    if (ids.length === 0) return new Map()
    const { rows } = await sql<PathProgress & { id: number }>`select p.id,
        (p.opened_at is not null or p.settled > 0 or p.status = 'done') as begun, p.status = 'done' as done,
        coalesce(sum(s.answers), 0)::int as answers, coalesce(sum(s.right), 0)::int as "right"
      from paths p
        left join modules m on m.path_id = p.id
        left join lateral (select count(*) as answers, count(*) filter (where (value #>> '{}')::real >= 1) as "right"
          from jsonb_each(m.scores) where value <> 'null'::jsonb) s on true
      where p.id = any (${ids}::int[])
      group by p.id`.execute(q())
    return new Map(rows.map(({ id, ...progress }) => [id, progress]))
  }
