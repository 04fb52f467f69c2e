import * as z from 'zod'
import { Done, ForUser, route, success, Uid } from './route.ts'

/** Largest file of a calendar: years of history. */
export const MAX_CALENDAR_BYTES = 32 * 2 ** 20
/** Largest text of a calendar that is sent: a year, without what nobody reads. */
export const MAX_CALENDAR_TEXT = 4 * 2 ** 20
/** Calendars that a pupil may import. */
export const MAX_CALENDARS = 10

/** Why a calendar was not imported; a failed import changes nothing. */
export const IMPORT_FAILURES = [
  /** An address that this server must not call: the file can be downloaded and imported instead. */
  'address_refused',
  'unreachable',
  'too_slow',
  /** The address answers, but not with a calendar. */
  'no_calendar_there',
  'not_a_calendar',
  /** The text was decoded with the wrong character encoding. */
  'wrong_encoding',
  'too_large',
  'too_many_events',
  /** Its repetitions take too long to expand. */
  'too_complicated',
  /** An address that had events gives an empty calendar: they are kept. */
  'emptied',
  /** The address that was kept cannot be read by this installation any more. */
  'address_lost',
  /** A school's address, and no parent has agreed: the same consent as for connecting a school. */
  'consent_needed',
  /** The adult who brought it does not follow any more, or his words wait for a consent. */
  'adult_apart',
  /** The pupil has `MAX_CALENDARS` of them. */
  'full',
] as const
export type ImportFailure = (typeof IMPORT_FAILURES)[number]

/** Why one event was left out: its lines, its dates, its repetition, or a task without any date. */
export const UNREAD_REASONS = ['line', 'date', 'rule', 'no_date'] as const
export type UnreadReason = (typeof UNREAD_REASONS)[number]

const count = z.int().nonnegative()

/** A calendar that was imported at least once. */
export const ImportedCalendar = z
  .object({
    id: z.uuid(),
    name: z.string(),
    from: z.enum(['file', 'address']),
    /** When it was last imported. */
    freshAt: z.string(),
    /** Whether it is read again from its address. */
    follows: z.boolean(),
    /** Why the last time did not work; its events are kept. */
    failure: z.enum(IMPORT_FAILURES).nullable(),
    events: count,
  })
  .meta({ id: 'ImportedCalendar' })
export type ImportedCalendar = z.infer<typeof ImportedCalendar>

const ImportAnswer = z.discriminatedUnion('status', [
  z.object({
    status: z.literal('success'),
    data: z.object({
      id: z.uuid(),
      name: z.string(),
      added: count,
      changed: count,
      removed: count,
      unchanged: count,
      /** Unreadable events, which were left out; the first of them by name. */
      skipped: count,
      unread: z.array(z.object({ title: z.string(), reason: z.enum(UNREAD_REASONS) })),
      /** Zones that nobody knows, read as the schools' clock. */
      zones: z.array(z.string()),
      /** Events that are too old or too far ahead for the planner. */
      outside: count,
      /** Lessons that another calendar of the same school brought already. */
      elsewhere: count,
    }),
  }),
  z.object({ status: z.literal('failure'), data: z.object({ code: z.enum(IMPORT_FAILURES) }) }),
])
export type ImportAnswer = z.infer<typeof ImportAnswer>

const Source = z.union([
  z.object({ file: z.object({ name: z.string().max(200), text: z.string() }) }),
  /** https, or webcal, which is the same. */
  z.object({ url: z.string().trim().min(1).max(2000) }),
])
export type CalendarSource = z.infer<typeof Source>

/** 256 bits, as they stand in the address. */
const FeedAddress = z.object({ secret: z.string().regex(/^[A-Za-z0-9_-]{43}$/) })

const actsForBody = { allow: 'actsFor', pupil: ({ body }: { body: { userId: string } }) => body.userId } as const
const selfBody = { allow: 'self', act: 'own', pupil: ({ body }: { body: { userId: string } }) => body.userId } as const

export const icalRoutes = {
  importCalendar: route({
    method: 'POST',
    path: '/api/calendar/import',
    summary: 'Import a calendar (RFC 5545), or bring one up to date; only events of this calendar change',
    body: z.object({ userId: Uid, source: Source }),
    answer: ImportAnswer,
    audit: 'events',
    policy: { ...actsForBody, act: 'write' },
    tells: true,
    rate: 'generate',
    deadlineMs: 60_000,
    // The text with every character escaped in JSON.
    maxBody: 3 * MAX_CALENDAR_TEXT,
  }),
  listCalendars: route({
    method: 'POST',
    path: '/api/calendar/imported',
    summary: 'The calendars a pupil imported, the last one first',
    body: ForUser,
    answer: success(z.array(ImportedCalendar)),
    policy: { ...actsForBody, act: 'read' },
    rate: 'read',
  }),
  /** Those that were not read for three hours; with an id that one, unless it was tried within the minute. */
  refreshCalendars: route({
    method: 'POST',
    path: '/api/calendar/imported/refresh',
    summary: 'Read calendars again that were added by their address; what fails keeps its events and says why',
    body: z.object({ userId: Uid, id: z.uuid().optional() }),
    answer: success(z.object({ read: count, failed: count, changes: count })),
    audit: 'events',
    policy: { ...actsForBody, act: 'write' },
    rate: 'write',
    deadlineMs: 60_000,
  }),
  /** Does nothing when it is already gone. */
  removeCalendar: route({
    method: 'DELETE',
    path: '/api/calendar/imported',
    summary: 'Remove an imported calendar with its events',
    body: z.object({ userId: Uid, id: z.uuid() }),
    answer: Done,
    audit: 'events',
    policy: { ...actsForBody, act: 'write' },
    rate: 'write',
  }),
  exportCalendar: route({
    method: 'POST',
    path: '/api/calendar/export',
    summary: 'What the feed gives, once, as the text of a file',
    body: ForUser,
    answer: success(z.object({ name: z.string(), text: z.string() })),
    policy: { ...actsForBody, act: 'read' },
    rate: 'read',
  }),
  /** Only this answer ever holds the address; the previous one stops working. */
  makeFeed: route({
    method: 'POST',
    path: '/api/calendar/feed',
    summary: 'Make the secret address at which other calendars read the pupil’s',
    body: ForUser,
    answer: success(z.object({ path: z.string(), since: z.string() })),
    policy: selfBody,
    rate: 'generate',
  }),
  /** data is null without a feed. */
  readFeed: route({
    method: 'POST',
    path: '/api/calendar/feed/current',
    summary: 'Since when the secret address works',
    body: ForUser,
    answer: success(z.object({ since: z.string() }).nullable()),
    policy: selfBody,
    rate: 'read',
  }),
  revokeFeed: route({
    method: 'DELETE',
    path: '/api/calendar/feed',
    summary: 'Revoke the secret address',
    body: ForUser,
    answer: Done,
    policy: selfBody,
    rate: 'write',
  }),
  subscribedFeed: route({
    method: 'GET',
    path: '/api/calendar/feed/{secret}.ics',
    summary: 'The calendar behind a secret address; 404 when it was revoked',
    params: FeedAddress,
    answer: z.string(),
    text: 'text/calendar; charset=utf-8',
    policy: { allow: 'public' },
    rate: 'read',
  }),
}
