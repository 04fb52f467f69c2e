import { type Kysely, sql } from 'kysely'

/** What the teachers of a class know a pupil by, as the pupil said when asking to join. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table class_requests add column known_as text`.execute(db)
  await sql`alter table class_pupils add column known_as text`.execute(db)
}
