import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError, NetworkFailure } from './errors.ts'
import { $seenAt, forgetAnswers, orKept } from './kept.ts'
import { writeKeptFor } from './kept-for.ts'

const { device } = vi.hoisted(() => ({ device: new Map<string, { at: number; answer: unknown }>() }))
vi.mock('./kept-store.ts', () => ({
  keepAnswer: async (key: string, kept: { at: number; answer: unknown }) => void device.set(key, kept),
  readAnswer: async (key: string) => device.get(key),
  dropAnswer: async (key: string) => void device.delete(key),
  dropAnswers: async () => device.clear(),
}))

const stored = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (name: string) => stored.get(name) ?? null,
  setItem: (name: string, value: string) => void stored.set(name, value),
  removeItem: (name: string) => void stored.delete(name),
})

const WEEK = 'POST /api/calendar/events'
const away = new NetworkFailure(new Error('offline'))
const refusal = (status: number) => new ApiError('POST', status, '', { code: 'not_found' })
const read = (answer: unknown, { about = 'lea', at = 1 } = {}) =>
  orKept(
    WEEK,
    { userId: about },
    async () => answer,
    () => at,
  )
const fail = (error: Error, about = 'lea') =>
  orKept(
    WEEK,
    { userId: about },
    () => Promise.reject(error),
    () => 9,
  )

beforeEach(async () => {
  await forgetAnswers()
  writeKeptFor({ uid: 'lea', isOpen: true })
})

describe('@S14 an answer that the device keeps', () => {
  it.each([away, refusal(500), refusal(503)])('stands in for the server after %s, and says since when', async error => {
    await read('la semaine')
    await expect.poll(() => device.size).toBe(1)
    expect(await fail(error)).toBe('la semaine')
    expect($seenAt.get()).toBe(1)
    await read('la semaine de maintenant')
    expect($seenAt.get()).toBeNull()
  })

  it.each([401, 403, 404])('goes away with the refusal %i', async status => {
    await read('la semaine')
    await expect.poll(() => device.size).toBe(1)
    await expect(fail(refusal(status))).rejects.toMatchObject({ status })
    await expect.poll(() => device.size).toBe(0)
    await expect(fail(away)).rejects.toBe(away)
  })

  it('never stands in for a refusal of another kind', async () => {
    await read('la semaine')
    await expect.poll(() => device.size).toBe(1)
    for (const status of [400, 409, 429]) await expect(fail(refusal(status))).rejects.toMatchObject({ status })
    expect(device.size).toBe(1)
  })

  it('is of one pupil, and of who asked for it', async () => {
    await read('de Léa')
    await expect.poll(() => device.size).toBe(1)
    await expect(fail(away, 'tom')).rejects.toBe(away)
    writeKeptFor({ uid: 'tom', isOpen: true })
    await expect(fail(away)).rejects.toBe(away)
  })

  it('is out of sight while somebody else is here, and nothing of him is kept', async () => {
    await read('de Léa')
    await expect.poll(() => device.size).toBe(1)
    writeKeptFor({ uid: 'lea', isOpen: false })
    await expect(fail(away)).rejects.toBe(away)
    await read('de Tom', { about: 'tom' })
    expect([...device.values()].map(({ answer }) => answer)).toEqual(['de Léa'])
    writeKeptFor({ uid: 'lea', isOpen: true })
    expect(await fail(away)).toBe('de Léa')
  })

  it('does not come after a sign-out that happened meanwhile', async () => {
    const asked = orKept(WEEK, { userId: 'lea' }, async () => {
      writeKeptFor(null)
      return 'la semaine'
    })
    expect(await asked).toBe('la semaine')
    writeKeptFor({ uid: 'lea', isOpen: true })
    await expect(fail(away)).rejects.toBe(away)
  })
})
