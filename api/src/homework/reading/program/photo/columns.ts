import { type Box, height } from './box.ts'

/** As wide as no gap between words. Lengths are shares of a capital. */
const MIN_GUTTER = 1.6
/** Neither column is a margin. */
const MIN_COLUMN_SHARE = 0.15
const MIN_LETTERS = 24
const MIN_LINES = 3
/** « a) A = » before a sum is no column: a line of a column has more letters. */
const MIN_LETTERS_A_LINE = 7

/**
 * The parts of a page in the order in which they are read: a heading over all of its width, then columns, then what
 * follows below them. `obstacles` (tables) belong to no letter but stand in the way of a gutter.
 */
export function findRegions(pieces: readonly Box[], obstacles: readonly Box[], capital: number, page: Box): Box[] {
  const letters = pieces.filter(p => height(p) >= 0.3 * capital && height(p) <= 2 * capital)
  if (letters.length < MIN_LETTERS) return [page]
  const lines = findLines([...letters, ...obstacles], capital)
  for (let left = lines.length; left >= MIN_LINES; left--)
    for (let first = 0; first + left <= lines.length; first++) {
      const band = lines.slice(first, first + left)
      const gutter = findGutter(band, capital)
      if (!gutter) continue
      const top = first === 0 ? page.y0 : edgeBetween(lines[first - 1], band[0])
      const bottom = first + left === lines.length ? page.y1 : edgeBetween(band.at(-1), lines[first + left])
      return [
        ...(first > 0 ? [{ ...page, y1: top }] : []),
        { ...page, y0: top, y1: bottom, x1: gutter },
        { ...page, y0: top, y1: bottom, x0: gutter },
        ...(bottom < page.y1 ? [{ ...page, y0: bottom }] : []),
      ]
    }
  return [page]
}

interface Line {
  y0: number
  y1: number
  boxes: Box[]
}

const edgeBetween = (above: Line | undefined, below: Line | undefined) =>
  Math.round(((above?.y1 ?? 0) + (below?.y0 ?? 0)) / 2)

/** Boxes that stand beside each other, from top to bottom. */
function findLines(boxes: readonly Box[], capital: number): Line[] {
  const lines: Line[] = []
  for (const box of boxes.toSorted((a, b) => a.y0 - b.y0)) {
    const last = lines.at(-1)
    if (last && box.y0 < last.y1 - 0.15 * capital) {
      last.boxes.push(box)
      last.y1 = Math.max(last.y1, box.y1)
    } else lines.push({ y0: box.y0, y1: box.y1, boxes: [box] })
  }
  return lines
}

/** The middle of the widest white strip between two columns of these lines. */
function findGutter(lines: readonly Line[], capital: number): number | undefined {
  const boxes = lines.flatMap(line => line.boxes)
  const [left, right] = [Math.min(...boxes.map(p => p.x0)), Math.max(...boxes.map(p => p.x1))]
  const taken = new Uint8Array(right + 2)
  for (const { x0, x1 } of boxes) taken.fill(1, x0, x1 + 1)
  let widest = { from: 0, to: 0 }
  for (let x = left; x <= right; x++) {
    let end = x
    while (end <= right && taken[end] === 0) end += 1
    const columns = Math.min(x - left, right - end)
    const isGutter = end - x >= MIN_GUTTER * capital && columns > MIN_COLUMN_SHARE * (right - left)
    if (isGutter && end - x > widest.to - widest.from) widest = { from: x, to: end }
    x = end
  }
  if (widest.to === 0) return undefined
  const onBothSides = lines.filter(
    ({ boxes: own }) => own.some(({ x1 }) => x1 <= widest.from) && own.some(({ x0 }) => x0 >= widest.to - 1),
  )
  const onTheLeft = boxes.filter(({ x1 }) => x1 <= widest.from).length
  const fewest = Math.min(onTheLeft, boxes.length - onTheLeft)
  const areColumns = onBothSides.length >= MIN_LINES && fewest >= MIN_LETTERS_A_LINE * lines.length
  return areColumns ? Math.round((widest.from + widest.to) / 2) : undefined
}
