import * as z from 'zod'
import { OBJECTIVE_TYPES } from '../catalogue/index.ts'
import { ForUser, route, success, Uid, UuidParam } from './route.ts'

const Day = z.iso.date()
const Weekdays = z.array(z.int().min(1).max(7)).max(7)
const Time = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
  .nullable()
const Title = z.string().trim().min(1).max(200)
const LongText = z.string().max(4000)

/** How an objective is going (S1 §4). */
export const CURRENT_STATUSES = ['started', 'in_progress', 'completed', 'failed', 'finished'] as const

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
    /** Grows with every change; sent back with a change to notice somebody else's. */
    version: z.number().int(),
  })
  .meta({ id: 'Objective' })
export type Objective = z.infer<typeof Objective>

const TaskInput = z.object({
  title: Title,
  description: LongText.default(''),
  selectedDays: Weekdays.min(1),
  dueDate: Day.nullable().default(null),
  startTime: Time.default(null),
  endTime: Time.default(null),
})

const Criteria = z.object({ successCriteria: LongText, progressCriteria: LongText, effortNeededCriteria: LongText })
const ObjectiveInput = Criteria.extend({
  userId: Uid,
  title: Title,
  type: z.enum(OBJECTIVE_TYPES),
  startDate: Day,
  endDate: Day,
  isDaily: z.boolean(),
  recurrenceDays: Weekdays,
  tasks: z.array(TaskInput).min(1).max(50),
})

const ownsObjective = {
  allow: 'owns',
  table: 'objectives',
  id: ({ params }: { params: { id: string } }) => params.id,
} as const
const ownsTask = {
  allow: 'owns',
  table: 'objective_tasks',
  id: ({ params }: { params: { id: string } }) => params.id,
} as const
const Notes = z.object({ notes: LongText.default('') })

export const objectivesRoutes = {
  suggestObjective: route({
    method: 'POST',
    path: '/api/objectives/suggestions',
    summary: 'Suggest criteria and tasks',
    body: z.object({
      title: Title,
      type: z.enum(OBJECTIVE_TYPES),
      objective: Criteria.extend({ title: z.string().max(200) }).optional(),
    }),
    answer: z.object({
      objective: Criteria,
      suggestions: z.array(z.object({ title: z.string(), description: z.string(), selectedDays: Weekdays })),
    }),
    policy: { allow: 'member' },
    rate: 'generate',
  }),
  createObjective: route({
    method: 'POST',
    path: '/api/objectives',
    summary: 'Create an objective with its tasks',
    body: z.object({ objective: ObjectiveInput }),
    answer: success(Objective),
    policy: { allow: 'actsFor', pupil: ({ body }) => body.objective.userId },
    rate: 'write',
  }),
  listObjectives: route({
    method: 'POST',
    path: '/api/objectives/student',
    summary: 'Objectives of a pupil',
    body: ForUser,
    answer: success(z.array(Objective)),
    policy: { allow: 'actsFor', pupil: ({ body }) => body.userId },
    rate: 'read',
  }),
  readObjective: route({
    method: 'GET',
    path: '/api/objectives/{id}',
    summary: 'One objective',
    params: UuidParam,
    answer: success(Objective),
    policy: ownsObjective,
    rate: 'read',
  }),
  updateObjective: route({
    method: 'PUT',
    path: '/api/objectives/{id}',
    summary: 'Change title, criteria, dates or notes, or cancel',
    params: UuidParam,
    body: Criteria.partial().extend({
      title: Title.optional(),
      startDate: Day.optional(),
      endDate: Day.optional(),
      notes: LongText.optional(),
      status: z.literal('cancelled').optional(),
      version: z.int(),
    }),
    answer: success(Objective),
    policy: ownsObjective,
    rate: 'write',
  }),
  deleteObjective: route({
    method: 'DELETE',
    path: '/api/objectives/{id}',
    summary: 'Delete an objective',
    params: UuidParam,
    answer: success(z.object({ id: z.uuid() })),
    policy: ownsObjective,
    rate: 'write',
  }),
  updateObjectiveStatus: route({
    method: 'POST',
    path: '/api/objectives/{id}/update-status',
    summary: 'Say how it is going',
    params: UuidParam,
    body: z.object({ status: z.enum(['started', 'in_progress', 'finished', 'failed']), notes: LongText.default('') }),
    answer: success(Objective),
    policy: ownsObjective,
    rate: 'write',
  }),
  createTask: route({
    method: 'POST',
    path: '/api/objectives/{id}/tasks',
    summary: 'Add a task',
    params: UuidParam,
    body: TaskInput,
    answer: success(ObjectiveTask),
    policy: ownsObjective,
    rate: 'write',
  }),
  updateTask: route({
    method: 'PUT',
    path: '/api/objectives/tasks/{id}',
    summary: 'Change a task that is not evaluated',
    params: UuidParam,
    body: TaskInput,
    answer: success(ObjectiveTask),
    policy: ownsTask,
    rate: 'write',
  }),
  deleteTask: route({
    method: 'DELETE',
    path: '/api/objectives/tasks/{id}',
    summary: 'Delete a task that is not evaluated',
    params: UuidParam,
    answer: success(z.object({ id: z.uuid() })),
    policy: ownsTask,
    rate: 'write',
  }),
  signalTaskSuccess: route({
    method: 'POST',
    path: '/api/objectives/tasks/{id}/signal-success',
    summary: 'Report a task as succeeded',
    params: UuidParam,
    body: Notes,
    answer: success(ObjectiveTask),
    policy: ownsTask,
    rate: 'write',
  }),
  signalTaskFailure: route({
    method: 'POST',
    path: '/api/objectives/tasks/{id}/signal-failure',
    summary: 'Report a task as failed',
    params: UuidParam,
    body: Notes,
    answer: success(ObjectiveTask),
    policy: ownsTask,
    rate: 'write',
  }),
}
