/** An empty cell: it is to be filled. */
const EMPTY = '…'
/** A longer cell, or one of more lines, is a place on the page rather than a value. */
const LONGEST = 200
const MOST_LINES = 3
/** A cell may be said to stand there a thousand times. */
const MOST_TIMES = 20

/** What stands side by side only for its place on the page. */
const arePlaced = (cells: readonly string[]) =>
  cells.length < 2 || cells.some(cell => cell.length > LONGEST || cell.split('\n').length > MOST_LINES)

const asLines = (cells: readonly string[]) => cells.map(cell => `${cell}\n`).join('')
const asRow = (cells: readonly string[]) => `${cells.map(cell => cell.replace(/\s+/g, ' ') || EMPTY).join('\t')}\n`

/** A row as a line, its cells parted by tabs. What stands side by side only for its place on the page stays lines. */
export function writeRow(texts: readonly string[]): string {
  const cells = texts.map(text => text.trim())
  return arePlaced(cells) ? asLines(cells) : asRow(cells)
}

/** How many columns and rows a cell stands for. */
export type Span = { columns?: number | undefined; rows?: number | undefined }

/** Gathers the cells of tables, also of those in a cell, out of a text that grows. */
export function createRows() {
  /** Cells of each table that stand in the next rows too, by their column. */
  const tables: Map<number, { text: string; rows: number }>[] = []
  const rows: ({ text: string } & Span)[][] = []
  const starts: number[] = []

  /** Each column says what stands over it. */
  function spread(cells: (typeof rows)[number]): string[] {
    const above = tables.at(-1)
    const found: string[] = []
    const takeAbove = () => {
      for (let one = above?.get(found.length); one && one.rows > 0; one = above?.get(found.length)) {
        one.rows -= 1
        found.push(one.text)
      }
    }
    for (const { text, columns = 1, rows: down = 1 } of cells) {
      takeAbove()
      for (let i = 0; i < Math.min(columns, MOST_TIMES); i++) {
        above?.set(found.length, { text, rows: Math.min(down, MOST_TIMES) - 1 })
        found.push(text)
      }
    }
    takeAbove()
    return found
  }

  return {
    openTable: () => void tables.push(new Map()),
    closeTable: () => void tables.pop(),
    openRow: () => void rows.push([]),
    openCell: (text: string) => void starts.push(text.length),
    /** The text without the cell, which waits for the end of its row. */
    closeCell(text: string, span: Span = {}): string {
      const start = starts.pop() ?? text.length
      rows.at(-1)?.push({ text: text.slice(start).trim(), ...span })
      return text.slice(0, start)
    },
    closeRow(): string {
      const cells = rows.pop() ?? []
      const texts = cells.map(({ text }) => text)
      const isTitle = cells.length === 1 && (cells[0]?.columns ?? 1) > 1
      const said = isTitle || (cells.length > 1 && arePlaced(texts)) ? texts : spread(cells)
      return writeRow(said)
    },
  }
}
