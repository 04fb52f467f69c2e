import { type Kysely, sql } from 'kysely'

/**
 * Adults whom an operator approved, and by which right a consent was given. What an adult gave who may not stays, uncounted.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table adult_approvals (
    id bigint generated always as identity primary key,
    adult_uid text not null references people (uid) on delete cascade,
    by_uid text references people (uid) on delete set null,
    by_name text not null,
    at timestamptz not null,
    ended_by_uid text references people (uid) on delete set null,
    ended_by_name text,
    ended_at timestamptz
  )`.execute(db)
  await sql`create unique index adult_approvals_open on adult_approvals (adult_uid) where ended_at is null`.execute(db)

  await sql`alter table consents add column given_as text
    check (given_as in ('parent', 'creator', 'approved'))`.execute(db)
  await sql`update consents set given_as = case
      when parent_email is not null then 'parent'
      when exists (select 1 from links
        where manager_uid = by_uid and links.pupil_uid = consents.pupil_uid and kind = 'created') then 'creator'
    end where state = 'given'`.execute(db)
  // Copies in Firestore follow: what is not counted any more is not consented there either.
  await sql`select mark_mirror(pupil_uid) from consents where state = 'given' and given_as is null`.execute(db)
  await sql`drop trigger mirror_consents on consents`.execute(db)
  await sql`create trigger mirror_consents after insert or delete or update of state, given_as on consents
    for each row execute function mirror_consents()`.execute(db)
}
