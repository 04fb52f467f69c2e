import { renderScreen } from '@ariane/shared/testing/components'
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Action } from '../navigation.ts'
import { useSwipe } from './use-swipe.ts'

function Page({ onStep }: { onStep: (action: Action) => void }) {
  return (
    <div {...useSwipe(onStep)}>
      <p>Texte</p>
      <div className="formula">Formule</div>
      <dialog open>Figure</dialog>
    </div>
  )
}

function swipe(by: { x: number; y?: number }, { on = 'Texte', scale = 1 } = {}) {
  vi.stubGlobal('visualViewport', { scale })
  const onStep = vi.fn()
  renderScreen(<Page onStep={onStep} />)
  const at = screen.getByText(on)
  fireEvent.touchStart(at, { touches: [{ clientX: 200, clientY: 200 }] })
  fireEvent.touchEnd(at, { changedTouches: [{ clientX: 200 + by.x, clientY: 200 + (by.y ?? 0) }] })
  return onStep.mock.calls.flat()
}

afterEach(() => void vi.unstubAllGlobals())

describe('a finger on a slide', () => {
  it.each([
    ['to the left', { x: -120 }, ['next']],
    ['to the right', { x: 120 }, ['prev']],
    ['a little', { x: -40 }, []],
    ['down', { x: -70, y: 200 }, []],
  ])('that goes %s', (_where, by, steps) => expect(swipe(by)).toEqual(steps))

  it.each([1.2, 2.5, 5])('moves a page that is zoomed %f times, and changes no slide', scale =>
    expect(swipe({ x: -120 }, { scale })).toEqual([]),
  )

  it.each(['Formule', 'Figure'])('moves what scrolls by itself: %s', on =>
    expect(swipe({ x: -120 }, { on })).toEqual([]),
  )

  it('that joins another one zooms', () => {
    const onStep = vi.fn()
    renderScreen(<Page onStep={onStep} />)
    const at = screen.getByText('Texte')
    const touches = [{ clientX: 200, clientY: 200 }]
    fireEvent.touchStart(at, { touches })
    fireEvent.touchStart(at, { touches: [...touches, { clientX: 100, clientY: 100 }] })
    fireEvent.touchEnd(at, { changedTouches: [{ clientX: 20, clientY: 200 }] })
    expect(onStep).not.toHaveBeenCalled()
  })
})
