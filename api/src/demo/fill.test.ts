import {
  calendarRoutes,
  chatRoutes,
  familiesRoutes,
  objectivesRoutes,
  pathRoutes,
  progressRoutes,
} from '@ariane/shared/contracts'
import type { AnswerOf, AnyRoute, Arguments } from '@ariane/shared/contracts/route'
import { weekRange } from '@ariane/shared/dates'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApi, type TestApi } from '../testing/test-api.ts'
import { MATES } from './class/mates.ts'
import { CAMILLE, type DemoPerson, EVERYBODY, NOAH, PASSWORD, PUPILS, TEACHER } from './class/people.ts'
import { clockAt } from './clock.ts'
import { demoState, fillDemo } from './fill.ts'

const today = new Date('2026-11-18T15:00:00Z')
const clock = clockAt(today)
let api: TestApi

/** Signs in with what the terminal prints, and calls with that session. */
async function signIn({ login }: DemoPerson) {
  const credentials = { email: `${login}@ariane.example`, password: PASSWORD }
  const { status, body } = await api.request('POST', '/api/auth/sign-in/email', credentials)
  const { token, user } = body as { token: string; user: { id: string } }
  const call = async <R extends AnyRoute>(row: R, args: Arguments<R>) => {
    const answer = await api.request(row.method, row.path, args, { authorization: `Bearer ${token}` })
    return row.answer.parse(answer.body) as AnswerOf<R>
  }
  return { status, userId: user.id, call }
}

beforeAll(async () => {
  api = await createTestApi({ now: clock.now })
  await api.startJobs()
  expect(await demoState(api.db)).toBe('empty')
  await fillDemo({ api: api.handlers, db: api.db }, clock)
}, 60_000)
afterAll(() => api.close())

describe('the demonstration', () => {
  it('is known as filled, and a database with anybody else in it is not touched', async () => {
    expect(await demoState(api.db)).toBe('filled')
    const other = await createTestApi()
    await other.signUp()
    expect(await demoState(other.db)).toBe('foreign')
    await other.close()
  })

  it('lets everybody sign in with the password it prints', async () => {
    for (const person of EVERYBODY) expect((await signIn(person)).status).toBe(200)
  })

  it('gives each pupil paths of several weeks: finished, begun and new ones', async () => {
    const { userId, call } = await signIn(CAMILLE)
    const paths = await call(pathRoutes.listPaths, { userId })
    expect(paths.map(({ status, percent }) => [status, percent])).toEqual([
      ['to_do', 0],
      ['generated', 60],
      ['done', 100],
      ['done', 100],
    ])
    expect(paths.at(-1)?.createdAt).toBe('2026-10-25T16:00:00.000Z')
    const answers = await api.db.q().selectFrom('answers').select('result').execute()
    expect(answers.some(({ result }) => result.correct)).toBe(true)
    expect(answers.some(({ result }) => !result.correct)).toBe(true)
  })

  it('has objectives with tasks that are evaluated or not', async () => {
    const { userId, call } = await signIn(CAMILLE)
    const { data } = await call(objectivesRoutes.listObjectives, { userId })
    expect(data).toHaveLength(3)
    expect(new Set(data.flatMap(({ tasks }) => tasks.map(task => task.isSuccess)))).toEqual(
      new Set([true, false, null]),
    )
  })

  it('fills the week with courses, homework, an exam and an alert', async () => {
    for (const pupil of PUPILS) {
      const { userId, call } = await signIn(pupil)
      const { start, end } = weekRange(today)
      const range = { start: start.toISOString(), end: end.toISOString() }
      const { data } = await call(calendarRoutes.listEvents, { userId, ...range })
      const count = (type: string) => data.filter(event => event.type === type).length
      expect([count('course'), count('homework')]).toEqual([pupil === NOAH ? 16 : 18, 2])
      const alerts = await call(progressRoutes.weeklyAlerts, { userId })
      expect(alerts.data.alerts.map(({ type }) => type)).toContain('incomplete_lesson')
    }
  })

  it('@A17 fills the teacher’s home: late, due tomorrow, away, never there, and nothing urgent', async () => {
    const { userId, call } = await signIn(TEACHER)
    const { pupils } = (await call(familiesRoutes.pupilsWeek, { userId })).data
    expect(pupils).toHaveLength(PUPILS.length + MATES.length)
    const kinds = new Set(pupils.flatMap(({ needs }) => needs.map(({ kind }) => kind)))
    for (const kind of ['late_homework', 'due_tomorrow', 'away', 'never_came']) expect(kinds).toContain(kind)
    expect(pupils.at(0)?.fullName).toBe('Bilal (démo)')
  })

  it('shows the teacher a conversation, its earlier request and its messages in order', async () => {
    const pupil = await signIn(CAMILLE)
    const teacher = await signIn(TEACHER)
    const { data } = await teacher.call(chatRoutes.readChannel, { userId: pupil.userId })
    expect(data.channel).toMatchObject({ status: 'open', subject: 'Mathématiques' })
    expect(data.messages).toHaveLength(7)
    expect(data.messages.at(-1)).toMatchObject({ senderId: pupil.userId, senderName: 'Camille (démo)' })
  })
})
