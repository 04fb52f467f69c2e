// @vitest-environment happy-dom
import { act, useEffect } from 'react'
import { jsx } from 'react/jsx-runtime'
import { describe, expect, it, vi } from 'vitest'
import { draw, holdCall } from './testing/draw.ts'
import { type OneCall, useOneCall } from './use-one-call.ts'

let call: OneCall
function Screen({ hold }: { hold: (shown: OneCall) => void }) {
  const shown = useOneCall('test')
  useEffect(() => hold(shown))
  return shown.state.kind
}
const show = () =>
  draw(
    jsx(Screen, {
      hold: (shown: OneCall) => {
        call = shown
      },
    }),
  )

describe('a call that can be cancelled', () => {
  it('runs one at a time, and a late answer after the stop is ignored', async () => {
    const { element, leave } = show()
    const held = holdCall()
    const work = vi.fn<(signal: AbortSignal) => Promise<void>>(() => held.promise)
    let first: Promise<boolean> | undefined
    await act(async () => {
      first = call.run(work)
      expect(await call.run(work)).toBe(false)
    })
    expect(work).toHaveBeenCalledTimes(1)
    expect(element.textContent).toBe('running')
    act(() => call.stop())
    expect(work.mock.calls[0]?.[0].aborted).toBe(true)
    await held.answer()
    expect(await first).toBe(false)
    expect(element.textContent).toBe('stopped')
    leave()
  })

  it('keeps what failed until it is forgotten, and is cancelled when its screen closes', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const { element, leave } = show()
    await act(async () => expect(await call.run(() => Promise.reject(new Error('panne')))).toBe(false))
    expect(element.textContent).toBe('failed')
    expect(warned).toHaveBeenCalledWith('[ariane] test:', 'panne')
    act(() => call.forget())
    expect(element.textContent).toBe('idle')
    const held = holdCall()
    let given: AbortSignal | undefined
    await act(async () => {
      void call.run(signal => {
        given = signal
        return held.promise
      })
    })
    leave()
    expect(given?.aborted).toBe(true)
    vi.restoreAllMocks()
  })
})
