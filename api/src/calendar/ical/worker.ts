import type { Window } from '@ariane/shared/ical'
import { serve } from '../../platform/apart/serve.ts'
import { readCalendar } from './read.ts'
import type { CalendarSource, Outcome } from './reader.ts'
import { ImportRefusal } from './types.ts'

/** Reads calendars one after the other in a thread of its own. */
serve(({ source, window }: { source: CalendarSource; window: Window }): Outcome => {
  try {
    return { reading: readCalendar(source, window) }
  } catch (error) {
    return { refusal: error instanceof ImportRefusal ? error.code : 'not_a_calendar' }
  }
})
