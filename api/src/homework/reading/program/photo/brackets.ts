import type { RowWord } from './rows.ts'

const POWER_OF_BRACKET = /^\$\^\{[^}]*\}\$$/

/** Words from the bracket that is raised to its power, as one formula: `(x + 3)` and `^{2}` become `$(x + 3)^{2}$`. */
export function joinBrackets(words: readonly RowWord[]): RowWord[] {
  const joined: RowWord[] = []
  for (const word of words) {
    const from = POWER_OF_BRACKET.test(word.text) ? findOpening(joined) : -1
    if (from < 0) {
      joined.push(word)
      continue
    }
    const inside = joined.splice(from)
    const text = inside.map((one, i) => (i > 0 && !one.isGlued ? ' ' : '') + one.text.replaceAll('$', '')).join('')
    const open = text.indexOf('(')
    const lead = text.slice(0, open).trimEnd()
    const first = inside[0] ?? word
    if (lead !== '') joined.push({ ...first, text: lead })
    joined.push({
      ...word,
      text: `$${text.slice(open)}${word.text.slice(1)}`,
      sure: Math.min(...inside.map(({ sure }) => sure), word.sure),
      isGlued: lead === '' && first.isGlued === true,
    })
  }
  return joined
}

/** The word that opens the bracket which the last word closes; -1 where none does. */
function findOpening(words: readonly RowWord[]): number {
  let depth = 0
  for (let i = words.length - 1; i >= 0; i--) {
    const text = words[i]?.text ?? ''
    for (const sign of [...text].reverse()) {
      if (sign === ')') depth += 1
      if (sign === '(') depth -= 1
      if (sign === '(' && depth === 0) return i
    }
  }
  return -1
}
