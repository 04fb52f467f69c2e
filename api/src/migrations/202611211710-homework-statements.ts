import { type Kysely, sql } from 'kysely'

/** Homework: what was sent, the exercises written from it and where the pupil stands; statements that are being read. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Questions of a homework that are settled, as `done` modules are counted for a path.
  await sql`alter table paths add column settled int not null default 0`.execute(db)

  await sql`create table homework (
    path_id int primary key references paths (id) on delete cascade,
    input text not null check (input in ('text', 'image', 'audio')),
    statement text not null,
    media bytea,
    media_type text,
    exercises jsonb not null default '[]',
    progress jsonb not null default '{}'
  )`.execute(db)

  // Pictures and sounds are compressed already.
  await sql`alter table homework alter column media set storage external`.execute(db)

  await sql`create table readings (
    id uuid primary key,
    user_id text not null references people (uid) on delete cascade,
    name text not null,
    kind text,
    state text not null check (state in ('waiting', 'reading', 'read', 'failed')),
    digest text not null,
    bytes bytea,
    media_type text,
    pages_done int not null default 0,
    pages int,
    text text not null default '',
    uncertain jsonb not null default '[]',
    notices jsonb not null default '[]',
    failure text,
    created_at timestamptz not null
  )`.execute(db)
  await sql`alter table readings alter column bytes set storage external`.execute(db)
  await sql`create index readings_user on readings (user_id, digest)`.execute(db)
  await sql`create index readings_created on readings (created_at)`.execute(db)
}
