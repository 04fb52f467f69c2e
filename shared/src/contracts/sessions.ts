import * as z from 'zod'
import { Alert, WORK_REASONS, WorkSubject } from './progress.ts'
import { Done, ForUser, isInstant, isPeriod, route, success, Uid } from './route.ts'
import { TASK_FLAGS } from './settings.ts'

/**
 * What a revision session is suggested from: a task of the settings, the week's alerts, the tasks of objectives, the
 * carnet d'erreurs.
 */
export const SESSION_SOURCES = [...TASK_FLAGS, 'alerts', 'objectives', 'errors'] as const
export type SessionSource = (typeof SESSION_SOURCES)[number]

/** Why a session is suggested; the screen has a sentence for each. */
export const SESSION_REASONS = [
  ...WORK_REASONS,
  'lesson_alone',
  'homework_waiting',
  'task_planned',
  'errors_waiting',
] as const
export type SessionReason = (typeof SESSION_REASONS)[number]

const ObjectiveTaskSubject = z.object({
  kind: z.literal('task'),
  id: z.string(),
  title: z.string(),
  objective: z.object({ id: z.string(), title: z.string() }),
})
/** Review items that are due by a day. */
const ReviewSubject = z.object({ kind: z.literal('errors'), date: z.string(), count: z.int().positive() })
const SessionSubject = z.union([WorkSubject, ObjectiveTaskSubject, ReviewSubject])
export type SessionSubject = z.infer<typeof SessionSubject>

const Key = z.string().min(1).max(200)
const Instant = z.iso.datetime({ offset: true }).refine(isInstant)

/** A revision session that would fit into a work slot; `key` names it in an answer. */
export const SuggestedSession = z
  .object({
    key: z.string(),
    start: z.string(),
    end: z.string(),
    source: z.enum(SESSION_SOURCES),
    reason: z.enum(SESSION_REASONS),
    about: SessionSubject,
  })
  .meta({ id: 'SuggestedSession' })
export type SuggestedSession = z.infer<typeof SuggestedSession>

/** A reminder; its sentence belongs to the screen. */
export const Reminder = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('slot'), key: z.string(), start: z.string(), end: z.string() }),
    z.object({
      kind: z.enum(['homework', 'exam']),
      key: z.string(),
      eventId: z.string(),
      startDate: z.string(),
      title: z.string(),
    }),
    z.object({ kind: z.literal('alert'), key: z.string(), alert: Alert }),
  ])
  .meta({ id: 'Reminder' })
export type Reminder = z.infer<typeof Reminder>

const actsForBody = { allow: 'actsFor', pupil: ({ body }: { body: { userId: string } }) => body.userId } as const
const selfOnly = { allow: 'self', act: 'own', pupil: ({ body }: { body: { userId: string } }) => body.userId } as const

export const sessionsRoutes = {
  weekSessions: route({
    method: 'POST',
    path: '/api/progress/sessions',
    summary: 'Work slots of a period, and the revision sessions suggested in those of the next seven days',
    body: z
      .object({ userId: Uid, dateStart: Instant, dateEnd: Instant })
      .refine(({ dateStart, dateEnd }) => isPeriod(dateStart, dateEnd), { path: ['dateEnd'] }),
    answer: success(
      z.object({
        slots: z.array(z.object({ start: z.string(), end: z.string() })),
        suggestions: z.array(SuggestedSession),
      }),
    ),
    policy: { ...actsForBody, act: 'read' },
    rate: 'read',
    keep: 'opened',
  }),
  answerSession: route({
    method: 'POST',
    path: '/api/progress/sessions/answer',
    summary: 'Take a suggested session into the week, once, or refuse it for its week; `conflict` when it is gone',
    body: z.object({ userId: Uid, key: Key, start: Instant, answer: z.enum(['accepted', 'refused']) }),
    /** The event of an accepted session, unless it was deleted since. */
    answer: success(z.object({ answer: z.enum(['accepted', 'refused']), eventId: z.uuid().nullable() })),
    audit: 'other',
    policy: { ...actsForBody, act: 'write' },
    rate: 'write',
  }),
  readReminders: route({
    method: 'POST',
    path: '/api/progress/reminders',
    summary:
      'What a pupil is reminded of now: his work slot, homework that is due, tests, alerts; never what he put away',
    body: ForUser,
    answer: success(z.array(Reminder)),
    policy: selfOnly,
    rate: 'read',
  }),
  dismissReminders: route({
    method: 'PUT',
    path: '/api/progress/reminders',
    summary: 'Put reminders away for good',
    body: z.object({ userId: Uid, keys: z.array(Key).min(1).max(20) }),
    answer: Done,
    policy: selfOnly,
    rate: 'write',
  }),
}
