import { type Kysely, sql } from 'kysely'

/** When the worker of a job last said that it goes on. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table jobs add column renewed_at timestamptz`.execute(db)
}
