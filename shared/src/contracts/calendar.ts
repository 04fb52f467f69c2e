import * as z from 'zod'
import { EVENT_TYPES } from '../catalogue/index.ts'
import { Done, ForUser, isInstant, isPeriod, route, success, Uid, UuidParam } from './route.ts'

export const RECURRENCES = ['daily', 'weekly', 'biweekly', 'monthly'] as const

const Meta = z.object({
  subject: z.string().max(80).optional(),
  chapterId: z.string().max(64).optional(),
  subChapterId: z.string().max(64).optional(),
})

const Attachment = z.object({
  kind: z.enum(['image', 'audio', 'link']),
  name: z.string().max(200),
  /** A data URL, or the address of a link. */
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
    /** Where it comes from: entered here, or a school system. */
    source: z.enum(['own', 'pronote', 'ecoledirecte', 'ical']),
  })
  .meta({ id: 'CalendarEvent' })
export type CalendarEvent = z.infer<typeof CalendarEvent>

/** Seconds since 1970, as the specification sends them. */
const Timestamp = z.int().nonnegative()
const EventInput = z.object({
  userId: Uid,
  title: z.string().trim().min(1).max(200),
  description: z.string().max(4000).default(''),
  type: z.enum(EVENT_TYPES).default('course'),
  startTimestamp: Timestamp,
  endTimestamp: Timestamp,
  allDay: z.boolean().default(false),
  recurrenceType: z.enum(RECURRENCES).optional(),
  recurrenceEnd: z.union([Timestamp, z.string().max(40)]).optional(),
  meta: Meta.default({}),
  attachments: z.array(Attachment).max(10).optional(),
})

const actsForBody = { allow: 'actsFor', pupil: ({ body }: { body: { userId: string } }) => body.userId } as const
const ownsEvent = { allow: 'owns', table: 'events', id: ({ params }: { params: { id: string } }) => params.id } as const

const Instant = z.iso.datetime({ offset: true }).refine(isInstant)

export const calendarRoutes = {
  listEvents: route({
    method: 'POST',
    path: '/api/calendar/events',
    summary: 'Events of a pupil between two instants',
    body: z
      .object({ userId: Uid, start: Instant, end: Instant })
      .refine(({ start, end }) => isPeriod(start, end), { path: ['end'] }),
    answer: success(z.array(CalendarEvent)),
    policy: actsForBody,
    rate: 'read',
  }),
  createEvent: route({
    method: 'POST',
    path: '/api/calendar/event',
    summary: 'Create an event',
    body: EventInput,
    answer: z.object({ id: z.uuid() }),
    policy: actsForBody,
    rate: 'write',
    maxBody: 15 * 2 ** 20,
  }),
  updateEvent: route({
    method: 'PUT',
    path: '/api/calendar/event/{id}',
    summary: 'Change an event',
    params: UuidParam,
    body: EventInput,
    answer: Done,
    policy: ownsEvent,
    rate: 'write',
    maxBody: 15 * 2 ** 20,
  }),
  deleteEvent: route({
    method: 'POST',
    path: '/api/calendar/event/{id}',
    summary: 'Delete an event',
    params: UuidParam,
    body: ForUser,
    answer: Done,
    policy: ownsEvent,
    rate: 'write',
  }),
  connectSchool: route({
    method: 'POST',
    path: '/api/calendar/connect-school',
    summary: 'Synchronise with PRONOTE or EcoleDirecte',
    body: z.object({
      userId: Uid,
      pronote: z
        .object({ url: z.string().max(400), username: z.string().max(200), password: z.string().max(400) })
        .optional(),
      ecoledirecte: z.object({ username: z.string().max(200), password: z.string().max(400) }).optional(),
      challenge: z.object({ id: z.string().max(200), answer: z.string().max(400) }).optional(),
    }),
    answer: z.object({ status: z.enum(['success', 'challenge', 'failure']), data: z.unknown() }),
    policy: actsForBody,
    rate: 'generate',
  }),
}
