import { centre } from './box.ts'
import type { Lifted } from './lift-fractions.ts'
import { findRow, type Row, splitWord } from './rows.ts'

/** Puts fractions back where they stood, between the words of their row. */
export function putFractions(rows: Row[], fractions: readonly Lifted[], capital: number): void {
  for (const { text, sure, box } of fractions) {
    const word = { text, sure, box, signs: [], lifted: true }
    const row = findRow(rows, box, capital)
    if (!row) {
      rows.push({ box, words: [word] })
      continue
    }
    const { x } = centre(box)
    // The reader glues what stood on both sides when what was between them is gone.
    row.words = row.words.flatMap(one =>
      one.lifted || one.box.x0 > x || one.box.x1 < x
        ? [one]
        : splitWord(one, one.signs.filter(sign => centre(sign.box).x < x).length),
    )
    const at = row.words.findIndex(one => centre(one.box).x > x)
    const next = row.words[at]
    if (next && /^[.,;:!?)]+$/.test(next.text) && !/^[:!?]/.test(next.text)) next.isGlued = true
    row.words.splice(at < 0 ? row.words.length : at, 0, word)
  }
}
