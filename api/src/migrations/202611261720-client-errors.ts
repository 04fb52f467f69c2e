import { type Kysely, sql } from 'kysely'

/** Errors of remotes outside drawing, as pages report them; nothing says on whose page. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table client_errors (
    day date not null,
    remote text not null,
    version text not null,
    error text not null,
    file text not null,
    line int not null,
    col int not null,
    count int not null,
    last_at timestamptz not null,
    primary key (day, remote, version, error, file, line, col)
  )`.execute(db)
}
