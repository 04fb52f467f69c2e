import { type Alignment, alignLetters } from './align-letters.ts'

type Range = { start: number; end: number }
export type ReadText = { text: string; uncertain: readonly Range[] }
/** What was read right, what was wrong but marked, what was lost. */
export type PieceCount = { right: number; marked: number; all: number }
export interface ReadingComparison {
  /** Letters that differ, as a share. */
  errors: number
  fractions: PieceCount
  exponents: PieceCount
  /** Fractions and exponents that are not on the page, without a mark. */
  falsePieces: string[]
}

const FRACTION = /\\frac\{[^{}]*\}\{[^{}]*\}/gu
const EXPONENT = /\^\{[^{}]*\}/gu
const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹'

const RULES: [RegExp, string | ((found: string) => string)][] = [
  [/[⁰¹²³⁴⁵⁶⁷⁸⁹]+/gu, found => `^{${[...found].map(one => SUPERSCRIPTS.indexOf(one)).join('')}}`],
  [/\^(\w)/gu, '^{$1}'],
  [/\$/gu, ''],
  [/\\dfrac/gu, '\\frac'],
  [/\\times/gu, '×'],
  [/\\div/gu, '÷'],
  [/\{,\}/gu, ','],
  [/[−–—]/gu, '-'],
  [/[’‘]/gu, "'"],
  [/→/gu, '->'],
  [/\s+/gu, ' '],
]

/** Lines, kinds of dashes and apostrophes, and how a formula is delimited do not count. */
const normalizeReading = (text: string): string =>
  RULES.reduce(
    (plain, [pattern, to]) => (typeof to === 'string' ? plain.replace(pattern, to) : plain.replace(pattern, to)),
    text.normalize('NFC'),
  ).trim()

/** The normalised text with the letters that were marked. */
function withMarks({ text, uncertain }: ReadText): { text: string; isMarked: (start: number, end: number) => boolean } {
  const places = uncertain.map(({ start, end }) => ({
    start: normalizeReading(`${text.slice(0, start)}x`).length - 1,
    end: normalizeReading(text.slice(0, end)).length,
  }))
  return {
    text: normalizeReading(text),
    isMarked: (start, end) => places.some(place => place.start <= end && place.end >= start),
  }
}

function countPieces(
  pattern: RegExp,
  alignment: Alignment,
  truth: string,
  found: string,
  isMarked: (a: number, b: number) => boolean,
) {
  const count: PieceCount = { right: 0, marked: 0, all: 0 }
  for (const { 0: piece, index } of truth.matchAll(pattern)) {
    count.all++
    const start = alignment.before[index] ?? 0
    const end = alignment.before[index + piece.length] ?? found.length
    if (found.slice(start, end).replaceAll(' ', '').includes(piece.replaceAll(' ', ''))) count.right++
    else if (isMarked(start, end)) count.marked++
  }
  return count
}

/** What was read of a page beside what stands on it. */
export function compareReading(expected: string, read: ReadText): ReadingComparison {
  const truth = normalizeReading(expected)
  const { text: found, isMarked } = withMarks(read)
  const alignment = alignLetters(truth, found)
  const pieces = [...found.matchAll(FRACTION), ...found.matchAll(EXPONENT)]
  const falsePieces = pieces.filter(({ 0: piece, index }) => {
    const start = alignment.after[index] ?? 0
    const end = alignment.after[index + piece.length] ?? truth.length
    const there = truth.slice(start, end).replaceAll(' ', '').includes(piece.replaceAll(' ', ''))
    return !there && !isMarked(index, index + piece.length)
  })
  return {
    errors: alignment.distance / Math.max(1, truth.length),
    fractions: countPieces(FRACTION, alignment, truth, found, isMarked),
    exponents: countPieces(EXPONENT, alignment, truth, found, isMarked),
    falsePieces: falsePieces.map(([piece]) => piece),
  }
}
