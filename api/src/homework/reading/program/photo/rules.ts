import { type Box, height, width } from './box.ts'
import { type Grey, WHITE } from './grey.ts'
import { erase, findPieces, type Piece } from './pieces.ts'

/** A table: its cells, row by row. */
export interface Table {
  box: Box
  cells: Box[][]
}

/** Long strokes are rubbed out, letters that stand on them keep theirs; a grid of strokes is a table, left where it is. */
export function liftRules(page: Grey, capital: number): Table[] {
  const { pieces, labels } = findPieces(page)
  const tables: Table[] = []
  for (const piece of pieces) {
    if (width(piece) < 6 * capital && height(piece) < 6 * capital) continue
    const table = isGrid(piece, capital) ? findCells(page, labels, piece, capital) : undefined
    if (table) tables.push(table)
    else if (width(piece) > 6 * capital) eraseRule(page, labels, piece, Math.max(4, 0.2 * capital))
    else if (width(piece) < 0.3 * capital) erase(page, piece)
  }
  return tables
}

const isGrid = (piece: Piece, capital: number) =>
  width(piece) > 4 * capital && height(piece) > 2.2 * capital && piece.ink < 0.25 * width(piece) * height(piece)

function findCells(page: Grey, labels: Int32Array, piece: Piece, capital: number): Table | undefined {
  const rows = findStrokes(page, labels, piece, 'row')
  const columns = withEnds(findStrokes(page, labels, piece, 'column'), piece, capital)
  if (rows.length < 2 || columns.length < 3) return undefined
  const between = (strokes: readonly Stroke[]) =>
    strokes.slice(1).map((next, i) => [(strokes[i]?.to ?? 0) + 2, next.from - 2] as const)
  const cells = between(rows).map(([y0, y1]) => between(columns).map(([x0, x1]) => ({ x0, x1, y0, y1 })))
  return { box: piece, cells }
}

type Stroke = { from: number; to: number }

/** The outer strokes of a grid lean, or are not drawn: where its rows end, it ends. */
function withEnds(strokes: readonly Stroke[], { x0, x1 }: Box, capital: number): Stroke[] {
  const [first, last] = [strokes[0], strokes.at(-1)]
  return [
    ...(first && first.from - x0 > capital ? [{ from: x0, to: x0 + 1 }] : []),
    ...strokes,
    ...(last && x1 - last.to > capital ? [{ from: x1 - 1, to: x1 }] : []),
  ]
}

/** A sheet is never quite flat: a stroke wanders by some points. */
const WANDER = [-3, -2, -1, 0, 1, 2, 3]
const MIN_LONG = 0.85
const SAME_STROKE = 8

/** The strokes that go through all of a piece, from top to bottom or from left to right. */
function findStrokes(page: Grey, labels: Int32Array, piece: Piece, way: 'row' | 'column'): Stroke[] {
  const isRow = way === 'row'
  const [from, to] = isRow ? [piece.y0, piece.y1] : [piece.x0, piece.x1]
  const length = isRow ? width(piece) : height(piece)
  const isOwn = (x: number, y: number) =>
    x >= 0 && y >= 0 && x < page.width && y < page.height && labels[y * page.width + x] === piece.id
  const strokes: Stroke[] = []
  for (let across = from; across <= to; across++) {
    let own = 0
    for (let along = 0; along < length; along++)
      if (WANDER.some(d => (isRow ? isOwn(piece.x0 + along, across + d) : isOwn(across + d, piece.y0 + along))))
        own += 1
    if (own <= MIN_LONG * length) continue
    const last = strokes.at(-1)
    if (last && across - last.to <= SAME_STROKE) last.to = across
    else strokes.push({ from: across, to: across })
  }
  return strokes
}

/** Only where the piece is thin: a letter is higher. */
function eraseRule({ data, width, height }: Grey, labels: Int32Array, piece: Piece, thin: number): void {
  for (let x = piece.x0; x <= piece.x1; x++)
    for (let y = piece.y0; y <= piece.y1; y++) {
      if (labels[y * width + x] !== piece.id) continue
      let end = y
      while (end <= piece.y1 && labels[end * width + x] === piece.id) end += 1
      if (end - y <= thin)
        for (let k = Math.max(0, y - 1); k <= Math.min(height - 1, end); k++) data[k * width + x] = WHITE
      y = end
    }
}
