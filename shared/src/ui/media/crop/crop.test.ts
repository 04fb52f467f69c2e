import { describe, expect, it } from 'vitest'
import { cropArea, fitSize, START_CROP } from './crop.ts'

describe('cropping', () => {
  it('starts with 90 % of the picture at 5 %', () =>
    expect(cropArea(START_CROP, { width: 1000, height: 600 })).toEqual({ x: 50, y: 30, width: 900, height: 540 }))

  it('never reaches outside the picture, whatever the selection says', () => {
    expect(cropArea({ x: 60, y: -5, width: 90, height: 200 }, { width: 100, height: 80 })).toEqual({
      x: 60,
      y: 0,
      width: 40,
      height: 80,
    })
    expect(cropArea({ x: 100, y: 100, width: 0, height: 0 }, { width: 10, height: 10 })).toEqual({
      x: 9,
      y: 9,
      width: 1,
      height: 1,
    })
  })

  it('reduces what is longer than the limit and keeps its shape', () => {
    expect(fitSize({ width: 8000, height: 6000 })).toEqual({ width: 4096, height: 3072 })
    expect(fitSize({ width: 1080, height: 12_000 })).toEqual({ width: 1080, height: 12_000 })
    expect(fitSize({ width: 1080, height: 30_000 })).toEqual({ width: 590, height: 16_384 })
    const { width, height } = fitSize({ width: 20_000, height: 2000 })
    expect(width * height).toBeLessThanOrEqual(4096 * 4096)
    expect(fitSize({ width: 800, height: 600 })).toEqual({ width: 800, height: 600 })
  })
})
