import { type Kysely, sql } from 'kysely'

/** The grade out of which the passage to a new school year took a pupil: what undoing it gives back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table class_pupils add column grade_before text`.execute(db)
}
