import type { Pack } from '@ariane/tutor'
import type { Place, Source } from './read.ts'

/** What a complete pack has more than a starter one, which is the schema's minimum. */
const COMPLETE = { terms: 7, facts: 7, mcqs: 5, cloze: 5, keyPoints: 4, sections: 3, questions: 4, extras: 2 }

/** Parts without which the renderer falls back on others. */
const listExtras = (pack: Pack) =>
  [
    pack.pairs,
    pack.tables,
    pack.events,
    pack.scales,
    pack.corrections,
    pack.translations,
    pack.dictations,
    pack.generators,
    pack.sequences.slice(1),
    pack.categories.slice(1),
  ].filter(part => part.length > 0).length

type Level = 'starter' | 'complete'

/** How much a pack holds; both levels give every module type. */
const measureLevel = (pack: Pack): Level => {
  const { summary, terms, facts, mcqs, cloze, questions } = pack
  const has = { ...summary, terms, facts, mcqs, cloze, questions }
  const isComplete =
    listExtras(pack) >= COMPLETE.extras &&
    (['terms', 'facts', 'mcqs', 'cloze', 'keyPoints', 'sections', 'questions'] as const).every(
      part => has[part].length >= COMPLETE[part],
    )
  return isComplete ? 'complete' : 'starter'
}

type Row = { places: number; complete: number; starter: number; read: number; taught: number; illustrated: number }

/** Packs by subject and grade against the places of the curriculum, as lines of a table. */
export const coverage = (places: ReadonlyMap<string, Place>, sources: readonly Source[]): string[] => {
  const rows = new Map<string, Row>()
  const findRow = (name: string) => {
    const row = rows.get(name) ?? { places: 0, complete: 0, starter: 0, read: 0, taught: 0, illustrated: 0 }
    rows.set(name, row)
    return row
  }
  for (const { subject, grade } of places.values())
    for (const name of [`${subject} ${grade}`, 'Total']) findRow(name).places++
  for (const { pack } of sources)
    for (const name of [`${pack.subject} ${pack.grade}`, 'Total']) {
      const row = findRow(name)
      row[measureLevel(pack)]++
      if (pack.checks.length > 0) row.read++
      if (pack.figures.length > 0) row.illustrated++
      if (pack.checks.some(({ kind }) => kind === 'teacher')) row.taught++
    }
  const line = (cells: (string | number)[]) =>
    cells.map((cell, i) => (i === 0 ? String(cell).padEnd(24) : String(cell).padStart(13))).join('')
  const total = rows.get('Total')
  rows.delete('Total')
  return [
    line(['', 'packs', 'complete', 'starter', 'second read.', 'by teachers', 'with figures']),
    ...[...rows, ...(total ? [['Total', total] as const] : [])].map(
      ([name, { places: all, complete, starter, read, taught, illustrated }]) =>
        line([name, `${complete + starter}/${all}`, complete, starter, read, taught, illustrated]),
    ),
  ]
}
