import { Worker } from 'node:worker_threads'
import { type ImportFailure, MAX_CALENDAR_BYTES, MAX_CALENDAR_TEXT } from '@ariane/shared/contracts'
import type { Window } from '@ariane/shared/ical'
import pLimit from 'p-limit'
import { ImportRefusal, type Reading } from './types.ts'

type Word = 'ready' | { reading: Reading } | { refusal: ImportFailure }

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

function readNow(source: CalendarSource, window: Window, mostWorkMs: number): Promise<Reading> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { execArgv: [], resourceLimits: MEMORY })
  return new Promise<Reading>((resolve, reject) => {
    let stopped = false
    const stop = () => {
      stopped = true
      clearTimeout(longest)
      clearInterval(looking)
      void worker.terminate()
    }
    const late = () => {
      stop()
      reject(new ImportRefusal('too_complicated'))
    }
    const longest = setTimeout(late, LONGEST_MS)
    let looking: NodeJS.Timeout | undefined
    const begin = async () => {
      const before = await measureWork(worker)
      if (stopped) return
      worker.postMessage({ source, window })
      const look = async () => {
        if ((await measureWork(worker)) - before > mostWorkMs) late()
      }
      looking = setInterval(() => void look(), LOOK_EVERY_MS)
    }
    worker.on('message', (word: Word) => {
      if (word === 'ready') return void begin()
      stop()
      if ('reading' in word) resolve(word.reading)
      else reject(new ImportRefusal(word.refusal))
    })
    // Too little memory for it, most likely.
    worker.on('error', error => {
      stop()
      reject(
        'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new ImportRefusal('too_complicated') : error,
      )
    })
  })
}

/** Milliseconds that a thread has worked; none when it is gone. */
const measureWork = (worker: Worker): Promise<number> =>
  worker.cpuUsage().then(
    ({ user, system }) => (user + system) / 1000,
    () => 0,
  )
