// @vitest-environment happy-dom

import { ApiError } from '@ariane/shared/http'
import { act, useEffect } from 'react'
import { jsx } from 'react/jsx-runtime'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { draw, holdCall } from './testing/draw.ts'
import { type Action, useAction } from './use-action.ts'

let action: Action
function Screen({ hold }: { hold: (shown: Action) => void }) {
  const shown = useAction('test', error => (error instanceof Error ? `Échec : ${error.message}` : null))
  useEffect(() => hold(shown))
  return `${shown.busy ? 'occupé' : 'libre'} ${shown.problem ?? ''}`
}
const show = () =>
  draw(
    jsx(Screen, {
      hold: (shown: Action) => {
        action = shown
      },
    }),
  )

describe('an action', () => {
  let warned: ReturnType<typeof vi.spyOn>
  beforeEach(() => {
    warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  })
  afterEach(() => vi.restoreAllMocks())

  it('is busy while its call runs, and a second press makes no second call', async () => {
    const { element, leave } = show()
    const call = holdCall()
    const work = vi.fn(() => call.promise)
    let second: boolean | undefined
    await act(async () => {
      void action.run(work)
      second = await action.run(work)
    })
    expect(second).toBe(false)
    expect(work).toHaveBeenCalledTimes(1)
    expect(element.textContent).toBe('occupé ')
    await call.answer()
    expect(element.textContent).toBe('libre ')
    await act(async () => expect(await action.run(work)).toBe(true))
    expect(work).toHaveBeenCalledTimes(2)
    leave()
  })

  it('runs at two places of a screen at a time, once at each', async () => {
    const { leave } = show()
    const call = holdCall()
    const work = vi.fn(() => call.promise)
    await act(async () => {
      for (const at of ['a', 'b', 'a']) void action.run(work, { at })
    })
    expect(work).toHaveBeenCalledTimes(2)
    expect(['a', 'b', 'c'].map(action.isBusyAt)).toEqual([true, true, false])
    await call.answer()
    expect(action.busy).toBe(false)
    leave()
  })

  it.each([
    [503, 'unavailable', 2, 'Le serveur est très demandé en ce moment. Rien n’est perdu : réessayez dans un instant.'],
    [503, 'unavailable', undefined, 'Échec : Erreur API (503): Service Unavailable'],
    [
      507,
      'storage_full',
      undefined,
      'Le serveur n’a plus de place et n’enregistre rien pour l’instant. Prévenez la personne qui s’en occupe, puis réessayez.',
    ],
  ])('@G08 says what is wrong with the server itself: %i %s', async (status, code, retryAfter, sentence) => {
    const { element, leave } = show()
    const error = new ApiError('POST', status, '', { code }, retryAfter)
    await act(async () => action.run(() => Promise.reject(error)))
    expect(element.textContent).toBe(`libre ${sentence}`)
    leave()
  })

  it('keeps the sentence of a failure until the next call', async () => {
    const { element, leave } = show()
    await act(async () => expect(await action.run(() => Promise.reject(new Error('panne')))).toBe(false))
    expect(element.textContent).toBe('libre Échec : panne')
    expect(warned).toHaveBeenCalledWith('[ariane] test:', 'panne')
    await act(async () => action.run(() => undefined))
    expect(element.textContent).toBe('libre ')
    await act(async () => action.run(() => Promise.reject(new Error('panne'))))
    await act(async () => action.run(() => Promise.reject(new Error('x')), { failure: 'Autre phrase' }))
    expect(element.textContent).toBe('libre Autre phrase')
    act(() => action.clear())
    expect(element.textContent).toBe('libre ')
    leave()
  })
})
