import type { ObjectiveType } from '@ariane/shared/catalogue'
import {
  type Criteria as CriteriaSchema,
  MAX_OBJECTIVE_DAYS,
  type ObjectiveFields,
  type Suggestions,
} from '@ariane/shared/contracts/objectives'
import { formatDate } from '@ariane/shared/dates'
import { emptyTask, type Period, type TaskDraft, toTaskFields } from '../parts/task.ts'
import { messages } from './messages.ts'

export type Criteria = Record<keyof typeof CriteriaSchema.shape, string>
export type Idea = Suggestions['suggestions'][number]

/** What the tutor proposed for a title: the tasks that are not added yet, the ticked ones, and the criteria. */
export type Ideas = {
  of: string
  tasks: Idea[]
  ticked: string[]
  /** Nothing was found for the title. */
  none: boolean
  criteria: Criteria
  questions: Criteria | null
}

export type ListedTask = TaskDraft & { key: string }

/** Everything chosen and typed in the sheet. Plain data: it is kept on the device until the objective is created. */
export type Draft = {
  step: 1 | 2 | 3
  title: string
  type: ObjectiveType
  tasks: ListedTask[]
  /** The task in the sub-view; a new one has no key yet. */
  editing: { key: string | null; task: TaskDraft } | null
  ideas: Ideas | null
  criteria: Criteria
  /** null until it is edited: the default then follows the calendar. */
  startDate: string | null
  endDate: string | null
  /** The id it was sent under, until something changes: sent again under it, it is created once. */
  id: string | null
}

export const EMPTY: Draft = {
  step: 1,
  title: '',
  type: 'School',
  tasks: [],
  editing: null,
  ideas: null,
  criteria: { successCriteria: '', progressCriteria: '', effortNeededCriteria: '' },
  startDate: null,
  endDate: null,
  id: null,
}

export const isUntouched = (draft: Draft) => JSON.stringify({ ...draft, step: 1 }) === JSON.stringify(EMPTY)

const DAY_MS = 86_400_000
const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / DAY_MS
const addDays = (day: string, days: number) => new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)

/** From today to three weeks later, unless dates were chosen (S1 §5). Days are '2026-11-21', '' when cleared. */
export function readPeriod({ startDate, endDate }: Pick<Draft, 'startDate' | 'endDate'>, today: string): Period {
  const start = startDate ?? today
  return { startDate: start, endDate: endDate ?? addDays(start || today, MAX_OBJECTIVE_DAYS) }
}

/** Days from the first to the last one; undefined when they are no valid period. */
export function countDays(period: Period): number | undefined {
  const days = daysBetween(period.startDate, period.endDate)
  return days >= 0 && days <= MAX_OBJECTIVE_DAYS ? days : undefined
}

/** The dates a task may be due on; the default ones while the objective's are no valid period. */
export function readTaskPeriod(draft: Draft, today: string): Period {
  const period = readPeriod(draft, today)
  return countDays(period) === undefined ? readPeriod(EMPTY, today) : period
}

export type Errors = Partial<Record<'title' | 'tasks' | 'startDate' | 'endDate', string>>

/** The errors that block a step, by field. */
export function stepErrors(draft: Draft, today: string): Errors {
  if (draft.step === 1) return draft.title.trim() ? {} : { title: messages.errors.title }
  if (draft.step === 2) return draft.tasks.length > 0 ? {} : { tasks: messages.errors.noTask }
  return dateErrors(readPeriod(draft, today), draft.tasks)
}

function dateErrors(period: Period, tasks: readonly TaskDraft[]): Errors {
  const { startDate, endDate } = period
  if (!startDate) return { startDate: messages.errors.required }
  if (!endDate) return { endDate: messages.errors.required }
  if (endDate < startDate) return { endDate: messages.errors.order }
  if (countDays(period) === undefined) return { endDate: messages.errors.length }
  const early = tasks.find(({ dueDate }) => dueDate && dueDate < startDate)
  if (early) return { startDate: messages.errors.due(early.title, formatDate(early.dueDate)) }
  const late = tasks.find(({ dueDate }) => dueDate > endDate)
  return late ? { endDate: messages.errors.due(late.title, formatDate(late.dueDate)) } : {}
}

const newKey = () => Math.random().toString(36).slice(2)

export const addTasks = (draft: Draft, tasks: readonly TaskDraft[]): Draft => ({
  ...draft,
  tasks: [...draft.tasks, ...tasks.map(task => ({ ...task, key: newKey() }))],
})

/** Opens the sub-view on a task of the list, or on a new one. */
export const editTask = (draft: Draft, task?: ListedTask): Draft => {
  if (!task) return { ...draft, editing: { key: null, task: emptyTask() } }
  const { key, ...rest } = task
  return { ...draft, editing: { key, task: rest } }
}

export const changeEdited = (draft: Draft, part: Partial<TaskDraft>): Draft =>
  draft.editing ? { ...draft, editing: { ...draft.editing, task: { ...draft.editing.task, ...part } } } : draft

/** Leaves the sub-view and stores the task at its place in the list. */
export function keepEdited(draft: Draft): Draft {
  if (!draft.editing) return draft
  const { key, task } = draft.editing
  const listed = { ...draft, editing: null }
  if (key === null) return addTasks(listed, [task])
  return { ...listed, tasks: draft.tasks.map(one => (one.key === key ? { ...task, key } : one)) }
}

export const removeTask = (draft: Draft, key: string): Draft => ({
  ...draft,
  tasks: draft.tasks.filter(task => task.key !== key),
})

/** Puts a removed task back where it was. */
export const putBack = (draft: Draft, task: ListedTask, at: number): Draft => ({
  ...draft,
  tasks: [...draft.tasks.slice(0, at), task, ...draft.tasks.slice(at)],
})

/** The request of S1 §7: the days of the objective are those of its tasks. */
export function toRequest(draft: Draft, userId: string, today: string): ObjectiveFields {
  const recurrenceDays = [...new Set(draft.tasks.flatMap(task => task.selectedDays))].sort((a, b) => a - b)
  return {
    ...draft.criteria,
    ...readPeriod(draft, today),
    ...(draft.id && { id: draft.id }),
    userId,
    title: draft.title.trim(),
    type: draft.type,
    isDaily: recurrenceDays.length === 7,
    recurrenceDays,
    tasks: draft.tasks.map(toTaskFields),
  }
}
