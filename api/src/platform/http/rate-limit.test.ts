import { learningRoutes, passwordsRoutes, settingsRoutes } from '@ariane/shared/contracts'
import { describe, expect, it } from 'vitest'
import { createTestApi } from '../../testing/test-api.ts'
import { createLimiter } from './rate-limit.ts'

describe('limiter', () => {
  it('lets a key in again when its window is over', () => {
    let time = 0
    const limiter = createLimiter(() => time)
    limiter.take('a', 2)
    limiter.take('a', 2)
    expect(() => limiter.take('a', 2)).toThrow('too_many_requests')
    expect(() => limiter.take('b', 2)).not.toThrow()
    time = 60_000
    expect(() => limiter.take('a', 2)).not.toThrow()
  })

  it('takes back one count, or all of a key', () => {
    const limiter = createLimiter(() => 0)
    limiter.take('a', 1)
    limiter.giveBack('a')
    limiter.take('a', 1)
    expect(() => limiter.take('a', 1)).toThrow('too_many_requests')
    limiter.forget('a')
    expect(() => limiter.take('a', 1)).not.toThrow()
    expect(() => limiter.giveBack('unknown')).not.toThrow()
  })
})

it('@X06 limits count people, not the one address of a school', async () => {
  const api = await createTestApi()
  const [one, two] = await Promise.all([api.signUp(), api.signUp()])
  const generate = { desc: '', pathType: 'pedagogical_pathway', chapterId: 'none' } as const
  const ask = (person: typeof one) =>
    person.call(learningRoutes.generatePath, { ...generate, customPrompts: [], userId: person.uid })
  for (let n = 0; n < 20; n += 1) await expect(ask(one)).rejects.toMatchObject({ status: 400 })
  await expect(ask(one)).rejects.toMatchObject({ status: 429, code: 'too_many_requests' })
  await expect(ask(two)).rejects.toMatchObject({ status: 400 })
  await expect(one.call(settingsRoutes.postSettings, { userId: one.uid })).resolves.toMatchObject({ status: 'success' })
  await api.close()
})

it('@X06 @A13 the token of a link can be guessed sixty times a minute from one address, however many may sign in there', async () => {
  const api = await createTestApi()
  const guess = () =>
    api.request('POST', passwordsRoutes.resetPassword.path, { token: 'x'.repeat(32), newPassword: 'secret-2' })
  const statuses: number[] = []
  for (let n = 0; n < 61; n += 1) statuses.push((await guess()).status)
  expect(statuses.slice(0, 60)).not.toContain(429)
  expect(statuses[60]).toBe(429)
  await api.close()
})
