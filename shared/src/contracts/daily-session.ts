import * as z from 'zod'
import { ForUser, route, success, Uid } from './route.ts'

/** Minutes that a daily session takes, about. */
export const DAILY_MINUTES = 10
/** Days of a week. */
export const MAX_WEEKLY_GOAL = 7

/** Why a path is a part of a session; the screen has a sentence for each. */
export const DAILY_PATH_REASONS = ['exam', 'assigned', 'unfinished', 'not_begun'] as const
const OUTCOMES = ['open', 'done', 'skipped'] as const

const Common = {
  key: z.string(),
  minutes: z.number().int().positive(),
  /** Skipped is put off for today, and nothing else. */
  outcome: z.enum(OUTCOMES),
}

/** A part of a daily session: homework of the planner, missed questions, or a path to go on with. */
export const DailyPart = z
  .discriminatedUnion('kind', [
    z.object({
      ...Common,
      kind: z.literal('homework'),
      eventId: z.string(),
      startDate: z.string(),
      title: z.string(),
      description: z.string(),
      subject: z.string().nullable(),
      /** Given as a homework of Ariane: there it is done. */
      homeworkId: z.number().int().optional(),
    }),
    z.object({
      ...Common,
      kind: z.literal('errors'),
      count: z.number().int().positive(),
      /** The local day on which all of them were missed; null when they are of several. */
      missedOn: z.iso.date().nullable(),
      /** The subject of all of them; null when they are of several. */
      subject: z.string().nullable(),
    }),
    z.object({
      ...Common,
      kind: z.literal('path'),
      id: z.number().int(),
      title: z.string(),
      subject: z.string(),
      reason: z.enum(DAILY_PATH_REASONS),
      /** When the test is that it prepares. */
      examDate: z.string().optional(),
      assignedBy: z.string().optional(),
      /** The day for which it was given, where that is near. */
      dueDate: z.string().optional(),
    }),
  ])
  .meta({ id: 'DailyPart' })
export type DailyPart = z.infer<typeof DailyPart>

const Goal = z.number().int().min(1).max(MAX_WEEKLY_GOAL)

/** The session of today, as it would be, is, or was; and the week it is in. */
export const DailySession = z
  .object({
    /** In Paris. */
    day: z.iso.date(),
    status: z.enum(['nothing', 'new', 'running', 'finished']),
    parts: z.array(DailyPart),
    week: z.object({
      /** Monday to Sunday, and whether something was done on that day: in the session or anywhere else. */
      days: z.array(z.object({ day: z.iso.date(), session: z.boolean() })).length(7),
      /** Sessions a week that the pupil set; null for none. */
      goal: Goal.nullable(),
    }),
  })
  .meta({ id: 'DailySession' })
export type DailySession = z.infer<typeof DailySession>

const actsForBody = { allow: 'actsFor', pupil: ({ body }: { body: { userId: string } }) => body.userId } as const

export const dailySessionRoutes = {
  readDailySession: route({
    method: 'POST',
    path: '/api/progress/daily',
    summary: 'The session of today: about ten minutes of what is due, what was missed and the current chapter',
    body: ForUser,
    answer: success(DailySession),
    policy: { ...actsForBody, act: 'read' },
    rate: 'read',
    keep: 'opened',
  }),
  startDailySession: route({
    method: 'POST',
    path: '/api/progress/daily/start',
    summary: 'Begin the session of today; its parts stay as they are until the day is over',
    body: ForUser,
    answer: success(DailySession),
    audit: 'other',
    policy: { ...actsForBody, act: 'write' },
    rate: 'write',
  }),
  closeDailyPart: route({
    method: 'POST',
    path: '/api/progress/daily/part',
    summary: 'Say that a part of the session was done or put off; `conflict` without a session',
    body: z.object({ userId: Uid, key: z.string().min(1).max(200), outcome: z.enum(['done', 'skipped']) }),
    answer: success(DailySession),
    audit: 'other',
    policy: { ...actsForBody, act: 'write' },
    rate: 'write',
  }),
  setWeeklyGoal: route({
    method: 'PUT',
    path: '/api/progress/daily/goal',
    summary: 'How many sessions a week the pupil wants; null for none',
    body: z.object({ userId: Uid, goal: Goal.nullable() }),
    answer: success(DailySession),
    audit: 'other',
    policy: { ...actsForBody, act: 'write' },
    rate: 'write',
  }),
}
