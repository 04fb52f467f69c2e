import { expect, it } from 'vitest'
import { drawPage } from '../../testing/draw.ts'
import { findSheet } from './sheet.ts'

const [WIDTH, HEIGHT] = [200, 260]
const paper = { x0: 30, y0: 25, x1: 170, y1: 230 }

it('a light sheet on a dark desk has four corners', () => {
  const corners = findSheet(drawPage(WIDTH, HEIGHT, [paper], 50, 235))
  expect(corners).toEqual([
    { x: 30, y: 25 },
    { x: 170, y: 25 },
    { x: 170, y: 230 },
    { x: 30, y: 230 },
  ])
})

it('a sheet on a desk that is nearly as light is not cut out', () => {
  expect(findSheet(drawPage(WIDTH, HEIGHT, [paper], 200, 235))).toBeUndefined()
})

it('a shadow over a page that fills the picture is no edge: nothing is cut away', () => {
  const page = drawPage(WIDTH, HEIGHT, [], 235)
  for (let y = 0; y < HEIGHT; y++) page.data.fill(180, y * WIDTH, y * WIDTH + 90)
  expect(findSheet(page)).toBeUndefined()
})

it('a sheet that is half in a deep shadow is cut out whole', () => {
  const page = drawPage(WIDTH, HEIGHT, [paper], 50, 235)
  for (let at = 0; at < page.data.length; at++) if (at % WIDTH >= 90) page.data[at] = (page.data[at] ?? 0) * 0.5
  expect(findSheet(page)).toEqual([
    { x: 30, y: 25 },
    { x: 170, y: 25 },
    { x: 170, y: 230 },
    { x: 30, y: 230 },
  ])
})
