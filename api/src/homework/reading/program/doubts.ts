import { MAX_STATEMENT_CHARS, type Reading, type ReadingNotice } from '@ariane/shared/contracts'
import type { Lines, Word } from './words.ts'

type Range = Reading['uncertain'][number]

/** Below it a word is more often wrong than right. */
const SURE = 60
/** What is read alone has no words beside it that would tell of an error. */
const SURE_LIFTED = 85
const HANDWRITING = 55
/** Print loses the height of an exponent, the cross of a product and the bar of a fraction: such spots are shown, never repaired. */
const BROKEN = /[a-z]\d|\dx\d|[—–_]{2,}|\d['°](?:\d|[.,;:)]?$)|[\d)]["*”®™]|\p{L}[*®™]|^[—_|]$/iu
/** « 3,3 × 107 » was a power of ten. */
const LOST_POWER = /[x×·] ?10\d/u
const FORMULA = /[=√²³^×÷+]|\$/u
const WORTH = /[\p{L}\p{N}]/u

const isBroken = ({ text, isLifted }: Word) => !isLifted && BROKEN.test(text)
const isFormula = (word: Word) => FORMULA.test(word.text) || isBroken(word)
const isDoubtful = (word: Word) => word.confidence < (word.isLifted ? SURE_LIFTED : SURE) || isBroken(word)

/** The text of lines with the ranges that are doubted, and what the pupil should know of it. */
export function markDoubts(
  lines: Lines,
  met: readonly ReadingNotice[] = [],
): { text: string; uncertain: Range[]; notices: ReadingNotice[] } {
  let text = ''
  const uncertain: Range[] = []
  const words = lines.flat()
  for (const line of lines) {
    if (line.length === 0 && (text === '' || text.endsWith('\n\n'))) continue
    for (const [i, word] of line.entries()) {
      if (i > 0 && !word.isGlued) text += ' '
      const before = line[i - 1]?.text.slice(-1) ?? ''
      if (isDoubtful(word) || LOST_POWER.test(`${before} ${word.text}`))
        uncertain.push({ start: text.length, end: text.length + word.text.length })
      text += word.text
    }
    text += '\n'
  }
  const cut = text.length > MAX_STATEMENT_CHARS
  const kept = text.slice(0, MAX_STATEMENT_CHARS).toWellFormed().trimEnd()
  return {
    text: kept,
    uncertain: uncertain.filter(({ end }) => end <= kept.length),
    notices: [
      ...(uncertain.length > 0 ? (['doubtful'] as const) : []),
      ...(words.some(isFormula) ? (['formulas'] as const) : []),
      ...(sureness(lines) < HANDWRITING ? (['handwriting'] as const) : []),
      ...met,
      ...(cut ? (['cut'] as const) : []),
    ],
  }
}

/** How sure the reader is of these lines, 0 to 100: letters count, specks of dust do not. */
export function sureness(lines: Lines): number {
  const words = lines.flat().filter(({ text }) => WORTH.test(text))
  const letters = words.reduce((sum, { text }) => sum + text.length, 0)
  return words.reduce((sum, { text, confidence }) => sum + text.length * confidence, 0) / Math.max(1, letters)
}

/** Whether anything was read at all: specks of dust are no text. */
export const isWorth = (lines: Lines) => lines.flat().filter(({ text }) => WORTH.test(text)).length >= 2
