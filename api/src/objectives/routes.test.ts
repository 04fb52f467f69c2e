import { randomUUID } from 'node:crypto'
import { objectivesRoutes } from '@ariane/shared/contracts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApi, type TestApi, type TestPerson } from '../platform/testing.ts'
import { progressOf } from './objective.ts'

let api: TestApi
let pupil: TestPerson
const id = randomUUID()

beforeAll(async () => {
  api = await createTestApi()
  pupil = await api.signUp()
  const q = api.services.q()
  await q
    .insertInto('objectives')
    .values({
      id,
      user_id: pupil.uid,
      title: 'Apprendre mes tables',
      description: '',
      type: 'School',
      status: 'active',
      current_status: null,
      start_date: '2026-11-16',
      end_date: '2026-12-05',
      is_daily: false,
      recurrence_days: JSON.stringify([1, 3]),
      success_criteria: 'Tout juste',
      progress_criteria: 'La moitié',
      effort_needed_criteria: 'Un quart',
      notes: '',
      status_notes: '',
      created_at: new Date('2026-11-16T08:00:00Z'),
    })
    .execute()
  const results = [true, false, null]
  for (const [position, is_success] of results.entries())
    await q
      .insertInto('objective_tasks')
      .values({
        id: randomUUID(),
        objective_id: id,
        position,
        title: `Table de ${position + 7}`,
        description: '',
        selected_days: JSON.stringify([1]),
        due_date: '2026-12-01',
        start_time: null,
        end_time: null,
        is_success,
        notes: '',
      })
      .execute()
})
afterAll(() => api.close())

describe('objectives', () => {
  it('are listed with their tasks in order, their days as calendar days and their progress', async () => {
    const { data } = await pupil.call(objectivesRoutes.listObjectives, { userId: pupil.uid })
    expect(data).toHaveLength(1)
    expect(data[0]).toMatchObject({ id, startDate: '2026-11-16', progress: 50, tasksCount: 3, recurrenceDays: [1, 3] })
    expect(data[0]?.tasks.map(task => task.title)).toEqual(['Table de 7', 'Table de 8', 'Table de 9'])
    expect(data[0]?.tasks[0]?.dueDate).toBe('2026-12-01')
  })

  it('are read one by one by whoever acts for the pupil', async () => {
    const teacher = await api.signUp({ role: 'ROLE_TEACHER' })
    await expect(teacher.call(objectivesRoutes.readObjective, { id })).rejects.toMatchObject({ status: 404 })
    await api.link(teacher, pupil)
    expect((await teacher.call(objectivesRoutes.readObjective, { id })).data.title).toBe('Apprendre mes tables')
  })

  it('of somebody else look like missing ones', async () => {
    const other = await api.signUp()
    await expect(other.call(objectivesRoutes.readObjective, { id })).rejects.toMatchObject({ status: 404 })
    await expect(other.call(objectivesRoutes.readObjective, { id: randomUUID() })).rejects.toMatchObject({
      status: 404,
    })
  })

  it.each([
    [[], 0],
    [[null, null], 0],
    [[true, null], 100],
    [[true, false, false], 33],
  ])('progress of %j is %i', (results, percent) => {
    expect(progressOf(results.map(isSuccess => ({ isSuccess })))).toBe(percent)
  })
})
