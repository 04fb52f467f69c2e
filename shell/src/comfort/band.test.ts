import { describe, expect, it } from 'vitest'
import { BAND_HEIGHT_PX, bandPercent, clampBand, LINE_HEIGHT_PX, moveBand } from './band.ts'

const HEIGHT = 800

describe('the reading ruler', () => {
  it('stays inside the window', () => {
    expect(clampBand(-20, HEIGHT)).toBe(0)
    expect(clampBand(5000, HEIGHT)).toBe(HEIGHT - BAND_HEIGHT_PX)
    expect(clampBand(40, 50)).toBe(0)
  })

  it.each([
    ['ArrowDown', 100, 100 + LINE_HEIGHT_PX],
    ['ArrowUp', 100, 100 - LINE_HEIGHT_PX],
    ['ArrowUp', 10, 0],
    ['PageDown', 100, 100 + BAND_HEIGHT_PX],
    ['Home', 100, 0],
    ['End', 100, HEIGHT - BAND_HEIGHT_PX],
    ['a', 100, undefined],
  ])('%s takes it from %i to %s', (key, from, to) => expect(moveBand(key, from, HEIGHT)).toBe(to))

  it('says how far down it stands', () => {
    expect(bandPercent(0, HEIGHT)).toBe(0)
    expect(bandPercent(HEIGHT, HEIGHT)).toBe(100)
    expect(bandPercent(10, 50)).toBe(0)
  })
})
