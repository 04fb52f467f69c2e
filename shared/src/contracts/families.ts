import * as z from 'zod'
import { SCHOOL_GRADES } from '../catalogue/index.ts'
import { ForUser, route, success, Uid } from './route.ts'

/** Pupils of one page of the manager's home. */
export const MAX_PUPILS_PER_PAGE = 40

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

/** What can wait: the week's alerts, which most pupils have some of. */
const CAN_WAIT: readonly NeedKind[] = ['unfinished_homework', 'unfinished_path', 'lesson']

/** Whether something of a pupil calls for help now. */
export const isPressing = ({ needs }: { needs: readonly Pick<Need, 'kind'>[] }) =>
  needs.some(({ kind }) => !CAN_WAIT.includes(kind))

const Count = z.number().int().nonnegative()

/** A pupil's week, counted. */
export const PupilWeek = z
  .object({
    userId: Uid,
    fullName: z.string(),
    firstName: z.string(),
    email: z.string(),
    grade: z.enum(SCHOOL_GRADES),
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

const PupilsPage = z
  .object({
    pupils: z.array(PupilWeek),
    /** Pupils on the pages after this one. */
    others: Count,
    /** All pupils of the manager, and those whom the search and the grade leave. */
    total: Count,
    found: Count,
    /** Of those found, whom something calls for help. */
    pressing: Count,
    /** How many of all pupils are in each grade, the youngest first. */
    grades: z.array(z.object({ grade: z.enum(SCHOOL_GRADES), count: Count })),
  })
  .meta({ id: 'PupilsPage' })
export type PupilsPage = z.infer<typeof PupilsPage>

export const familiesRoutes = {
  /**
   * A page of the pupils, who needs help first among all of them. Leaves a line in the journal of each pupil that is
   * shown, like every look of an adult.
   */
  pupilsWeek: route({
    method: 'POST',
    path: '/api/families/week',
    summary: "The week of each of a manager's pupils",
    body: ForUser.extend({
      search: z.string().trim().max(100).optional(),
      grade: z.enum(SCHOOL_GRADES).optional(),
      page: z.int().min(1).max(1000).default(1),
    }),
    answer: success(PupilsPage),
    policy: { allow: 'manager', as: ({ body }) => body.userId },
    rate: 'read',
  }),
}
