import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApi, type TestApi } from '../testing/test-api.ts'
import { calendarStore } from './store.ts'

let api: TestApi
let pupil: string
beforeAll(async () => {
  api = await createTestApi()
  pupil = (await api.signUp()).uid
  const q = api.db.q()
  // Twenty-seven a day around a week in November, a few that repeat, and one that lasts a month.
  await sql`insert into events (id, user_id, title, description, type, starts_at, ends_at, all_day, meta, attachments,
      source, created_at)
    select gen_random_uuid(), ${pupil}, 'Cours ' || n, '', 'course', day, day + interval '1 hour', false, '{}', '[]',
      'own', now()
    from (select n, timestamptz '2026-11-18 08:00Z' + (n - 5000) * interval '53 minutes' as day
      from generate_series(1, 10000) n) days`.execute(q)
  await sql`insert into events (id, user_id, title, description, type, starts_at, ends_at, all_day, meta, attachments,
      source, created_at, recurrence_type)
    values (gen_random_uuid(), ${pupil}, 'Piano', '', 'other', '2025-09-02 16:00Z', '2025-09-02 17:00Z', false, '{}',
        '[]', 'own', now(), 'weekly'),
      (gen_random_uuid(), ${pupil}, 'Stage', '', 'other', '2026-11-01 08:00Z', '2026-11-30 17:00Z', false, '{}',
        '[]', 'own', now(), null)`.execute(q)
  await sql`analyze events`.execute(q)
}, 60_000)
afterAll(() => api.close())

const from = new Date('2026-11-15T23:00:00Z')
const to = new Date('2026-11-22T23:00:00Z')

describe('a week among ten thousand events', () => {
  it('@N02 is complete: what starts in it, repeats into it or lasts through it', async () => {
    const events = await calendarStore(api.db.q).between(pupil, from, to)
    expect(events.filter(({ title }) => title.startsWith('Cours'))).toHaveLength(191)
    const others = events.filter(({ title }) => !title.startsWith('Cours')).map(({ title }) => title)
    expect(others).toEqual(['Stage', 'Piano'])
  })

  it('@N02 is found through the index, without looking at the others', async () => {
    const plan = await calendarStore(api.db.q).plan(pupil, from, to)
    expect(plan).toContain('events_user')
    expect(plan).not.toContain('Seq Scan')
  })
})
