import type { Box } from '../program/photo/box.ts'
import { type Grey, WHITE } from '../program/photo/grey.ts'

/** A white page with these boxes in ink. */
export function drawPage(width: number, height: number, boxes: readonly Box[], paper = WHITE, ink = 0): Grey {
  const data = new Uint8Array(width * height).fill(paper)
  for (const { x0, y0, x1, y1 } of boxes)
    for (let y = y0; y <= y1; y++) data.fill(ink, y * width + x0, y * width + x1 + 1)
  return { data, width, height }
}

/** A row of letters, each a box of this size, with a space after every fifth. */
export const drawLetters = (count: number, x0: number, y0: number, size = 20): Box[] =>
  Array.from({ length: count }, (_, i) => {
    const x = x0 + i * (size + 4) + Math.floor(i / 5) * size
    return { x0: x, y0, x1: x + size - 1, y1: y0 + size - 1 }
  })
