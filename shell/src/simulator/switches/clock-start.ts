import { parseClockOffset, shiftDate } from './clock.ts'

// Before anything else of the page is read: modules keep the Date they find.
const asked = new URLSearchParams(location.search).get('qa.horloge')
const offset = asked ? parseClockOffset(asked, Date.now()) : null
if (offset !== null) globalThis.Date = shiftDate(Date, offset)
