import { type Kysely, sql } from 'kysely'

/**
 * Who opened a pupil's account, who chose the password that works (null once it is the pupil's own), and that no mail for a forgotten
 * password goes out any more: an adult whom the pupil stopped wrote the address.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table people
    add column opened_by text references people (uid) on delete set null,
    add column password_by text references people (uid) on delete set null,
    add column reset_mail_ended_at timestamptz`.execute(db)
  // Nobody knows who changed his password since: they choose one when they stop that adult.
  await sql`update people set opened_by = links.manager_uid, password_by = links.manager_uid from links
    where links.pupil_uid = people.uid and links.kind = 'created' and people.is_pseudo_account`.execute(db)
  await sql`create index people_opened_by on people (opened_by) where opened_by is not null`.execute(db)
  await sql`create index people_password_by on people (password_by) where password_by is not null`.execute(db)
}
