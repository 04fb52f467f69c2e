import type { ObjectiveTask, TaskFields } from '@ariane/shared/contracts/objectives'
import { formatDate } from '@ariane/shared/dates'
import { messages } from './messages.ts'

/** A task as it is typed: what is not chosen is empty. Plain data, so that a draft can hold it. */
export type TaskDraft = {
  title: string
  description: string
  selectedDays: number[]
  dueDate: string
  startTime: string
  endTime: string
}

/** First and last day of the objective that a task belongs to. */
export type Period = { startDate: string; endDate: string }

export type TaskErrors = Partial<Record<'title' | 'selectedDays' | 'dueDate' | 'endTime', string>>

/** Days 1 to 5 are chosen at first (S1 §5). */
export const emptyTask = (): TaskDraft => ({
  title: '',
  description: '',
  selectedDays: [1, 2, 3, 4, 5],
  dueDate: '',
  startTime: '',
  endTime: '',
})

/** A stored task in the shape of a draft. */
export const toTaskDraft = (task: ObjectiveTask): TaskDraft => ({
  title: task.title,
  description: task.description,
  selectedDays: task.selectedDays,
  dueDate: task.dueDate ?? '',
  startTime: task.startTime ?? '',
  endTime: task.endTime ?? '',
})

/** The task in the shape of the API. */
export const toTaskFields = (draft: TaskDraft): TaskFields => ({
  title: draft.title.trim(),
  description: draft.description.trim(),
  selectedDays: draft.selectedDays,
  dueDate: draft.dueDate || null,
  startTime: draft.startTime || null,
  endTime: draft.endTime || null,
})

/** The errors of a task, by field; none when it is valid. Days and hours compare as text. */
export function taskErrors(draft: TaskDraft, { startDate, endDate }: Period): TaskErrors {
  const errors: TaskErrors = {}
  const { dueDate, startTime, endTime } = draft
  if (!draft.title.trim()) errors.title = messages.errors.required
  if (draft.selectedDays.length === 0) errors.selectedDays = messages.errors.day
  if (dueDate && dueDate > endDate) errors.dueDate = messages.errors.dueAfter(formatDate(endDate))
  else if (dueDate && dueDate < startDate) errors.dueDate = messages.errors.dueBefore(formatDate(startDate))
  if (startTime && endTime && endTime <= startTime) errors.endTime = messages.errors.hours
  return errors
}

/** Adds or removes a day; days stay in the order of the week. */
export const toggleDay = (days: readonly number[], day: number): number[] =>
  days.includes(day) ? days.filter(one => one !== day) : [...days, day].sort((a, b) => a - b)
