import { type Kysely, sql } from 'kysely'

/** When the person of a session showed last, at the school, who he is: in place of the password that his account has not. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table auth_sessions add column proven_at timestamptz`.execute(db)
}
