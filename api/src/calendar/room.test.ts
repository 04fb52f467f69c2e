import { calendarRoutes } from '@ariane/shared/contracts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApi, type TestApi, type TestPerson } from '../testing/test-api.ts'
import { eventChanges } from './changes.ts'
import { calendarStore } from './store.ts'

const HOUR_S = 3600
const DAY_S = 24 * HOUR_S
const START = Date.parse('2026-11-16T16:00:00Z') / 1000
const week = [new Date('2026-11-15T23:00:00Z'), new Date('2026-11-22T23:00:00Z')] as const

let api: TestApi
let pupil: TestPerson
beforeAll(async () => {
  api = await createTestApi()
  pupil = await api.signUp()
})
afterAll(() => api.close())

const repeated = (userId: string) => ({
  userId,
  title: 'Piano',
  startTimestamp: START,
  endTimestamp: START + HOUR_S,
  recurrenceType: 'daily' as const,
})
/** A png whose bytes cannot be compressed. */
const photo = (bytes: number) => {
  const noise = Buffer.from(Array.from({ length: bytes }, (_, i) => (i * i * 31 + (i >> 3) * 17) % 251))
  const chunk = Buffer.alloc(12)
  chunk.writeUInt32BE(bytes)
  chunk.write('IDAT', 4, 'latin1')
  const png = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), chunk.subarray(0, 8), noise, Buffer.alloc(4)])
  return { kind: 'image' as const, name: 'gamme.png', url: `data:image/png;base64,${png.toString('base64')}` }
}

describe('the room of one pupil', () => {
  it('@X06 holds a few hundred events that repeat, whichever way they come to', async () => {
    const busy = await api.signUp()
    const once = { ...repeated(busy.uid), recurrenceType: undefined }
    const { id } = await busy.call(calendarRoutes.createEvent, once)
    await sql`insert into events (id, user_id, title, description, type, starts_at, ends_at, all_day, meta, attachments,
        source, created_at, recurrence_type)
      select gen_random_uuid(), ${busy.uid}, 'Piano', '', 'other', now(), now(), false, '{}', '[]', 'own', now(), 'daily'
      from generate_series(1, 300)`.execute(api.db.q())
    const full = { status: 409, code: 'full' }
    await expect(busy.call(calendarRoutes.createEvent, repeated(busy.uid))).rejects.toMatchObject(full)
    const change = { ...repeated(busy.uid), id }
    await expect(busy.call(calendarRoutes.updateEvent, change)).rejects.toMatchObject(full)
    await busy.call(calendarRoutes.createEvent, once)
  })

  it('@X06 counts the files that a repetition takes with it when it gets a way of its own', async () => {
    const events = eventChanges({ db: api.db, now: api.now }, 100_000)
    const input = { ...repeated(pupil.uid), description: '', type: 'other' as const, allDay: false, meta: {} }
    const id = await events.create({ ...input, attachments: [photo(30_000)] })
    await events.mark(id, pupil.uid, true, '2026-11-17T16:00:00Z')
    const second = events.mark(id, pupil.uid, true, '2026-11-18T16:00:00Z')
    await expect(second).rejects.toMatchObject({ code: 'too_large' })
    const shown = await calendarStore(api.db.q).between(pupil.uid, ...week)
    expect(shown).toHaveLength(7)
    expect(shown.filter(({ done }) => done)).toHaveLength(1)
  })

  it('@N02 @X06 leaves files in the database that a list cannot carry: those of later rows, and no link', async () => {
    const heavy = await api.signUp()
    const link = { kind: 'link' as const, name: 'Cours', url: 'https://exemple.fr/' }
    const attachments = [link, photo(1_700_000)]
    const earlier = START - 12 * DAY_S
    const series = { ...repeated(heavy.uid), startTimestamp: earlier, endTimestamp: earlier + HOUR_S, attachments }
    await heavy.call(calendarRoutes.createEvent, { ...series, recurrenceType: 'weekly' })
    const single = { ...repeated(heavy.uid), recurrenceType: undefined, attachments: [...attachments, photo(400_000)] }
    const { id } = await heavy.call(calendarRoutes.createEvent, single)
    const events = await calendarStore(api.db.q).between(heavy.uid, ...week)
    const files = events.map(event => event.attachments.map(({ url }) => url.length > 1_000_000 || url))
    // The single one is shown first, but the series is the older row.
    expect(files).toEqual([
      [link.url, '', ''],
      [link.url, true],
    ])
    const { data } = await heavy.call(calendarRoutes.readEvent, { id, userId: heavy.uid })
    expect(data.attachments[1]?.url.length).toBeGreaterThan(2_000_000)
  })
})
