const CHARS_PER_LINE = 80
const MAX_LINES = 8
const WIDTHS = ['100%', '94%', '98%', '88%']
const LAST_WIDTH = '55%'

/** The lines that stand for a text while it is drawn: about as many as it will have, the last one shorter. */
export function skeletonLines(chars: number): { id: number; width: string }[] {
  const count = Math.min(MAX_LINES, Math.max(1, Math.ceil(chars / CHARS_PER_LINE)))
  return Array.from({ length: count }, (_, id) => ({
    id,
    width: id === count - 1 ? LAST_WIDTH : (WIDTHS[id % WIDTHS.length] ?? LAST_WIDTH),
  }))
}
