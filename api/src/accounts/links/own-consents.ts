import { toMailbox } from '@ariane/shared/catalogue'
import { type Kysely, sql } from 'kysely'
import type { AccountsTables } from '../tables.ts'

export type Pair = { manager: string; pupil: string }

/** Takes back what was allowed because of a consent. */
export type OnUncounted = (pupil: string) => Promise<void>

/**
 * Whom a code, a slip or a class lets in is no parent: a consent that was given from his own mailbox is not counted any more. To be
 * called in the transaction that makes the links, or asks the pupil for them.
 */
export async function uncountOwnConsents(q: Kysely<AccountsTables>, pairs: readonly Pair[], onUncounted: OnUncounted) {
  if (pairs.length === 0) return
  // Held after the links are made: a parent's answer at the same moment is read below, or waits and reads the links.
  await sql`select from consents where pupil_uid = any (${pairs.map(({ pupil }) => pupil)}::text[])
    order by pupil_uid collate "C" for update`.execute(q)
  const { rows } = await sql<{ pupil: string; given_from: string; email: string }>`
    select c.pupil_uid as pupil, c.parent_email as given_from, u.email
    from unnest(${pairs.map(({ manager }) => manager)}::text[], ${pairs.map(({ pupil }) => pupil)}::text[]) pairs (m, p)
    join consents c on c.pupil_uid = pairs.p and c.state = 'given' and c.given_as = 'parent' and c.parent_email is not null
    join auth_users u on u.id = pairs.m
    where not exists (select from links l
        where l.manager_uid = pairs.m and l.pupil_uid = pairs.p and l.kind = 'created')
      and not exists (select from adult_approvals a
      where a.adult_uid = pairs.m and a.pupil_uid = pairs.p and a.ended_at is null)`.execute(q)
  const own = rows.filter(({ given_from, email }) => toMailbox(given_from) === toMailbox(email))
  if (own.length === 0) return
  await sql`update consents set given_as = null
    where pupil_uid = any (${own.map(({ pupil }) => pupil)}::text[])`.execute(q)
  for (const { pupil } of own) await onUncounted(pupil)
}
