import { isFree } from './free-port.ts'

/** Ports of two checkouts stand this far apart at most; remotes have 4110 to 4989, and a tester may name up to 4999. */
const OFFSETS = Array.from({ length: 10 }, (_, offset) => offset)

/**
 * By how much the usual ports of development servers are shifted so that all are free: another checkout may be served from this
 * machine.
 * @returns null where there is no such number
 */
export async function findOffset(usual: readonly number[], isFreePort = isFree): Promise<number | null> {
  for (const offset of OFFSETS) {
    const free = await Promise.all(usual.map(port => isFreePort(port + offset)))
    if (free.every(Boolean)) return offset
  }
  return null
}
