import { type Kysely, sql } from 'kysely'

/** Given work that was finished in Ariane is done in the planner, too: from now on when it ends, here for the time before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update events set done_at = paths.active_at
    from assignment_pupils given join paths on paths.id = given.path_id
    where events.id = given.event_id and events.done_at is null and paths.status = 'done'`.execute(db)
}
