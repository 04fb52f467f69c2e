import { type Kysely, sql } from 'kysely'

/** Whether an adult ever opened a pupil's account or chose the password, also after he and his account are gone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table people add column password_by_adult boolean not null default false`.execute(db)
  await sql`update people set password_by_adult = true where opened_by is not null
    or uid in (select pupil_uid from journal where what in ('created', 'password'))
    or uid in (select pupil_uid from pupil_imports)`.execute(db)
}
