import { readExercise, readTitle } from './headings.ts'
import { pieceStarts } from './inline.ts'
import { type Level, readLabel, readRoman } from './labels.ts'
import { romanLines, withParts } from './parts.ts'
import { plainSigns } from './plain.ts'
import { asks } from './words.ts'

/** The smallest slice that a rule looks at: a sentence, an item, a heading. `text` is what it says without its label. */
export type Piece = {
  from: number
  to: number
  kind: 'heading' | 'text'
  label: string
  level: Level | undefined
  text: string
  asks: boolean
  /** It begins its line. */
  opens: boolean
  /** An empty line stands before it. */
  apart: boolean
}

/** « ex 1 calculer … ; ex 2 écrire … », as pupils type. */
const TYPED_EXERCISE =
  /(?<=[\s.;:!?)])(?=ex(?:o|ercice)?\.?\s?\d{1,2}(?<rest>\s+\p{L}[^;]{0,200}|\s+p(?:ages?|\.)?\s?\d+))/giu

const INNER_EXERCISE =
  /(?<=[\s.;!?)])(?=(?:(?:exercice|exercise|ejercicio|aufgabe|übung)\s*(?:n\s?[°º]\s*)?\d{1,2}\s*[:.)–—-]|ex\.?\s*\d{1,2}\s?:))/giu

const BOOK_FIRST = /^\s*ex(?:o|ercice)?\.?\s?\d{1,2}\s+p/iu
const IN_BOOK = /^p(?:ages?|\.)?\s?\d/iu

const MAX_IN_LINE = 60

type Line = { from: number; to: number; text: string }

/** Where exercises begin inside a line; of those of the book only the ones behind a first. */
const typedExercises = (line: string): RegExpExecArray[] => {
  const all = line.matchAll(TYPED_EXERCISE).take(MAX_IN_LINE).toArray()
  const rest = ({ groups }: RegExpExecArray) => groups?.rest?.trim() ?? ''
  const first = all.findIndex(match => IN_BOOK.test(rest(match)))
  const isSecond = BOOK_FIRST.test(line)
  return all.filter((match, i) => asks(rest(match)) || (IN_BOOK.test(rest(match)) && (i > first || isSecond)))
}

const linesIn = (plain: string): Line[] => {
  const lines: Line[] = []
  for (let at = 0; at < plain.length; ) {
    const end = plain.indexOf('\n', at)
    const to = end < 0 ? plain.length : end + 1
    const line = plain.slice(at, to)
    const typed = typedExercises(line)
    const inner = [...line.matchAll(INNER_EXERCISE), ...typed].map(({ index }) => index)
    const edges = [0, ...[...new Set(inner)].toSorted((a, b) => a - b), line.length]
    for (const [i, start] of edges.slice(0, -1).entries()) {
      const next = edges[i + 1] ?? line.length
      if (next > start) lines.push({ from: at + start, to: at + next, text: line.slice(start, next) })
    }
    at = to
  }
  return lines
}

const piece = (from: number, raw: string, opens: boolean, apart: boolean): Piece => {
  const outer = readLabel(raw)
  const rest = raw.slice(outer?.length ?? 0)
  // « 2. a) Calcule » opens two levels at once.
  const inner = outer?.level === 'number' ? readLabel(rest) : undefined
  const both = inner?.level === 'letter' ? inner : undefined
  const text = rest.slice(both?.length ?? 0).trim()
  return {
    from,
    to: from + raw.length,
    kind: 'text',
    label: both ? `${outer?.label}. ${both.label}` : (outer?.label ?? ''),
    level: both ? both.level : outer?.level,
    text,
    asks: asks(text),
    opens,
    apart,
  }
}

/** « II. Calculer … » without what else stands in its line. */
const part = (from: number, raw: string, apart: boolean): Piece | undefined => {
  // Its label may be all that it says.
  const roman = readRoman(raw) ?? readRoman(`${raw.trimEnd()} «`)
  if (!roman) return undefined
  const text = raw.slice(roman.length).trim()
  const { label, level } = roman
  return { from, to: from + raw.length, kind: 'text', label, level, text, asks: asks(text), opens: true, apart }
}

/** Where the pieces behind a Roman number begin; one of its own only before another label. */
const partStarts = (line: string, above: string, below: string): number[] => {
  const { length = 0 } = readRoman(line) ?? {}
  const rest = line.slice(length)
  const starts = pieceStarts(rest, above, below).map(place => length + place)
  return [0, ...starts.filter(place => place > length || readLabel(rest))]
}

const heading = (from: number, to: number, label: string, apart: boolean): Piece => ({
  from,
  to,
  kind: 'heading',
  label,
  level: undefined,
  text: '',
  asks: false,
  opens: true,
  apart,
})

const LINK_ALONE = /^[\s;,.+]*(?:et|puis)?\s*$/iu
/** « Exercice 1 : Fractions » is a title to its end; « Exercice 1 : Calcule 2 + 3. » is one up to the colon. */
const isTitle = (rest: string) =>
  rest.trim().length <= 80 &&
  !asks(rest) &&
  !readLabel(rest) &&
  !/[.;]\s*$|[.!?]\s+\S|[=+×÷?…]|\d\s*[-−*/]\s*\d/.test(rest.trim())

/** The pieces of a statement, in order and without a gap; empty lines belong to what stands before them. */
export const splitPieces = (text: string): Piece[] => {
  const lines = linesIn(plainSigns(text))
  const romans = romanLines(lines.map(line => line.text))
  const pieces: Piece[] = []
  let apart = false
  let above = ''
  for (const [n, line] of lines.entries()) {
    const last = pieces.at(-1)
    if (line.text.trim() === '') {
      apart = true
      if (last) last.to = line.to
      continue
    }
    let from = line.from
    let rest = line.text
    const head = readExercise(line.text.trimEnd())
    const title = head ? undefined : readTitle(line.text.trimEnd(), (lines[n + 1]?.text ?? '').trim())
    if (head || title) {
      const found = head ?? title
      const length =
        title || LINK_ALONE.test(rest.slice(head?.length)) || isTitle(rest.slice(head?.length))
          ? rest.length
          : (found?.length ?? 0)
      pieces.push(heading(from, from + length, found?.label ?? '', apart))
      from += length
      rest = rest.slice(length)
      above = ''
    }
    if (rest !== '') {
      const isPart = romans.has(n)
      const starts = (isPart ? partStarts : pieceStarts)(rest, above, lines[n + 1]?.text ?? '')
      for (const [i, start] of starts.entries()) {
        const raw = rest.slice(start, starts[i + 1])
        const own = isPart && i === 0 ? part(from, raw, apart) : undefined
        pieces.push(own ?? piece(from + start, raw, i === 0, apart && i === 0))
      }
      const only = starts.length === 1 ? pieces.at(-1) : undefined
      if (only?.asks && only.label === '') above = only.text
      else if (only?.asks) above = ''
    }
    apart = false
  }
  const [first] = pieces
  if (first) first.from = 0
  return withParts(pieces)
}
