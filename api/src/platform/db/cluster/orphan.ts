import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, type Stats, statSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { SOCKET } from './socket.ts'

const POLL_MS = 20
/** After so long it is told more firmly. */
const PATIENCE_MS = 10_000

const quietly = <T>(work: () => T): T | undefined => {
  try {
    return work()
  } catch {
    return undefined
  }
}

/** The number of the server that the data name, running or not. */
export function namedProcess(data: string): number | undefined {
  const text = quietly(() => readFileSync(join(data, 'postmaster.pid'), 'utf8'))
  return text === undefined ? undefined : Number(text.split('\n', 1)[0])
}

/** Every process of a server that works in the data, also one whose first process was killed. */
function processesIn(data: string): number[] {
  const place = statSync(data)
  const isIn = (found: Stats | undefined) => found?.dev === place.dev && found.ino === place.ino
  return readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .filter(id => isIn(quietly(() => statSync(`/proc/${id}/cwd`))))
    .filter(id => quietly(() => readFileSync(`/proc/${id}/comm`, 'utf8').trim()) === 'postgres')
    .map(Number)
}

/** Where processes cannot be looked at: the one that the data name, when its command speaks of them. */
function namedIfRunning(data: string): number[] {
  const pid = namedProcess(data)
  if (pid === undefined) return []
  const { stdout } = spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
  return stdout?.includes(data) ? [pid] : []
}

/**
 * Ends a server that outlived the process before us. Whoever calls holds the lock of the folder, so nobody uses it.
 * In a container numbers repeat after each start: another process under the same number is not ours to end, and the notes
 * that name it go, since PostgreSQL would take it for a server.
 */
export async function endOrphan(data: string, socketFolder: string): Promise<void> {
  if (namedProcess(data) === undefined) return
  const running = process.platform === 'linux' ? processesIn : namedIfRunning
  const first = namedProcess(data)
  let signal: NodeJS.Signals = 'SIGINT'
  let sent: NodeJS.Signals | undefined
  let since = Date.now()
  for (let left = running(data); left.length > 0; left = running(data)) {
    if (Date.now() - since > PATIENCE_MS) {
      signal = signal === 'SIGINT' ? 'SIGQUIT' : 'SIGKILL'
      since = Date.now()
    }
    // The first process tells the others; without it they end by themselves, or are ended.
    const whom = signal === 'SIGKILL' ? left : left.filter(pid => pid === first)
    if (sent !== signal) for (const pid of whom) quietly(() => process.kill(pid, signal))
    sent = signal
    await pause(POLL_MS)
  }
  await rm(join(data, 'postmaster.pid'), { force: true })
  for (const name of [SOCKET, `${SOCKET}.lock`]) await rm(join(socketFolder, name), { force: true })
}
