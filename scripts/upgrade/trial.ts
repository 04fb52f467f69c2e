import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import http from 'node:http'
import https from 'node:https'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { freePort } from '../free-port.ts'

/** How a start went. */
export interface Trial {
  /** What it said when it ended or never was ready; undefined when it answered. */
  problem: string | undefined
}

const MAIN = fileURLToPath(new URL('../../api/src/main.ts', import.meta.url))
const READY_MS = 120_000
const POLL_MS = 200

/**
 * Starts this release on a port that nobody knows, asks `/readyz` until it is ready, and stops it again.
 * @param tls whether it answers by https, with a certificate for another name than this machine's
 */
export async function tryStart(environment: NodeJS.ProcessEnv, tls: boolean): Promise<Trial> {
  const port = String(await freePort())
  const env = { ...environment, HOST: '127.0.0.1', PORT: port, METRICS_PORT: '', DRAIN_SECONDS: '0' }
  const child = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', chunk => {
      said += chunk
    })
  const closed = once(child, 'close')
  try {
    const isReady = await waitReady(child, `${tls ? 'https' : 'http'}://127.0.0.1:${port}/readyz`)
    return { problem: isReady ? undefined : said.trim() }
  } finally {
    child.kill('SIGTERM')
    await closed
  }
}

async function waitReady(child: ChildProcess, address: string): Promise<boolean> {
  const end = Date.now() + READY_MS
  while (Date.now() < end && child.exitCode === null && child.signalCode === null) {
    if ((await ask(address)) === 200) return true
    await pause(POLL_MS)
  }
  return false
}

/** The status of the answer; undefined without one. */
function ask(address: string): Promise<number | undefined> {
  return new Promise(resolve => {
    const read = (answer: http.IncomingMessage) => {
      answer.resume()
      resolve(answer.statusCode)
    }
    // Our own process on this machine: its certificate is for the name by which others know it.
    const request = address.startsWith('https:')
      ? https.get(address, { rejectUnauthorized: false }, read)
      : http.get(address, read)
    request.on('error', () => resolve(undefined))
  })
}
