import { parentPort } from 'node:worker_threads'
import type { Window } from '@ariane/shared/ical'
import { readCalendar } from './read.ts'
import type { CalendarSource } from './reader.ts'
import { ImportRefusal } from './types.ts'

/** Reads one calendar in a thread of its own, which is stopped from outside when it takes too long. */
parentPort?.once('message', ({ source, window }: { source: CalendarSource; window: Window }) => {
  try {
    parentPort?.postMessage({ reading: readCalendar(source, window) })
  } catch (error) {
    parentPort?.postMessage({ refusal: error instanceof ImportRefusal ? error.code : 'not_a_calendar' })
  }
})
parentPort?.postMessage('ready')
