import type { Access } from '../platform/access.ts'
import type { UnitOfWork } from '../platform/db/unit-of-work.ts'
import type { Seal } from '../platform/seal.ts'
import type { ReadLessonTitle } from './ical/named.ts'
import type { CalendarTables } from './tables.ts'

/** What the planner is built from. */
export interface CalendarPorts {
  db: UnitOfWork<CalendarTables>
  now(): Date
}

/** What imports are built from. */
export interface ImportPorts extends CalendarPorts {
  /** Hosts whose calendars may be imported by their address, besides the usual ones. */
  calendarHosts: string[]
  /** Encrypts the addresses that are read again. */
  addresses: Seal
  readLessonTitle: ReadLessonTitle
  /** Whether the pupil needs nobody's consent to school systems any more. */
  consentGiven(pupil: string): Promise<boolean>
  /** Whether words of an adult reach the pupil now: he follows, and nothing of his waits for a consent. */
  mayTell(adult: string, pupil: string): Promise<boolean>
}

/** What imports and secret addresses are built from. */
export interface IcalPorts extends ImportPorts {
  access: Access
  productName: string
}
