import { icalHandlers } from '../calendar/ical-routes.ts'
import { calendarHandlers } from '../calendar/routes.ts'
import { calendarStore } from '../calendar/store.ts'
import type { Access, Owners } from '../platform/access.ts'
import type { Config } from '../platform/config.ts'
import type { UnitOfWork } from '../platform/db/unit-of-work.ts'
import { createSeal } from '../platform/seal.ts'
import type { Consent } from '../rights/consent/check.ts'
import { findSubjects, nameSubject } from '../school/subjects.ts'
import type { Database } from './database.ts'

interface Needs {
  access: Access
  config: Config
  consent: Consent
  db: UnitOfWork<Database>
  now(): Date
  secret: string
}

/** Whose an event is. */
export const eventOwners = (db: UnitOfWork<Database>): Owners => ({
  events: id => calendarStore(db.q).owner(String(id)),
})

/** How the planner is composed. */
export const wireCalendar = ({ access, config: { calendarHosts, productName }, consent, db, now, secret }: Needs) => ({
  handlers: {
    ...calendarHandlers({ db, now }),
    ...icalHandlers({
      access,
      addresses: createSeal(secret, 'addresses of calendars'),
      calendarHosts,
      consentGiven: consent.given,
      db,
      findSubject: written => (findSubjects(written).length > 0 ? nameSubject(written) : undefined),
      now,
      productName,
    }),
  },
})
