import { randomUUID } from 'node:crypto'
import { type Cast, findCaller } from './accounts.ts'
import { type DemoObjective, OBJECTIVES } from './class/objectives.ts'
import type { Clock } from './clock.ts'
import { dayFrom, daysFrom } from './dates.ts'
import type { Stage } from './stage.ts'

/** Objectives with their tasks. */
export async function fillObjectives({ db: { q } }: Stage, cast: Cast, { now }: Clock): Promise<void> {
  for (const objective of OBJECTIVES) {
    const id = randomUUID()
    await q()
      .insertInto('objectives')
      .values(toObjectiveRow(id, objective, findCaller(cast, objective.pupil).uid, now()))
      .execute()
    const tasks = objective.tasks.map(({ title, days, isSuccess, hours }, position) => ({
      id: randomUUID(),
      objective_id: id,
      position,
      title,
      description: '',
      selected_days: JSON.stringify(days),
      due_date: dayFrom(now(), objective.to),
      start_time: hours?.[0] ?? null,
      end_time: hours?.[1] ?? null,
      is_success: isSuccess,
      notes: '',
    }))
    await q().insertInto('objective_tasks').values(tasks).execute()
  }
}

function toObjectiveRow(id: string, objective: DemoObjective, userId: string, now: Date) {
  const { title, type, description, currentStatus, from, to, criteria, tasks } = objective
  const days = [...new Set(tasks.flatMap(task => task.days))].toSorted((a, b) => a - b)
  return {
    id,
    user_id: userId,
    title,
    description,
    type,
    status: currentStatus === 'finished' ? ('completed' as const) : ('active' as const),
    current_status: currentStatus,
    start_date: dayFrom(now, from),
    end_date: dayFrom(now, to),
    is_daily: days.length === 7,
    recurrence_days: JSON.stringify(days),
    success_criteria: criteria[0],
    progress_criteria: criteria[1],
    effort_needed_criteria: criteria[2],
    notes: '',
    status_notes: '',
    created_at: daysFrom(now, from),
  }
}
