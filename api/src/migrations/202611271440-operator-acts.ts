import { type Kysely, sql } from 'kysely'

/** What operators did, which nobody changes; and whose account a counted guess is about, so that an operator can forget it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table operator_acts (
    id bigint generated always as identity primary key,
    at timestamptz not null,
    by_uid text,
    by_name text,
    what text not null,
    about_uid text
  )`.execute(db)
  // Who is gone is named no more; nothing else of a line changes, and none goes.
  await sql`create function keep_operator_acts() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' and (new.id, new.at, new.what) = (old.id, old.at, old.what)
        and (new.by_uid is null or new.by_uid = old.by_uid)
        and (new.about_uid is null or new.about_uid = old.about_uid) then
        return new;
      end if;
      raise exception 'what operators did is not changed';
    end
  $$`.execute(db)
  await sql`create trigger operator_acts_kept before update or delete on operator_acts
    for each row execute function keep_operator_acts()`.execute(db)

  await sql`alter table guesses add column about text`.execute(db)
  await sql`create index guesses_about on guesses (about) where about is not null`.execute(db)
}
