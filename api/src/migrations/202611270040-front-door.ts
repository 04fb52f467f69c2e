import { type Kysely, sql } from 'kysely'

/** Who may come in: adults who wait, who operates, sessions of shared computers, second factors, and counted guesses. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table people add column waiting_since timestamptz`.execute(db)
  await sql`create index people_waiting on people (waiting_since) where waiting_since is not null`.execute(db)
  await sql`create unique index auth_accounts_outside on auth_accounts ("providerId", "accountId")`.execute(db)
  await sql`create table operators (
    uid text primary key references people (uid) on delete cascade,
    at timestamptz not null
  )`.execute(db)
  await sql`alter table auth_sessions add column shared boolean not null default false`.execute(db)
  await sql`create table second_factors (
    uid text primary key references auth_users (id) on delete cascade,
    sealed bytea not null,
    confirmed_at timestamptz,
    last_step bigint not null default 0
  )`.execute(db)
  await sql`create table backup_codes (
    uid text not null references second_factors (uid) on delete cascade,
    code_hash text not null,
    primary key (uid, code_hash)
  )`.execute(db)
  await sql`create unlogged table guesses (
    key text primary key,
    failures integer not null,
    free_at timestamptz not null,
    forget_at timestamptz not null
  )`.execute(db)
  await sql`create unlogged table address_codes (
    address_key text primary key,
    code_hash text not null,
    tries integer not null default 0,
    expires_at timestamptz not null
  )`.execute(db)
  await sql`create table legal_bases (
    id bigint generated always as identity primary key,
    basis text not null,
    by_uid text,
    by_name text not null,
    at timestamptz not null,
    ended_by_uid text,
    ended_by_name text,
    ended_at timestamptz
  )`.execute(db)
  await sql`create unique index legal_bases_current on legal_bases ((true)) where ended_at is null`.execute(db)
}
