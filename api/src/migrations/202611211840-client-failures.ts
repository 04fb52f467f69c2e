import { type Kysely, sql } from 'kysely'

/** What pages report of screens that could not be shown, counted by day; nothing in it is about a person. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table client_failures (
    day date not null,
    remote text not null,
    version text not null,
    kind text not null,
    screen text not null,
    count int not null,
    last_at timestamptz not null,
    primary key (day, remote, version, kind, screen)
  )`.execute(db)
}
