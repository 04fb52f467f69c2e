import { Worker } from 'node:worker_threads'
import { type ImportFailure, MAX_CALENDAR_BYTES } from '@ariane/shared/contracts'
import pLimit from 'p-limit'
import { ImportRefusal, type Reading, type Window } from './types.ts'

type Word = 'ready' | { reading: Reading } | { refusal: ImportFailure }

/** A rule may be written so that laying it out never ends, and the library has no clock: so much work and no more. */
const MOST_WORK_MS = 900
const LOOK_EVERY_MS = 40
/** A machine may have no time for the thread. */
const LONGEST_MS = 10_000
const MEMORY = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 32 }

const oneCalendar = pLimit(1)

/** Reads a calendar beside the calls of others, one at a time. Throws ImportRefusal. */
export function readApart(text: string, window: Window): Promise<Reading> {
  if (Buffer.byteLength(text) > MAX_CALENDAR_BYTES) return Promise.reject(new ImportRefusal('too_large'))
  return oneCalendar(() => readNow(text, window))
}

function readNow(text: string, window: Window): Promise<Reading> {
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
      worker.postMessage({ text, window })
      const look = async () => {
        if ((await measureWork(worker)) - before > MOST_WORK_MS) late()
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
