import type { Window } from '@ariane/shared/ical'

/** The window that tests look through. */
export const WINDOW: Window = { from: new Date('2026-10-17T12:00:00Z'), to: new Date('2027-11-21T12:00:00Z') }

export const calendar = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//test//FR', ...lines, 'END:VCALENDAR', ''].join('\r\n')

/** An event of an hour on Wednesday 18 November 2026 at 08:00, changed by `lines`. */
export const event = (...lines: string[]) => {
  const given = lines.map(line => line.split(/[;:]/)[0])
  const usual = [
    'UID:club@example.org',
    'DTSTART;TZID=Europe/Paris:20261118T080000',
    'DTEND;TZID=Europe/Paris:20261118T090000',
    'SUMMARY:Club',
  ].filter(line => !given.includes(line.split(/[;:]/)[0]) && !(given.includes('DURATION') && line.startsWith('DTEND')))
  return ['BEGIN:VEVENT', ...usual, ...lines, 'END:VEVENT'].join('\r\n')
}
