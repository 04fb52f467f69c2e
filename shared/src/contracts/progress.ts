import * as z from 'zod'
import { ForUser, isInstant, isPeriod, route, success, Uid } from './route.ts'

export const ALERT_TYPES = ['incomplete_lesson', 'incomplete_path', 'incomplete_homework'] as const

export const Alert = z
  .object({
    type: z.enum(ALERT_TYPES),
    title: z.string(),
    description: z.string(),
    eventId: z.string().optional(),
    pathId: z.number().int().optional(),
    homeworkId: z.number().int().optional(),
  })
  .meta({ id: 'Alert' })
export type Alert = z.infer<typeof Alert>

const Instant = z.string().max(40).refine(isInstant)
const Total = z.number().int().nonnegative()

/** One line of 'Parcours récents' or 'Devoirs récents'. */
export const ProgressItem = z
  .object({
    id: z.number().int(),
    title: z.string(),
    progress: z.object({
      status: z.string(),
      progress: z.object({ progress: z.object({ bookProgressPercent: z.number() }) }),
    }),
  })
  .meta({ id: 'ProgressItem' })
export type ProgressItem = z.infer<typeof ProgressItem>

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
    policy: { allow: 'actsFor', pupil: ({ body }) => body.userId },
    rate: 'read',
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
    policy: { allow: 'actsFor', pupil: ({ body }) => body.userId },
    rate: 'read',
  }),
}
