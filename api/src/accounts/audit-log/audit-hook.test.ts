import { accountsRoutes, defaultSettings, linksRoutes, progressRoutes, settingsRoutes } from '@ariane/shared/contracts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApi, type TestApi, type TestPerson } from '../../testing/test-api.ts'

const MINUTE = 60_000
let time = Date.parse('2026-11-21T12:00:00Z')
let api: TestApi
let pupil: TestPerson
let teacher: TestPerson
beforeAll(async () => {
  api = await createTestApi({ now: () => new Date(time) })
})
afterAll(() => api.close())
beforeEach(async () => {
  pupil = await api.signUp()
  teacher = await api.signUp({ role: 'ROLE_TEACHER', name: 'Monsieur Diop' })
  await api.link(teacher, pupil)
})

const look = () => teacher.call(progressRoutes.weeklyAlerts, { userId: pupil.uid })
const rename = (firstName: string) =>
  teacher.call(accountsRoutes.updateReference, { userId: pupil.uid, firstName, lastName: 'Martin' })
const journal = async () => (await pupil.call(linksRoutes.readJournal, { userId: pupil.uid })).data.lines
const listAuditEvents = async () => (await journal()).map(({ what, times }) => [what, times])

const inWords = (one: string, other: string) => one.localeCompare(other)

describe('the journal of a pupil', () => {
  it('@A11 says who looked and when, one line for a visit', async () => {
    const began = new Date(time).toISOString()
    for (let n = 0; n < 5; n += 1) {
      await look()
      await teacher.call(settingsRoutes.postSettings, { userId: pupil.uid })
      time += 10 * MINUTE
    }
    const until = new Date(time - 10 * MINUTE).toISOString()
    const line = { who: 'Monsieur Diop', role: 'ROLE_TEACHER', what: 'viewed', at: began, until, times: 1 }
    expect(await journal()).toEqual([{ id: expect.any(String), ...line }])
    time += 31 * MINUTE
    await look()
    expect(await listAuditEvents()).toEqual([
      ['viewed', 1],
      ['viewed', 1],
    ])
  })

  it('@A12 has a line for every kind of change, counted, and never what was changed', async () => {
    await rename('Zéphyrine')
    await rename('Zoé')
    await teacher.call(settingsRoutes.updateSettings, defaultSettings(pupil.uid))
    const password = 'tout-nouveau'
    const update = { id: pupil.uid, updaterUserId: teacher.uid, password }
    await teacher.call(accountsRoutes.updateStudent, update)
    pupil = await api.login({ email: pupil.email, password })
    const lines = await journal()
    expect(lines.map(({ what, times }) => `${what} ${times}`).toSorted(inWords)).toEqual([
      'account 2',
      'password 1',
      'settings 1',
    ])
    expect(JSON.stringify(lines)).not.toMatch(/Zéphyrine|Zoé|Martin|nouveau/)
  })

  it('has no line for what the pupil does, nor for what was refused', async () => {
    await pupil.call(accountsRoutes.updateReference, { userId: pupil.uid, firstName: 'Léa', lastName: '' })
    await expect(rename('a'.repeat(99))).rejects.toMatchObject({ status: 400 })
    const stranger = await api.signUp({ role: 'ROLE_COACH' })
    const call = { userId: pupil.uid, firstName: 'Léa', lastName: '' }
    await expect(stranger.call(accountsRoutes.updateReference, call)).rejects.toMatchObject({ status: 403 })
    expect(await listAuditEvents()).toEqual([])
  })

  it('tells how a link began and ended, and keeps the name of who has left', async () => {
    const { code } = (await pupil.call(linksRoutes.makeLinkCode, { userId: pupil.uid })).data
    const parent = await api.signUp({ role: 'ROLE_PARENT', name: 'Papa' })
    await parent.call(linksRoutes.redeemLinkCode, { managerUserId: parent.uid, code })
    await parent.call(linksRoutes.leaveStudent, { managerUserId: parent.uid, userId: pupil.uid })
    expect((await journal()).map(({ who, what }) => `${who} ${what}`).toSorted(inWords)).toEqual([
      'Papa left',
      'Papa linked',
    ])
  })

  it('begins with the creation of the account', async () => {
    const student = { firstName: 'Noé', password: 'marron-vert' }
    const call = { creatorUserId: teacher.uid, student }
    const { email } = (await teacher.call(accountsRoutes.createStudent, call)).data
    pupil = await api.login({ email, password: student.password })
    expect(await listAuditEvents()).toEqual([['created', 1]])
  })
})
