import { type Kysely, sql } from 'kysely'

/** What became of each dump: whether the database is kept is asked of any node, and the files lie on one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table backup_runs (
      id bigint generated always as identity primary key,
      at timestamptz not null,
      occasion text,
      seconds real not null,
      file text,
      bytes bigint,
      failure text,
      node text not null,
      check ((file is null) = (failure is not null))
    )`.execute(db)
  await sql`create index backup_runs_at on backup_runs (at desc)`.execute(db)
}
