import { expect, it } from 'vitest'
import { drawLetters } from '../../testing/draw.ts'
import { findRegions } from './columns.ts'

const CAPITAL = 20
const page = { x0: 0, y0: 0, x1: 999, y1: 599 }
const lines = (count: number, x0: number, letters: number, from = 100) =>
  Array.from({ length: count }, (_, i) => drawLetters(letters, x0, from + 50 * i)).flat()
const find = (boxes: Parameters<typeof findRegions>[0], obstacles: typeof boxes = []) =>
  findRegions(boxes, obstacles, CAPITAL, page)

it('a page of one column is one region', () => {
  expect(find(lines(6, 40, 30))).toEqual([page])
})

it('two columns are read one after the other, below their heading', () => {
  const regions = find([...drawLetters(32, 40, 30), ...lines(6, 40, 13), ...lines(6, 560, 13)])
  expect(regions).toHaveLength(3)
  expect(regions.map(({ x0 }) => x0 > 400)).toEqual([false, false, true])
  expect(regions[0]?.y1).toBeLessThan(100)
  expect(regions[1]?.y0).toBe(regions[0]?.y1)
})

it('labels in the margin are no column', () => {
  expect(find([...lines(6, 40, 1), ...lines(6, 140, 25)])).toEqual([page])
})

it('a table stands in the way of a gutter', () => {
  const table = { x0: 40, y0: 90, x1: 900, y1: 390 }
  expect(find([...lines(6, 40, 13), ...lines(6, 560, 13)], [table])).toEqual([page])
})

it('« a) A = » before a sum is no column', () => {
  expect(find([...lines(4, 40, 4), ...lines(4, 400, 10)])).toEqual([page])
})
