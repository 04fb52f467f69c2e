import { type CalendarEvent, calendarRoutes } from '@ariane/shared/contracts'
import type { Arguments } from '@ariane/shared/contracts/route'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApi, type TestApi, type TestPerson } from '../testing/test-api.ts'

let api: TestApi
let pupil: TestPerson
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

const seconds = (iso: string) => Date.parse(iso) / 1000
const week = { start: '2026-11-15T23:00:00.000Z', end: '2026-11-22T23:00:00.000Z' }
const next = { start: '2026-11-22T23:00:00.000Z', end: '2026-11-29T23:00:00.000Z' }
const inMarch = { start: '2026-03-22T23:00:00.000Z', end: '2026-04-12T22:00:00.000Z' }

type Event = Omit<Arguments<typeof calendarRoutes.createEvent>, 'userId'>
const event = (title: string, start: string, part: Partial<Event> = {}): Event => ({
  title,
  startTimestamp: seconds(start),
  endTimestamp: seconds(start) + 3600,
  ...part,
})
const add = async (title: string, start: string, part: Partial<Event> = {}) =>
  (await pupil.call(calendarRoutes.createEvent, { userId: pupil.uid, ...event(title, start, part) })).id
const list = async (range = week) => (await pupil.call(calendarRoutes.listEvents, { userId: pupil.uid, ...range })).data
const shown = (events: CalendarEvent[]) => events.map(({ title, startDate }) => [title, startDate.slice(5, 16)])
const newPupil = async () => {
  pupil = await api.signUp()
}

describe('the week', () => {
  it('@N02 shows its events in order, with repetitions and subject', async () => {
    await newPupil()
    await add('Histoire', '2026-11-20T08:00:00Z', { meta: { subject: 'Histoire', chapterId: 'hist-4-theme-1' } })
    await add('Français', '2026-11-02T08:00:00Z', { recurrenceType: 'weekly' })
    await add('Plus tard', '2026-11-23T08:00:00Z')
    const data = await list()
    expect(shown(data)).toEqual([
      ['Français', '11-16T08:00'],
      ['Histoire', '11-20T08:00'],
    ])
    expect(data[1]).toMatchObject({ subject: 'Histoire', meta: { chapterId: 'hist-4-theme-1' }, source: 'own' })
  })

  it('is only for the pupil and linked managers', async () => {
    const other = await api.signUp()
    const asked = other.call(calendarRoutes.listEvents, { userId: pupil.uid, ...week })
    await expect(asked).rejects.toMatchObject({ status: 403 })
  })

  it('refuses instants that are none, and periods that run backwards or for years', async () => {
    const periods = [
      { start: 'hier', end: week.end },
      { start: '0000-01-01T00:00:00Z', end: week.end },
      { start: week.end, end: week.start },
      { start: '2020-01-01T00:00:00Z', end: '2026-01-01T00:00:00Z' },
    ]
    for (const period of periods) {
      const asked = pupil.call(calendarRoutes.listEvents, { userId: pupil.uid, ...period })
      await expect(asked).rejects.toMatchObject({ status: 400, code: 'invalid_input' })
    }
  })
})

