import type { Row, RowWord } from './rows.ts'

/** `1.` `12)` `a)`: what numbers a question. */
const LABEL = /^\(?(\d{1,2}|[a-z])[.)]/
const MAX_SPECK_CHARS = 3
const MIN_SURE = 50

const labelNumber = (text: string): number | undefined => {
  const [, label] = LABEL.exec(text) ?? []
  if (label === undefined) return undefined
  return /\d/.test(label) ? Number(label) : label.charCodeAt(0) - 'a'.charCodeAt(0) + 1
}

/**
 * Rows without the specks that stand before their label or left of the text: a short word that is no label, before a label
 * that follows the one above or begins a list.
 */
export function dropSpecks(rows: readonly Row[], capital: number): Row[] {
  let last = 0
  const left = textEdge(rows)
  return rows.map(row => {
    const [first, second] = row.words
    const next = second && labelNumber(second.text)
    const followed = next !== undefined && (next === last + 1 || next === 1)
    const drop =
      first !== undefined &&
      row.words.length > 1 &&
      isSpeck(first, followed) &&
      (followed || first.box.x1 < left - 0.3 * capital)
    const words = setApart(drop ? row.words.slice(1) : row.words)
    last = labelNumber(words[0]?.text ?? '') ?? last
    return { ...row, words }
  })
}

/** A label that the reader glued to its question. */
const GLUED_LABEL = /^(\(?(?:\d{1,2}|[a-z])[.)])(?=\p{Lu})/u
function setApart([first, ...rest]: readonly RowWord[]): RowWord[] {
  return first ? [{ ...first, text: first.text.replace(GLUED_LABEL, '$1 ') }, ...rest] : []
}

const isSpeck = ({ text, sure }: RowWord, isBeforeLabel: boolean) =>
  text.length <= MAX_SPECK_CHARS &&
  labelNumber(text) === undefined &&
  (!/[\p{L}\p{N}]/u.test(text) || (isBeforeLabel && sure < MIN_SURE))

/** Where most rows begin. */
function textEdge(rows: readonly Row[]): number {
  const starts = rows.map(({ words }) => words[0]?.box.x0 ?? 0).toSorted((a, b) => a - b)
  return starts[Math.floor(starts.length * 0.3)] ?? 0
}
