import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { AnyRoute } from '../../contracts/route.ts'
import { ApiError, NetworkFailure } from '../../http/index.ts'
import { begin, drop, sendOrKeep } from './sender.ts'
import { $waiting, KeptForLater, onDelivered } from './state.ts'

const { device, call } = vi.hoisted(() => ({ device: new Map<string, { id: string }>(), call: vi.fn() }))
vi.mock('../local-store.ts', () => ({
  localStore: () => ({
    all: async () => [...device.values()],
    put: async (one: { id: string }) => Boolean(device.set(one.id, structuredClone(one))),
    drop: async (id: string) => device.delete(id),
  }),
}))
vi.mock('../../http/index.ts', async actual => ({ ...(await actual<object>()), call }))
vi.mock('../session.ts', async () => {
  const { atom } = await import('nanostores')
  return { $session: atom({ status: 'signedIn', user: { uid: 'lea' } }), $activeUser: atom({ uid: 'lea' }) }
})
vi.mock('../../http/kept-for.ts', () => ({ readKeptFor: () => ({ uid: 'lea', isOpen: true }) }))

const away = new NetworkFailure(new Error('offline'))
const route = { method: 'POST', path: '/api/module/{id}/answer', once: true } as AnyRoute
const who = { owner: 'lea', pupil: 'lea' }
const lane = { lane: 'module 1', title: 'Le test' }
const give = (part: string, words: string, isLatest = false) =>
  sendOrKeep(who, route, { id: 1, words } as never, { ...lane, part, text: words, isLatest }, {})
const sent = () => call.mock.calls.map(([, body, { key }]) => ({ words: body.words as string, key: key as string }))

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('addEventListener', vi.fn())
  vi.stubGlobal('document', { addEventListener: vi.fn(), visibilityState: 'visible' })
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  device.clear()
  call.mockReset()
})
afterEach(() => {
  vi.clearAllTimers()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('@S14 what could not be sent', () => {
  it('is sent again under the key of the first try, and its answer handed on', async () => {
    call.mockRejectedValue(away)
    await expect(give('c1', 'oui')).rejects.toBeInstanceOf(KeptForLater)
    expect($waiting.get()).toMatchObject([{ title: 'Le test', text: 'oui', state: 'waiting' }])
    const heard = vi.fn()
    onDelivered('lea', { ...lane, part: 'c1' }, heard)
    call.mockResolvedValue({ data: 'juste' })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(heard).toHaveBeenCalledExactlyOnceWith({ data: 'juste' })
    expect($waiting.get()).toEqual([])
    const keys = sent().map(({ key }) => key)
    expect(keys.length).toBeGreaterThan(1)
    expect(new Set(keys).size).toBe(1)
  })

  it('is the first answer to a question, and the last of what only the latest counts', async () => {
    call.mockRejectedValue(away)
    for (const words of ['un', 'deux']) await expect(give('c1', words)).rejects.toBeInstanceOf(KeptForLater)
    for (const words of ['j’aime', 'je n’aime pas'])
      await expect(give('rating', words, true)).rejects.toBeInstanceOf(KeptForLater)
    expect($waiting.get().map(({ text }) => text)).toEqual(['un', 'je n’aime pas'])
  })

  it('is joined to what follows where each says a part, and nobody hears of what is quiet', async () => {
    call.mockRejectedValue(away)
    const note = (body: object) => {
      const about = { lane: 'progress 1', title: 'Le test', isLatest: true, isQuiet: true }
      const join = (before: Record<string, unknown>, now: Record<string, unknown>) => ({ ...before, ...now })
      return sendOrKeep(who, route, { id: 1, ...body } as never, { ...about, join }, {})
    }
    for (const body of [{ seen: true }, { state: 'un' }, { state: 'deux' }])
      await expect(note(body)).rejects.toBeInstanceOf(KeptForLater)
    expect($waiting.get()).toEqual([])
    call.mockReset().mockResolvedValue({})
    await vi.advanceTimersByTimeAsync(60_000)
    expect(call.mock.calls.map(([, body]) => body)).toEqual([{ seen: true, state: 'deux' }])
    expect(device.size).toBe(0)

    call.mockRejectedValue(away)
    await expect(note({ seen: true })).rejects.toBeInstanceOf(KeptForLater)
    call.mockRejectedValue(new ApiError('POST', 404, '', { code: 'not_found' }))
    await vi.advanceTimersByTimeAsync(60_000)
    expect([device.size, $waiting.get()]).toEqual([0, []])
  })

  it('stays where it was given while an earlier one was on its way', async () => {
    call.mockRejectedValue(away)
    await expect(give('rating', 'j’aime', true)).rejects.toBeInstanceOf(KeptForLater)
    call.mockImplementationOnce(async () => {
      const [id, one] = [...device][0] ?? []
      if (id && one)
        device.set(id, { ...one, call: { ...(one as never as { call: object }).call, key: 'later' } } as never)
      return {}
    })
    call.mockRejectedValue(away)
    await vi.advanceTimersByTimeAsync(3000)
    expect(device.size).toBe(1)
  })

  it('goes before what is given later about the same thing', async () => {
    call.mockRejectedValue(away)
    await expect(give('c1', 'un')).rejects.toBeInstanceOf(KeptForLater)
    call.mockReset().mockResolvedValue({ data: 'juste' })
    await give('c2', 'deux')
    expect(sent().map(({ words }) => words)).toEqual(['un', 'deux'])
  })

  it('is kept apart once it is refused, with what was written, until it is put away', async () => {
    call.mockRejectedValue(away)
    await expect(give('c1', 'mon texte')).rejects.toBeInstanceOf(KeptForLater)
    call.mockRejectedValue(new ApiError('POST', 404, '', { code: 'not_found' }))
    await vi.advanceTimersByTimeAsync(60_000)
    expect($waiting.get()).toMatchObject([{ text: 'mon texte', state: 'stale' }])
    await drop('lea', $waiting.get()[0]?.id ?? '')
    expect($waiting.get()).toEqual([])
  })

  it('waits for its owner after the session ended, and is not sent after a week', async () => {
    call.mockRejectedValue(away)
    await expect(give('c1', 'un')).rejects.toBeInstanceOf(KeptForLater)
    call.mockReset().mockRejectedValue(new ApiError('POST', 401, '', {}))
    begin()
    await vi.advanceTimersByTimeAsync(60_000)
    expect($waiting.get()).toMatchObject([{ state: 'waiting' }])
    call.mockReset().mockResolvedValue({})
    vi.setSystemTime(Date.now() + 8 * 86_400_000)
    begin()
    await vi.advanceTimersByTimeAsync(1000)
    expect($waiting.get()).toMatchObject([{ state: 'stale' }])
    expect(call).not.toHaveBeenCalled()
  })

  it('is a refusal like any other while there is a way to the server', async () => {
    const refused = new ApiError('POST', 409, '', { code: 'locked' })
    call.mockRejectedValue(refused)
    await expect(give('c1', 'un')).rejects.toBe(refused)
    expect(device.size).toBe(0)
  })
})