describe('an event', () => {
  it('@N04 @N11 is created, changed and deleted', async () => {
    await newPupil()
    const id = await add('Exposé', '2026-11-18T08:00:00Z', { type: 'homework', description: 'Sur les volcans' })
    const png = 'data:image/png;base64,iVBORw0KGgoAAAAASUVORK5CYII='
    const attachments = [{ kind: 'image' as const, name: 'volcan', url: png }]
    const change = { id, userId: pupil.uid, ...event('Exposé (oral)', '2026-11-19T13:00:00Z', { attachments }) }
    expect(await pupil.call(calendarRoutes.updateEvent, change)).toEqual({ ok: true })
    const [changed] = await list()
    expect(changed).toMatchObject({ title: 'Exposé (oral)', description: '', type: 'course' })
    expect(changed?.attachments).toHaveLength(1)
    const back = [{ kind: 'image' as const, name: 'volcan', url: '' }]
    await pupil.call(calendarRoutes.updateEvent, { ...change, attachments: back })
    expect((await list())[0]?.attachments).toEqual(changed?.attachments)
    const { attachments: _, ...without } = change
    await pupil.call(calendarRoutes.updateEvent, without)
    expect((await list())[0]?.attachments).toHaveLength(1)
    await pupil.call(calendarRoutes.deleteEvent, { id, userId: pupil.uid })
    expect(await list()).toEqual([])
  })

  it.each([
    ['a title of blanks', { title: '  ' }, 'title'],
    ['an end before its start', { endTimestamp: 1 }, 'endTimestamp'],
    ['a repetition of more than a week', { recurrenceType: 'daily', endTimestamp: 1_796_000_000 }, 'endTimestamp'],
    [
      'repetitions that end before they begin',
      { recurrenceType: 'daily', recurrenceEnd: '2026-01-01' },
      'recurrenceEnd',
    ],
    ['a type that is none', { type: 'sport' }, 'type'],
    ['a link that is none', { attachments: [{ kind: 'link', name: '', url: 'javascript:1' }] }, 'attachments.0.url'],
  ])('@N04 is refused with %s', async (_, part, field) => {
    const body = { userId: pupil.uid, ...event('Cours', '2026-11-18T08:00:00Z'), ...part }
    const answer = await api.request('POST', '/api/calendar/event', body, pupil.headers)
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_input', fields: [field] } })
  })

  it('@N11 of somebody else is not there, also for who acts for both', async () => {
    const id = await add('Secret', '2026-11-18T08:00:00Z')
    const [other, parent] = [await api.signUp(), await api.signUp({ role: 'ROLE_PARENT' })]
    await api.link(parent, pupil)
    await api.link(parent, other)
    const change = { id, ...event('Pris', '2026-11-18T08:00:00Z') }
    for (const [caller, userId] of [
      [other, pupil.uid],
      [other, other.uid],
      [parent, other.uid],
    ] as const) {
      const asked = caller.call(calendarRoutes.updateEvent, { ...change, userId })
      await expect(asked).rejects.toMatchObject({ status: 404 })
      await expect(caller.call(calendarRoutes.deleteEvent, { id, userId })).rejects.toMatchObject({ status: 404 })
      const marked = caller.call(calendarRoutes.markEvent, { id, userId, done: true })
      await expect(marked).rejects.toMatchObject({ status: 404 })
    }
    await parent.call(calendarRoutes.updateEvent, { ...change, userId: pupil.uid })
    expect((await list())[0]?.title).toBe('Pris')
  })

  it('@N11 is read alone, with the files that a list leaves out because they repeat', async () => {
    await newPupil()
    const url = 'data:image/png;base64,iVBORw0KGgoAAAAASUVORK5CYII='
    const attachments = [{ kind: 'image' as const, name: 'gamme', url }]
    const id = await add('Piano', '2026-11-16T16:00:00Z', { recurrenceType: 'daily', attachments })
    const files = (await list()).map(({ attachments: [file] }) => file?.url.length)
    expect(files).toEqual([expect.any(Number), 0, 0, 0, 0, 0, 0])
    expect(files[0]).toBeGreaterThan(20)
    const occurrence = '2026-11-18T16:00:00Z'
    const { data } = await pupil.call(calendarRoutes.readEvent, { id, userId: pupil.uid, occurrence })
    expect(data.startDate).toBe('2026-11-18T16:00:00.000Z')
    expect(data.attachments[0]?.url).toMatch(/^data:image\/png/)
    const between = { id, userId: pupil.uid, occurrence: '2026-11-18T17:00:00Z' }
    await expect(pupil.call(calendarRoutes.readEvent, between)).rejects.toMatchObject({ status: 404 })
  })

  it('@N11 is marked as done and not done', async () => {
    await newPupil()
    const id = await add('Lire', '2026-11-18T08:00:00Z', { type: 'homework' })
    await pupil.call(calendarRoutes.markEvent, { id, userId: pupil.uid, done: true })
    expect((await list())[0]?.done).toBe(true)
    await pupil.call(calendarRoutes.markEvent, { id, userId: pupil.uid, done: false })
    expect((await list())[0]).not.toHaveProperty('done')
  })
})

