import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const root = path.join(import.meta.dirname, '..', '..')
const READY_MS = 120_000

export type Server = {
  address: string
  dataDir: string
  /** Of the process as it runs now. */
  pid: () => number | undefined
  /** Kills the process at once, as a power cut would. */
  kill: () => Promise<void>
  /** Starts it again on the same data and port. */
  restart: () => Promise<void>
  /** Ends it and removes its data. */
  remove: () => Promise<void>
}

/** Starts the product on an empty data folder of its own, as `npm start` does after the build. */
export async function startServer(
  port: number,
  settings: Record<string, string> = {},
  entry = 'api/src/main.ts',
): Promise<Server> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'ariane-e2e-'))
  const start = () => launch(port, dataDir, settings, entry)
  let child = await start()
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const gone = new Promise(resolve => child.once('exit', resolve))
    child.kill(signal)
    await gone
  }
  return {
    address: `http://127.0.0.1:${port}`,
    dataDir,
    pid: () => child.pid,
    kill: () => end('SIGKILL'),
    restart: async () => {
      child = await start()
    },
    remove: async () => {
      await end('SIGKILL')
      // Its database ends a moment later.
      rmSync(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
    },
  }
}

async function launch(
  port: number,
  dataDir: string,
  settings: Record<string, string>,
  entry: string,
): Promise<ChildProcess> {
  const readiness = `http://127.0.0.1:${port}/readyz`
  // What was left of a run that was killed would answer in the place of this one.
  if (await isHeld(readiness)) throw new Error(`something else listens on port ${port}: end it`)
  const env = { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'warn', ...settings }
  const child = spawn('node', ['--max-semi-space-size=2', entry], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString()
    })
  const until = Date.now() + READY_MS
  while (Date.now() < until) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}:\n${output}`)
    const answer = await fetch(readiness).catch(() => undefined)
    if (answer?.ok) return child
    await new Promise(resolve => setTimeout(resolve, 100))
  }
  child.kill('SIGKILL')
  throw new Error(`the server was not ready after ${READY_MS / 1000} s:\n${output}`)
}

/** What listens and does not answer within ten seconds holds the port as well. */
async function isHeld(address: string): Promise<boolean> {
  try {
    await fetch(address, { signal: AbortSignal.timeout(10_000) })
    return true
  } catch (error) {
    return error instanceof Error && error.name === 'TimeoutError'
  }
}
