import type { Source } from '../read.ts'

/** A column of a table: what is counted in a pack, and added up over the packs of a subject. */
export type Column = { title: string; count: (source: Source) => number }

const NAME_WIDTH = 24
const COLUMN_GAP = 2

/** Rows of cells under their titles, the first cell of each at the left. */
export const printTable = (titles: readonly string[], rows: readonly (readonly (string | number)[])[]): string[] => {
  const widths = titles.map((title, i) =>
    i === 0 ? NAME_WIDTH : Math.max(title.length, ...rows.map(row => String(row[i]).length)) + COLUMN_GAP,
  )
  return [titles, ...rows].map(row =>
    row.map((cell, i) => (i === 0 ? String(cell).padEnd(NAME_WIDTH) : String(cell).padStart(widths[i] ?? 0))).join(''),
  )
}

/** What the packs of each subject hold, a line each, and all of them in a last line. */
export const countBySubject = (
  title: string,
  columns: readonly Column[],
  sources: readonly Source[],
): (string | number)[][] => {
  const count = (name: string, chosen: readonly Source[]) => [
    name,
    chosen.length,
    ...columns.map(column => chosen.reduce((sum, source) => sum + column.count(source), 0)),
  ]
  const subjects = [...new Set(sources.map(({ pack }) => pack.subject))].toSorted((a, b) => a.localeCompare(b, 'fr'))
  return [
    [title, 'packs', ...columns.map(column => column.title)],
    ...subjects.map(subject =>
      count(
        subject,
        sources.filter(({ pack }) => pack.subject === subject),
      ),
    ),
    count('Total', sources),
  ]
}
