import { randomBytes } from 'node:crypto'
import { existsSync, renameSync, writeFileSync } from 'node:fs'
import { open, rename, rm, statfs } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { namedProcess } from './orphan.ts'

const MEGABYTE = 2 ** 20
/** Below this nothing is written any more; the server and its log go on with what is left. */
const LOW = 64 * MEGABYTE
/** From here on writing begins again. */
const ENOUGH = 96 * MEGABYTE
/** Nothing goes on with so little. */
const EXHAUSTED = 4 * MEGABYTE
/** Given up when the server cannot even start: four pieces of its log, in which it notes that it repaired itself. */
const RESERVE = 16 * MEGABYTE
const EVERY_MS = 500

/** The settings of a server without room, read when they have this name. To give them another needs no room. */
const SETTINGS = 'read-only.conf'
const UNUSED = `${SETTINGS}.unused`

/** A line for the server's own settings. */
export const INCLUDED = `include_if_exists '${SETTINGS}'\n`

const reserve = (data: string) => join(dirname(data), 'reserve')

const freeBytes = async (data: string) => {
  const { bavail, bsize } = await statfs(dirname(data))
  return bavail * bsize
}

/** Whether there is too little room for the server to write. */
export const isLow = async (data: string) => (await freeBytes(data)) < LOW

/** Makes the file that takes room away until it is needed. */
async function keepReserve(data: string): Promise<void> {
  if (existsSync(reserve(data))) return
  const draft = `${reserve(data)}.new`
  const file = await open(draft, 'w', 0o600)
  try {
    // Random, so that no file system makes little of it.
    for (let written = 0; written < RESERVE; written += MEGABYTE) await file.write(randomBytes(MEGABYTE))
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(draft, reserve(data))
}

/** Gives the reserve up. Without it nothing changes. */
export const freeReserve = (data: string) => rm(reserve(data), { force: true })

/** Before a start with room enough: the server may write. */
export async function beginWithRoom(data: string): Promise<void> {
  if (existsSync(join(data, SETTINGS))) renameSync(join(data, SETTINGS), join(data, UNUSED))
  else writeFileSync(join(data, UNUSED), 'default_transaction_read_only = on\n')
  await keepReserve(data)
}

/**
 * Has the server refuse writes while the disk is nearly full, so that reading, health and stopping go on: a log that finds
 * no room ends the whole server.
 * @param onChange called each time this begins and ends
 */
export function watchRoom(data: string, onChange: (isFull: boolean) => void): { stop(): void } {
  let isFull = false
  let isBusy = false
  async function look(): Promise<void> {
    const free = await freeBytes(data)
    // Now that nobody writes it is for the server alone, which cannot even take a connection without room.
    if (isFull && free < EXHAUSTED) await freeReserve(data)
    if (isFull ? free < ENOUGH : free >= LOW) return
    if (isFull) await keepReserve(data)
    const [from, to] = isFull ? [SETTINGS, UNUSED] : [UNUSED, SETTINGS]
    await rename(join(data, from), join(data, to))
    isFull = !isFull
    onChange(isFull)
    const pid = namedProcess(data)
    if (pid) process.kill(pid, 'SIGHUP')
  }
  const timer = setInterval(() => {
    if (isBusy) return
    isBusy = true
    void look()
      // What did not go now goes the next time; a server that starts reads its settings by itself.
      .catch(() => undefined)
      .finally(() => {
        isBusy = false
      })
  }, EVERY_MS)
  timer.unref()
  return { stop: () => clearInterval(timer) }
}
