import { type Kysely, sql } from 'kysely'

/** What a pupil's school says besides the week, and the yes for each kind; both for one school year. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table school_leaves (
    user_id text not null references people (uid) on delete cascade,
    kind text not null check (kind in ('grades', 'absences', 'news')),
    by_adult boolean not null,
    given_at timestamptz not null,
    primary key (user_id, kind)
  )`.execute(db)
  await sql`create table school_reports (
    user_id text not null,
    provider text not null check (provider in ('pronote', 'ecoledirecte')),
    kind text not null,
    items jsonb not null,
    read_at timestamptz not null,
    primary key (user_id, provider, kind),
    foreign key (user_id, kind) references school_leaves (user_id, kind) on delete cascade
  )`.execute(db)
}
