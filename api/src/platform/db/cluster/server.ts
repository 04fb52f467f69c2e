import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Binaries } from './binaries.ts'
import { ClusterProblem } from './cluster-problem.ts'
import { type Guarded, guarded } from './guard.ts'
import { beginLog, reasonIn, writtenSince } from './log-file.ts'
import { serverArguments } from './settings.ts'
import type { Whom } from './whom.ts'

const POLL_MS = 10

/** What is needed to start the server of a folder again and again. */
export interface Place {
  binaries: Binaries
  libraries: Record<string, string>
  whom: Whom
  data: string
  socketFolder: string
  log: string
  settings: Record<string, string>
}

/**
 * Starts the server and waits until it answers. Throws ClusterProblem when it ends before.
 * @param stopping ends it, now or later
 */
export async function startServer(
  { binaries, whom, libraries, data, log, ...place }: Place,
  stopping: AbortSignal,
): Promise<Guarded> {
  const begin = beginLog(log)
  const options = serverArguments(binaries.major, place.socketFolder, place.settings)
  const server = await guarded(whom, libraries, log, [join(binaries.bin, 'postgres'), '-D', data, ...options])
  const letGo = () => server.letGo()
  if (stopping.aborted) letGo()
  stopping.addEventListener('abort', letGo)
  let isOver = false
  void server.ended.then(() => {
    stopping.removeEventListener('abort', letGo)
    isOver = true
  })
  // After a crash it repairs first, for as long as that takes.
  while (!(await isReady(data))) {
    if (isOver) throw new ClusterProblem(reasonIn(writtenSince(log, begin), data, log))
    await pause(POLL_MS)
  }
  return server
}

const isReady = async (data: string) =>
  /^ready/m.test(await readFile(join(data, 'postmaster.pid'), 'utf8').catch(() => ''))
