import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../free-port.ts'
import { PACKAGES, ROOT } from '../site/packages.ts'
import { type Part, spread } from './report.ts'
import { summarize } from './stats.ts'

const RUNS = 5
const START_MS = 5000
const POLL_MS = 20

/** What `npm start` does when nothing changed: see that the site is up to date, then start on data that is there. */
export async function start(): Promise<Part> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'ariane-bench-'))
  const port = await freePort()
  const [site, ready, sum]: [number[], number[], number[]] = [[], [], []]
  try {
    await stop(await serve(port, dataDir))
    while (sum.length < RUNS) {
      const began = performance.now()
      const built = await buildSite()
      const between = performance.now()
      const server = await serve(port, dataDir)
      const end = performance.now()
      await stop(server)
      // Somebody changed the sources: that was no second start.
      if (built) continue
      site.push(between - began)
      ready.push(end - between)
      sum.push(end - began)
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
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

/** Whether anything had to be built. */
async function buildSite(): Promise<boolean> {
  const child = spawn(process.execPath, ['scripts/site.ts'], { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'] })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk
  })
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`scripts/site.ts ended with ${code}`)
  return PACKAGES.some(name => output.includes(`${name} …`))
}

async function serve(port: number, dataDir: string): Promise<ChildProcess> {
  const env = { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'warn' }
  const child = spawn(process.execPath, ['api/src/main.ts'], { cwd: ROOT, env, stdio: 'ignore' })
  for (;;) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`)
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined)
    if (answer?.ok) return child
    await pause(POLL_MS)
  }
}

/** Lets it end by itself, as Ctrl-C does. */
async function stop(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit')
  child.kill('SIGTERM')
  await gone
}
