import { type Box, centre, height, hull, width } from './box.ts'
import type { Piece } from './pieces.ts'

export interface Fraction {
  bar: Box
  over: Box
  under: Box
  box: Box
}

/** Short bars with ink close above and close below, within their width. Lengths are shares of a capital. */
export function findFractions(pieces: readonly Piece[], capital: number): Fraction[] {
  const found: Fraction[] = []
  for (const bar of pieces) {
    if (height(bar) > 0.28 * capital || width(bar) < 0.55 * capital || width(bar) > 9 * capital) continue
    if (width(bar) < 3.2 * height(bar)) continue
    const near = pieces.filter(piece => piece !== bar && height(piece) < 1.7 * capital && height(piece) > 3)
    const within = near.filter(piece => {
      const { x } = centre(piece)
      return x > bar.x0 - 0.1 * capital && x < bar.x1 + 0.1 * capital
    })
    // A sign above the fraction's own letters may be a little further: the dot of an i, an accent.
    const reach = (piece: Piece) => 0.75 * capital + (height(piece) < 0.4 * capital ? capital : 0)
    const over = within.filter(piece => piece.y1 < bar.y0 && bar.y0 - piece.y1 < reach(piece))
    const under = within.filter(piece => piece.y0 > bar.y1 && piece.y0 - bar.y1 < 0.75 * capital)
    // An equals sign, a colon or an accent has no tall ink on both sides.
    const isTall = (side: readonly Piece[]) => side.some(piece => height(piece) > 0.55 * capital)
    if (!isTall(over) || !isTall(under)) continue
    const [above, below] = [hull(over), hull(under)]
    const widest = Math.max(width(above), width(below))
    if (widest > width(bar) + 0.8 * capital || width(bar) > widest + 2.2 * capital) continue
    found.push({ bar, over: above, under: below, box: hull([...over, ...under, bar]) })
  }
  return found
}
