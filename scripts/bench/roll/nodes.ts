import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { ROOT } from '../../site/packages.ts'

const DRAIN_SECONDS = 3
const START_MS = 120_000
const POLL_MS = 50

/** A process of Ariane that is ended and started again on its port, as a service does. */
export interface Node {
  start(): Promise<void>
  /** Lets it end: it says on /readyz that it leaves, then finishes what it began. */
  stop(): Promise<void>
  kill(): Promise<void>
}

/** One node on a database that is there. */
export function makeNode(port: number, dataDir: string, databaseUrl: string): Node {
  let child: ChildProcess | undefined
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    PORT: String(port),
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    AUTH_SECRET: 'a-secret-of-the-bench-that-both-nodes-know',
    DRAIN_SECONDS: String(DRAIN_SECONDS),
    LOG_LEVEL: 'error',
  }
  const end = async (signal: NodeJS.Signals) => {
    if (!child || child.exitCode !== null) return
    const gone = once(child, 'exit')
    child.kill(signal)
    await gone
  }
  return {
    async start() {
      child = spawn(process.execPath, ['api/src/main.ts'], { cwd: ROOT, env, stdio: ['ignore', 'ignore', 'inherit'] })
      const until = Date.now() + START_MS
      while (Date.now() < until) {
        if (child.exitCode !== null) throw new Error(`the node ended with ${child.exitCode}`)
        if ((await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined))?.ok) return
        await pause(POLL_MS)
      }
      throw new Error('the node is not ready')
    },
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  }
}
