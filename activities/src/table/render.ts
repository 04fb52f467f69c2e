import { numbered, pick, type Random, shuffle } from '../random.ts'
import type { Rendered } from '../rendered.ts'
import { statement } from './messages.ts'

type TableMaterial = {
  title: string
  columns: readonly string[]
  rows: readonly (readonly string[])[]
  /** How many cells are to be empty, where as many can be. */
  count: number
}
type Gap = { row: number; column: number }

/** Whether the rest of its row says what stood in a cell: no other row looks the same without it. */
const isClear = (rows: TableMaterial['rows'], row: number, column: number) =>
  rows.every(
    (other, at) =>
      at === row ||
      other[column] === rows[row]?.[column] ||
      other.some((text, place) => place !== column && text !== rows[row]?.[place]),
  )

/** At most one cell of each row, whose text the rest of the row calls for. */
const chooseGaps = ({ columns, rows, count }: TableMaterial, random: Random): Gap[] => {
  const gaps = rows.flatMap((_, row) => {
    const clear = columns.map((_, column) => column).filter(column => isClear(rows, row, column))
    return clear.length > 0 ? [{ row, column: pick(random, clear) }] : []
  })
  return shuffle(random, gaps).slice(0, count)
}

const cellId = ({ row, column }: Gap) => `r${row + 1}c${column + 1}`

export const renderTable = (table: TableMaterial, random: Random): Rendered<'table'> => {
  const { title, columns, rows } = table
  const gaps = chooseGaps(table, random)
  const hidden = new Map(gaps.map(gap => [cellId(gap), rows[gap.row]?.[gap.column] ?? '']))
  const bank = numbered('w', shuffle(random, [...hidden.values()]))
  return {
    title,
    data: {
      engine: 'table',
      instruction: statement.instruction(title),
      columns: [...columns],
      rows: rows.map((texts, row) =>
        texts.map((text, column) => {
          const id = cellId({ row, column })
          return hidden.has(id) ? { id } : { id, text }
        }),
      ),
      bank: bank.map(({ id, item }) => ({ id, text: item })),
    },
    solution: { engine: 'table', cells: Object.fromEntries(hidden) },
  }
}
