import { calendarRoutes, objectivesRoutes, sessionsRoutes } from '@ariane/shared/contracts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApi, type TestApi, type TestPerson } from '../testing/test-api.ts'

/** Monday at noon in Paris: the slots are those of the specification, from 17:00. */
const now = new Date('2026-11-23T11:00:00Z')
const week = { dateStart: '2026-11-22T23:00:00.000Z', dateEnd: '2026-11-29T23:00:00.000Z' }
let api: TestApi
let pupil: TestPerson
beforeAll(async () => {
  api = await createTestApi({ now: () => now })
})
afterAll(() => api.close())
beforeEach(async () => {
  pupil = await api.signUp()
})

const read = async (person = pupil) =>
  (await person.call(sessionsRoutes.weekSessions, { userId: pupil.uid, ...week })).data
const events = async () =>
  (await pupil.call(calendarRoutes.listEvents, { userId: pupil.uid, start: week.dateStart, end: week.dateEnd })).data
const answerWith = (answer: 'accepted' | 'refused', session: { key: string; start: string }, person = pupil) =>
  person.call(sessionsRoutes.answerSession, { userId: pupil.uid, key: session.key, start: session.start, answer })
const objective = () =>
  pupil.call(objectivesRoutes.createObjective, {
    objective: {
      userId: pupil.uid,
      title: 'Mes verbes',
      type: 'School',
      startDate: '2026-11-23',
      endDate: '2026-12-04',
      isDaily: false,
      recurrenceDays: [],
      successCriteria: 'a',
      progressCriteria: 'b',
      effortNeededCriteria: 'c',
      tasks: [{ title: 'Réciter dix verbes', selectedDays: [2] }],
    },
  })
const homework = (day: string, title = 'Exercice 7') =>
  pupil.call(calendarRoutes.createEvent, {
    userId: pupil.uid,
    title,
    type: 'homework',
    startTimestamp: Date.parse(`${day}T08:00:00Z`) / 1000,
    endTimestamp: Date.parse(`${day}T09:00:00Z`) / 1000,
  })

describe('@N12 the sessions of a week', () => {
  it('stand in the slots, for the pupil and a linked teacher', async () => {
    await objective()
    const teacher = await api.signUp({ role: 'ROLE_TEACHER' })
    await api.link(teacher, pupil)
    for (const person of [pupil, teacher]) {
      const { slots, suggestions } = await read(person)
      expect(slots).toHaveLength(5)
      expect(slots[0]).toEqual({ start: '2026-11-23T16:00:00.000Z', end: '2026-11-23T17:15:00.000Z' })
      expect(suggestions).toMatchObject([
        { source: 'objectives', reason: 'task_planned', start: '2026-11-24T16:00:00.000Z' },
      ])
    }
  })

  it('become one event with one tap, however often and from wherever it is sent', async () => {
    await objective()
    const [session] = (await read()).suggestions
    if (!session) throw new Error('nothing was suggested')
    const taken = await Promise.all(Array.from({ length: 4 }, () => answerWith('accepted', session)))
    const ids = new Set(taken.map(({ data }) => data.eventId))
    expect(ids.size).toBe(1)
    const [event, ...others] = await events()
    expect(others).toEqual([])
    expect(event).toMatchObject({ id: [...ids][0], title: 'Réciter dix verbes', type: 'revision', source: 'own' })
    expect(event?.startDate).toBe(session.start)
    expect((await read()).suggestions).toEqual([])
    await pupil.call(calendarRoutes.deleteEvent, { id: String([...ids][0]), userId: pupil.uid })
    expect((await answerWith('accepted', session)).data).toEqual({ answer: 'accepted', eventId: null })
    expect(await events()).toEqual([])
    expect((await read()).suggestions).toEqual([])
  })

  it('leave for their week when they are refused', async () => {
    await homework('2026-11-25')
    const [session] = (await read()).suggestions
    if (!session) throw new Error('nothing was suggested')
    expect((await answerWith('refused', session)).data).toEqual({ answer: 'refused', eventId: null })
    expect((await read()).suggestions).toEqual([])
    expect(await events()).toHaveLength(1)
  })

  it('are not taken once they are gone, nor by somebody else', async () => {
    await objective()
    const [session] = (await read()).suggestions
    if (!session) throw new Error('nothing was suggested')
    const gone = { ...session, key: 'alerts path 404' }
    await expect(answerWith('accepted', gone)).rejects.toMatchObject({ status: 409, code: 'conflict' })
    expect((await read()).suggestions).toHaveLength(1)
    await expect(answerWith('accepted', session, await api.signUp())).rejects.toMatchObject({ status: 403 })
  })
})

describe('@N12 reminders', () => {
  const reminders = async () => (await pupil.call(sessionsRoutes.readReminders, { userId: pupil.uid })).data

  it('say what is due, once: what was put away stays away', async () => {
    await homework('2026-11-24')
    const [reminder, ...others] = await reminders()
    expect(others).toEqual([])
    expect(reminder).toMatchObject({ kind: 'homework', title: 'Exercice 7' })
    await pupil.call(sessionsRoutes.dismissReminders, { userId: pupil.uid, keys: [reminder?.key ?? ''] })
    expect(await reminders()).toEqual([])
  })

  it('are the pupil’s alone: a linked teacher neither reads them nor puts them away', async () => {
    const teacher = await api.signUp({ role: 'ROLE_TEACHER' })
    await api.link(teacher, pupil)
    const asked = teacher.call(sessionsRoutes.readReminders, { userId: pupil.uid })
    await expect(asked).rejects.toMatchObject({ status: 403 })
    const put = teacher.call(sessionsRoutes.dismissReminders, { userId: pupil.uid, keys: ['a'] })
    await expect(put).rejects.toMatchObject({ status: 403 })
  })
})
