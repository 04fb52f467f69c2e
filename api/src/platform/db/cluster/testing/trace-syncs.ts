import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** Writes the syncs of a process into a file. `end` waits until all of them are in it. */
export async function traceSyncs(pid: number, file: string): Promise<{ end(): Promise<void> }> {
  const args = ['-f', '-e', 'trace=fsync,fdatasync', '-o', file, '-p', String(pid)]
  const child = spawn('strace', args, { stdio: ['ignore', 'ignore', 'pipe'] })
  // 'Process 7 attached'
  await once(child.stderr, 'data')
  return {
    async end() {
      const ended = once(child, 'exit')
      child.kill('SIGINT')
      await ended
    },
  }
}
