import * as z from 'zod'
import { ForUser, isInstant, isPeriod, route, success, Uid } from './route.ts'
import { TASK_FLAGS } from './settings.ts'

export const ALERT_TYPES = ['incomplete_lesson', 'incomplete_path', 'incomplete_homework'] as const

export const Alert = z
  .object({
    type: z.enum(ALERT_TYPES),
    title: z.string(),
    description: z.string(),
    eventId: z.string().optional(),
    /** The repetition of the event. */
    startDate: z.string().optional(),
    pathId: z.number().int().optional(),
    homeworkId: z.number().int().optional(),
  })
  .meta({ id: 'Alert' })
export type Alert = z.infer<typeof Alert>

const Instant = z.string().max(40).refine(isInstant)
const Total = z.number().int().nonnegative()

/** A line of 'Parcours récents' or 'Devoirs récents'. */
export const ProgressItem = z
  .object({
    id: z.number().int(),
    title: z.string(),
    /** Name of the adult who assigned it, while that adult follows the pupil. */
    assignedBy: z.string().optional(),
    progress: z.object({
      status: z.string(),
      progress: z.object({ progress: z.object({ bookProgressPercent: z.number() }) }),
    }),
  })
  .meta({ id: 'ProgressItem' })
export type ProgressItem = z.infer<typeof ProgressItem>

/** Why a piece of work is suggested; the screen has a sentence for each. */
export const WORK_REASONS = [
  'due_tomorrow',
  'due_soon',
  'lessons_today',
  'lessons_yesterday',
  'next_school_day',
  'weak_answers',
  'unfinished',
  'finished_lately',
] as const
export type WorkReason = (typeof WORK_REASONS)[number]

/** The subject of a piece of work: an event of the planner, a path, or the lessons of a local day. */
export const WorkSubject = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('event'),
    id: z.string(),
    startDate: z.string(),
    title: z.string(),
    subject: z.string().nullable(),
  }),
  z.object({
    kind: z.literal('path'),
    id: z.number().int(),
    title: z.string(),
    subject: z.string(),
    percent: z.number().min(0).max(100),
  }),
  z.object({ kind: z.literal('day'), date: z.iso.date(), subjects: z.array(z.string()) }),
])
export type WorkSubject = z.infer<typeof WorkSubject>

/** Work suggested for a slot; `flag` is the setting that requested it. */
export const SuggestedWork = z
  .object({
    start: z.string(),
    end: z.string(),
    flag: z.enum(TASK_FLAGS),
    reason: z.enum(WORK_REASONS),
    about: WorkSubject,
  })
  .meta({ id: 'SuggestedWork' })
export type SuggestedWork = z.infer<typeof SuggestedWork>

export const progressRoutes = {
  weeklyAlerts: route({
    method: 'POST',
    path: '/api/calendar/alerts/weekly',
    summary: "The week's alerts and totals",
    body: z
      .object({ userId: Uid, dateStart: Instant.optional(), dateEnd: Instant.optional() })
      .refine(({ dateStart, dateEnd }) => !dateStart || !dateEnd || isPeriod(dateStart, dateEnd), {
        path: ['dateEnd'],
      }),
    answer: success(
      z.object({
        alerts: z.array(Alert),
        totals: z.object({ pedagogical_and_training: Total, homework: Total }),
      }),
    ),
    policy: { allow: 'actsFor', act: 'read', pupil: ({ body }) => body.userId },
    rate: 'read',
    keep: 'opened',
  }),
  progressSummary: route({
    method: 'POST',
    path: '/api/progress/summary',
    summary: 'Recent paths and homework with their progress',
    body: ForUser,
    answer: success(
      z.object({
        last_progress: z.object({ pedagogical: z.array(ProgressItem), homework: z.array(ProgressItem) }),
      }),
    ),
    policy: { allow: 'actsFor', act: 'read', pupil: ({ body }) => body.userId },
    rate: 'read',
    keep: 'opened',
  }),
  suggestedWork: route({
    method: 'POST',
    path: '/api/progress/work',
    summary: 'Work that fits the slots of the next seven days, as the settings ask for it',
    body: ForUser,
    answer: success(
      z.object({
        /** Whether the settings have a task and a slot for it. */
        chosen: z.boolean(),
        suggestions: z.array(SuggestedWork),
      }),
    ),
    policy: { allow: 'actsFor', act: 'read', pupil: ({ body }) => body.userId },
    rate: 'read',
    keep: 'opened',
  }),
}
