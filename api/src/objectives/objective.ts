import type { Objective, ObjectiveTask } from '@ariane/shared/contracts'
import type { Selectable } from 'kysely'
import type { ObjectivesTables } from './tables.ts'

type ObjectiveRow = Selectable<ObjectivesTables['objectives']>
type TaskRow = Selectable<ObjectivesTables['objective_tasks']>

/** Succeeded tasks ÷ evaluated tasks, in percent; 0 while nothing is evaluated (DECISIONS, Objectives). */
export function progressOf(tasks: readonly Pick<ObjectiveTask, 'isSuccess'>[]): number {
  const evaluated = tasks.filter(task => task.isSuccess !== null)
  if (evaluated.length === 0) return 0
  return Math.round((100 * evaluated.filter(task => task.isSuccess).length) / evaluated.length)
}

const taskOf = (row: TaskRow): ObjectiveTask => ({
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

export function objectiveOf(row: ObjectiveRow, taskRows: readonly TaskRow[]): Objective {
  const tasks = taskRows.map(taskOf)
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    type: row.type,
    status: row.status,
    currentStatus: row.current_status,
    progress: progressOf(tasks),
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
