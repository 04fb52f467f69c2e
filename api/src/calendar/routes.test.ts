import { randomUUID } from 'node:crypto'
import { calendarRoutes } from '@ariane/shared/contracts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApi, type TestApi, type TestPerson } from '../platform/testing.ts'

let api: TestApi
let pupil: TestPerson
const week = { start: '2026-11-15T23:00:00.000Z', end: '2026-11-22T23:00:00.000Z' }

async function add(title: string, start: string, part: { weekly?: boolean; alert?: string } = {}) {
  const starts_at = new Date(start)
  await api.services
    .q()
    .insertInto('events')
    .values({
      id: randomUUID(),
      user_id: pupil.uid,
      title,
      description: '',
      type: 'course',
      starts_at,
      ends_at: new Date(+starts_at + 3_600_000),
      all_day: false,
      meta: JSON.stringify({ subject: 'Histoire' }),
      recurrence_type: part.weekly ? 'weekly' : null,
      recurrence_end: null,
      alert: part.alert ?? null,
      attachments: JSON.stringify([]),
      source: 'own',
      created_at: new Date(),
    })
    .execute()
}

beforeAll(async () => {
  api = await createTestApi()
  pupil = await api.signUp()
  await add('Histoire', '2026-11-20T08:00:00Z', { alert: 'Leçon à revoir' })
  await add('Français', '2026-11-02T08:00:00Z', { weekly: true })
  await add('Plus tard', '2026-11-23T08:00:00Z')
})
afterAll(() => api.close())

describe('the week', () => {
  it('shows its events in order, with repetitions, subject and alert', async () => {
    const { data } = await pupil.call(calendarRoutes.listEvents, { userId: pupil.uid, ...week })
    expect(data.map(event => [event.title, event.startDate])).toEqual([
      ['Français', '2026-11-16T08:00:00.000Z'],
      ['Histoire', '2026-11-20T08:00:00.000Z'],
    ])
    expect(data[1]).toMatchObject({ subject: 'Histoire', alert: { description: 'Leçon à revoir' }, source: 'own' })
  })

  it('is only for the pupil and linked managers', async () => {
    const other = await api.signUp()
    await expect(other.call(calendarRoutes.listEvents, { userId: pupil.uid, ...week })).rejects.toMatchObject({
      status: 403,
    })
  })

  it('refuses instants that are none, and periods that run backwards or for years', async () => {
    const periods = [
      { start: 'hier', end: week.end },
      { start: '0000-01-01T00:00:00Z', end: week.end },
      { start: week.end, end: week.start },
      { start: '2020-01-01T00:00:00Z', end: '2026-01-01T00:00:00Z' },
    ]
    for (const period of periods) {
      await expect(pupil.call(calendarRoutes.listEvents, { userId: pupil.uid, ...period })).rejects.toMatchObject({
        status: 400,
        code: 'invalid_input',
      })
    }
  })
})
