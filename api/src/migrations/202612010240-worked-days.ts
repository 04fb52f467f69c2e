import { type Kysely, sql } from 'kysely'

/** Of the time before, the clock is that of most schools: an answer about midnight may stand on the day beside. */
const ZONE = 'Europe/Paris'

/** The local days on which a pupil did something: what every screen calls a day with a session. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table worked_days (
    user_id text not null references people (uid) on delete cascade,
    day text not null,
    primary key (user_id, day)
  )`.execute(db)
  await sql`insert into worked_days (user_id, day)
    select answers.user_id, to_char(answers.created_at at time zone ${sql.lit(ZONE)}, 'YYYY-MM-DD')
      from answers join modules on modules.id = module_id join paths on paths.id = path_id
      where paths.user_id = answers.user_id
    union
    select user_id, to_char(reviewed_day, 'YYYY-MM-DD') from review_cards where reviewed_day is not null
    union
    select user_id, day from daily_sessions where parts @> '[{"outcome": "done"}]'`.execute(db)
}
