/** A calendar as somebody's program wrote it, and what a person has to see of it. */
export interface MessyCase {
  title: string
  /** Where the mess was seen: a section of RFC 5545, or a public report. */
  source: string
  file: string | Uint8Array
  /** See show.ts. */
  shows: readonly string[]
  /** Titles of what could not be read. */
  unread?: readonly string[]
  /** Zones that nobody knows. */
  zones?: readonly string[]
}

/** Lines of a file that is right but for what a case is about. */
export const fileWith = (...lines: readonly string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//test//FR', ...lines, 'END:VCALENDAR', ''].join('\r\n')

/** An hour on Wednesday 18 November 2026 at 08:00. */
const HOUR = ['DTSTART;TZID=Europe/Paris:20261118T080000', 'DTEND;TZID=Europe/Paris:20261118T090000']

export const eventWith = (uid: string, summary: string, ...lines: readonly string[]) => [
  'BEGIN:VEVENT',
  `UID:${uid}`,
  `SUMMARY:${summary}`,
  ...(lines.some(line => line.startsWith('DTSTART')) ? [] : HOUR),
  ...lines,
  'END:VEVENT',
]
/** Stands beside what is broken, and has to be seen whatever happens to it. */
export const NEIGHBOUR = eventWith('voisin@example.org', 'Voisin', 'DTSTART:20261119T090000Z', 'DTEND:20261119T100000Z')
export const NEIGHBOUR_SHOWN = '2026-11-19 10:00–11:00 Voisin'
