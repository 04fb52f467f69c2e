import { defaultSettings, settingsRoutes } from '@ariane/shared/contracts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApi, type TestApi, type TestPerson } from '../testing/test-api.ts'

const { postSettings, updateSettings } = settingsRoutes
let api: TestApi
let pupil: TestPerson
beforeAll(async () => {
  api = await createTestApi()
})
beforeAll(async () => {
  pupil = await api.signUp()
})
afterAll(() => api.close())

describe('learning settings', () => {
  it('are null until they are saved, then read back as they were sent', async () => {
    const read = () => pupil.call(postSettings, { userId: pupil.uid })
    expect(await read()).toEqual({ status: 'success', data: null })
    const created = defaultSettings(pupil.uid)
    expect(await pupil.call(postSettings, created)).toEqual({ status: 'success', data: created })
    expect((await read()).data).toEqual(created)

    const changed = { ...created, tasks: { ...created.tasks, checkHomework: true } }
    changed.timeSlots = { ...created.timeSlots, sunday: { startTime: '09:30', endTime: '10:15', enabled: true } }
    expect((await pupil.call(updateSettings, changed)).data).toEqual(changed)
    expect((await read()).data).toEqual(changed)
  })

  it('survive a creation sent twice', async () => {
    const other = await api.signUp()
    const settings = defaultSettings(other.uid)
    await Promise.all([other.call(postSettings, settings), other.call(postSettings, settings)])
    expect((await other.call(postSettings, { userId: other.uid })).data).toEqual(settings)
  })

  it('are shared with a linked manager only', async () => {
    const parent = await api.signUp({ role: 'ROLE_PARENT' })
    await expect(parent.call(postSettings, { userId: pupil.uid })).rejects.toMatchObject({ status: 403 })
    await api.link(parent, pupil)
    await expect(parent.call(postSettings, { userId: pupil.uid })).resolves.toMatchObject({ status: 'success' })
  })

  it('refuse a half-sent body instead of reading it as a question', async () => {
    const { tasks } = defaultSettings(pupil.uid)
    const answer = await api.request('POST', '/api/user/settings', { userId: pupil.uid, tasks }, pupil.headers)
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
  })

  it('refuse a slot that ends before it starts, by field', async () => {
    const settings = defaultSettings(pupil.uid)
    settings.timeSlots.monday = { startTime: '18:00', endTime: '17:00', enabled: true }
    await expect(pupil.call(updateSettings, settings)).rejects.toMatchObject({
      status: 400,
      fields: ['timeSlots.monday.endTime'],
    })
  })
})
