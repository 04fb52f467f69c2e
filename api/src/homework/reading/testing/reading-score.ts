import { distance } from 'fastest-levenshtein'

type Range = { start: number; end: number }
interface Found {
  text: string
  uncertain: readonly Range[]
}
export interface ReadingScore {
  /** Letters that differ, as a share of those that should be read. */
  errors: number
  /** Fractions and powers: how many there are, read right, marked as doubtful, and neither. */
  pieces: { expected: number; right: number; marked: number; wrong: number }
}

/** How lines are broken does not count, nor which apostrophe or dash it is, nor dollars. */
const plain = (text: string) =>
  text
    .replace(/[’‘]/g, "'")
    .replace(/[–—−]/g, '-')
    .replace(/\$/g, '')
    .replace(/\^\{?(-?\w+)\}?/g, '^{$1}')
    .replace(/\s+/g, ' ')
    .trim()

const PIECE = /\\frac\{([^}]*)\}\{([^}]*)\}|[^\s$^]\^\{?-?\w+\}?|\[[a-z]+ \?\]/g
const tight = (text: string) => plain(text).replace(/\s/g, '')

/** How well a text was read. */
export function scoreReading(expected: string, { text, uncertain }: Found): ReadingScore {
  const [wanted, got] = [plain(expected), plain(text)]
  const found = [...text.matchAll(PIECE)].map(match => ({
    text: tight(match[0]),
    isMarked: uncertain.some(({ start, end }) => start < match.index + match[0].length && end > match.index),
  }))
  const left = [...expected.matchAll(PIECE)].map(([piece]) => tight(piece))
  const pieces = { expected: left.length, right: 0, marked: 0, wrong: 0 }
  for (const one of found) {
    const at = left.indexOf(one.text)
    if (at >= 0) {
      left.splice(at, 1)
      pieces.right += 1
    } else if (one.isMarked) pieces.marked += 1
    else pieces.wrong += 1
  }
  return { errors: distance(wanted, got) / Math.max(1, wanted.length), pieces }
}
