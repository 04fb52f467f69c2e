import { isPlannedOn } from '@ariane/shared/catalogue'
import type { Objective, ObjectiveTask } from '@ariane/shared/contracts/objectives'
import { daysOfWeek, localDay, weekRange } from '@ariane/shared/dates'
import { isActive, readEvaluation } from '../rules.ts'

/** A task on one day, with its objective; `isDue`: this day is its last. */
export type Planned = { objective: Objective; task: ObjectiveTask; isDue: boolean }

/** The order of a day: by hour, then the tasks without one. */
const hour = ({ task }: Planned) => task.startTime ?? task.endTime ?? '99:99'

/** Tasks of active objectives that are planned on a day, '2026-11-21'; evaluated ones keep their place. */
export const plannedOn = (day: string, objectives: readonly Objective[]): Planned[] =>
  objectives
    .filter(isActive)
    .flatMap(objective =>
      objective.tasks
        .filter(({ selectedDays, dueDate }) => isPlannedOn(day, { ...objective, selectedDays, dueDate }))
        .map(task => ({ objective, task, isDue: task.dueDate === day })),
    )
    .sort((one, other) => hour(one).localeCompare(hour(other)))

/** The seven days of the week that a day belongs to, Monday first. */
export const listWeekDays = (day: string): string[] => daysOfWeek(weekRange(day).start).map(localDay)

export const countEvaluated = (planned: readonly Planned[]): number =>
  planned.filter(({ task }) => readEvaluation(task) !== 'open').length

/** Whether evaluating this task leaves no other task open. */
export const isLastOpen = (planned: readonly Planned[], taskId: string): boolean =>
  planned.every(({ task }) => (task.id === taskId) === (readEvaluation(task) === 'open'))
