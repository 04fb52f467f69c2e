import { type Kysely, sql } from 'kysely'

/** An approval names the pupil for whom it is: until now, all whom the adult followed. One that named nobody ends. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table adult_approvals add column pupil_uid text references people (uid) on delete cascade`.execute(db)
  await sql`drop index adult_approvals_open`.execute(db)
  await sql`insert into adult_approvals (adult_uid, pupil_uid, by_uid, by_name, at)
    select a.adult_uid, l.pupil_uid, a.by_uid, a.by_name, a.at from adult_approvals a
    join links l on l.manager_uid = a.adult_uid and l.kind <> 'created' where a.ended_at is null`.execute(db)
  await sql`update adult_approvals set ended_at = now() where ended_at is null and pupil_uid is null`.execute(db)
  await sql`create unique index adult_approvals_open on adult_approvals (adult_uid, pupil_uid) where ended_at is null`.execute(
    db,
  )
}
