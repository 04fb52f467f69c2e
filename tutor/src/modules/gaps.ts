/** A text cut at its gaps: n lists of accepted answers between n + 1 parts. */
export type Gapped = { parts: string[]; gaps: string[][] }

/** Reads {{answer|also accepted}} gaps. */
export const readGaps = (text: string): Gapped => {
  const pieces = text.split(/\{\{([^{}]+)\}\}/)
  return {
    parts: pieces.filter((_, i) => i % 2 === 0),
    gaps: pieces
      .filter((_, i) => i % 2 === 1)
      .map(gap =>
        gap
          .split('|')
          .map(answer => answer.trim())
          .filter(Boolean),
      ),
  }
}

const dollars = (text: string) => text.split('$').length - 1

/** A gap inside a formula cannot be shown; a formula as an answer cannot be typed. */
export const isPlayableGap = ({ parts, gaps }: Gapped, typed: boolean) => {
  const before = gaps.map((_, i) => parts.slice(0, i + 1).reduce((sum, part) => sum + dollars(part), 0))
  return (
    before.every(count => count % 2 === 0) &&
    gaps.every(accepted => accepted.length > 0 && !(typed && accepted.some(answer => answer.includes('$'))))
  )
}
