import { expect, it } from 'vitest'
import { drawPage } from '../../testing/draw.ts'
import { erase, findPieces, measureCapital } from './pieces.ts'

const pieces = (...sizes: [count: number, width: number, height: number][]) =>
  sizes.flatMap(([count, width, height]) =>
    Array.from({ length: count }, (_, i) => ({ x0: 0, y0: 0, x1: width - 1, y1: height - 1, id: i + 1, ink: 1 })),
  )

it.each<[string, Parameters<typeof pieces>, number]>([
  [
    'prose',
    [
      [60, 24, 30],
      [30, 26, 42],
      [10, 8, 10],
    ],
    42,
  ],
  [
    'a line with few capitals',
    [
      [60, 24, 30],
      [6, 26, 42],
    ],
    42,
  ],
  [
    'calculations, with brackets',
    [
      [40, 22, 42],
      [12, 10, 54],
    ],
    42,
  ],
])('the height of a capital is measured in %s', (_what, sizes, expected) => {
  expect(measureCapital(pieces(...sizes))).toBe(expected)
})

it('ink that touches at a corner is one piece, and can be erased', () => {
  const page = drawPage(30, 30, [
    { x0: 5, y0: 5, x1: 9, y1: 9 },
    { x0: 10, y0: 10, x1: 14, y1: 14 },
    { x0: 20, y0: 20, x1: 24, y1: 24 },
  ])
  const found = findPieces(page).pieces
  expect(found.map(({ x0, x1, ink }) => [x0, x1, ink])).toEqual([
    [5, 14, 50],
    [20, 24, 25],
  ])
  erase(page, { x0: 5, y0: 5, x1: 14, y1: 14 }, 0)
  expect(findPieces(page).pieces).toHaveLength(1)
})
