import { isPlannedOn } from '@ariane/shared/catalogue'
import { type Objective, objectivesRoutes } from '@ariane/shared/contracts/objectives'
import { call } from '@ariane/shared/http'
import { userData } from '@ariane/shared/session'
import { today } from './today.ts'

/** Objectives of the active user, whose tasks the week shows and never changes. */
export const objectives = userData(
  async (user, signal) => (await call(objectivesRoutes.listObjectives, { userId: user.uid }, { signal })).data,
)

export type PlannedTask = {
  id: string
  title: string
  objective: Pick<Objective, 'id' | 'title'>
  startTime: string | null
  state: 'open' | 'succeeded' | 'failed'
}

/** Tasks planned on a local day, by their hour. An evaluated task is no longer planned on days to come. */
export const tasksOn = (day: string, list: readonly Objective[], now = today()): PlannedTask[] =>
  list
    .filter(({ status }) => status === 'active')
    .flatMap(objective =>
      objective.tasks
        .filter(({ isSuccess }) => isSuccess === null || day <= now)
        .filter(({ selectedDays, dueDate }) => isPlannedOn(day, { ...objective, selectedDays, dueDate }))
        .map(({ id, title, startTime, isSuccess }) => ({
          id,
          title,
          objective: { id: objective.id, title: objective.title },
          startTime,
          state: isSuccess === null ? ('open' as const) : isSuccess ? ('succeeded' as const) : ('failed' as const),
        })),
    )
    .sort((one, other) => (one.startTime ?? '99').localeCompare(other.startTime ?? '99'))
