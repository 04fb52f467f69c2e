import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { type ImportFailure, MAX_CALENDAR_BYTES, MAX_CALENDAR_TEXT } from '@ariane/shared/contracts'
import type { Window } from '@ariane/shared/ical'
import pLimit from 'p-limit'
import { ImportRefusal, type Reading } from './types.ts'

type Word = { reading: Reading } | { refusal: ImportFailure }

/**
 * A rule may be written so that laying it out never ends, and the library has no clock: so much work and no more. Years of
 * history take longer to go through than a year.
 */
const MOST_WORK_MS = { always: 900, perMebibyte: 120 }
const MEBIBYTE = 2 ** 20
const LOOK_EVERY_MS = 40
/** A machine may have no time for the thread. */
const LONGEST_MS = 10_000
const MEMORY = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 }

const oneCalendar = pLimit(1)

/** A calendar as bytes that came from an address, or as text that a browser decoded. */
export type CalendarSource = string | Uint8Array

/** Reads a calendar beside the calls of others, one at a time. Throws ImportRefusal. */
export function readApart(source: CalendarSource, window: Window): Promise<Reading> {
  const [size, most] =
    typeof source === 'string'
      ? [Buffer.byteLength(source), MAX_CALENDAR_TEXT]
      : [source.byteLength, MAX_CALENDAR_BYTES]
  if (size > most) return Promise.reject(new ImportRefusal('too_large'))
  return oneCalendar(() => readNow(source, window, MOST_WORK_MS.always + (size / MEBIBYTE) * MOST_WORK_MS.perMebibyte))
}

/** Starting a thread, and compiling what it runs, takes longer than a calendar: it waits a while for the next one. */
const IDLE_MS = 60_000
let idle: { worker: Worker; release: () => void } | undefined

/** The thread that waits, or a new one; `ready` once it can be asked. */
function takeThread(): { worker: Worker; ready: Promise<unknown> } {
  const kept = idle
  if (kept) {
    kept.release()
    return { worker: kept.worker, ready: Promise.resolve() }
  }
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { execArgv: [], resourceLimits: MEMORY })
  return { worker, ready: once(worker, 'message') }
}

/** Only after a calendar that was read: whatever was refused or stopped takes its thread along. */
function keepThread(worker: Worker): void {
  worker.unref()
  const release = () => {
    idle = undefined
    clearTimeout(ending)
    worker.off('exit', release).off('error', release)
    worker.ref()
  }
  const ending = setTimeout(() => {
    release()
    void worker.terminate()
  }, IDLE_MS)
  ending.unref()
  worker.on('exit', release).on('error', release)
  idle = { worker, release }
}

async function readNow(source: CalendarSource, window: Window, mostWorkMs: number): Promise<Reading> {
  const { worker, ready } = takeThread()
  const { promise, resolve, reject } = Promise.withResolvers<Reading>()
  const late = () => reject(new ImportRefusal('too_complicated'))
  const longest = setTimeout(late, LONGEST_MS)
  let looking: NodeJS.Timeout | undefined
  let isOver = false
  const failed = (error: unknown) => {
    // Too little memory for it, most likely.
    const isMemory = error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
    reject(isMemory ? new ImportRefusal('too_complicated') : error)
  }
  const heard = (word: Word) => {
    if ('reading' in word) resolve(word.reading)
    else reject(new ImportRefusal(word.refusal))
  }
  worker.on('error', failed)
  const begin = async () => {
    await ready
    const before = await measureWork(worker)
    if (isOver) return
    worker.on('message', heard)
    worker.postMessage({ source, window })
    const look = async () => {
      if ((await measureWork(worker)) - before > mostWorkMs) late()
    }
    looking = setInterval(() => void look(), LOOK_EVERY_MS)
  }
  begin().catch(failed)
  try {
    const reading = await promise
    keepThread(worker)
    return reading
  } catch (error) {
    // Its last words are of no use to anybody.
    worker.on('error', () => undefined)
    void worker.terminate()
    throw error
  } finally {
    isOver = true
    clearTimeout(longest)
    clearInterval(looking)
    worker.off('message', heard).off('error', failed)
  }
}

/** Milliseconds that a thread has worked; none when it is gone. */
const measureWork = (worker: Worker): Promise<number> =>
  worker.cpuUsage().then(
    ({ user, system }) => (user + system) / 1000,
    () => 0,
  )
