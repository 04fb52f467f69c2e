import { expect, it } from 'vitest'
import { drawLetters, drawPage } from '../../testing/draw.ts'
import { flatten, measureCurve } from './curve.ts'

const [WIDTH, HEIGHT] = [700, 400]
const lines = Array.from({ length: 8 }, (_, i) => drawLetters(40, 30, 40 + 40 * i, 12)).flat()
const bend = (by: number) => {
  const t = (x: number) => (2 * x) / WIDTH - 1
  return lines.map(({ x0, x1, y0, y1 }) => {
    const sunk = Math.round(by * t((x0 + x1) / 2) ** 2)
    return { x0, x1, y0: y0 + sunk, y1: y1 + sunk }
  })
}

it.each([14, -14])('lines that sink at the edges by %d points are measured and made level', by => {
  const page = drawPage(WIDTH, HEIGHT, bend(by))
  const curve = measureCurve(page)
  expect(curve?.bow).toBeCloseTo(by, -0.6)
  expect(measureCurve(flatten(page, curve ?? { tilt: 0, bow: 0, twist: 0 }))).toBeUndefined()
})

it('level lines are left alone', () => {
  expect(measureCurve(drawPage(WIDTH, HEIGHT, lines))).toBeUndefined()
})
