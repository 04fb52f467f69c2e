import type { CalendarEvent, ImportFailure, SchoolFile } from '@ariane/shared/contracts'
import type { Generated, GeneratedAlways, Insertable, JSONColumnType, Selectable } from 'kysely'

export interface CalendarTables {
  events: {
    id: string
    user_id: string
    title: string
    description: string
    type: CalendarEvent['type']
    /** Of the first repetition. */
    starts_at: Date
    ends_at: Date
    all_day: boolean
    meta: JSONColumnType<CalendarEvent['meta']>
    recurrence_type: CalendarEvent['recurrenceType']
    recurrence_end: Date | null
    /** The same two on the schools' clock: what a repeated event keeps, whatever the law does with the hour. */
    wall_start: string | null
    wall_end: string | null
    /** Starts of the repetitions that are left out, on the schools' clock. */
    exceptions: JSONColumnType<string[], string | undefined, string>
    /** The repeated event that this one stands for one repetition of. */
    series_id: string | null
    alert: string | null
    attachments: JSONColumnType<CalendarEvent['attachments']>
    done_at: Date | null
    cancelled: Generated<boolean>
    source: CalendarEvent['source']
    /** What the event is called at its source, a digest of what it said, and when that was last confirmed. */
    source_key: string | null
    /** The pupil's name of one of several accounts at the source. */
    source_account: Generated<string>
    source_digest: string | null
    fresh_at: Date | null
    /** What the school put beside it: names and links; the documents themselves stay there. */
    school_files: JSONColumnType<SchoolFile[], string | undefined, string>
    /** The imported calendar that it belongs to. */
    calendar_id: string | null
    /** Repeated or longer than eight days: not found by its start. */
    wide: GeneratedAlways<boolean>
    version: Generated<number>
    created_at: Date
  }
  /** Calendars a pupil imported. */
  calendars: {
    id: string
    user_id: string
    /** Who imported it; null for an adult who is gone. */
    brought_by: string | null
    /** A digest of where it comes from: the same calendar is found again by it. */
    key: string
    name: string
    origin: 'file' | 'address'
    fresh_at: Date
    /** Where it is read again, encrypted; null for a file. */
    address: Uint8Array | null
    host: string | null
    /** When that was tried last, and why it failed. */
    tried_at: Date | null
    failure: ImportFailure | null
  }
  calendar_feeds: {
    user_id: string
    /** Of the secret in the address; the secret itself is nowhere. */
    secret_hash: string
    created_at: Date
  }
}
export type EventRow = Selectable<CalendarTables['events']>
export type NewEventRow = Insertable<CalendarTables['events']>
