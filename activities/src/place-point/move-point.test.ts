import { describe, expect, it } from 'vitest'
import { movePoint } from './move-point.ts'
import { toDrawing, toGraduations } from './to-drawing.ts'

const axis = (last: number) => ({ last, labels: [{ at: 0, text: '0' }] })
const plane = [axis(10), axis(8)]

describe('a key', () => {
  it.each([
    ['brings a point in at the middle between two axes', 'ArrowLeft', undefined, plane, [5, 4]],
    ['moves it along the first axis', 'ArrowRight', [5, 4], plane, [6, 4]],
    ['moves it along the second axis', 'ArrowDown', [5, 4], plane, [5, 3]],
    ['leads to an end of the first axis', 'Home', [5, 4], plane, [0, 4]],
    ['does not lead beyond an axis', 'ArrowUp', [5, 8], plane, [5, 8]],
    ['brings a point in at the left end of a line', 'ArrowRight', undefined, [axis(10)], [0]],
    ['moves it along the line, up and down as well', 'ArrowUp', [3], [axis(10)], [4]],
    ['does nothing else', 'a', [5, 4], plane, undefined],
  ])('%s', (_, key, place, axes, to) => {
    expect(movePoint(key, place, axes)).toEqual(to)
  })
})

describe('a place of the drawing', () => {
  const scale = {
    x: { from: 50, to: 370, min: -5, max: 5, step: 1 },
    y: { from: 284, to: 34, min: -4, max: 4, step: 1 },
  }

  it('is that of the nearest graduations, on both axes or on a line', () => {
    expect(toDrawing(scale, [7, 1])).toEqual([274, 252.75])
    expect(toGraduations(scale, [280, 250], 2)).toEqual([7, 1])
    expect(toGraduations(scale, [-50, 1000], 2)).toEqual([0, 0])
    expect(toDrawing({ x: scale.x, level: 48 }, [10])).toEqual([370, 48])
    expect(toGraduations({ x: scale.x, level: 48 }, [66, 3], 1)).toEqual([1])
  })

  it('is unknown on a figure without axes', () => {
    expect(toDrawing({}, [1, 1])).toBeUndefined()
    expect(toGraduations({ x: scale.x }, [66, 3], 2)).toBeUndefined()
  })
})
