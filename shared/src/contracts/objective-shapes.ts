import * as z from 'zod'
import { OBJECTIVE_TYPES } from '../catalogue/index.ts'
import { isInstant, Uid } from './route.ts'

/** Longest objective, from its first to its last day (S1 §5). */
export const MAX_OBJECTIVE_DAYS = 21
/** Per objective, and per pupil. */
export const MAX_TASKS = 50
export const MAX_OBJECTIVES = 300

const Day = z.iso.date()
/** A day between 1970 and 2200, which every database can store. */
const CurrentDay = Day.refine(isInstant)
/** Numbered from Monday, 1. */
const Weekdays = z.array(z.int().min(1).max(7)).max(7)
const Time = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
  .nullable()
export const Title = z.string().trim().min(1).max(200)
export const LongText = z.string().max(4000)

/** How an objective is going (S1 §4). */
export const CURRENT_STATUSES = ['started', 'in_progress', 'completed', 'failed', 'finished'] as const
/** What a pupil can report. */
export const REPORTS = ['started', 'in_progress', 'finished', 'failed'] as const
export type Report = (typeof REPORTS)[number]

export const ObjectiveTask = z
  .object({
    id: z.uuid(),
    title: z.string(),
    description: z.string(),
    selectedDays: Weekdays,
    dueDate: Day.nullable(),
    startTime: Time,
    endTime: Time,
    /** null: not evaluated yet. */
    isSuccess: z.boolean().nullable(),
    notes: z.string(),
  })
  .meta({ id: 'ObjectiveTask' })
export type ObjectiveTask = z.infer<typeof ObjectiveTask>

export const Objective = z
  .object({
    id: z.uuid(),
    title: z.string(),
    description: z.string(),
    type: z.enum(OBJECTIVE_TYPES),
    status: z.enum(['active', 'completed', 'cancelled']),
    currentStatus: z.enum(CURRENT_STATUSES).nullable(),
    progress: z.number(),
    isCompleted: z.boolean(),
    startDate: Day,
    endDate: Day,
    isDaily: z.boolean(),
    recurrenceDays: Weekdays,
    successCriteria: z.string(),
    progressCriteria: z.string(),
    effortNeededCriteria: z.string(),
    notes: z.string(),
    statusNotes: z.string(),
    tasks: z.array(ObjectiveTask),
    tasksCount: z.number().int(),
    /** Grows with every change; sent back with a change to detect a concurrent one. */
    version: z.number().int(),
  })
  .meta({ id: 'Objective' })
export type Objective = z.infer<typeof Objective>

/**
 * The version shown to the caller. A change made on an older version is refused with `stale`; without it nothing is
 * compared.
 */
export const ShownVersion = z.object({ version: z.int().optional() })

const TaskFields = z.object({
  title: Title,
  description: LongText.default(''),
  selectedDays: Weekdays.min(1),
  dueDate: CurrentDay.nullable().default(null),
  startTime: Time.default(null),
  endTime: Time.default(null),
})
export type TaskFields = z.output<typeof TaskFields>
export const TaskInput = TaskFields.extend(ShownVersion.shape)

export const Criteria = z.object({
  successCriteria: LongText,
  progressCriteria: LongText,
  effortNeededCriteria: LongText,
})
export const ObjectiveFields = Criteria.extend({
  /** Chosen by the sender, so that the same request sent twice creates one objective. */
  id: z.uuid().optional(),
  userId: Uid,
  title: Title,
  type: z.enum(OBJECTIVE_TYPES),
  startDate: CurrentDay,
  endDate: CurrentDay,
  isDaily: z.boolean(),
  recurrenceDays: Weekdays,
  tasks: z.array(TaskFields).min(1).max(MAX_TASKS),
})
export type ObjectiveFields = z.output<typeof ObjectiveFields>

/** A change of an objective; absent fields stay. */
export const ObjectiveChange = Criteria.partial().extend({
  title: Title.optional(),
  startDate: CurrentDay.optional(),
  endDate: CurrentDay.optional(),
  notes: LongText.optional(),
  status: z.literal('cancelled').optional(),
  version: z.int(),
})
export type ObjectiveChange = z.output<typeof ObjectiveChange>

/** A line of an objective's history, newest last. */
export const HistoryEntry = z
  .object({
    at: z.string(),
    kind: z.enum([
      'created',
      'edited',
      'cancelled',
      'reported',
      'task-added',
      'task-edited',
      'task-removed',
      'task-done',
    ]),
    /** Whether the pupil did it or a manager. */
    by: z.enum(['pupil', 'manager']),
    /** The report of a `reported` line, else null. */
    report: z.enum(REPORTS).nullable(),
    /** The task of a `task-…` line, and the result of a `task-done`. */
    task: z.string().nullable(),
    isSuccess: z.boolean().nullable(),
    notes: z.string(),
    /** Stored progress right after the change, in percent. */
    progress: z.number(),
  })
  .meta({ id: 'HistoryEntry' })
export type HistoryEntry = z.infer<typeof HistoryEntry>

const Suggestion = z.object({ title: z.string(), description: z.string(), selectedDays: Weekdays })
/** Answer of the suggestions call. */
export const Suggestions = z
  .object({
    objective: Criteria,
    suggestions: z.array(Suggestion),
    /** For an unknown title: one question per criterion that helps to write it. */
    questions: Criteria.nullable(),
    source: z.enum(['built-in', 'model']),
  })
  .meta({ id: 'Suggestions' })
export type Suggestions = z.infer<typeof Suggestions>
