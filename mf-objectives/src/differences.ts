import type { Objective, ObjectiveTask } from '@ariane/shared/contracts/objectives'
import { formatDate } from '@ariane/shared/dates'
import { messages } from './messages.ts'
import { readEvaluation } from './rules.ts'
import { statusLabel } from './status-words.ts'
import { formatDays, formatWhen } from './words.ts'

const text = messages.changed

/** A field that changed: its label and its current value. */
export type Difference = { label: string; now: string }

/** Every field that a user can write, with its label and its value in words. */
const FIELDS: readonly [label: string, read: (objective: Objective) => string][] = [
  [text.fields.title, ({ title }) => title],
  [text.fields.status, statusLabel],
  [text.fields.statusNotes, ({ statusNotes }) => statusNotes],
  [messages.criteria.success, ({ successCriteria }) => successCriteria],
  [messages.criteria.progress, ({ progressCriteria }) => progressCriteria],
  [messages.criteria.effort, ({ effortNeededCriteria }) => effortNeededCriteria],
  [text.fields.startDate, ({ startDate }) => formatDate(startDate)],
  [text.fields.endDate, ({ endDate }) => formatDate(endDate)],
  [text.fields.notes, ({ notes }) => notes],
]

/** Every difference between the objective as it was shown and its current state, in the words of the screen. */
export function differences(before: Objective, now: Objective): Difference[] {
  const fields = FIELDS.filter(([, read]) => read(before) !== read(now))
  return [
    ...fields.map(([label, read]) => ({ label, now: read(now) || text.empty })),
    ...taskDifferences(before.tasks, now.tasks),
  ]
}

function taskDifferences(before: readonly ObjectiveTask[], now: readonly ObjectiveTask[]): Difference[] {
  const added = now.filter(({ id }) => !before.some(task => task.id === id))
  const removed = before.filter(({ id }) => !now.some(task => task.id === id))
  const changed = now.filter(task => {
    const old = before.find(({ id }) => id === task.id)
    return old && formatTask(old) !== formatTask(task)
  })
  return [
    ...added.map(({ title }) => ({ label: text.taskAdded, now: title })),
    ...removed.map(({ title }) => ({ label: text.taskRemoved, now: title })),
    ...changed.map(task => ({ label: text.task(task.title), now: formatTask(task) })),
  ]
}

/** 'Réciter · À faire · Jours : lundi · De 17:00 à 17:30'. */
export const formatTask = (task: ObjectiveTask): string =>
  [
    task.title,
    messages.evaluation[readEvaluation(task)],
    task.description,
    formatDays(task.selectedDays),
    formatWhen(task),
    task.notes,
  ]
    .filter(Boolean)
    .join(' · ')
