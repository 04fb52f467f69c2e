import { fork } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { control } from './own-postgres.ts'
import { figure, type Part, spread } from './report.ts'
import { percentile, summarize } from './stats.ts'

/** What the child process measured, in milliseconds. */
export type WeekFigures = { query: number[]; call: number[]; events: number }

const LIMITS = { PostgreSQL: 10, embedded: 30 }
const P95 = 0.95

/** A week among ten thousand events of a pupil, on both databases. */
export async function week(): Promise<Part> {
  const embedded = await measured('')
  const folder = mkdtempSync(path.join(tmpdir(), 'ariane-bench-'))
  // The server runs as a user of its own.
  chmodSync(folder, 0o755)
  try {
    return report({ embedded, PostgreSQL: await measured(control('start', folder)) })
  } finally {
    control('stop', folder)
    rmSync(folder, { recursive: true, force: true })
  }
}

async function measured(databaseUrl: string): Promise<WeekFigures> {
  const child = fork(path.join(import.meta.dirname, 'week-server.ts'), {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, DATABASE_URL: databaseUrl },
  })
  const exit = once(child, 'exit')
  const ended = exit.then(([code]) => {
    throw new Error(`the measured process ended with ${code}`)
  })
  ended.catch(() => undefined)
  try {
    const [figures] = (await Promise.race([once(child, 'message'), ended])) as [WeekFigures]
    return figures
  } finally {
    if (child.connected) child.disconnect()
    await exit
  }
}

function report(found: Record<keyof typeof LIMITS, WeekFigures>): Part {
  const names = Object.keys(LIMITS) as (keyof typeof LIMITS)[]
  const title = (name: string) => (name === 'embedded' ? 'embarquée' : name)
  return {
    title: `Une semaine parmi 10 000 événements (${found.embedded.events} montrés, ${found.embedded.query.length} lectures)`,
    head: ['base', 'requête, ms', 'p95, ms', 'appel complet, ms', 'p95, ms'],
    rows: names.map(name => [
      title(name),
      spread(summarize(found[name].query), 1),
      figure(percentile(found[name].query, P95), 1),
      spread(summarize(found[name].call), 1),
      figure(percentile(found[name].call, P95), 1),
    ]),
    targets: names.map(name => ({
      title: `Requête d’une semaine, base ${title(name)}`,
      value: summarize(found[name].query).median,
      limit: LIMITS[name],
      unit: ' ms',
    })),
  }
}
