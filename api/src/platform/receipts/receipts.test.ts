import { randomUUID } from 'node:crypto'
import { calendarRoutes, objectivesRoutes } from '@ariane/shared/contracts'
import { ONCE_HEADER } from '@ariane/shared/contracts/once'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { create, MONDAY } from '../../objectives/testing/create-objective.ts'
import { MANAGER } from '../../testing/policy/callers.ts'
import { createTestApi, type TestApi, type TestPerson } from '../../testing/test-api.ts'

let api: TestApi
let pupil: TestPerson
let now = MONDAY
const logged: string[] = []
beforeAll(async () => {
  api = await createTestApi({ now: () => now, log: { write: line => void logged.push(line) } })
  pupil = await api.signUp()
})
afterAll(() => api.close())

const start = Date.parse('2026-11-24T16:00:00Z') / 1000
const event = (userId: string, changes: object = {}) => ({
  userId,
  title: 'Réviser le théorème',
  startTimestamp: start,
  endTimestamp: start + 3600,
  ...changes,
})
const add = (key: string, who = pupil, about = pupil, changes: object = {}) =>
  api.request('POST', calendarRoutes.createEvent.path, event(about.uid, changes), {
    ...who.headers,
    [ONCE_HEADER]: key,
  })
const readReceipts = (key: string) => api.db.q().selectFrom('receipts').selectAll().where('key', '=', key).execute()
const manage = async (about: TestPerson) => {
  const manager = await api.signUp(MANAGER)
  await api.link(manager, about)
  return manager
}

describe('@X01 the receipt of a call', () => {
  it.each(['short', 'x'.repeat(65), 'twenty characters ok', '', `${randomUUID()}, ${randomUUID()}`])(
    'is never kept under a key that is none: %j',
    async key => {
      expect(await add(key)).toMatchObject({
        status: 400,
        body: { code: 'invalid_input', fields: ['Idempotency-Key'] },
      })
    },
  )

  it('is found again whatever the order of the fields', async () => {
    const key = randomUUID()
    const first = await add(key)
    const turned = Object.fromEntries(Object.entries(event(pupil.uid)).reverse())
    const headers = { ...pupil.headers, [ONCE_HEADER]: key }
    expect(await api.request('POST', '/api/calendar/event', turned, headers)).toMatchObject({
      status: 200,
      body: first.body,
    })
  })

  it('is of one call: the key of another one is refused', async () => {
    const key = randomUUID()
    await add(key)
    const { id } = await create(pupil)
    const task = { title: 'Table de 8', selectedDays: [1] }
    const path = objectivesRoutes.createTask.path.replace('{id}', id)
    const headers = { ...pupil.headers, [ONCE_HEADER]: key }
    expect(await api.request('POST', path, task, headers)).toMatchObject({ status: 422, body: { code: 'key_reused' } })
  })

  it('is not given to a manager who may not any more', async () => {
    const manager = await manage(pupil)
    const key = randomUUID()
    expect((await add(key, manager)).status).toBe(200)
    expect((await add(key, manager)).status).toBe(200)
    await api.db.q().deleteFrom('links').where('manager_uid', '=', manager.uid).execute()
    expect((await add(key, manager)).status).toBe(403)
  })

  it('has what a manager did written in the log of the pupil once', async () => {
    const manager = await manage(pupil)
    const key = randomUUID()
    const lines = api.db.q().selectFrom('journal').select(['what', 'times']).where('actor_uid', '=', manager.uid)
    await add(key, manager)
    const once = await lines.execute()
    expect(once).toEqual([{ what: 'events', times: 1 }])
    await add(key, manager)
    expect(await lines.execute()).toEqual(once)
  })

  it('keeps the answer and no word of what was sent, and the log has neither', async () => {
    const key = randomUUID()
    const { body } = await add(key)
    const [receipt] = await readReceipts(key)
    expect(receipt).toMatchObject({ user_id: pupil.uid, route: 'createEvent', pupil_uid: null })
    expect(JSON.parse(receipt?.answer ?? '')).toEqual(body)
    expect(JSON.stringify(receipt)).not.toContain('théorème')
    expect(logged.join('')).not.toContain(key)
  })

  it('goes after a week', async () => {
    const key = randomUUID()
    await add(key)
    now = new Date(MONDAY.getTime() + 6 * 86_400_000)
    await api.cleanup.forgetExpired()
    expect(await readReceipts(key)).toHaveLength(1)
    now = new Date(MONDAY.getTime() + 8 * 86_400_000)
    await api.cleanup.forgetExpired()
    expect(await readReceipts(key)).toEqual([])
    now = MONDAY
  })

  it('goes with the account of the caller, and with that of the pupil', async () => {
    const leaving = await api.signUp()
    const manager = await manage(leaving)
    const [own, about, others] = [randomUUID(), randomUUID(), randomUUID()]
    await add(own, leaving, leaving)
    await add(about, manager, leaving)
    await add(others)
    await api.db.tx(() => api.cleanup.erase(leaving.uid))
    expect([await readReceipts(own), await readReceipts(about)]).toEqual([[], []])
    expect(await readReceipts(others)).toHaveLength(1)
  })
})
