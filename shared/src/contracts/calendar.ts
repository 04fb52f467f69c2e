import * as z from 'zod'
import { EVENT_TYPES } from '../catalogue/index.ts'
import { Done, isInstant, isPeriod, route, success, Uid, UuidParam } from './route.ts'
import { SchoolFile } from './school-files.ts'

/** `weekdays` is Monday to Friday; `biweekly` every two weeks. */
export const RECURRENCES = ['daily', 'weekdays', 'weekly', 'biweekly', 'monthly'] as const

/** Which repetitions a change is for: the one that is named, that one and those after it, or the whole series. */
export const REPETITION_SCOPES = ['one', 'following', 'all'] as const
export type RepetitionScope = (typeof REPETITION_SCOPES)[number]

const Meta = z.object({
  subject: z.string().max(80).optional(),
  chapterId: z.string().max(64).optional(),
  subChapterId: z.string().max(64).optional(),
  /** The others of a lesson that is several of ours: « Histoire-Géographie ». */
  alsoSubjects: z.array(z.string().max(80)).max(3).optional(),
  /** The name of the adult who gave it to a class. */
  givenBy: z.string().max(200).optional(),
  /** What a school system says about a lesson. */
  schoolSubject: z.string().max(80).optional(),
  teacher: z.string().max(200).optional(),
  room: z.string().max(200).optional(),
})

const Attachment = z.object({
  kind: z.enum(['image', 'audio', 'link']),
  name: z.string().max(200),
  /**
   * A data URL, or the address of a link. Empty for a file that would make a list too heavy: `readEvent` has it. Sent
   * back empty in a change, the file of that kind and name is kept.
   */
  url: z.string().max(14 * 2 ** 20),
})

/** One calendar event as it is shown; dates are ISO instants in UTC. */
export const CalendarEvent = z
  .object({
    id: z.uuid(),
    title: z.string(),
    description: z.string(),
    type: z.enum(EVENT_TYPES),
    startDate: z.string(),
    endDate: z.string(),
    allDay: z.boolean(),
    subject: z.string().nullable(),
    meta: Meta,
    recurrenceType: z.enum(RECURRENCES).nullable(),
    recurrenceEnd: z.string().nullable(),
    alert: z.object({ description: z.string() }).nullable(),
    attachments: z.array(Attachment),
    /** What the school put beside it; only for imported events that have some. */
    schoolFiles: z.array(SchoolFile).optional(),
    /** Entered here, or imported from a school system. */
    source: z.enum(['own', 'pronote', 'ecoledirecte', 'ical']),
    /** The account there, where a pupil has named several. */
    sourceAccount: z.string().optional(),
    /** When the school system last confirmed the event; only for imported events. */
    freshAt: z.string().optional(),
    /** The school cancelled it. */
    cancelled: z.boolean().optional(),
    /** Done, by the pupil's own mark. */
    done: z.boolean().optional(),
    /** For events entered here: grows with every change, and is sent back with a change to detect a concurrent one. */
    version: z.int().optional(),
  })
  .meta({ id: 'CalendarEvent' })
export type CalendarEvent = z.infer<typeof CalendarEvent>

/** Seconds since 1970, as the specification sends them; until the year 2200. */
const Timestamp = z.int().nonnegative().max(7_258_118_400)
const DAY_S = 86_400
const MAX_DURATION_S = { once: 400 * DAY_S, repeated: 7 * DAY_S }
const Instant = z.iso.datetime({ offset: true }).refine(isInstant)

const eventFields = {
  userId: Uid,
  title: z.string().trim().min(1).max(200),
  description: z.string().max(4000).default(''),
  type: z.enum(EVENT_TYPES).default('course'),
  startTimestamp: Timestamp,
  endTimestamp: Timestamp,
  allDay: z.boolean().default(false),
  recurrenceType: z.enum(RECURRENCES).optional(),
  /** The last local day that may have a repetition: seconds or an instant on it, or the day itself ('2026-12-18'). */
  recurrenceEnd: z.union([Timestamp, z.iso.date(), Instant]).optional(),
  meta: Meta.default({}),
  /** Images (jpeg, png, webp) and sounds (wav, mp3, m4a) of 10 MB at most, and links. Absent in a change: kept. */
  attachments: z.array(Attachment).max(10).optional(),
}

