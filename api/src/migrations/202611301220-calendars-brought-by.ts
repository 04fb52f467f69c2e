import { type Kysely, sql } from 'kysely'

/** Who imported a calendar: null once that adult is gone. Of those before nobody knows; they count as the pupil's own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table calendars add column brought_by text references people (uid) on delete set null`.execute(db)
  await sql`update calendars set brought_by = user_id`.execute(db)
  await sql`create index calendars_brought_by on calendars (brought_by)`.execute(db)
}
