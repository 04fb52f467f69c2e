import { type Kysely, sql } from 'kysely'

/** The photo or the sound of a statement that is given to a class. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table assignment_files (
    assignment_id uuid primary key references assignments (id) on delete cascade,
    media bytea not null,
    media_type text not null
  )`.execute(db)
}
