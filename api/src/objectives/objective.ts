import type { HistoryEntry, Objective, ObjectiveTask, TaskFields } from '@ariane/shared/contracts'
import type { Selectable } from 'kysely'
import { computeProgress, inOrder } from './rules.ts'
import type { ObjectivesTables } from './tables.ts'

export type ObjectiveRow = Selectable<ObjectivesTables['objectives']>
type TaskRow = Selectable<ObjectivesTables['objective_tasks']>
type HistoryRow = Selectable<ObjectivesTables['objective_history']>

const toTask = (row: TaskRow): ObjectiveTask => ({
  id: row.id,
  title: row.title,
  description: row.description,
  selectedDays: row.selected_days,
  dueDate: row.due_date,
  startTime: row.start_time,
  endTime: row.end_time,
  isSuccess: row.is_success,
  notes: row.notes,
})

export function toObjective(row: ObjectiveRow, taskRows: readonly TaskRow[]): Objective {
  const tasks = taskRows.map(toTask)
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    type: row.type,
    status: row.status,
    currentStatus: row.current_status,
    progress: computeProgress(tasks),
    isCompleted: row.status === 'completed',
    startDate: row.start_date,
    endDate: row.end_date,
    isDaily: row.is_daily,
    recurrenceDays: row.recurrence_days,
    successCriteria: row.success_criteria,
    progressCriteria: row.progress_criteria,
    effortNeededCriteria: row.effort_needed_criteria,
    notes: row.notes,
    statusNotes: row.status_notes,
    tasks,
    tasksCount: tasks.length,
    version: row.version,
  }
}

/** The columns of what a person writes about a task. */
export const taskColumns = (task: TaskFields) => ({
  title: task.title,
  description: task.description,
  selected_days: JSON.stringify(inOrder(task.selectedDays)),
  due_date: task.dueDate,
  start_time: task.startTime,
  end_time: task.endTime,
})

export const toHistoryEntry = (row: HistoryRow): HistoryEntry => ({
  at: row.at.toISOString(),
  kind: row.kind,
  by: row.by,
  report: row.report,
  task: row.task,
  isSuccess: row.is_success,
  notes: row.notes,
  progress: row.progress,
})
