import { measureInChild } from './in-child.ts'
import { figure, type Part, spread } from './report.ts'
import { percentile, summarize } from './stats.ts'

/** What the child process measured of each system, in milliseconds. */
export type SchoolFigures = {
  lessons: number
  rows: { title: string; times: number[] }[]
}

const LIMIT_MS = 2000
const P95 = 0.95

/** Synchronising the five weeks of a school whose timetable is far fuller than any. */
export async function school(): Promise<Part> {
  const { lessons, rows } = await measureInChild<SchoolFigures>('school-server.ts')
  const p95 = rows.map(({ times }) => percentile(times, P95))
  return {
    title: `Une synchronisation de ${figure(lessons, 0)} cours (appel complet, ${rows[0]?.times.length ?? 0} fois)`,
    head: ['étape', 'ms', 'p95, ms'],
    rows: rows.map(({ title, times }, i) => [title, spread(summarize(times)), figure(p95[i] ?? 0, 0)]),
    targets: [
      {
        title: `Synchroniser ${figure(lessons, 0)} cours, p95`,
        value: Math.max(...p95),
        limit: LIMIT_MS,
        unit: ' ms',
      },
    ],
  }
}
