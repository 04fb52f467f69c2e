import { measureInChild } from './in-child.ts'
import { figure, type Part, spread } from './report.ts'
import { percentile, summarize } from './stats.ts'

/** What the child process measured, in milliseconds. */
export type CalendarFigures = { first: number[]; again: number[]; changed: number[]; lessons: number }

const LIMIT_MS = 2000
const P95 = 0.95

/** Bringing a school year of lessons, and bringing it up to date. */
export async function calendar(): Promise<Part> {
  return report(await measureInChild<CalendarFigures>('calendar-server.ts'))
}

function report({ first, again, changed, lessons }: CalendarFigures): Part {
  const row = (title: string, times: number[]) => [title, spread(summarize(times)), figure(percentile(times, P95), 0)]
  const worst = Math.max(...[first, again, changed].map(times => percentile(times, P95)))
  return {
    title: `Un calendrier de ${figure(lessons, 0)} cours (appel complet, ${first.length} fois)`,
    head: ['étape', 'ms', 'p95, ms'],
    rows: [
      row('première lecture', first),
      row('à nouveau, rien de changé', again),
      row('à nouveau, chaque cours a changé de salle', changed),
    ],
    targets: [{ title: `Synchroniser ${figure(lessons, 0)} cours, p95`, value: worst, limit: LIMIT_MS, unit: ' ms' }],
  }
}
