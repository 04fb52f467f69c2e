/** An empty cell: it is to be filled. */
const EMPTY = '…'
/** A longer cell, or one of more lines, is a place on the page rather than a value. */
const LONGEST = 200
const MOST_LINES = 3

/** A row as a line, its cells parted by tabs. What stands side by side only for its place on the page stays lines. */
export function writeRow(texts: readonly string[]): string {
  const cells = texts.map(text => text.trim())
  const isPlaced = cells.length < 2 || cells.some(cell => cell.length > LONGEST || cell.split('\n').length > MOST_LINES)
  if (isPlaced) return cells.map(cell => `${cell}\n`).join('')
  return `${cells.map(cell => cell.replace(/\s+/g, ' ') || EMPTY).join('\t')}\n`
}

/** Gathers the cells of tables, also of those in a cell, out of a text that grows. */
export function createRows() {
  const rows: string[][] = []
  const starts: number[] = []
  return {
    openRow: () => void rows.push([]),
    openCell: (text: string) => void starts.push(text.length),
    /** The text without the cell, which waits for the end of its row. `times`: how often it stands there. */
    closeCell(text: string, times = 1): string {
      const start = starts.pop() ?? text.length
      for (let i = 0; i < times; i++) rows.at(-1)?.push(text.slice(start))
      return text.slice(0, start)
    },
    closeRow: () => writeRow(rows.pop() ?? []),
  }
}
