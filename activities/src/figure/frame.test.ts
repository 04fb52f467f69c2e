import { describe, expect, it } from 'vitest'
import { findPlace, frameBox, sharePlace } from './frame.ts'

const frame = { x: -20, y: -10, w: 440, h: 220 }
const rect = { left: 100, top: 50, width: 220, height: 110 }

describe('what lies over a drawing', () => {
  it('has the drawing’s own frame, from 0 where it says none', () => {
    expect(frameBox(frame)).toBe('-20 -10 440 220')
    expect(frameBox({ w: 400, h: 88 })).toBe('0 0 400 88')
  })

  it.each([
    [100, 50, [-20, -10]],
    [320, 160, [420, 210]],
    [210, 105, [200, 100]],
  ])('%s, %s on the screen is a place of it', (clientX, clientY, place) => {
    expect(findPlace({ clientX, clientY }, rect, frame)).toEqual(place)
  })

  it('is at its corner while the drawing has no size', () => {
    expect(findPlace({ clientX: 5, clientY: 5 }, { left: 0, top: 0, width: 0, height: 0 }, frame)).toEqual([-20, -10])
  })

  it('stands at its share of the width and the height', () => {
    expect(sharePlace([200, 100], frame)).toEqual({ left: '50%', top: '50%' })
  })
})
