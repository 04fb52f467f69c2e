import { randomUUID } from 'node:crypto'
import { MAX_OBJECTIVE_DAYS, MAX_OBJECTIVES } from '@ariane/shared/contracts'
import { localDay, shiftDay } from '@ariane/shared/dates'
import { fail } from '../platform/errors.ts'
import type { ObjectivesPorts } from './ports.ts'
import { objectivesStore } from './store.ts'

interface GivenObjective {
  pupil: string
  title: string
  criteria: string
  dueDay: string
}

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7]

/** Objectives that a teacher gives to pupils of a class. */
export function objectiveDelivery({ db: { q }, now }: ObjectivesPorts) {
  const objectives = objectivesStore(q)
  return {
    /** A school objective from today, or as long before its day as an objective may run. Fails with `full`. */
    async add({ pupil, title, criteria, dueDay }: GivenObjective): Promise<string> {
      if ((await objectives.count(pupil)) >= MAX_OBJECTIVES) fail('full')
      const [id, today] = [randomUUID(), localDay(now())]
      const earliest = shiftDay(dueDay, -MAX_OBJECTIVE_DAYS)
      await objectives.add({
        id,
        user_id: pupil,
        title,
        description: '',
        type: 'School',
        status: 'active',
        current_status: null,
        start_date: earliest.localeCompare(today) > 0 ? earliest : today,
        end_date: dueDay,
        is_daily: true,
        recurrence_days: JSON.stringify(EVERY_DAY),
        success_criteria: criteria,
        progress_criteria: '',
        effort_needed_criteria: '',
        notes: '',
        status_notes: '',
        created_at: now(),
      })
      return id
    },

    async progressOf(ids: readonly string[]) {
      if (ids.length === 0) return new Map()
      const rows = await q()
        .selectFrom('objectives')
        .select(['id', 'status', 'current_status'])
        .where('id', 'in', ids)
        .execute()
      return new Map(
        rows.map(({ id, status, current_status }) => {
          const done = status === 'completed'
          return [id, { begun: done || current_status !== null, done, answers: 0, right: 0 }]
        }),
      )
    },

    async remove(ids: readonly string[]) {
      if (ids.length > 0) await q().deleteFrom('objectives').where('id', 'in', ids).execute()
    },
  }
}
