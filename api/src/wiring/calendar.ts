import { icalHandlers } from '../calendar/ical-routes.ts'
import { calendarHandlers } from '../calendar/routes.ts'
import { calendarStore } from '../calendar/store.ts'
import type { Access, Owners } from '../platform/access.ts'
import type { Config } from '../platform/config.ts'
import type { UnitOfWork } from '../platform/db/unit-of-work.ts'
import type { Database } from './database.ts'

interface Needs {
  access: Access
  config: Config
  db: UnitOfWork<Database>
  now(): Date
}

/** Whose an event is. */
export const eventOwners = (db: UnitOfWork<Database>): Owners => ({
  events: id => calendarStore(db.q).owner(String(id)),
})

/** How the planner is composed. */
export const wireCalendar = ({ access, config: { calendarHosts, productName }, db, now }: Needs) => ({
  handlers: {
    ...calendarHandlers({ db, now }),
    ...icalHandlers({ access, calendarHosts, db, now, productName }),
  },
})
