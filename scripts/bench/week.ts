import { measureInChild } from './in-child.ts'
import { figure, type Part, spread } from './report.ts'
import { percentile, summarize } from './stats.ts'

/** What the child process measured, in milliseconds. */
export type WeekFigures = { query: number[]; call: number[]; events: number }

const LIMIT_MS = 10
const P95 = 0.95

/** A week among ten thousand events of a pupil. */
export async function week(): Promise<Part> {
  return report(await measureInChild<WeekFigures>('week-server.ts'))
}

function report({ query, call, events }: WeekFigures): Part {
  const row = (title: string, times: number[]) => [
    title,
    spread(summarize(times), 1),
    figure(percentile(times, P95), 1),
  ]
  return {
    title: `Une semaine parmi 10 000 événements (${events} montrés, ${query.length} lectures)`,
    head: ['étape', 'ms', 'p95, ms'],
    rows: [row('requête', query), row('appel complet', call)],
    targets: [{ title: 'Requête d’une semaine', value: summarize(query).median, limit: LIMIT_MS, unit: ' ms' }],
  }
}
