import { sql } from 'kysely'

/** The event in the planner for which a path was given, within a statement on paths. */
export const plannedEvent = () =>
  sql<string | null>`(select event_id from assignment_pupils where path_id = paths.id limit 1)`
