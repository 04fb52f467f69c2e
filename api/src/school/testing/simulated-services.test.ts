import { calendarRoutes, schoolRoutes } from '@ariane/shared/contracts'
import { weekRange } from '@ariane/shared/dates'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'
import { SIMULATED_PASSWORD, simulatedServices } from './simulated-services.ts'

const now = new Date('2026-11-18T15:00:00Z')
let api: TestApi
beforeAll(async () => {
  api = await createTestApi({ now: () => now, schools: simulatedServices(() => now) })
})
afterAll(() => api.close())

describe('the schools of the demonstration', () => {
  it.each(['pronote', 'ecoledirecte'] as const)('@N09 %s fills the week that is shown', async provider => {
    const pupil = await api.signUp()
    await api.consent(pupil)
    const userId = pupil.uid
    const identifiers = { url: 'demo.index-education.net', username: 'camille', password: SIMULATED_PASSWORD }
    const answer = await pupil.call(schoolRoutes.connectSchool, { userId, [provider]: identifiers })
    expect(answer).toMatchObject({ status: 'success', data: { provider, added: 62 } })
    const { start, end } = weekRange(now)
    const range = { start: start.toISOString(), end: end.toISOString() }
    const { data } = await pupil.call(calendarRoutes.listEvents, { userId, ...range })
    expect(data).toHaveLength(14)
    expect(data.some(({ cancelled }) => cancelled)).toBe(true)
    expect(new Set(data.map(({ subject }) => subject))).toContain('SVT')
  })
})
