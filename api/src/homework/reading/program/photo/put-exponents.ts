import { centre } from './box.ts'
import { isOrdinal, type LiftedExponent } from './lift-exponents.ts'
import { findRow, type Row, type RowWord, splitWord } from './rows.ts'

/** How far a sign of the row may be from the sign that the exponent stood behind, in capitals. */
const NEAR = 0.3
/** A space is wider. */
const NEAR_LETTER = 0.3
const UNIT = /(?<!\p{L})[kdcm]?m$/u
/** Only a number, a letter alone, a unit or a bracket has an exponent. */
const BASE = /(?:(?:\d+,)?\d*(?<!\p{L})\p{L}|(?:\d+,)?\d+|[)\]])$/u
/** 1er, 2e, XIXe. */
const ORDINAL_BASE = /(?:\d|(?<!\p{L})[IVXLC]+)$/u
/** A letter behind the exponent is rare: most of such raised signs are apostrophes or halves of letters. */
const MIN_SURE_IN_WORD = 85

/** Puts exponents back behind the signs where they stood; gives those that are none. */
export function putExponents(rows: readonly Row[], exponents: readonly LiftedExponent[], capital: number) {
  return exponents.filter(exponent => {
    const row = findRow(rows, exponent.base, capital)
    const at = row?.words.findIndex(word => isBehind(word, exponent, capital)) ?? -1
    const word = row?.words[at]
    if (!row || !word) return true
    const count = word.signs.filter(sign => centre(sign.box).x < exponent.base.x1).length
    const [head = word, tail] = splitWord(word, count)
    const next = row.words[at + 1]
    const isNextGlued = next !== undefined && next.box.x0 - exponent.box.x1 < NEAR_LETTER * capital
    const raised = raise(head, exponent, tail?.text ?? (isNextGlued ? next.text : ''))
    if (raised) row.words.splice(at, 1, ...raised, ...(tail ? [{ ...tail, isGlued: true }] : []))
    return !raised
  })
}

const isBehind = ({ box, lifted }: RowWord, { base }: LiftedExponent, capital: number) =>
  !lifted && box.x0 <= base.x1 && box.x1 >= base.x1 - NEAR * capital

/** The word with its last sign raised to the exponent; undefined where nothing that has an exponent stands there. */
function raise(head: RowWord, { text, sure, box }: LiftedExponent, tail: string): RowWord[] | undefined {
  if (isOrdinal(text))
    return ORDINAL_BASE.test(head.text)
      ? [{ ...head, text: head.text + text, sure: Math.min(head.sure, sure) }]
      : undefined
  const base = (UNIT.exec(head.text) ?? BASE.exec(head.text))?.[0] ?? ''
  if (base === '' || (/^\p{L}/u.test(tail) && sure < MIN_SURE_IN_WORD)) return undefined
  const rest = head.text.slice(0, head.text.length - base.length)
  const power = { text: `$${base}^{${text}}$`, sure: Math.min(sure, head.sure), box, signs: [], lifted: true }
  if (base === ')' || base === ']') return [head, { ...power, text: `$^{${text}}$`, isGlued: true }]
  if (rest === '') return [{ ...power, isGlued: head.isGlued === true }]
  return [
    { ...head, text: rest },
    { ...power, isGlued: !standsApart(base, rest) },
  ]
}

/** A unit from its number, and a number from a word that the reader glued to it. */
const standsApart = (base: string, rest: string) =>
  (UNIT.test(base) && /\d$/.test(rest)) || (/^\d/.test(base) && /\p{L}{2}$/u.test(rest))
