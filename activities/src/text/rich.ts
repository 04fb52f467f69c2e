import { french } from './typography.ts'

/** A piece of a line: plain, strong, emphasised, code or maths. */
export type Piece = { kind: 'text' | 'bold' | 'italic' | 'code' | 'maths' | 'display'; text: string }
/** `start`: the number with which a list goes on. */
export type Paragraph = { kind: 'p' | 'ul' | 'ol'; lines: Piece[][]; start?: number }

/** A sign that is written for itself: « 3 \* 4 ». */
const ESCAPED = /\\([!-/:-@[-`{-~])/
/** Money is no formula: « $5, not $10 », « 5$/kg, puis 3$ ». */
const MATHS = /\$\$([^$]+)\$\$|(?<!\d(?=\$[,;:.!?)/»]))\$(?=\S)((?:\\\$|[^$\n])+)(?<=\S)\$(?!\d)/
const STRONG = /\*\*(?!\*)((?:[^*\n]|\*(?!\*)|\*(?=\*\*(?!\*)))+)\*\*(?!\*)/
const EMPHASISED = /(?<![\w*])\*(?=\S)((?:[^*\n]|\*\*[^*\n]+\*\*)+)(?<=\S)\*(?![\w*])/
const CODE = /`([^`\n]+)`/
const TOKEN = new RegExp([ESCAPED, MATHS, STRONG, EMPHASISED, CODE].map(one => one.source).join('|'), 'g')
const KINDS = ['text', 'display', 'maths', 'bold', 'italic', 'code'] as const

/** A formula between its dollars. */
export const FORMULA = new RegExp(MATHS, 'g')

/** Cuts a line into its pieces, as they are written; strong and emphasised ones may hold further pieces. */
export function cut(text: string): Piece[] {
  const found: Piece[] = []
  let from = 0
  const plain = (to: number) => {
    const rest = text.slice(from, to)
    if (rest) found.push({ kind: 'text', text: rest })
  }
  for (const match of text.matchAll(TOKEN)) {
    plain(match.index)
    const group = match.slice(1).findIndex(part => part !== undefined)
    found.push({ kind: KINDS[group] ?? 'text', text: match[group + 1] ?? '' })
    from = match.index + match[0].length
  }
  plain(text.length)
  return found
}

/** The pieces of a line as they are shown. */
export const pieces = (text: string): Piece[] =>
  cut(text).map(piece => (piece.kind === 'text' ? { ...piece, text: french(piece.text) } : piece))

const BULLET = /^\s*[-*•]\s+/
const NUMBER = /^\s*\d+[.)]\s+/

/** Cuts a text into paragraphs and lists; nothing else of markdown is needed inside an activity. */
export function paragraphs(text: string): Paragraph[] {
  const found: Paragraph[] = []
  for (const block of text.split(/\n\s*\n/)) {
    for (const line of block.split('\n').filter(one => one.trim() !== '')) {
      const kind = BULLET.test(line) ? 'ul' : NUMBER.test(line) ? 'ol' : 'p'
      const content = pieces(line.replace(kind === 'ul' ? BULLET : kind === 'ol' ? NUMBER : /^\s*#{0,6}\s*/, ''))
      const last = found.at(-1)
      if (last && last.kind === kind && kind !== 'p') last.lines.push(content)
      else found.push({ kind, lines: [content], ...(kind === 'ol' && { start: Number.parseInt(line, 10) }) })
    }
  }
  return found
}
