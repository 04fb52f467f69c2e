import { calendarRoutes, objectivesRoutes, pathRoutes } from '@ariane/shared/contracts'
import { accountsRoutes } from '@ariane/shared/contracts/accounts'
import { type Persona, personaEmailPrefix } from '@ariane/shared/contracts/simulator'
import { weekRange } from '@ariane/shared/dates'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApi, type TestApi, UNLIMITED } from '../../testing/test-api.ts'
import { HOSTILE_NAMES } from './names.ts'
import { AMOUNTS } from './plan.ts'
import { registerScenarios } from './routes.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi({ limiter: UNLIMITED, prepare: registerScenarios })
})
afterAll(() => api.close())

/** Signs in as the account of a casting, as the simulator does. */
async function play(casting: Persona) {
  const { status, body } = await api.request('POST', '/api/simulator/cast', casting)
  expect(status).toBe(200)
  const { data } = body as { data: { email: string; password: string } }
  const person = await api.login(data)
  const profile = (await person.call(accountsRoutes.myAccount, {})).data
  return { ...person, profile }
}

const week = () => {
  const { start, end } = weekRange(new Date())
  return { start: start.toISOString(), end: end.toISOString() }
}

describe('the accounts of the simulator', () => {
  it('@F04 hold nothing, the usual, or far too much, in the real tables', async () => {
    const holdings: Record<string, number[]> = {}
    for (const scenario of ['empty', 'typical', 'huge'] as const) {
      const { uid: userId, call, profile } = await play({ role: 'ROLE_STUDENT', grade: '3ème', scenario })
      expect(profile).toMatchObject({ grade: '3ème', roles: ['ROLE_STUDENT'] })
      const objectives = (await call(objectivesRoutes.listObjectives, { userId })).data
      const events = (await call(calendarRoutes.listEvents, { userId, ...week() })).data
      const said = api.db.q().selectFrom('messages').select('id').where('channel_user_id', '=', userId)
      const messages = await said.execute()
      const paths = await call(pathRoutes.listPaths, { userId })
      holdings[scenario] = [objectives, events, messages, paths].map(list => list.length)
    }
    const expected = (name: 'typical' | 'huge') => {
      const { objectives, eventsADay, messages, paths } = AMOUNTS[name]
      return [objectives, 5 * eventsADay, messages, paths]
    }
    expect(holdings).toEqual({ empty: [0, 0, 0, 0], typical: expected('typical'), huge: expected('huge') })
  }, 60_000)

  it('@F04 give a parent pupils whose names are hostile, as the real calls would take them', async () => {
    const parent = await play({ role: 'ROLE_PARENT', grade: '5ème', scenario: 'hostile' })
    const { students } = (await parent.call(accountsRoutes.listStudents, { userId: parent.uid })).data
    expect(new Set(students.map(({ firstName }) => firstName))).toEqual(new Set(HOSTILE_NAMES))
    expect(new Set(students.map(({ grade }) => grade))).toEqual(new Set(['5ème']))
    for (const firstName of HOSTILE_NAMES) {
      const student = { firstName, password: 'secret-1', classroom: '5ème' as const }
      const read = accountsRoutes.createStudent.body?.safeParse({ creatorUserId: parent.uid, student })
      expect(read?.success, firstName).toBe(true)
    }
  })

  it('@F04 tell by their address what they play', async () => {
    const casting: Persona = { role: 'ROLE_COACH', grade: '6ème', scenario: 'empty' }
    expect((await play(casting)).email.startsWith(personaEmailPrefix(casting))).toBe(true)
  })

  it('@F04 cannot be asked for where the simulator is not mounted', async () => {
    const real = await createTestApi()
    const asked = await real.request('POST', '/api/simulator/cast', {
      role: 'ROLE_STUDENT',
      grade: '4ème',
      scenario: 'empty',
    })
    expect(asked.status).toBe(404)
    expect(real.served().filter(line => line.includes('simulator'))).toEqual([])
    await real.close()
  })
})
