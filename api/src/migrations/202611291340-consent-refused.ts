import { type Kysely, sql } from 'kysely'

/**
 * That somebody else than the pupil took a consent back, and a digest of the mailbox if it was done by mail: a new demand does not
 * erase it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table consents add column refused_at timestamptz, add column refused_hash text`.execute(db)
  await sql`update consents set refused_at = at where state = 'withdrawn' and by_uid is distinct from pupil_uid`.execute(
    db,
  )
}
