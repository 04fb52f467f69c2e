import { type Kysely, sql } from 'kysely'

/** What a model wrote for a path, who may send questions to it, and which parts of a path are its own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table paths add column written_by jsonb`.execute(db)

  await sql`create table path_materials (
    path_id int primary key references paths (id) on delete cascade,
    pack jsonb not null
  )`.execute(db)

  await sql`create table model_permissions (
    user_id text primary key references people (uid) on delete cascade,
    allowed boolean not null,
    updated_at timestamptz not null
  )`.execute(db)
}
