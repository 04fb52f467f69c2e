import { parentPort } from 'node:worker_threads'
import type { Window } from '@ariane/shared/ical'
import { readCalendar } from './read.ts'
import type { CalendarSource } from './reader.ts'
import { ImportRefusal } from './types.ts'

/** Reads calendars one after the other in a thread of its own, which is stopped from outside when one takes too long. */
parentPort?.on('message', ({ source, window }: { source: CalendarSource; window: Window }) => {
  try {
    parentPort?.postMessage({ reading: readCalendar(source, window) })
  } catch (error) {
    parentPort?.postMessage({ refusal: error instanceof ImportRefusal ? error.code : 'not_a_calendar' })
  }
})
parentPort?.postMessage('ready')
