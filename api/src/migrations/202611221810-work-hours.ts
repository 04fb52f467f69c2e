import { type Kysely, sql } from 'kysely'

/** Hours in which a pupil worked himself, beside his answers and questions: a path that was only given is no work. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table work_hours (
    user_id text not null references people (uid) on delete cascade,
    at timestamptz not null,
    primary key (user_id, at)
  )`.execute(db)
  // Of the time before, only the first and the last instant of each opened path are known.
  await sql`insert into work_hours (user_id, at)
    select user_id, date_trunc('hour', opened_at) from paths where opened_at is not null
    union
    select user_id, date_trunc('hour', active_at) from paths where opened_at is not null`.execute(db)
}
