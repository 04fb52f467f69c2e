import { type Box, height, width } from './box.ts'
import { type Grey, INK, WHITE } from './grey.ts'

/** Ink that hangs together: a letter, a bar, a grid. */
export interface Piece extends Box {
  /** Its value in the labels. */
  id: number
  ink: number
}

/** Points that share an edge or a corner belong together. */
const NEIGHBOURS = [-1, 0, 1].flatMap(dy => [-1, 0, 1].map(dx => [dx, dy] as const))

/** The pieces of ink of a page, and for each point the piece it belongs to, 0 for paper. */
export function findPieces({ data, width, height }: Grey, isInk = (shade: number) => shade < INK) {
  const labels = new Int32Array(width * height)
  const pieces: Piece[] = []
  const stack: number[] = []
  for (let start = 0; start < data.length; start++) {
    if (labels[start] !== 0 || !isInk(data[start] ?? WHITE)) continue
    const piece: Piece = { id: pieces.length + 1, ink: 0, x0: width, y0: height, x1: 0, y1: 0 }
    labels[start] = piece.id
    stack.push(start)
    for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
      const [x, y] = [at % width, Math.floor(at / width)]
      piece.ink += 1
      piece.x0 = Math.min(piece.x0, x)
      piece.x1 = Math.max(piece.x1, x)
      piece.y0 = Math.min(piece.y0, y)
      piece.y1 = Math.max(piece.y1, y)
      for (const [dx, dy] of NEIGHBOURS) {
        const [nx, ny] = [x + dx, y + dy]
        if (nx < 0 || ny < 0 || nx >= width || ny >= height) continue
        const next = ny * width + nx
        if (labels[next] !== 0 || !isInk(data[next] ?? WHITE)) continue
        labels[next] = piece.id
        stack.push(next)
      }
    }
    pieces.push(piece)
  }
  return { pieces, labels }
}

/** Brackets push a higher share up, and every threshold then misses digits. */
const CAPITAL_SHARE = 0.75
const USUAL_CAPITAL = 30
/** Capitals, digits and letters with a stem, compared with most letters; strokes and brackets are narrower. */
const TALL = { min: 1.22, max: 1.7, minWidth: 0.42, minShare: 0.05 }

const middle = (sorted: readonly number[], share: number) => sorted[Math.floor(sorted.length * share)]

/** Height of a capital or a digit, from the heights of what could be letters: where few are tall, those that are. */
export function measureCapital(pieces: readonly Piece[]): number {
  const letters = pieces.filter(p => height(p) >= 10 && height(p) <= 120 && width(p) <= 3 * height(p) && width(p) >= 3)
  const heights = letters.map(height).toSorted((a, b) => a - b)
  const usual = middle(heights, 0.5) ?? USUAL_CAPITAL
  const tall = letters
    .filter(p => height(p) > TALL.min * usual && height(p) < TALL.max * usual && width(p) >= TALL.minWidth * height(p))
    .map(height)
    .toSorted((a, b) => a - b)
  if (tall.length > TALL.minShare * letters.length) return middle(tall, 0.5) ?? usual
  return middle(heights, CAPITAL_SHARE) ?? USUAL_CAPITAL
}

/** Makes paper of a box and of `margin` points around it. */
export function erase({ data, width, height }: Grey, { x0, y0, x1, y1 }: Box, margin = 2): void {
  for (let y = Math.max(0, y0 - margin); y <= Math.min(height - 1, y1 + margin); y++)
    data.fill(WHITE, y * width + Math.max(0, x0 - margin), y * width + Math.min(width, x1 + margin + 1))
}
