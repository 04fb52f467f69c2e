import * as z from 'zod'
import { SCHOOL_GRADES } from '../catalogue/index.ts'
import { ForUser, route, success, Uid } from './route.ts'

export const MAX_PUPILS_PER_PAGE = 40

/** Facts that may call for help, the most pressing first; never a judgement, a mood or anything about health. */
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

/** A fact that may call for help; the screen has a sentence for each kind. */
export const Need = z
  .object({
    kind: z.enum(NEED_KINDS),
    /** How many there are; the other fields describe the first. */
    count: z.number().int().positive(),
    /** Null for absences, and where the title is private to the pupil. */
    title: z.string().nullable(),
    /** Since when, or until when. */
    at: z.string().nullable(),
    /** Id of the event, objective or path. */
    id: z.string().nullable(),
  })
  .meta({ id: 'Need' })
export type Need = z.infer<typeof Need>

/** Why a pupil is named first: facts of the week, misses on one notion, and questions that wait to be reviewed. */
export const REASON_KINDS = [
  'late_homework',
  'missed_notion',
  'due_tomorrow',
  'late_objective',
  'efforts',
  'reviews',
  'away',
  'never_came',
] as const
export type ReasonKind = (typeof REASON_KINDS)[number]

/** The most pressing fact about a pupil; the screen has a sentence for each kind. */
export const Reason = z
  .object({
    kind: z.enum(REASON_KINDS),
    count: z.int().positive(),
    /** Of the first homework, of the notion or of a school objective; null where there is none to name. */
    title: z.string().nullable(),
    at: z.string().nullable(),
  })
  .meta({ id: 'Reason' })
export type Reason = z.infer<typeof Reason>

/** Kinds that can wait: the alerts of the week, which most pupils have. */
const CAN_WAIT: readonly NeedKind[] = ['unfinished_homework', 'unfinished_path', 'lesson']

/** Whether a pupil needs help now; an API of before gives no reason. */
export const isPressing = ({
  needs,
  reason,
}: {
  needs: readonly Pick<Need, 'kind'>[]
  reason?: Reason | null | undefined
}) => (reason === undefined ? needs.some(({ kind }) => !CAN_WAIT.includes(kind)) : reason !== null)

const Count = z.number().int().nonnegative()

/** Counts of a pupil's week. */
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
    /** Homework due this week, on a manager's home at a weekend also in the next one, and how much of it is done. */
    homework: z.object({ due: Count, done: Count }),
    /** Objectives that are running. */
    objectives: Count,
    /** Paths begun and not finished, and paths finished this week. */
    paths: z.object({ begun: Count, done: Count }),
    alerts: Count,
    needs: z.array(Need),
    /** Why the pupil stands where he does in the order; null when nothing presses. On a manager's home. */
    reason: Reason.nullable().optional(),
    /** The names of his classes that the manager teaches. On a manager's home. */
    classes: z.array(z.string()).optional(),
  })
  .meta({ id: 'PupilWeek' })
export type PupilWeek = z.infer<typeof PupilWeek>

const PupilsPage = z
  .object({
    pupils: z.array(PupilWeek),
    /** Pupils on the pages after this one. */
    others: Count,
    /** All pupils of the manager, and those that match the search and the grade. */
    total: Count,
    found: Count,
    /** How many of the matching pupils need help now. */
    pressing: Count,
    /** Number of pupils per grade, the youngest first. */
    grades: z.array(z.object({ grade: z.enum(SCHOOL_GRADES), count: Count })),
  })
  .meta({ id: 'PupilsPage' })
export type PupilsPage = z.infer<typeof PupilsPage>

export const PupilNeed = z
  .object({ userId: Uid, fullName: z.string(), reason: Reason.nullable() })
  .meta({ id: 'PupilNeed' })
export type PupilNeed = z.infer<typeof PupilNeed>

const NeedsPage = z.object({
  pupils: z.array(PupilNeed),
  /** All that match, those with a reason, and those on the pages after this one. */
  found: Count,
  pressing: Count,
  others: Count,
})
export type NeedsPage = z.infer<typeof NeedsPage>

export const familiesRoutes = {
  /** Every pupil of the manager, or those of a class whom he follows: who needs help first, with the reason. 404 for a class of others. */
  listNeeds: route({
    method: 'POST',
    path: '/api/families/needs',
    summary: 'Who needs help first, and why',
    body: ForUser.extend({ classId: z.uuid().optional(), page: z.int().min(1).max(1000).default(1) }),
    answer: success(NeedsPage),
    policy: { allow: 'manager', as: ({ body }) => body.userId },
    rate: 'read',
  }),
  /**
   * A page of the pupils, those in need of help first. Each pupil shown gets a line in the audit log, as for every view
   * by an adult.
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
