import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { inServer } from '../../../../testing/in-server.ts'
import { openFolder } from '../../open-folder.ts'

const PROGRAM = fileURLToPath(new URL('writer.ts', import.meta.url))

export interface Writer {
  child: ChildProcess
  /** The rows that were acknowledged, as 'writer number'. */
  acknowledged: ReadonlySet<string>
  /** Every line said, with its time. */
  said: readonly { line: string; at: number }[]
  /** The first process of the server. */
  server: number
  /** The process group of the server, its guard among it. */
  group: number
  /** Resolves when a line after `from` passes. */
  until(matches: (line: string) => boolean, from?: number): Promise<number>
  end(signal: NodeJS.Signals): Promise<unknown[]>
}

/** Starts writing.ts on a folder and waits until it writes. */
export async function startWriter(dataDir: string, ...more: string[]): Promise<Writer> {
  const child = spawn(process.execPath, [PROGRAM, dataDir, ...more], { stdio: ['ignore', 'pipe', 'inherit'] })
  const acknowledged = new Set<string>()
  const said: { line: string; at: number }[] = []
  let rest = ''
  child.stdout.on('data', (chunk: Buffer) => {
    const lines = (rest + chunk.toString()).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) {
      said.push({ line, at: performance.now() })
      const [, row] = /^ack (\d+ \d+)$/.exec(line) ?? []
      if (row) acknowledged.add(row)
    }
    child.emit('heard')
  })
  child.once('exit', () => child.emit('heard'))
  const until = async (matches: (line: string) => boolean, from = 0) => {
    for (;;) {
      const found = said.findIndex(({ line }, index) => index >= from && matches(line))
      if (found >= 0) return found
      if (child.exitCode !== null || child.signalCode !== null) throw new Error('the writer ended')
      await once(child, 'heard')
    }
  }
  const ready = said[await until(line => line.startsWith('ready'))]?.line ?? ''
  const end = async (signal: NodeJS.Signals) => {
    const ended = once(child, 'exit')
    child.kill(signal)
    return ended
  }
  const server = Number(ready.split(' ')[1])
  return { child, acknowledged, said, server, group: parentProcess(server), until, end }
}

/** Starts the folder again: how long that took, and how many rows that were acknowledged are not there. */
export async function countLost(
  dataDir: string,
  { acknowledged }: Pick<Writer, 'acknowledged'>,
): Promise<{ lost: number; startMs: number }> {
  const began = performance.now()
  const server = await openFolder(dataDir)
  const startMs = performance.now() - began
  try {
    const { rows } = await inServer(server.url, client =>
      client.query<{ row: string }>("select writer || ' ' || n as row from written"),
    )
    const there = new Set(rows.map(({ row }) => row))
    return { lost: [...acknowledged].filter(row => !there.has(row)).length, startMs }
  } finally {
    await server.stop()
  }
}

const quietly = <T>(work: () => T): T | undefined => {
  try {
    return work()
  } catch {
    return undefined
  }
}

/** The processes of PostgreSQL that work in a data folder. */
export function serversIn(dataDir: string): number[] {
  const place = statSync(join(dataDir, 'postgres/18'))
  return readdirSync('/proc')
    .filter(name => /^\d+$/.test(name) && quietly(() => statSync(`/proc/${name}/cwd`).ino) === place.ino)
    .map(Number)
}

/** Parent and session of a process. */
function family(pid: number | string): { parent: number; session: number } | undefined {
  const stat = quietly(() => readFileSync(`/proc/${pid}/stat`, 'utf8'))
  const [, parent, , session] = stat?.split(') ').at(-1)?.split(' ') ?? []
  return stat === undefined ? undefined : { parent: Number(parent), session: Number(session) }
}

/** The process that started this one. */
export const parentProcess = (pid: number) => family(pid)?.parent ?? 0

/** Both shells that guard a server. */
export function guards(server: number): number[] {
  const guard = parentProcess(server)
  const shells = readdirSync('/proc').filter(
    name => quietly(() => readFileSync(`/proc/${name}/comm`, 'utf8')) === 'sh\n',
  )
  return shells.filter(pid => family(pid)?.session === guard).map(Number)
}
