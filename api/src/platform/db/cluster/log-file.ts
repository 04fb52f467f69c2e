import { readFileSync, renameSync, statSync } from 'node:fs'
import type { ClusterReason } from './cluster-problem.ts'

const LARGEST = 2 ** 20
const TAIL = 4000

const sizeOf = (log: string) => statSync(log, { throwIfNoEntry: false })?.size ?? 0

/** Begins the log anew when it is long; one older log stays. Gives where new lines begin. */
export function beginLog(log: string): number {
  const size = sizeOf(log)
  if (size <= LARGEST) return size
  renameSync(log, `${log}.old`)
  return 0
}

const DAMAGE =
  /PANIC: |invalid|corrupt|incompatible|not a valid data directory|could not (?:access|open|read|find) .*No such file/

/** Why a server ended before it was ready, by what it wrote. */
export function reasonIn(text: string, folder: string, log: string): ClusterReason {
  if (text.includes('No space left on device')) return { kind: 'disk_full', folder }
  if (DAMAGE.test(text)) return { kind: 'damaged', folder }
  const [, said] = /(?:FATAL|postgres): {1,2}(.+)/.exec(text) ?? []
  return { kind: 'refused', detail: said ?? text.trim().split('\n').at(-1) ?? '', log }
}

/** What was written into the log since `from`. */
export const writtenSince = (log: string, from: number) =>
  readFileSync(log).subarray(from).toString('utf8').slice(-TAIL)
