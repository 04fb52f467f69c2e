import { type Kysely, sql } from 'kysely'

/**
 * Accounts with Firebase: since when tokens are taken, and whose documents in Firestore are to be written again. The
 * database itself marks people, so that no change can be forgotten; without a row in `mirrored_to` it marks nobody.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table hosted_sessions (
    uid text primary key,
    since timestamptz not null
  )`.execute(db)
  await sql`create table mirrored_to (
    project text primary key
  )`.execute(db)
  await sql`create sequence mirror_marks`.execute(db)
  await sql`create table mirrors (
    uid text primary key,
    mark bigint not null default nextval('mirror_marks'),
    due_at timestamptz not null default now(),
    tries int not null default 0
  )`.execute(db)
  await sql`create index mirrors_due on mirrors (due_at)`.execute(db)

  await sql`create function mark_mirror(person text) returns void language sql as $$
    insert into mirrors (uid) select person where person is not null and exists (select 1 from mirrored_to)
    on conflict (uid) do update set mark = nextval('mirror_marks'), due_at = now(), tries = 0
  $$`.execute(db)
  await mark(db, 'people', 'uid', [
    'email',
    'username',
    'display_name',
    'pseudo_name',
    'grade',
    'assigned_by',
    'disabled_at',
  ])
  await mark(db, 'links', 'pupil_uid', ['kind'])
  await mark(db, 'consents', 'pupil_uid', ['state'])
}

/** Marks whom a row is about when it comes, goes or changes in one of these columns. */
async function mark(db: Kysely<unknown>, table: string, person: string, columns: string[]): Promise<void> {
  const name = `mirror_${table}`
  const [row, column] = [sql.table(table), sql.ref(person)]
  await sql`create function ${sql.ref(name)}() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' then perform mark_mirror(old.${column}); else perform mark_mirror(new.${column}); end if;
      return null;
    end $$`.execute(db)
  await sql`create trigger ${sql.ref(name)} after insert or delete or update of
    ${sql.join(columns.map(one => sql.ref(one)))} on ${row}
    for each row execute function ${sql.ref(name)}()`.execute(db)
}
