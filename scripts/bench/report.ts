import { percentile, type Summary, summarize } from './stats.ts'

/** A figure that has to stay on one side of a limit. */
export type Target = { title: string; value: number; limit: number; unit: string; atLeast?: boolean }

/** What one part of the benchmark found. */
export type Part = { title: string; head: string[]; rows: string[][]; targets: Target[] }

export const met = ({ value, limit, atLeast }: Target) => (atLeast ? value >= limit : value <= limit)

/** A figure as people read it: `1,05`, `230`. */
export const figure = (value: number, digits: number) =>
  value.toLocaleString('fr-FR', { minimumFractionDigits: digits, maximumFractionDigits: digits })

/** `1 350 (1 286–1 423)`: the median and the spread. */
export const spread = ({ median, min, max }: Summary, digits = 0) =>
  `${figure(median, digits)} (${figure(min, digits)}–${figure(max, digits)})`

const P95 = 0.95
export const p95 = (times: readonly number[]) => percentile(times, P95)

/** What was timed, with median, spread and p95 of its milliseconds; `TIMES_HEAD` stands above. */
export const timesRow = (title: string, times: readonly number[], digits = 0) => [
  title,
  spread(summarize(times), digits),
  figure(p95(times), digits),
]
export const TIMES_HEAD = ['quoi', 'ms', 'p95, ms']

/** A Markdown table with aligned columns. */
export function table(head: string[], rows: string[][]): string {
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map(row => row[column]?.length ?? 0)))
  const line = (cells: string[]) => `| ${widths.map((width, i) => (cells[i] ?? '').padEnd(width)).join(' | ')} |`
  return [line(head), line(widths.map(width => '-'.repeat(width))), ...rows.map(line)].join('\n')
}

/** Prints a part and gives its missed targets. */
export function printPart({ title, head, rows, targets }: Part): Target[] {
  console.log(`\n## ${title}\n\n${table(head, rows)}\n`)
  for (const target of targets) {
    const { title, value, limit, unit, atLeast } = target
    const digits = Math.min(value, limit) < 10 ? 2 : 0
    const found = `${figure(value, digits)}${unit}, ${atLeast ? 'au moins' : 'au plus'} ${figure(limit, digits)}${unit}`
    console.log(`${met(target) ? '✓' : '✗'} ${title} : ${found}`)
  }
  return targets.filter(target => !met(target))
}
