import { type Box, contains, height, hull, width } from './box.ts'
import type { Piece } from './pieces.ts'

/** Raised ink, and the sign it stands behind. */
export interface Exponent {
  box: Box
  base: Box
}

/** Small pieces that stand on a raised line, right behind a full letter, digit or bracket. Lengths are shares of a capital. */
export function findExponents(pieces: readonly Piece[], capital: number): Exponent[] {
  const isFull = (p: Piece) => height(p) >= 0.48 * capital && height(p) <= 1.6 * capital && width(p) <= 2.5 * capital
  const isSmall = (p: Piece) =>
    height(p) >= 0.36 * capital &&
    height(p) <= 0.8 * capital &&
    width(p) >= 0.12 * capital &&
    width(p) <= 0.75 * capital
  const full = pieces.filter(isFull)
  const small = pieces.filter(isSmall)
  const single = [...small, ...withSign(small, pieces, capital)].flatMap(p => {
    const base = findBase(p, full, capital)
    return base && !hasInkBelow(p, base, pieces) && isRaised(p, base, full, capital) ? [{ box: p as Box, base }] : []
  })
  return withoutRepeated(extend(single, small, capital))
}

/** Raised digits with the minus that stands before them. */
function withSign(small: readonly Piece[], pieces: readonly Piece[], capital: number): Piece[] {
  const bars = pieces.filter(p => height(p) < 0.2 * capital && width(p) > 0.18 * capital && width(p) < 0.7 * capital)
  return small.flatMap(p =>
    bars
      .filter(bar => p.x0 - bar.x1 > 0 && p.x0 - bar.x1 < 0.3 * capital && bar.y0 > p.y0 && bar.y1 < p.y1)
      .map(bar => ({ ...p, ...hull([bar, p]) })),
  )
}

function findBase(p: Piece, full: readonly Piece[], capital: number): Piece | undefined {
  const isBehind = (f: Piece) => p.x0 - f.x1 >= -0.12 * capital && p.x0 - f.x1 <= 0.36 * capital
  return (
    full
      // A low letter, such as an x, may end where its exponent begins.
      .filter(f => f !== p && isBehind(f) && f.y0 < p.y1 + 0.3 * capital && f.y1 > p.y1 + 0.1 * capital)
      .toSorted((a, b) => b.x1 - a.x1)[0]
  )
}

/** Then it is an accent or the dot of an i. */
const hasInkBelow = (p: Piece, base: Piece, pieces: readonly Piece[]) =>
  pieces.some(
    f => f !== p && f.y0 > p.y1 - 3 && f.y0 < base.y1 && Math.min(f.x1, p.x1) - Math.max(f.x0, p.x0) > 0.2 * width(p),
  )

/** Above the line on which the letters near it stand: a g or a bracket hangs below that line. */
function isRaised(p: Piece, base: Piece, full: readonly Piece[], capital: number): boolean {
  const bottoms = full
    .filter(f => f !== p && Math.abs(f.x0 - p.x0) < 8 * capital && f.y0 < base.y1 && f.y1 > base.y0)
    .map(f => f.y1)
    .toSorted((a, b) => a - b)
  const line = Math.min(base.y1, bottoms[Math.floor(bottoms.length * 0.4)] ?? base.y1)
  // An apostrophe is raised too, but thin and short.
  return (
    line - p.y1 >= 0.28 * capital &&
    height(p) > 0.38 * capital &&
    width(p) > 0.2 * capital &&
    p.y0 < line - 0.9 * capital
  )
}

/** The next raised digit stands behind a raised digit. */
function extend(found: readonly Exponent[], small: readonly Piece[], capital: number): Exponent[] {
  const all = [...found]
  for (let grown = true; grown; ) {
    grown = false
    for (const p of small) {
      const at = all.findIndex(
        ({ box }) =>
          p.x0 > box.x0 &&
          p.x1 > box.x1 &&
          p.x0 - box.x1 >= -1 &&
          p.x0 - box.x1 < 0.25 * capital &&
          Math.abs(p.y1 - box.y1) < 0.15 * capital,
      )
      const one = all[at]
      if (!one) continue
      const { box, base } = one
      all[at] = { base, box: { x0: box.x0, y0: Math.min(box.y0, p.y0), x1: p.x1, y1: Math.max(box.y1, p.y1) } }
      grown = true
    }
  }
  return all
}

const withoutRepeated = (all: readonly Exponent[]) =>
  all.filter((a, i) => !all.some((b, j) => j !== i && contains(b.box, a.box) && (j < i || width(b.box) > width(a.box))))