/** The repetition concerned, by its `startDate`, and which others the change is for. Absent: the whole event. */
const Occurrence = { occurrence: Instant.optional(), scope: z.enum(REPETITION_SCOPES).default('all') }

/**
 * The version shown to the caller: a change made on an older one is refused with `stale`. Absent: nothing is compared.
 */
const ShownVersion = { version: z.int().optional() }

type Span = { startTimestamp: number; endTimestamp: number; recurrenceType?: string | undefined }
const duration = ({ startTimestamp, endTimestamp }: Span) => endTimestamp - startTimestamp
const isShortEnough = (span: Span) =>
  duration(span) >= 0 && duration(span) <= (span.recurrenceType ? MAX_DURATION_S.repeated : MAX_DURATION_S.once)
const END_FIELD = { path: ['endTimestamp'] }

const NewEvent = z.object(eventFields).refine(isShortEnough, END_FIELD)
const ChangedEvent = z.object({ ...eventFields, ...Occurrence, ...ShownVersion }).refine(isShortEnough, END_FIELD)

const actsForBody = { allow: 'actsFor', pupil: ({ body }: { body: { userId: string } }) => body.userId } as const
const ownsEvent = { allow: 'owns', table: 'events', id: ({ params }: { params: { id: string } }) => params.id } as const

export const calendarRoutes = {
  listEvents: route({
    method: 'POST',
    path: '/api/calendar/events',
    summary: 'Events of a pupil between two instants',
    body: z
      .object({ userId: Uid, start: Instant, end: Instant })
      .refine(({ start, end }) => isPeriod(start, end), { path: ['end'] }),
    answer: success(z.array(CalendarEvent)),
    policy: { ...actsForBody, act: 'read' },
    rate: 'read',
    keep: 'opened',
  }),
  readEvent: route({
    method: 'POST',
    path: '/api/calendar/event/{id}/read',
    summary: 'One event with its files: the repetition that starts at `occurrence`, or the first one',
    params: UuidParam,
    body: z.object({ userId: Uid, occurrence: Instant.optional() }),
    answer: success(CalendarEvent),
    policy: { ...ownsEvent, act: 'read' },
    rate: 'read',
  }),
  createEvent: route({
    method: 'POST',
    path: '/api/calendar/event',
    summary: 'Create an event',
    body: NewEvent,
    answer: z.object({ id: z.uuid() }),
    audit: 'events',
    policy: { ...actsForBody, act: 'write' },
    tells: true,
    rate: 'write',
    once: true,
    maxBody: 15 * 2 ** 20,
  }),
  updateEvent: route({
    method: 'PUT',
    path: '/api/calendar/event/{id}',
    summary:
      'Change an own event, one of its repetitions or those from one on; `stale` when it changed since, `locked` for what comes from a school',
    params: UuidParam,
    body: ChangedEvent,
    answer: Done,
    audit: 'events',
    policy: { ...ownsEvent, act: 'write' },
    tells: true,
    rate: 'write',
    maxBody: 15 * 2 ** 20,
  }),
  deleteEvent: route({
    method: 'POST',
    path: '/api/calendar/event/{id}',
    summary: 'Delete an own event, one of its repetitions or those from one on; `locked` for what comes from a school',
    params: UuidParam,
    body: z.object({ userId: Uid, ...Occurrence, ...ShownVersion }),
    answer: Done,
    audit: 'events',
    policy: { ...ownsEvent, act: 'write' },
    rate: 'write',
  }),
  markEvent: route({
    method: 'PUT',
    path: '/api/calendar/event/{id}/done',
    summary: 'Mark an event as done or not, whatever it comes from',
    params: UuidParam,
    body: z.object({ userId: Uid, done: z.boolean(), occurrence: Instant.optional() }),
    answer: Done,
    audit: 'events',
    policy: { ...ownsEvent, act: 'write' },
    rate: 'write',
  }),
}
