import { objectivesRoutes as rows } from '@ariane/shared/contracts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApi, type TestApi, type TestPerson } from '../testing/test-api.ts'
import { create, MONDAY } from './testing/create-objective.ts'

let api: TestApi
let pupil: TestPerson
let other: TestPerson

beforeAll(async () => {
  api = await createTestApi({ now: () => MONDAY })
  pupil = await api.signUp()
  other = await api.signUp()
})
afterAll(() => api.close())

const fields = { title: 'Table de 8', selectedDays: [2], startTime: '17:00', endTime: '17:20' }
/** An objective and the call of its one task. */
async function withTask() {
  const objective = await create(pupil)
  return { objective, task: { id: objective.tasks[0]?.id ?? '' } }
}

describe('a task', () => {
  it('is added at the end, also after one was removed', async () => {
    const { objective, task } = await withTask()
    await pupil.call(rows.createTask, { id: objective.id, ...fields })
    await pupil.call(rows.deleteTask, task)
    const { data } = await pupil.call(rows.createTask, { id: objective.id, ...fields, title: 'Table de 9' })
    expect(data.tasks.map(({ title }) => title)).toEqual(['Table de 8', 'Table de 9'])
    expect(data).toMatchObject({ tasksCount: 2, version: 4 })
  })

  it.each([
    ['due after the end of the objective', { dueDate: '2026-12-07' }, 'dueDate'],
    ['that ends before it starts', { endTime: '16:00' }, 'endTime'],
    ['on no day', { selectedDays: [] }, 'selectedDays'],
    ['without a title', { title: ' ' }, 'title'],
  ])('%s is refused', async (_, part, field) => {
    const { objective, task } = await withTask()
    const refusal = { status: 400, fields: [field] }
    await expect(pupil.call(rows.createTask, { id: objective.id, ...fields, ...part })).rejects.toMatchObject(refusal)
    await expect(pupil.call(rows.updateTask, { ...task, ...fields, ...part })).rejects.toMatchObject(refusal)
  })

  it('is edited while it is not evaluated', async () => {
    const { task } = await withTask()
    const { data } = await pupil.call(rows.updateTask, { ...task, ...fields, version: 1 })
    expect(data.tasks[0]).toMatchObject(fields)
    await expect(pupil.call(rows.updateTask, { ...task, ...fields, version: 1 })).rejects.toMatchObject({
      code: 'stale',
    })
  })

  it('that is evaluated is neither edited nor deleted', async () => {
    const { task } = await withTask()
    await pupil.call(rows.signalTaskFailure, task)
    const locked = { status: 409, code: 'locked' }
    await expect(pupil.call(rows.updateTask, { ...task, ...fields })).rejects.toMatchObject(locked)
    await expect(pupil.call(rows.deleteTask, task)).rejects.toMatchObject(locked)
  })

  it('is reported with notes, and its report can be corrected', async () => {
    const { objective, task } = await withTask()
    const failed = await pupil.call(rows.signalTaskFailure, { ...task, notes: 'Trop vite' })
    expect(failed.data.tasks[0]).toMatchObject({ isSuccess: false, notes: 'Trop vite' })
    const done = await pupil.call(rows.signalTaskSuccess, { ...task, notes: 'Refait', version: failed.data.version })
    expect(done.data).toMatchObject({ progress: 100, version: 3 })
    expect(done.data.tasks[0]).toMatchObject({ isSuccess: true, notes: 'Refait' })
    const { data } = await pupil.call(rows.readHistory, { id: objective.id })
    expect(data.map(({ kind, isSuccess, progress }) => [kind, isSuccess, progress])).toEqual([
      ['created', null, 0],
      ['task-done', false, 0],
      ['task-done', true, 100],
    ])
  })

  it('reported twice in the same words, as by a double tap, is reported once', async () => {
    const { objective, task } = await withTask()
    const [first, second] = await Promise.all([
      pupil.call(rows.signalTaskSuccess, task),
      pupil.call(rows.signalTaskSuccess, task),
    ])
    expect([first.data.version, second.data.version]).toEqual([2, 2])
    expect((await pupil.call(rows.readHistory, { id: objective.id })).data).toHaveLength(2)
  })

  it('is not lost when two people add one at the same moment; on one version only the first is heard', async () => {
    const { objective } = await withTask()
    const add = (version?: number) =>
      pupil.call(rows.createTask, { id: objective.id, ...fields, ...(version && { version }) })
    await Promise.all([add(), add()])
    const both = await Promise.allSettled([add(3), add(3)])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const { data } = await pupil.call(rows.readObjective, { id: objective.id })
    expect(data.tasksCount).toBe(4)
  })

  it('of somebody else looks like a missing one', async () => {
    const { task } = await withTask()
    for (const row of [rows.signalTaskSuccess, rows.signalTaskFailure, rows.deleteTask] as const)
      await expect(other.call(row, task)).rejects.toMatchObject({ status: 404 })
    await expect(other.call(rows.updateTask, { ...task, ...fields })).rejects.toMatchObject({ status: 404 })
  })
})
