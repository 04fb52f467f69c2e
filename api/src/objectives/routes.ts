import { randomUUID } from 'node:crypto'
import { MAX_OBJECTIVES, type Objective, type ObjectiveChange, type objectivesRoutes } from '@ariane/shared/contracts'
import { fail } from '../platform/errors.ts'
import type { Handlers } from '../platform/http/handlers.ts'
import { objectiveChanges } from './change.ts'
import type { ObjectivesPorts } from './ports.ts'
import { inOrder, isKept, periodProblem, reported, taskProblem } from './rules.ts'
import { objectivesStore } from './store.ts'
import { suggest } from './suggestions/suggest.ts'
import { historyStore, taskStore } from './task-store.ts'

type Rows = typeof objectivesRoutes
type Own =
  | 'createObjective'
  | 'listObjectives'
  | 'readObjective'
  | 'readHistory'
  | 'updateObjective'
  | 'deleteObjective'
  | 'updateObjectiveStatus'
  | 'suggestObjective'

const toColumns = (change: ObjectiveChange) => ({
  ...(change.status && { status: change.status }),
  ...(change.title !== undefined && { title: change.title }),
  ...(change.startDate !== undefined && { start_date: change.startDate }),
  ...(change.endDate !== undefined && { end_date: change.endDate }),
  ...(change.successCriteria !== undefined && { success_criteria: change.successCriteria }),
  ...(change.progressCriteria !== undefined && { progress_criteria: change.progressCriteria }),
  ...(change.effortNeededCriteria !== undefined && { effort_needed_criteria: change.effortNeededCriteria }),
  ...(change.notes !== undefined && { notes: change.notes }),
})

/** Calls on objectives themselves; those on their tasks are in task-routes.ts. */
export function objectivesHandlers(ports: ObjectivesPorts): Pick<Handlers<Rows>, Own> {
  const { q, tx } = ports.db
  const { now } = ports
  const objectives = objectivesStore(q)
  const tasks = taskStore(q)
  const { change, remember } = objectiveChanges(ports)

  /** What the same request made when it was sent before; fails with `conflict` for an id of somebody else. */
  async function sentBefore(id: string, userId: string): Promise<Objective | undefined> {
    const owner = await objectives.owner(id)
    if (owner !== undefined && owner !== userId) fail('conflict')
    return objectives.find(id)
  }

  return {
    async createObjective({ body: { objective }, caller }) {
      const period = periodProblem(objective)
      if (period) fail('invalid_input', [`objective.${period}`])
      for (const [i, task] of objective.tasks.entries()) {
        const problem = taskProblem(task, objective.endDate)
        if (problem) fail('invalid_input', [`objective.tasks.${i}.${problem}`])
      }
      const id = objective.id ?? randomUUID()
      const created = await tx(async () => {
        const before = await sentBefore(id, objective.userId)
        if (before) return before
        if ((await objectives.count(objective.userId)) >= MAX_OBJECTIVES) fail('full')
        const isFirst = await objectives.add({
          id,
          user_id: objective.userId,
          title: objective.title,
          description: '',
          type: objective.type,
          status: 'active',
          current_status: null,
          start_date: objective.startDate,
          end_date: objective.endDate,
          is_daily: objective.isDaily,
          recurrence_days: JSON.stringify(inOrder(objective.recurrenceDays)),
          success_criteria: objective.successCriteria,
          progress_criteria: objective.progressCriteria,
          effort_needed_criteria: objective.effortNeededCriteria,
          notes: '',
          status_notes: '',
          created_at: now(),
        })
        if (!isFirst) return (await sentBefore(id, objective.userId)) ?? fail('conflict')
        for (const [position, task] of objective.tasks.entries()) await tasks.add(id, randomUUID(), position, task)
        const whole = (await objectives.find(id)) ?? fail('not_found')
        await remember(whole, objective.userId, caller, { kind: 'created' })
        return whole
      })
      return { status: 'success', data: created }
    },

    async listObjectives({ body }) {
      return { status: 'success', data: await objectives.list(body.userId) }
    },

    async readObjective({ params }) {
      return { status: 'success', data: (await objectives.find(params.id)) ?? fail('not_found') }
    },

    async readHistory({ params }) {
      return { status: 'success', data: await historyStore(q).list(params.id) }
    },

    async updateObjective({ params, body, caller }) {
      const data = await change({ id: params.id, version: body.version, caller }, async before => {
        const after = { startDate: body.startDate ?? before.startDate, endDate: body.endDate ?? before.endDate }
        if (periodProblem(after)) fail('invalid_input', ['endDate'])
        // A task that was promised for later would fall out of the objective.
        if (before.tasks.some(task => taskProblem(task, after.endDate) === 'dueDate'))
          fail('invalid_input', ['endDate'])
        const columns = toColumns(body)
        if (Object.keys(columns).length === 0) return undefined
        await objectives.update(params.id, columns)
        return { kind: body.status === 'cancelled' ? 'cancelled' : 'edited' }
      })
      return { status: 'success', data }
    },

    async deleteObjective({ params: { id } }) {
      await tx(async () => {
        const objective = (await objectives.lock(id)) ?? fail('not_found')
        if (isKept(objective)) fail('locked')
        await objectives.remove(id)
      })
      return { status: 'success', data: { id } }
    },

    async updateObjectiveStatus({ params: { id }, body: { status, notes, version }, caller }) {
      const data = await change({ id, version, caller }, async () => {
        const next = reported(status)
        await objectives.update(id, {
          status: next.status,
          current_status: next.currentStatus,
          status_notes: notes,
        })
        return { kind: 'reported', report: status, notes }
      })
      return { status: 'success', data }
    },

    suggestObjective: async ({ body }) => suggest(body),
  }
}
