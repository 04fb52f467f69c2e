import { icalHandlers } from '../calendar/ical-routes.ts'
import { calendarHandlers } from '../calendar/routes.ts'
import { calendarStore } from '../calendar/store.ts'
import type { Access, Owners } from '../platform/access.ts'
import type { Config } from '../platform/config.ts'
import type { UnitOfWork } from '../platform/db/unit-of-work.ts'
import { createSeal } from '../platform/seal.ts'
import type { Consent } from '../rights/consent/check.ts'
import type { TextsToChildren } from '../rights/texts/waiting.ts'
import { readLessonTitle } from '../school/subjects.ts'
import type { Database } from './database.ts'

interface Needs {
  access: Access
  config: Config
  consent: Consent
  db: UnitOfWork<Database>
  now(): Date
  secret: string
  texts: TextsToChildren
}

/** Whose an event is. */
export const eventOwners = (db: UnitOfWork<Database>): Owners => ({
  events: id => calendarStore(db.q).owner(String(id)),
})

/** How the planner is composed. */
export const wireCalendar = ({ access, config, consent, db, now, secret, texts }: Needs) => ({
  handlers: {
    ...calendarHandlers({ db, now }),
    ...icalHandlers({
      access,
      addresses: createSeal(secret, 'addresses of calendars'),
      calendarHosts: config.calendarHosts,
      consentGiven: consent.given,
      db,
      async mayTell(adult, pupil) {
        const held = [await texts.apart([pupil], adult), await texts.waiting([pupil], adult)]
        return held.every(pupils => !pupils.has(pupil))
      },
      now,
      productName: config.productName,
      readLessonTitle,
    }),
  },
})
