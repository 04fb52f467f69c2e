import * as z from 'zod'
import { GRADES } from '../catalogue/index.ts'
import { ForUser, route, success, Uid } from './route.ts'

/** Pupils that the manager's home looks at in one call; the others are counted. */
export const MOST_AT_HOME = 80

/** Facts that may call for help, the most pressing first. Never a judgement, a mood or anything about health. */
export const NEED_KINDS = [
  'late_homework',
  'due_tomorrow',
  'late_objective',
  'efforts',
  'away',
  'never_came',
  'unfinished_homework',
  'unfinished_path',
  'lesson',
] as const
export type NeedKind = (typeof NEED_KINDS)[number]

/** A fact that may call for help, with what it is about; the screen has a sentence for each kind. */
export const Need = z
  .object({
    kind: z.enum(NEED_KINDS),
    /** How many of them there are; what follows is about the first. */
    count: z.number().int().positive(),
    /** Null where the title is the pupil's own affair, and for absences. */
    title: z.string().nullable(),
    /** Since when, or for when. */
    at: z.string().nullable(),
    /** The event, objective or path. */
    id: z.string().nullable(),
  })
  .meta({ id: 'Need' })
export type Need = z.infer<typeof Need>

const Count = z.number().int().nonnegative()

/** A pupil's week, counted. */
export const PupilWeek = z
  .object({
    userId: Uid,
    fullName: z.string(),
    firstName: z.string(),
    email: z.string(),
    grade: z.enum(GRADES),
    lastConnectedAt: z.string().nullable(),
    lessons: Count,
    exams: Count,
    /** Due this week, and those of them that are done. */
    homework: z.object({ due: Count, done: Count }),
    /** Objectives that run. */
    objectives: Count,
    /** Paths begun and not finished, and those finished this week. */
    paths: z.object({ begun: Count, done: Count }),
    alerts: Count,
    needs: z.array(Need),
  })
  .meta({ id: 'PupilWeek' })
export type PupilWeek = z.infer<typeof PupilWeek>

export const familiesRoutes = {
  /** Who needs help first comes first. Leaves a line in each pupil's journal, like every look of an adult. */
  pupilsWeek: route({
    method: 'POST',
    path: '/api/families/week',
    summary: "The week of each of a manager's pupils",
    body: ForUser,
    answer: success(z.object({ pupils: z.array(PupilWeek), others: Count })),
    policy: { allow: 'manager', as: ({ body }) => body.userId },
    rate: 'read',
  }),
}