describe('an event that repeats', () => {
  const piano = async () => {
    await newPupil()
    return add('Piano', '2026-03-16T16:00:00Z', { recurrenceType: 'weekly' })
  }
  const second = '2026-03-30T15:00:00.000Z'

  it('@N04 @N05 changes for one repetition alone, which keeps its own way afterwards', async () => {
    const id = await piano()
    const change = event('Piano (récital)', '2026-03-31T17:00:00Z')
    const which = { id, userId: pupil.uid, occurrence: second, scope: 'one' as const }
    await pupil.call(calendarRoutes.updateEvent, { ...change, ...which })
    const expected = [
      ['Piano', '03-23T16:00'],
      ['Piano (récital)', '03-31T17:00'],
      ['Piano', '04-06T15:00'],
    ]
    expect(shown(await list(inMarch))).toEqual(expected)
    const again = pupil.call(calendarRoutes.updateEvent, { ...change, ...which })
    await expect(again).rejects.toMatchObject({ status: 409, code: 'conflict' })
    expect(shown(await list(inMarch))).toEqual(expected)
  })

  it('@N04 @N05 moves as a whole when all are changed through one', async () => {
    const id = await piano()
    const moved = event('Piano', '2026-04-01T15:30:00Z', { recurrenceType: 'weekly' })
    await pupil.call(calendarRoutes.updateEvent, { ...moved, id, userId: pupil.uid, occurrence: second, scope: 'all' })
    expect(shown(await list(inMarch))).toEqual([
      ['Piano', '03-25T16:30'],
      ['Piano', '04-01T15:30'],
      ['Piano', '04-08T15:30'],
    ])
  })

  it('@N04 loses one repetition, or all of them with those that had been changed', async () => {
    const id = await piano()
    const userId = pupil.uid
    await pupil.call(calendarRoutes.deleteEvent, { id, userId, occurrence: second, scope: 'one' })
    expect(shown(await list(inMarch)).map(([, start]) => start)).toEqual(['03-23T16:00', '04-06T15:00'])
    const change = { ...event('Autre', '2026-04-06T15:00:00Z'), id, userId }
    await pupil.call(calendarRoutes.updateEvent, { ...change, occurrence: '2026-04-06T15:00:00Z', scope: 'one' })
    expect(shown(await list(inMarch)).map(([title]) => title)).toEqual(['Piano', 'Autre'])
    await pupil.call(calendarRoutes.deleteEvent, { id, userId })
    expect(await list(inMarch)).toEqual([])
  })

  it('@N11 is marked for one repetition', async () => {
    const id = await piano()
    await pupil.call(calendarRoutes.markEvent, { id, userId: pupil.uid, done: true, occurrence: second })
    expect((await list(inMarch)).map(({ done = false }) => done)).toEqual([false, true, false])
  })
})

describe('what comes from a school', () => {
  it('@N09 @N10 is not changed or deleted here, but marked', async () => {
    await newPupil()
    const id = await add('Maths', '2026-11-24T08:00:00Z')
    await api.db.q().updateTable('events').set({ source: 'pronote', source_key: 'k' }).where('id', '=', id).execute()
    const userId = pupil.uid
    const changed = pupil.call(calendarRoutes.updateEvent, { id, userId, ...event('Autre', '2026-11-24T08:00:00Z') })
    await expect(changed).rejects.toMatchObject({ status: 409, code: 'locked' })
    const removed = pupil.call(calendarRoutes.deleteEvent, { id, userId })
    await expect(removed).rejects.toMatchObject({ status: 409, code: 'locked' })
    await pupil.call(calendarRoutes.markEvent, { id, userId, done: true })
    expect(await list(next)).toMatchObject([{ title: 'Maths', done: true, source: 'pronote' }])
  })
})
