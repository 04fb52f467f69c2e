import type { ClassLine } from './read.ts'

/** As many lines as somebody reads through; the others wait behind a button. */
const MAX_SHOWN = 60

/** The lines that are shown first: those with something to say, then the others, in the order of the list. */
export function pickShown(lines: readonly ClassLine[]): readonly ClassLine[] {
  if (lines.length <= MAX_SHOWN) return lines
  const rank = ({ problem, twice, note }: ClassLine) => ((problem ?? twice) ? 0 : note ? 1 : 2)
  const ordered = [...lines].sort((a, b) => rank(a) - rank(b))
  return ordered.slice(0, MAX_SHOWN).sort((a, b) => a.line - b.line)
}
