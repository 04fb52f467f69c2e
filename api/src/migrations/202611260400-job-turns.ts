import { type Kysely, sql } from 'kysely'

/** Pupils whose jobs wait in the same lane take turns: when each was last served is looked up at every claim. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index jobs_turns on jobs ((data ->> 'pupil'), renewed_at) where data ->> 'pupil' is not null`.execute(
    db,
  )
}
