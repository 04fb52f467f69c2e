import { type CalendarEvent, calendarRoutes } from '@ariane/shared/contracts'
import type { Arguments } from '@ariane/shared/contracts/route'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApi, type TestApi, type TestPerson } from '../testing/test-api.ts'

let api: TestApi
let pupil: TestPerson
let id: string
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

const seconds = (iso: string) => Date.parse(iso) / 1000
/** Four Mondays at 17:00 in Paris; the clock changes after the second. */
const [first, second, third, fourth] = [
  '2026-03-16T16:00:00.000Z',
  '2026-03-23T16:00:00.000Z',
  '2026-03-30T15:00:00.000Z',
  '2026-04-06T15:00:00.000Z',
] as const
const range = { start: '2026-03-15T23:00:00.000Z', end: '2026-04-12T22:00:00.000Z' }

type Change = Omit<Arguments<typeof calendarRoutes.updateEvent>, 'id' | 'userId'>
const piano = (start: string, part: Partial<Change> = {}): Change => ({
  title: 'Piano',
  startTimestamp: seconds(start),
  endTimestamp: seconds(start) + 3600,
  recurrenceType: 'weekly',
  ...part,
})
const change = (part: Change, of = id) => pupil.call(calendarRoutes.updateEvent, { id: of, userId: pupil.uid, ...part })
const remove = (part: object) => pupil.call(calendarRoutes.deleteEvent, { id, userId: pupil.uid, ...part })
const list = async () => (await pupil.call(calendarRoutes.listEvents, { userId: pupil.uid, ...range })).data
const shown = (events: CalendarEvent[]) => events.map(({ title, startDate }) => [title, startDate.slice(5, 16)])
const following = { scope: 'following' as const }

beforeEach(async () => {
  pupil = await api.signUp()
  id = (await pupil.call(calendarRoutes.createEvent, { userId: pupil.uid, ...piano(first) })).id
})

describe('@Y08 a repetition and those after it', () => {
  it('change together, the ones before stay, and both parts go on apart', async () => {
    await change({ ...piano('2026-03-31T16:30:00Z', { title: 'Solfège' }), occurrence: third, ...following })
    const events = await list()
    expect(shown(events)).toEqual([
      ['Piano', '03-16T16:00'],
      ['Piano', '03-23T16:00'],
      ['Solfège', '03-31T16:30'],
      ['Solfège', '04-07T16:30'],
    ])
    const [head, tail] = [events[0], events[2]]
    expect(head).toMatchObject({ id, recurrenceEnd: '2026-03-29T21:59:59.000Z' })
    expect(tail).toMatchObject({ recurrenceType: 'weekly', recurrenceEnd: null, version: 1 })
    await change(piano('2026-04-07T16:30:00Z', { title: 'Chorale', occurrence: '2026-04-07T16:30:00Z' }), tail?.id)
    expect((await list()).map(({ title }) => title)).toEqual(['Piano', 'Piano', 'Chorale', 'Chorale'])
  })

  it('keep what was left out of them, and what was changed apart, which goes with them later', async () => {
    await remove({ occurrence: fourth, scope: 'one' })
    await change(piano(third, { title: 'Récital', occurrence: third, scope: 'one' }))
    await change(piano('2026-03-23T17:00:00Z', { occurrence: second, ...following }))
    const events = await list()
    expect(shown(events)).toEqual([
      ['Piano', '03-16T16:00'],
      ['Piano', '03-23T17:00'],
      ['Récital', '03-30T15:00'],
    ])
    await pupil.call(calendarRoutes.deleteEvent, { id: events[1]?.id ?? '', userId: pupil.uid })
    expect(shown(await list())).toEqual([['Piano', '03-16T16:00']])
  })

  it('are the whole event when none is before them', async () => {
    await change(piano('2026-03-17T16:00:00Z', { occurrence: first, ...following }))
    const events = await list()
    expect(shown(events).map(([, start]) => start)).toEqual([
      '03-17T16:00',
      '03-24T16:00',
      '03-31T15:00',
      '04-07T15:00',
    ])
    expect(new Set(events.map(event => event.id))).toEqual(new Set([id]))
  })

  it('keep their files, also those that a change does not send', async () => {
    const link = { kind: 'link' as const, name: 'Partition', url: 'https://exemple.fr/' }
    await change(piano(first, { attachments: [link] }))
    await change(piano(third, { title: 'Solfège', occurrence: third, ...following }))
    const files = (await list()).map(({ attachments }) => attachments.map(({ name }) => name))
    expect(files).toEqual([['Partition'], ['Partition'], ['Partition'], ['Partition']])
  })

  it('become one event when it no longer repeats', async () => {
    await change(piano(third, { title: 'Récital', recurrenceType: undefined, occurrence: third, ...following }))
    const events = await list()
    expect(events.map(({ title, recurrenceType }) => [title, recurrenceType])).toEqual([
      ['Piano', 'weekly'],
      ['Piano', 'weekly'],
      ['Récital', null],
    ])
  })

  it('are deleted together with those that were changed apart; what was before stays, also when it stands alone', async () => {
    await change(piano(fourth, { title: 'Récital', occurrence: fourth, scope: 'one' }))
    await remove({ occurrence: third, ...following })
    expect(shown(await list())).toEqual([
      ['Piano', '03-16T16:00'],
      ['Piano', '03-23T16:00'],
    ])
    await change(piano(first, { title: 'Audition', occurrence: first, scope: 'one' }))
    await remove({ occurrence: second, ...following })
    expect(shown(await list())).toEqual([['Audition', '03-16T16:00']])
  })

  it('are not changed on what somebody else changed meanwhile, and not twice', async () => {
    const cut = piano(third, { title: 'Solfège', occurrence: third, version: 1, ...following })
    await change(cut)
    await expect(change(cut)).rejects.toMatchObject({ status: 409, code: 'stale' })
    await expect(remove({ occurrence: third, ...following })).rejects.toMatchObject({ status: 409, code: 'conflict' })
    await expect(remove({ occurrence: second, version: 1, ...following })).rejects.toMatchObject({ code: 'stale' })
    expect(await list()).toHaveLength(4)
  })

  it('may not end before they begin: nothing is changed then', async () => {
    const wrong = piano(third, { occurrence: third, recurrenceEnd: '2026-03-20', ...following })
    await expect(change(wrong)).rejects.toMatchObject({ status: 400, code: 'invalid_input' })
    expect((await list()).map(event => event.id)).toEqual([id, id, id, id])
  })
})
