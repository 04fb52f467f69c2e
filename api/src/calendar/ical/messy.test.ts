import { describe, expect, it } from 'vitest'
import { withSubjects } from './named.ts'
import { readCalendar } from './read.ts'
import { WINDOW } from './testing/calendar-text.ts'
import { BYTES_CASES } from './testing/messy/bytes-cases.ts'
import type { MessyCase } from './testing/messy/case.ts'
import { LINES_CASES } from './testing/messy/lines-cases.ts'
import { RULES_CASES } from './testing/messy/rules-cases.ts'
import { SCHOOL_CASES } from './testing/messy/school-cases.ts'
import { show } from './testing/messy/show.ts'
import { ZONES_CASES } from './testing/messy/zones-cases.ts'

const OURS = new Map([
  ['SCIENCES VIE & TERRE', 'SVT'],
  ['FRANCAIS', 'Français'],
  ['MATHEMATIQUES', 'Mathématiques'],
])

const nameOurs = (written: string) => {
  const subject = OURS.get(written)
  return subject === undefined ? undefined : { title: subject, subject, isTest: false, isOnly: true }
}

describe.each([
  ['how lines and letters are written', BYTES_CASES],
  ['lines that are none', LINES_CASES],
  ['zones', ZONES_CASES],
  ['repetitions', RULES_CASES],
  ['schools and tasks', SCHOOL_CASES],
] as const)('@Y07 a messy calendar: %s', (_, cases: readonly MessyCase[]) => {
  it.each(cases)('shows $title ($source)', ({ file, shows, unread = [], zones = [] }) => {
    const reading = readCalendar(Buffer.from(file), WINDOW)
    const drafts = withSubjects(reading.drafts, nameOurs, false)
    expect({
      shows: drafts.map(show).sort(),
      unread: reading.unread.map(({ title }) => title),
      zones: reading.zones,
    }).toEqual({ shows: [...shows].sort(), unread, zones })
  })
})
