import { mkdirSync, rmSync, statSync } from 'node:fs'
import net from 'node:net'
import { join } from 'node:path'
import { StartProblem } from '../start-problem.ts'

/** The kernel frees the name when the process dies, so a lock never has to be judged stale. */
function socketAddress(folder: string): string {
  if (process.platform !== 'linux') return join(folder, 'owner.sock')
  const { dev, ino } = statSync(folder)
  return `\0ariane-data:${dev}:${ino}`
}

const ignore = () => {}

/** The process that holds the folder, undefined when none does. */
export function findOwner(folder: string): Promise<number | undefined> {
  return new Promise(resolve => {
    let answer = ''
    const socket = net.connect(socketAddress(folder))
    socket.on('data', chunk => {
      answer += chunk
    })
    socket.on('close', () => resolve(answer ? Number(answer) : undefined))
    socket.on('error', () => resolve(undefined))
    socket.setTimeout(2000, () => socket.destroy())
  })
}

/**
 * Makes this process the only one in the folder (created 0700). Gives the function that lets go.
 * Throws StartProblem `folder_locked` with the owner's process id.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const server = net.createServer(socket => {
    socket.on('error', () => {})
    socket.end(String(process.pid))
  })
  const listen = () =>
    new Promise<void>((resolve, reject) => {
      server.once('error', reject)
      server.listen(socketAddress(folder), () => {
        server.off('error', reject)
        resolve()
      })
    })
  try {
    await listen()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
    const owner = await findOwner(folder)
    if (owner !== undefined || process.platform === 'linux') {
      throw new StartProblem({ kind: 'folder_locked', folder, pid: owner })
    }
    rmSync(socketAddress(folder), { force: true })
    await listen()
  }
  server.unref()
  // `npm run backup` sends this to whoever holds the folder: without a listener it would end the process.
  process.on('SIGUSR2', ignore)
  return () => {
    process.off('SIGUSR2', ignore)
    return new Promise(resolve => server.close(() => resolve()))
  }
}
