import { type Kysely, sql } from 'kysely'

/** What came out when a dump was restored for a try. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table backup_drills (
      id bigint generated always as identity primary key,
      at timestamptz not null,
      file text,
      tables integer,
      rows bigint,
      failure text,
      check ((rows is null) = (failure is not null))
    )`.execute(db)
}
