import { expect, it } from 'vitest'
import { drawPage } from '../../testing/draw.ts'
import { INK } from './grey.ts'
import { liftRules } from './rules.ts'

const CAPITAL = 20

it('a grid of strokes is a table with its cells', () => {
  const rows = [50, 100, 150].map(y => ({ x0: 40, y0: y, x1: 340, y1: y + 2 }))
  const columns = [40, 140, 240, 338].map(x => ({ x0: x, y0: 50, x1: x + 2, y1: 152 }))
  const [table, ...others] = liftRules(drawPage(400, 200, [...rows, ...columns]), CAPITAL)
  expect(others).toEqual([])
  expect(table?.cells.map(row => row.length)).toEqual([3, 3])
  expect(table?.cells[1]?.[2]).toMatchObject({ x0: expect.closeTo(245, -1), y1: expect.closeTo(145, -1) })
})

it('a rule of the paper goes, a letter that stands on it stays', () => {
  const page = drawPage(400, 200, [
    { x0: 20, y0: 100, x1: 380, y1: 101 },
    { x0: 60, y0: 80, x1: 75, y1: 99 },
  ])
  expect(liftRules(page, CAPITAL)).toEqual([])
  const ink = (x: number, y: number) => (page.data[y * page.width + x] ?? 0) < INK
  expect([ink(200, 100), ink(65, 90)]).toEqual([false, true])
})
