import { parentPort } from 'node:worker_threads'
import { readCalendar } from './read.ts'
import { ImportRefusal, type Window } from './types.ts'

/** Reads one calendar in a thread of its own, which is stopped from outside when it takes too long. */
parentPort?.once('message', ({ text, window }: { text: string; window: Window }) => {
  try {
    parentPort?.postMessage({ reading: readCalendar(text, window) })
  } catch (error) {
    parentPort?.postMessage({ refusal: error instanceof ImportRefusal ? error.code : 'not_a_calendar' })
  }
})
parentPort?.postMessage('ready')
