import {
  HistoryEntry,
  MAX_OBJECTIVE_DAYS,
  type Objective,
  ObjectiveTask,
  objectivesRoutes as rows,
} from '@ariane/shared/contracts'
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApi, type TestApi, type TestPerson } from '../testing/test-api.ts'
import { computeProgress } from './rules.ts'
import { create, MONDAY } from './testing/create-objective.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi({ now: () => MONDAY })
})
afterAll(() => api.close())

const day = fc.constantFrom('2026-11-10', '2026-11-23', '2026-11-30', '2026-12-06', '2026-12-13', '2027-01-01')
const days = fc.array(fc.integer({ min: 1, max: 7 }), { maxLength: 4, size: 'max' })
const task = fc.record({ title: fc.constantFrom('Lire', 'Relire', ''), selectedDays: days, dueDate: fc.option(day) })
/** Which task of the objective: an index that may be too high. */
const at = fc.nat({ max: 1 })
/** Mostly none, else one that may be the right one. */
const version = fc.option(fc.integer({ min: 1, max: 6 }), { nil: undefined, freq: 1 })

const step = fc.oneof(
  fc.record({
    do: fc.constant('report' as const),
    status: fc.constantFrom('started', 'in_progress', 'failed'),
    version,
  }),
  fc.record({ do: fc.constant('finish' as const), version }),
  fc.record({ do: fc.constant('edit' as const), startDate: day, endDate: day, cancel: fc.boolean() }),
  fc.record({ do: fc.constant('add' as const), task, version }),
  fc.record({ do: fc.constant('change' as const), at, task, version }),
  fc.record({ do: fc.constant('remove' as const), at, version }),
  fc.record({ do: fc.constant('signal' as const), at, success: fc.boolean(), version }),
)
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

/** One sequence that changes an objective in every way but the last, which ends it. */
const eachWay = (end: Step): [Step[]] => [
  [
    { do: 'edit', startDate: '2026-11-23', endDate: '2026-12-13', cancel: false },
    { do: 'add', task: { title: 'Lire', selectedDays: [1], dueDate: null }, version: undefined },
    { do: 'change', at: 0, task: { title: 'Relire', selectedDays: [2], dueDate: null }, version: undefined },
    { do: 'signal', at: 0, success: true, version: undefined },
    { do: 'remove', at: 1, version: undefined },
    { do: 'report', status: 'started', version: undefined },
    end,
  ],
]
const examples = [
  eachWay({ do: 'finish', version: undefined }),
  eachWay({ do: 'edit', startDate: '2026-11-23', endDate: '2026-12-13', cancel: true }),
]

const seen = ({ version: known }: { version?: number | undefined }) => (known === undefined ? {} : { version: known })

/** Makes the call; what it is refused for does not matter here, as long as it is refused on purpose. */
async function take(pupil: TestPerson, one: Step, objective: Objective): Promise<void> {
  const id = objective.id
  const taskId = 'at' in one ? objective.tasks[one.at]?.id : ''
  if (taskId === undefined) return
  const run = (): Promise<unknown> => {
    switch (one.do) {
      case 'report':
        return pupil.call(rows.updateObjectiveStatus, { id, status: one.status, ...seen(one) })
      case 'finish':
        return pupil.call(rows.updateObjectiveStatus, { id, status: 'finished', ...seen(one) })
      case 'edit': {
        const cancel = one.cancel ? { status: 'cancelled' as const } : {}
        const { startDate, endDate } = one
        return pupil.call(rows.updateObjective, { id, version: objective.version, startDate, endDate, ...cancel })
      }
      case 'add':
        return pupil.call(rows.createTask, { id, ...one.task, ...seen(one) })
      case 'change':
        return pupil.call(rows.updateTask, { id: taskId, ...one.task, ...seen(one) })
      case 'remove':
        return pupil.call(rows.deleteTask, { id: taskId, ...seen(one) })
      case 'signal':
        return pupil.call(one.success ? rows.signalTaskSuccess : rows.signalTaskFailure, { id: taskId, ...seen(one) })
    }
  }
  await run().catch((refusal: { status?: number }) => expect([400, 409]).toContain(refusal.status))
}

/** What S1 §4 and §5 allow. */
function checkState(now: Objective) {
  expect(now.isCompleted).toBe(now.status === 'completed')
  expect(now.status === 'completed').toBe(now.currentStatus === 'finished')
  expect(now.progress).toBe(computeProgress(now.tasks))
  const length = (Date.parse(now.endDate) - Date.parse(now.startDate)) / 86_400_000
  expect(length >= 0 && length <= MAX_OBJECTIVE_DAYS).toBe(true)
  for (const one of now.tasks) {
    expect(ObjectiveTask.safeParse(one).success && one.title !== '' && one.selectedDays.length > 0).toBe(true)
    expect(one.dueDate === null || one.dueDate <= now.endDate).toBe(true)
  }
}

/** How it may follow from what it was. */
function checkMove(before: Objective, now: Objective) {
  if (before.status !== 'active') return expect(now).toEqual(before)
  expect(now.version - before.version).toBe(JSON.stringify(now) === JSON.stringify(before) ? 0 : 1)
  for (const old of before.tasks.filter(({ isSuccess }) => isSuccess !== null)) {
    const kept = now.tasks.find(({ id }) => id === old.id)
    expect(kept).toEqual({ ...old, isSuccess: expect.any(Boolean) })
  }
}

it('no sequence of calls leaves an objective in a state that the specification does not allow', async () => {
  const reached = new Set<HistoryEntry['kind']>()
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async steps => {
      const pupil = await api.signUp()
      let before = await create(pupil)
      for (const one of steps) {
        await take(pupil, one, before)
        const { data: now } = await pupil.call(rows.readObjective, { id: before.id })
        checkState(now)
        checkMove(before, now)
        before = now
      }
      for (const { kind } of (await pupil.call(rows.readHistory, { id: before.id })).data) reached.add(kind)
    }),
    { numRuns: 60, examples },
  )
  expect([...reached].sort()).toEqual([...HistoryEntry.shape.kind.options].sort())
}, 60_000)
