import { fold } from '@ariane/shared/catalogue'
import Papa from 'papaparse'
import { findColumns } from './columns.ts'

const DELIMITERS = [';', '\t', ',', '|']
/** What some spreadsheets write above everything. */
const SEPARATOR = /^sep=(.)/i
/** Titles stand near the top, below the name of the class or of the school. */
const TOP_ROWS = 10

interface Row {
  /** Counted as in a spreadsheet, from 1. */
  line: number
  cells: string[]
}

const isEmpty = ({ cells }: Row) => cells.every(cell => cell.trim() === '')
const isTitled = ({ has }: ReturnType<typeof findColumns>) => has('firstName') || has('fullName')

function split(text: string, delimiter: string, preview = 0) {
  const { data, errors } = Papa.parse<string[]>(text, { delimiter, newline: '\n', preview })
  const rows = data.map((cells, i): Row => ({ line: i + 1, cells }))
  const broken = errors.find(({ type }) => type === 'Quotes')?.row
  return { rows, broken: broken === undefined ? null : broken + 1 }
}

/** Whether quotes took the end of a line for a part of a cell: a cell that is read has one line, one beside it no other cells. */
function isSwallowed(
  cells: readonly string[],
  delimiter: string,
  { isRead }: ReturnType<typeof findColumns>,
  width: number,
) {
  const long = cells.map(cell => cell.trim()).flatMap((cell, at) => (cell.includes('\n') ? [{ cell, at }] : []))
  const hidden = long.reduce((sum, { cell }) => sum + cell.split(delimiter).length - 1, 0)
  return long.some(({ at }) => isRead(at)) || (long.length > 0 && hidden >= width - 1)
}

/**
 * The table in a text: the row whose titles say most, with the separator by which they do, and the rows below it that are no
 * titles again. `broken`: the line of a quote that is not closed, from which on nothing can be trusted.
 */
export function readTable(written: string) {
  const text = written
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .trimEnd()
  const [, own] = SEPARATOR.exec(text) ?? []
  const [titles] = (own ? [own, ...DELIMITERS] : DELIMITERS)
    .flatMap(delimiter =>
      split(text, delimiter, TOP_ROWS).rows.map(row => ({ delimiter, row, columns: findColumns(row.cells) })),
    )
    .filter(({ columns }) => isTitled(columns))
    .sort((a, b) => b.columns.count - a.columns.count)
  if (!titles) return { columns: null, rows: [], broken: split(text, own ?? ';').broken }
  const { delimiter, row: head, columns } = titles
  const { rows, broken } = split(text, delimiter)
  const again = fold(head.cells.join(';'))
  const below = rows.filter(row => row.line > head.line && !isEmpty(row) && fold(row.cells.join(';')) !== again)
  const swallowed = below.find(({ cells }) => isSwallowed(cells, delimiter, columns, head.cells.length))
  return { columns, rows: below, broken: broken ?? swallowed?.line ?? null }
}
