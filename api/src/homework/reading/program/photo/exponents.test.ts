import { expect, it } from 'vitest'
import type { Box } from './box.ts'
import { findExponents } from './exponents.ts'

const CAPITAL = 30
const pieces = (...boxes: [x0: number, y0: number, x1: number, y1: number][]) =>
  boxes.map(([x0, y0, x1, y1], i) => ({ x0, y0, x1, y1, id: i + 1, ink: (x1 - x0) * (y1 - y0) }))
const box = ([x0, y0, x1, y1]: readonly [number, number, number, number]): Box => ({ x0, y0, x1, y1 })

it('a small digit that stands raised behind a letter is an exponent', () => {
  const [letter, raised] = [
    [100, 80, 118, 100],
    [121, 66, 132, 84],
  ] as const
  const found = findExponents(pieces([60, 70, 80, 100], [...letter], [...raised]), CAPITAL)
  expect(found).toMatchObject([{ box: box(raised), base: box(letter) }])
})

it('an accent, an apostrophe and a letter on the line are no exponents', () => {
  const letter = [100, 70, 118, 100] as const
  expect(findExponents(pieces([...letter], [122, 66, 133, 78], [122, 80, 140, 100]), CAPITAL)).toEqual([])
  expect(findExponents(pieces([...letter], [121, 68, 124, 80]), CAPITAL)).toEqual([])
  expect(findExponents(pieces([...letter], [121, 82, 135, 100]), CAPITAL)).toEqual([])
})

it('a minus before a raised digit belongs to the exponent', () => {
  const [zero, minus, four] = [
    [80, 70, 100, 100],
    [104, 72, 113, 74],
    [116, 62, 127, 80],
  ] as const
  const found = findExponents(pieces([60, 70, 78, 100], [...zero], [...minus], [...four]), CAPITAL)
  expect(found).toMatchObject([{ box: { x0: 104, y0: 62, x1: 127, y1: 80 }, base: box(zero) }])
})
