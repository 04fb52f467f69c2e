import { type Kysely, sql } from 'kysely'

/** Identities and sessions of the embedded sign-in (column names are those of better-auth), people and their links. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table auth_users (
    id text primary key,
    name text not null,
    email text not null unique,
    "emailVerified" boolean not null,
    image text,
    "createdAt" timestamptz not null default now(),
    "updatedAt" timestamptz not null default now()
  )`.execute(db)
  await sql`create table auth_sessions (
    id text primary key,
    "userId" text not null references auth_users (id) on delete cascade,
    token text not null unique,
    "expiresAt" timestamptz not null,
    "ipAddress" text,
    "userAgent" text,
    "createdAt" timestamptz not null default now(),
    "updatedAt" timestamptz not null
  )`.execute(db)
  await sql`create index auth_sessions_user on auth_sessions ("userId")`.execute(db)
  await sql`create table auth_accounts (
    id text primary key,
    "userId" text not null references auth_users (id) on delete cascade,
    "accountId" text not null,
    "providerId" text not null,
    "accessToken" text,
    "refreshToken" text,
    "idToken" text,
    "accessTokenExpiresAt" timestamptz,
    "refreshTokenExpiresAt" timestamptz,
    scope text,
    password text,
    "createdAt" timestamptz not null default now(),
    "updatedAt" timestamptz not null
  )`.execute(db)
  await sql`create index auth_accounts_user on auth_accounts ("userId")`.execute(db)
  await sql`create table auth_verifications (
    id text primary key,
    identifier text not null,
    value text not null,
    "expiresAt" timestamptz not null,
    "createdAt" timestamptz not null default now(),
    "updatedAt" timestamptz not null default now()
  )`.execute(db)
  await sql`create index auth_verifications_identifier on auth_verifications (identifier)`.execute(db)

  await sql`create table people (
    uid text primary key check (length(uid) between 1 and 128),
    role text not null check (role in ('ROLE_STUDENT', 'ROLE_TEACHER', 'ROLE_COACH', 'ROLE_PARENT')),
    grade text not null check (grade in ('6ème', '5ème', '4ème', '3ème')),
    email text,
    username text,
    display_name text,
    pseudo_name text,
    first_name text,
    last_name text,
    is_anonymous boolean not null default false,
    is_pseudo_account boolean not null default false,
    assigned_by text references people (uid) on delete set null,
    credits int not null default 0,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    last_connected_at timestamptz
  )`.execute(db)
  await sql`create function keep_role() returns trigger language plpgsql as $$
    begin
      raise exception 'the role of an account never changes' using errcode = 'check_violation';
    end $$`.execute(db)
  await sql`create trigger people_role before update of role on people
    for each row when (old.role is distinct from new.role) execute function keep_role()`.execute(db)

  await sql`create table links (
    manager_uid text not null references people (uid) on delete cascade,
    pupil_uid text not null references people (uid) on delete cascade,
    kind text not null check (kind in ('created', 'code')),
    created_at timestamptz not null default now(),
    primary key (manager_uid, pupil_uid),
    check (manager_uid <> pupil_uid)
  )`.execute(db)
  await sql`create index links_pupil on links (pupil_uid)`.execute(db)
}
