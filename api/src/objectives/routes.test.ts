import { randomUUID } from 'node:crypto'
import { objectivesRoutes as rows } from '@ariane/shared/contracts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApi, type TestApi, type TestPerson } from '../testing/test-api.ts'
import { create, MONDAY, written } from './testing/create-objective.ts'

let api: TestApi
let pupil: TestPerson
let teacher: TestPerson
let other: TestPerson

beforeAll(async () => {
  api = await createTestApi({ now: () => MONDAY })
  pupil = await api.signUp()
  other = await api.signUp()
  teacher = await api.signUp({ role: 'ROLE_TEACHER' })
  await api.link(teacher, pupil)
})
afterAll(() => api.close())

const read = async (id: string) => (await pupil.call(rows.readObjective, { id })).data
const history = async (id: string) => (await pupil.call(rows.readHistory, { id })).data

describe('an objective', () => {
  it('is created with its tasks, its days once each, nothing evaluated', async () => {
    const objective = await create(pupil)
    expect(objective).toMatchObject({
      title: 'Apprendre mes tables',
      status: 'active',
      currentStatus: null,
      isCompleted: false,
      progress: 0,
      recurrenceDays: [1, 3],
      tasksCount: 1,
      version: 1,
      startDate: '2026-11-23',
    })
    expect(objective.tasks[0]).toMatchObject({ selectedDays: [1, 3], dueDate: '2026-12-01', isSuccess: null })
    const { data } = await pupil.call(rows.listObjectives, { userId: pupil.uid })
    expect(data[0]).toEqual(objective)
    expect(await history(objective.id)).toMatchObject([{ kind: 'created', by: 'pupil', at: MONDAY.toISOString() }])
  })

  it.each([
    ['that ends before it starts', { endDate: '2026-11-22' }, 'objective.endDate'],
    ['of more than 21 days', { endDate: '2026-12-15' }, 'objective.endDate'],
    ['of another time', { startDate: '0000-01-01' }, 'objective.startDate'],
    [
      'with a task due in no year',
      { tasks: [{ title: 'Lire', selectedDays: [1], dueDate: '0000-01-01' }] },
      'objective.tasks.0.dueDate',
    ],
    ['without a title', { title: '  ' }, 'objective.title'],
    ['without a task', { tasks: [] }, 'objective.tasks'],
    ['with a task on no day', { tasks: [{ title: 'Lire', selectedDays: [] }] }, 'objective.tasks.0.selectedDays'],
    [
      'with a task due after its end',
      { tasks: [{ title: 'Lire', selectedDays: [1], dueDate: '2026-12-07' }] },
      'objective.tasks.0.dueDate',
    ],
  ])('%s is refused', async (_, part, field) => {
    const objective = { ...written(pupil.uid), ...part }
    await expect(pupil.call(rows.createObjective, { objective })).rejects.toMatchObject({
      status: 400,
      fields: [field],
    })
  })

  it('sent twice, since the first answer was lost, is created once; nobody else gets it by its id', async () => {
    const id = randomUUID()
    const send = (person: TestPerson) =>
      person.call(rows.createObjective, { objective: { ...written(person.uid), id } })
    const [first, again] = [await send(pupil), await send(pupil)]
    expect(again).toEqual(first)
    expect(await history(id)).toHaveLength(1)
    await expect(send(other)).rejects.toMatchObject({ status: 409, code: 'conflict' })
  })

  it('sent twice at once is created once', async () => {
    const objective = { ...written(pupil.uid), id: randomUUID() }
    const send = async () => (await pupil.call(rows.createObjective, { objective })).data
    const [first, again] = await Promise.all([send(), send()])
    expect(again).toEqual(first)
    expect(first.tasksCount).toBe(1)
    expect(await history(objective.id)).toHaveLength(1)
  })

  it('is made for a pupil by whoever follows him, and by nobody else', async () => {
    const objective = await create(teacher, pupil.uid)
    expect((await history(objective.id))[0]?.by).toBe('manager')
    await expect(create(other, pupil.uid)).rejects.toMatchObject({ status: 403 })
  })

  it('of somebody else looks like a missing one', async () => {
    const { id } = await create(pupil)
    for (const missing of [id, randomUUID()])
      for (const row of [rows.readObjective, rows.readHistory, rows.deleteObjective] as const)
        await expect(other.call(row, { id: missing })).rejects.toMatchObject({ status: 404 })
  })

  it('is edited field by field, on the version that was seen', async () => {
    const { id, version } = await create(pupil)
    const { data } = await pupil.call(rows.updateObjective, { id, version, title: 'Mes tables', notes: 'Bon début' })
    expect(data).toMatchObject({ title: 'Mes tables', notes: 'Bon début', successCriteria: 'Tout juste', version: 2 })
    await expect(teacher.call(rows.updateObjective, { id, version, title: 'Autre' })).rejects.toMatchObject({
      status: 409,
      code: 'stale',
    })
    expect((await read(id)).title).toBe('Mes tables')
  })

  it('cannot end before it starts, after three weeks, or before a task is due', async () => {
    const { id } = await create(pupil)
    for (const endDate of ['2026-11-22', '2026-12-15', '2026-11-30'])
      await expect(pupil.call(rows.updateObjective, { id, version: 1, endDate })).rejects.toMatchObject({
        fields: ['endDate'],
      })
    expect(await read(id)).toMatchObject({ endDate: '2026-12-06', version: 1 })
  })

  it('that is cancelled changes no more, and can be deleted', async () => {
    const { id } = await create(pupil)
    const { data } = await pupil.call(rows.updateObjective, { id, version: 1, status: 'cancelled' })
    expect(data.status).toBe('cancelled')
    await expect(pupil.call(rows.updateObjectiveStatus, { id, status: 'started' })).rejects.toMatchObject({
      code: 'locked',
    })
    await pupil.call(rows.deleteObjective, { id })
    await expect(read(id)).rejects.toMatchObject({ status: 404 })
  })

  it.each([
    ['started', 'active', false],
    ['in_progress', 'active', false],
    ['failed', 'active', false],
    ['finished', 'completed', true],
  ] as const)('reported as %s is %s', async (status, stored, isCompleted) => {
    const { id } = await create(pupil)
    const { data } = await pupil.call(rows.updateObjectiveStatus, { id, status, notes: 'Dit par moi' })
    expect(data).toMatchObject({ currentStatus: status, status: stored, isCompleted, statusNotes: 'Dit par moi' })
    expect((await history(id)).at(-1)).toMatchObject({ kind: 'reported', report: status, notes: 'Dit par moi' })
  })

  it('that is finished is locked: no report, task, edit or deletion', async () => {
    const { id, tasks } = await create(pupil)
    const task = { id: tasks[0]?.id ?? '' }
    await pupil.call(rows.updateObjectiveStatus, { id, status: 'finished' })
    const locked = { status: 409, code: 'locked' }
    const fields = { title: 'Lire', selectedDays: [1] }
    await expect(pupil.call(rows.updateObjectiveStatus, { id, status: 'failed' })).rejects.toMatchObject(locked)
    await expect(pupil.call(rows.updateObjective, { id, version: 2, notes: 'x' })).rejects.toMatchObject(locked)
    await expect(pupil.call(rows.deleteObjective, { id })).rejects.toMatchObject(locked)
    await expect(pupil.call(rows.createTask, { id, ...fields })).rejects.toMatchObject(locked)
    await expect(pupil.call(rows.updateTask, { ...task, ...fields })).rejects.toMatchObject(locked)
    await expect(pupil.call(rows.deleteTask, task)).rejects.toMatchObject(locked)
    await expect(pupil.call(rows.signalTaskSuccess, task)).rejects.toMatchObject(locked)
    expect((await read(id)).version).toBe(2)
  })
})
