import { parseClockOffset, shiftDate } from './clock.ts'

// This runs before any other module, because modules keep the Date that they find.
const asked = new URLSearchParams(location.search).get('qa.horloge')
const offset = asked ? parseClockOffset(asked, Date.now()) : null
if (offset !== null) globalThis.Date = shiftDate(Date, offset)
