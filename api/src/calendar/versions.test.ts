import { calendarRoutes } from '@ariane/shared/contracts'
import type { Arguments } from '@ariane/shared/contracts/route'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApi, type TestApi, type TestPerson } from '../testing/test-api.ts'

let api: TestApi
let pupil: TestPerson
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())
beforeEach(async () => {
  pupil = await api.signUp()
})

const START = Date.parse('2026-11-23T16:00:00Z') / 1000
type Change = Partial<Omit<Arguments<typeof calendarRoutes.updateEvent>, 'id' | 'userId'>>
const fields = (title: string) => ({ title, startTimestamp: START, endTimestamp: START + 3600 })
const add = async (part: Change = {}) =>
  (await pupil.call(calendarRoutes.createEvent, { userId: pupil.uid, ...fields('Piano'), ...part })).id
const change = (id: string, title: string, part: Change = {}) =>
  pupil.call(calendarRoutes.updateEvent, { id, userId: pupil.uid, ...fields(title), ...part })
const read = async (id: string) => (await pupil.call(calendarRoutes.readEvent, { id, userId: pupil.uid })).data
const stale = { status: 409, code: 'stale' }

describe('@N04 an event that changed elsewhere', () => {
  it('is not overwritten: the second of two windows is told, and succeeds on what it read again', async () => {
    const id = await add()
    const { version } = await read(id)
    await change(id, 'Solfège', { version })
    await expect(change(id, 'Guitare', { version })).rejects.toMatchObject(stale)
    const now = await read(id)
    expect(now.title).toBe('Solfège')
    await change(id, 'Guitare', { version: now.version })
    expect((await read(id)).title).toBe('Guitare')
  })

  it('lets one of two changes at once through', async () => {
    const id = await add()
    const { version } = await read(id)
    const both = await Promise.allSettled([change(id, 'Solfège', { version }), change(id, 'Guitare', { version })])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  it('is not deleted unread', async () => {
    const id = await add()
    const { version } = await read(id)
    await change(id, 'Solfège', { version })
    const removed = pupil.call(calendarRoutes.deleteEvent, { id, userId: pupil.uid, version })
    await expect(removed).rejects.toMatchObject(stale)
    expect((await read(id)).title).toBe('Solfège')
  })

  it('of a series is told of a change of all, not of a mark or a change of one', async () => {
    const id = await add({ recurrenceType: 'weekly' })
    const { version } = await read(id)
    const userId = pupil.uid
    const second = '2026-11-30T16:00:00.000Z'
    await pupil.call(calendarRoutes.markEvent, { id, userId, done: true, occurrence: second })
    await change(id, 'Récital', { version, scope: 'one', occurrence: '2026-11-23T16:00:00.000Z' })
    await change(id, 'Solfège', { version, recurrenceType: 'weekly' })
    const late = change(id, 'Guitare', { version, scope: 'one', occurrence: '2026-12-07T16:00:00.000Z' })
    await expect(late).rejects.toMatchObject(stale)
  })

  it('may be changed without a version by who did not see one', async () => {
    const id = await add()
    await change(id, 'Solfège')
    await change(id, 'Guitare')
    expect(await read(id)).toMatchObject({ title: 'Guitare', version: 3 })
  })
})
