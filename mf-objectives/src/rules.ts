import { OBJECTIVE_TYPES, type ObjectiveType } from '@ariane/shared/catalogue'
import type { Objective, ObjectiveTask } from '@ariane/shared/contracts/objectives'
import { localDay } from '@ariane/shared/dates'
import type { PaletteName } from '@ariane/shared/ui'

export type Filter = 'all' | ObjectiveType
export const FILTERS: readonly Filter[] = ['all', ...OBJECTIVE_TYPES]

export const matches = (filter: Filter, type: ObjectiveType) => filter === 'all' || filter === type

export type Going = Pick<Objective, 'status' | 'currentStatus'>

const SHOWN: Record<string, number> = { finished: 100, completed: 90, in_progress: 50, failed: 10 }

/** Displayed progress (S1 §4): from the current status where that has one, else the stored one. */
export const shownProgress = ({ currentStatus, progress }: Pick<Objective, 'currentStatus' | 'progress'>) =>
  SHOWN[currentStatus ?? ''] ?? progress

/** Green at 70 and above, blue at 40 and above, orange below. */
export function progressTone(percent: number): PaletteName {
  if (percent >= 70) return 'success'
  return percent >= 40 ? 'info' : 'orange'
}

export type Evaluation = 'open' | 'succeeded' | 'failed'

/** null is not evaluated yet. */
export function readEvaluation({ isSuccess }: Pick<ObjectiveTask, 'isSuccess'>): Evaluation {
  if (isSuccess === null) return 'open'
  return isSuccess ? 'succeeded' : 'failed'
}

/** Nothing about it can change any more (S1 §4). */
export const isFinished = ({ status, currentStatus }: Going) => status === 'completed' || currentStatus === 'finished'
/** Still to be worked on. */
export const isActive = (objective: Going) => objective.status === 'active' && !isFinished(objective)

/** The figures above the list; a cancelled objective counts in the total only. */
export function statistics(objectives: readonly Objective[]) {
  const tasks = objectives.filter(({ status }) => status !== 'cancelled').flatMap(objective => objective.tasks)
  return {
    total: objectives.length,
    active: objectives.filter(isActive).length,
    finished: objectives.filter(isFinished).length,
    tasks: { succeeded: tasks.filter(task => task.isSuccess).length, all: tasks.length },
  }
}

const DAY_MS = 86_400_000

/** Whole days from `today` to `endDate`, both '2026-11-21'; negative once it is over. */
export const daysLeft = (endDate: string, today = localDay(Date.now())) =>
  Math.round((Date.parse(endDate) - Date.parse(today)) / DAY_MS)
