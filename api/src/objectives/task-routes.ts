import { randomUUID } from 'node:crypto'
import { MAX_TASKS, type Objective, type objectivesRoutes, type TaskFields } from '@ariane/shared/contracts'
import type { Caller } from '../platform/caller.ts'
import { fail } from '../platform/errors.ts'
import type { Handlers } from '../platform/http/handlers.ts'
import { objectiveChanges } from './change.ts'
import type { ObjectivesPorts } from './ports.ts'
import { isEvaluated, taskProblem } from './rules.ts'
import { taskStore } from './task-store.ts'

type Own = 'createTask' | 'updateTask' | 'deleteTask' | 'signalTaskSuccess' | 'signalTaskFailure'
type TaskCall = { params: { id: string }; body?: { version?: number | undefined }; caller: Caller }

const check = (task: TaskFields, endDate: string) => {
  const problem = taskProblem(task, endDate)
  if (problem) fail('invalid_input', [problem])
}
const findTask = (objective: Objective, id: string) => objective.tasks.find(one => one.id === id) ?? fail('not_found')

/** Calls on the tasks of objectives; each answers with the whole objective as it is then. */
export function taskHandlers(ports: ObjectivesPorts): Pick<Handlers<typeof objectivesRoutes>, Own> {
  const tasks = taskStore(ports.db.q)
  const { change } = objectiveChanges(ports)

  /** The objective a task call is about. */
  async function findTarget({ params, body, caller }: TaskCall) {
    const id = (await tasks.objectiveOf(params.id)) ?? fail('not_found')
    return { id, version: body?.version, caller }
  }

  async function evaluate(call: TaskCall, isSuccess: boolean, notes: string) {
    const data = await change(await findTarget(call), async objective => {
      const task = findTask(objective, call.params.id)
      // Said twice, as by a double tap, is said once.
      if (task.isSuccess === isSuccess && task.notes === notes) return undefined
      await tasks.evaluate(task.id, isSuccess, notes)
      return { kind: 'task-done', task: task.title, isSuccess, notes }
    })
    return { status: 'success' as const, data }
  }

  return {
    createTask: ({ params: { id }, body, caller, once }) =>
      once(async () => {
        const data = await change({ id, version: body.version, caller }, async objective => {
          if (objective.tasks.length >= MAX_TASKS) fail('full')
          check(body, objective.endDate)
          await tasks.add(id, randomUUID(), await tasks.nextPosition(id), body)
          return { kind: 'task-added', task: body.title }
        })
        return { status: 'success', data }
      }),

    async updateTask(call) {
      const data = await change(await findTarget(call), async objective => {
        const task = findTask(objective, call.params.id)
        if (isEvaluated(task)) fail('locked')
        check(call.body, objective.endDate)
        await tasks.edit(task.id, call.body)
        return { kind: 'task-edited', task: call.body.title }
      })
      return { status: 'success', data }
    },

    async deleteTask(call) {
      const data = await change(await findTarget(call), async objective => {
        const task = findTask(objective, call.params.id)
        if (isEvaluated(task)) fail('locked')
        await tasks.remove(task.id)
        return { kind: 'task-removed', task: task.title }
      })
      return { status: 'success', data }
    },

    signalTaskSuccess: call => call.once(() => evaluate(call, true, call.body.notes)),
    signalTaskFailure: call => call.once(() => evaluate(call, false, call.body.notes)),
  }
}
