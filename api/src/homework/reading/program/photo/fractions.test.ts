import { expect, it } from 'vitest'
import type { Box } from './box.ts'
import { findFractions } from './fractions.ts'

const CAPITAL = 30
const pieces = (...boxes: [x0: number, y0: number, x1: number, y1: number][]) =>
  boxes.map(([x0, y0, x1, y1], i) => ({ x0, y0, x1, y1, id: i + 1, ink: (x1 - x0) * (y1 - y0) }))
const [over, bar, under] = [
  [100, 60, 118, 90],
  [96, 100, 122, 102],
  [100, 110, 118, 140],
] as const
const box = ([x0, y0, x1, y1]: readonly [number, number, number, number]): Box => ({ x0, y0, x1, y1 })

it('a bar between two digits is a fraction', () => {
  const found = findFractions(pieces([...over], [...bar], [...under]), CAPITAL)
  expect(found.map(one => one.box)).toEqual([{ x0: 96, y0: 60, x1: 122, y1: 140 }])
  expect(found[0]).toMatchObject({ over: box(over), under: box(under) })
})

it('an equals sign, a minus and a line under a word are none', () => {
  expect(findFractions(pieces([...bar], [96, 110, 122, 112]), CAPITAL)).toEqual([])
  expect(findFractions(pieces([60, 86, 80, 116], [...bar], [140, 86, 160, 116]), CAPITAL)).toEqual([])
  expect(findFractions(pieces([...over], [...bar]), CAPITAL)).toEqual([])
})
