import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

const EVERY_MS = 100
const orEmpty = <T>(read: () => T[]): T[] => {
  try {
    return read()
  } catch {
    // The process has ended meanwhile.
    return []
  }
}

/** A process and all that it started. */
function processTree(root: number): number[] {
  const children = orEmpty(() => readdirSync(`/proc/${root}/task`)).flatMap(task =>
    orEmpty(() => readFileSync(`/proc/${root}/task/${task}/children`, 'utf8').split(' ').filter(Boolean).map(Number)),
  )
  return [root, ...children.flatMap(processTree)]
}

/** What a process has in memory; what several share counts for each in part. */
const memoryMb = (pid: number) => {
  const [line = ''] = orEmpty(() => [readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')])
  return Number(/^Pss:\s+(\d+)/m.exec(line)?.[1] ?? 0) / 1024
}

/** Most megabytes that a process and all that it started had in memory at once, until the returned function is called. */
export function watchMemory(root: number): () => Promise<{ most: number; mean: number }> {
  const seen: number[] = []
  let over = false
  const watching = (async () => {
    while (!over) {
      seen.push(processTree(root).reduce((sum, pid) => sum + memoryMb(pid), 0))
      await pause(EVERY_MS)
    }
  })()
  return async () => {
    over = true
    await watching
    return { most: Math.max(...seen), mean: seen.reduce((sum, one) => sum + one, 0) / seen.length }
  }
}
