import { pick, shuffle } from '../generators/random.ts'
import { messages } from '../messages.ts'
import type { Pack } from '../pack.ts'
import { type Item, numbered, ranked } from './deck.ts'
import { datedEvents } from './events.ts'
import { mask } from './mask.ts'
import { type Context, interactive, type Rendered } from './module.ts'

type Table = Item & { title: string; columns: string[]; rows: string[][] }

const FEWEST = 3
const MOST = 6

const withText = (table: Omit<Table, 'text'>): Table => ({
  ...table,
  text: [table.title, ...table.rows.flat()].join(' '),
})

/** The tables of the pack; its dates and its words make tables too. */
const tablesOf = (context: Pick<Context, 'pack' | 'used'>): { own: Table[]; made: Table[] } => {
  const { pack } = context
  const { word, meaning, date, event } = messages.columnNames
  const events = datedEvents(context)
  const made = [
    ...(events.length >= FEWEST
      ? [
          {
            id: 'table:events',
            title: messages.tableOfEvents,
            columns: [date, event],
            rows: events.map(one => [one.when, one.label]),
          },
        ]
      : []),
    { id: 'table:terms', title: messages.tableOfTerms, columns: [word, meaning], rows: meanings(pack) },
  ]
  const own = pack.tables.map(({ id, title, columns, rows }) => ({ id: `table:${id}`, title, columns, rows }))
  return { own: own.map(withText), made: made.map(withText) }
}

const meanings = (pack: Pack) =>
  pack.terms.map(term => [term.term, term.translation ?? mask(term.definition, [term.term, ...term.synonyms])])

/** Whether the rest of its row says what stood in a cell: no other row looks the same without it. */
const isClear = (rows: readonly string[][], row: number, column: number) =>
  rows.every(
    (other, at) =>
      at === row ||
      other[column] === rows[row]?.[column] ||
      other.some((text, place) => place !== column && text !== rows[row]?.[place]),
  )

/** At most one cell of each row, whose text the rest of the row calls for. */
const gapsOf = ({ random, wish }: Context, { columns, rows }: Table) => {
  const count = Math.max(FEWEST, wish.count ?? MOST)
  const gaps = rows.flatMap((_, row) => {
    const clear = columns.map((_, column) => column).filter(column => isClear(rows, row, column))
    return clear.length > 0 ? [{ row, column: pick(random, clear) }] : []
  })
  return shuffle(random, gaps).slice(0, count)
}

export const tableCompletion = (context: Context): Rendered => {
  const { own, made } = tablesOf(context)
  const fresh = own.filter(({ id }) => !context.used.has(id))
  const [chosen] = ranked(context, fresh.length > 0 ? fresh : [...own, ...made])
  if (!chosen) return interactive([])
  // A made table may be long: what is shown is what is asked for.
  const shown = own.includes(chosen) ? chosen.rows : shuffle(context.random, chosen.rows).slice(0, MOST)
  const table = { ...chosen, rows: shown }
  const gaps = gapsOf(context, table)
  const cellOf = (row: number, column: number) => gaps.some(gap => gap.row === row && gap.column === column)
  const rows = table.rows.map((texts, row) =>
    texts.map((text, column) => {
      const id = `r${row + 1}c${column + 1}`
      return cellOf(row, column) ? { id } : { id, text }
    }),
  )
  const hidden = gaps.map(({ row, column }) => ({
    id: `r${row + 1}c${column + 1}`,
    text: table.rows[row]?.[column] ?? '',
  }))
  const bank = numbered(
    'w',
    shuffle(
      context.random,
      hidden.map(({ text }) => text),
    ),
  )
  return interactive([
    {
      title: table.title,
      data: {
        engine: 'table',
        instruction: messages.table(table.title),
        columns: table.columns,
        rows,
        bank: bank.map(({ id, item }) => ({ id, text: item })),
      },
      key: { engine: 'table', cells: Object.fromEntries(hidden.map(({ id, text }) => [id, text])) },
      uses: [table.id],
    },
  ])
}
