import {
  MAX_OBJECTIVE_DAYS,
  type Objective,
  type ObjectiveTask,
  type Report,
  type TaskFields,
} from '@ariane/shared/contracts'

const DAY_MS = 86_400_000

/** The field that keeps a period from being one, if any: it ends before it starts, or lasts too long (S1 §5). */
export function periodProblem({ startDate, endDate }: Pick<Objective, 'startDate' | 'endDate'>): 'endDate' | undefined {
  const days = (Date.parse(endDate) - Date.parse(startDate)) / DAY_MS
  return days < 0 || days > MAX_OBJECTIVE_DAYS ? 'endDate' : undefined
}

type Times = Pick<TaskFields, 'dueDate' | 'startTime' | 'endTime'>

/** The field that keeps a task from belonging to an objective that ends on `endDate`, if any. */
export function taskProblem({ dueDate, startTime, endTime }: Times, endDate: string): keyof Times | undefined {
  if (dueDate !== null && dueDate > endDate) return 'dueDate'
  return startTime !== null && endTime !== null && endTime <= startTime ? 'endTime' : undefined
}

/** Finished or cancelled: nothing about it changes any more (S1 §4). */
export const isLocked = ({ status }: Pick<Objective, 'status'>) => status !== 'active'
/** A finished objective stays; a cancelled one may go. */
export const isKept = ({ status }: Pick<Objective, 'status'>) => status === 'completed'
export const isEvaluated = ({ isSuccess }: Pick<ObjectiveTask, 'isSuccess'>) => isSuccess !== null

/** What a report makes of an objective: finished ends it, the others leave it active. */
export const reported = (report: Report): Pick<Objective, 'status' | 'currentStatus'> => ({
  status: report === 'finished' ? 'completed' : 'active',
  currentStatus: report,
})

/** Days once each, Monday first. */
export const inOrder = (days: readonly number[]) => [...new Set(days)].sort((a, b) => a - b)

/** Succeeded tasks ÷ evaluated tasks, in percent; 0 while nothing is evaluated. */
export function computeProgress(tasks: readonly Pick<ObjectiveTask, 'isSuccess'>[]): number {
  const evaluated = tasks.filter(isEvaluated)
  if (evaluated.length === 0) return 0
  return Math.round((100 * evaluated.filter(task => task.isSuccess).length) / evaluated.length)
}
