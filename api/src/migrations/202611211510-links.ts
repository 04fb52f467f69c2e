import { type Kysely, sql } from 'kysely'

/** Codes a pupil gives, what adults did on his account, links of forgotten passwords; credits are counted, not kept. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table people add column disabled_at timestamptz`.execute(db)
  await sql`alter table people drop column credits`.execute(db)

  await sql`create table link_codes (
    pupil_uid text primary key references people (uid) on delete cascade,
    code text not null unique,
    expires_at timestamptz not null
  )`.execute(db)

  await sql`create table journal (
    id bigint generated always as identity primary key,
    pupil_uid text not null references people (uid) on delete cascade,
    actor_uid text references people (uid) on delete set null,
    actor_name text not null,
    actor_role text not null,
    what text not null,
    began_at timestamptz not null,
    ended_at timestamptz not null,
    times int not null default 1
  )`.execute(db)
  await sql`create index journal_pupil on journal (pupil_uid, ended_at desc)`.execute(db)

  await sql`create table password_resets (
    token_hash text primary key,
    uid text not null references auth_users (id) on delete cascade,
    expires_at timestamptz not null
  )`.execute(db)
  await sql`create index password_resets_uid on password_resets (uid)`.execute(db)
}
