import { type Kysely, sql } from 'kysely'

/** Where a pupil stopped somebody, whoever is brought by others asks him first, whatever the class: which ones it was is not kept. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop table stop_classes`.execute(db)
}
