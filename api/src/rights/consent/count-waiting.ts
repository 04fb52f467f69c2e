import { type Kysely, sql } from 'kysely'
import type { RightsTables } from '../tables.ts'

/**
 * Pupils for whom a parent was asked by mail and may still answer, and those whom nobody consented for and who asked nobody. None is
 * missing while the school has a legal basis of its own.
 */
export async function countWaitingConsents(q: Kysely<RightsTables>, now: Date) {
  const { rows } = await sql<{ asked: number; missing: number }>`select
      count(*) filter (where c.state = 'asked' and c.confirm_until > ${now})::integer as asked,
      count(*) filter (where (c.state is null or (c.state = 'asked' and coalesce(c.confirm_until, '-infinity') <= ${now})
          or (c.state = 'given' and c.given_as is null))
        and c.refused_at is null and not exists (select from legal_bases where ended_at is null))::integer as missing
    from people p left join consents c on c.pupil_uid = p.uid
    where p.role = 'ROLE_STUDENT' and p.disabled_at is null`.execute(q)
  return rows[0] ?? { asked: 0, missing: 0 }
}
