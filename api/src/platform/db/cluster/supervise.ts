import { setTimeout as pause } from 'node:timers/promises'
import type { Guarded } from './guard.ts'
import { endOrphan } from './orphan.ts'
import { freeReserve, isLow } from './room.ts'
import { type Place, startServer } from './server.ts'

const FIRST_WAIT_MS = 100
const LONGEST_WAIT_MS = 5000
/** For the connections to end and the last pages to be written; afterwards the next start repairs. */
const STOP_MS = 10_000

/** A server that is started again whenever it ends unasked. */
export interface Supervised {
  stop(): Promise<void>
}

/**
 * Starts the server and keeps it running.
 * @param onLost told each time it ended unasked, or could not be started again
 */
export async function supervise(place: Place, onLost: (error?: unknown) => void): Promise<Supervised> {
  const stopping = new AbortController()
  const { signal } = stopping
  let server: Guarded | undefined = await startServer(place, signal)

  async function again(): Promise<void> {
    for (let wait = FIRST_WAIT_MS; !signal.aborted; wait = Math.min(wait * 2, LONGEST_WAIT_MS)) {
      try {
        await endOrphan(place.data, place.socketFolder)
        if (signal.aborted) return
        return await watch(await startServer(place, signal))
      } catch (error) {
        if (!signal.aborted) onLost(error)
        await makeRoom(place.data)
        await pause(wait, undefined, { ref: false, signal }).catch(() => undefined)
      }
    }
  }
  async function watch(running: Guarded): Promise<void> {
    server = running
    // Whoever stops it waits for it.
    if (signal.aborted) running.child.ref()
    await running.ended
    server = undefined
    if (signal.aborted) return
    onLost()
    await again()
  }
  const watching = watch(server)

  return {
    async stop() {
      server?.child.ref()
      stopping.abort()
      const firm = setTimeout(() => endFirmly(server), STOP_MS)
      await watching
      clearTimeout(firm)
    },
  }
}

/** On a full disk the server cannot repair itself. */
async function makeRoom(data: string): Promise<void> {
  try {
    if (await isLow(data)) await freeReserve(data)
  } catch {
    // The folder is gone: the next try says so.
  }
}

/** Ends everything of the session at once; nothing that was acknowledged is lost by it. */
function endFirmly(server: Guarded | undefined): void {
  const { pid } = server?.child ?? {}
  if (pid === undefined) return
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // It ended meanwhile.
  }
}
