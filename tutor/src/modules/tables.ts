import type { MaterialFor } from '@ariane/activities/api'
import { shuffle } from '@ariane/activities/random'
import type { Pack } from '../pack.ts'
import type { Context } from './context.ts'
import { type Item, ranked } from './deck.ts'
import { listDatedEvents } from './events.ts'
import { mask } from './mask.ts'
import { messages } from './messages.ts'
import type { Picked } from './rendered-module.ts'

type Table = Item & { title: string; columns: string[]; rows: string[][]; uses?: string[] }

const MIN_GAPS = 3
const USUAL_GAPS = 6
const MIN_EVENTS = 3
const MAX_MADE_ROWS = 6

const withText = (table: Omit<Table, 'text'>): Table => ({
  ...table,
  text: [table.title, ...table.rows.flat()].join(' '),
})

/** The tables of the pack; its dates and its words make tables too. */
const listTables = (context: Pick<Context, 'pack' | 'used'>): { own: Table[]; made: Table[] } => {
  const { pack } = context
  const { word, meaning, date, event } = messages.columnNames
  const events = listDatedEvents(context)
  const made = [
    ...(events.length >= MIN_EVENTS
      ? [
          {
            id: 'table:events',
            title: messages.tableOfEvents,
            columns: [date, event],
            rows: events.map(one => [one.when, one.label]),
            uses: events.map(({ id }) => id),
          },
        ]
      : []),
    {
      id: 'table:terms',
      title: messages.tableOfTerms,
      columns: [word, meaning],
      rows: meanings(pack),
      uses: pack.terms.map(({ id }) => `term:${id}`),
    },
  ]
  const own = pack.tables.map(({ id, title, columns, rows }) => ({ id: `table:${id}`, title, columns, rows }))
  return { own: own.map(withText), made: made.map(withText) }
}

const meanings = (pack: Pack) =>
  pack.terms.map(term => [term.term, term.translation ?? mask(term.definition, [term.term, ...term.synonyms])])

/** A table of which some cells are to be filled. */
export const pickTable = (context: Context): Picked<MaterialFor<'table'>>[] => {
  const { own, made } = listTables(context)
  const isFresh = ({ id, uses = [] }: Table) => [id, ...uses].every(one => !context.used.has(one))
  const tables = [own.filter(isFresh), made.filter(isFresh), [...own, ...made]].find(list => list.length > 0) ?? []
  return ranked(context, tables)
    .slice(0, 1)
    .map(chosen => ({
      material: {
        title: chosen.title,
        columns: chosen.columns,
        // A made table may be long: what is shown is what is asked for.
        rows: own.includes(chosen) ? chosen.rows : shuffle(context.random, chosen.rows).slice(0, MAX_MADE_ROWS),
        count: Math.max(MIN_GAPS, context.wish.count ?? USUAL_GAPS),
      },
      uses: [chosen.id, ...(chosen.uses ?? [])],
    }))
}
