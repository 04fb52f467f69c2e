import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { startServer } from '../../e2e/support/server.ts'
import { ROOT } from '../site/packages.ts'
import { freePort } from './port.ts'
import { type Part, spread } from './report.ts'
import { summarize } from './stats.ts'

const RUNS = 5
const START_MS = 5000

/** What `npm start` does when nothing changed: see that the site is up to date, then start on data that is there. */
export async function start(): Promise<Part> {
  await upToDate()
  const server = await startServer(await freePort())
  const [site, ready, sum]: [number[], number[], number[]] = [[], [], []]
  try {
    for (let run = 0; run < RUNS; run++) {
      await server.kill()
      const began = performance.now()
      await upToDate()
      const built = performance.now()
      await server.restart()
      const end = performance.now()
      site.push(built - began)
      ready.push(end - built)
      sum.push(end - began)
    }
  } finally {
    await server.remove()
  }
  const total = summarize(sum)
  return {
    title: `Deuxième démarrage (${RUNS} fois)`,
    head: ['étape', 'ms'],
    rows: [
      ['scripts/site.ts, rien à construire', spread(summarize(site))],
      ['api/src/main.ts jusqu’à /readyz', spread(summarize(ready))],
      ['ensemble', spread(total)],
    ],
    targets: [{ title: 'Deuxième démarrage', value: total.median, limit: START_MS, unit: ' ms' }],
  }
}

async function upToDate(): Promise<void> {
  const child = spawn(process.execPath, ['scripts/site.ts'], { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`scripts/site.ts ended with ${code}`)
}
