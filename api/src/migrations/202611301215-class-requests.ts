import { type Kysely, sql } from 'kysely'

/** The only teacher whom a pupil read when he asked to join a class: that request may end a stop. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table class_requests add column teacher_uid text references people (uid) on delete set null`.execute(
    db,
  )
  await sql`create index class_requests_teacher on class_requests (teacher_uid)`.execute(db)
}
