import { eventWith, fileWith, type MessyCase, NEIGHBOUR, NEIGHBOUR_SHOWN } from './case.ts'

const utf8 = (text: string) => Buffer.from(text)
/** Cuts a line after so many bytes, whatever stands there. */
function foldedAt(text: string, mark: string, fold: string): Buffer {
  const bytes = utf8(text)
  const at = bytes.indexOf(utf8(mark)) + 1
  return Buffer.concat([bytes.subarray(0, at), utf8(fold), bytes.subarray(at)])
}
const one = (summary: string, ...lines: string[]) => fileWith(...eventWith('a@example.org', summary, ...lines))

/** How lines and letters are written. */
export const BYTES_CASES: readonly MessyCase[] = [
  {
    title: 'a line folded between the two bytes of an é',
    source: 'RFC 5545 §3.1; github.com/icalendar/icalendar/issues/238',
    file: foldedAt(one('Révision'), 'é', '\r\n '),
    shows: ['2026-11-18 08:00–09:00 Révision'],
  },
  {
    title: 'a line folded inside the four bytes of an emoji, with a tab and a bare line feed',
    source: 'RFC 5545 §3.1; github.com/sebbo2002/ical-generator/issues/221',
    file: foldedAt(one('Volcan 🌋 !'), '🌋', '\n\t'),
    shows: ['2026-11-18 08:00–09:00 Volcan 🌋 !'],
  },
  {
    title: 'a byte order mark before the first line',
    source: 'github.com/collective/icalendar/pull/700',
    file: utf8(`\ufeff${one('Révision')}`),
    shows: ['2026-11-18 08:00–09:00 Révision'],
  },
  {
    title: 'lines that end with a carriage return alone',
    source: 'github.com/u01jmg3/ics-parser/issues/121',
    file: utf8(one('Révision').replaceAll('\r\n', '\r')),
    shows: ['2026-11-18 08:00–09:00 Révision'],
  },
  {
    title: 'an empty line after each line',
    source: 'github.com/sncf-connect-tech/eventide/pull/115',
    file: utf8(one('Révision').replaceAll('\r\n', '\r\n\r\n')),
    shows: ['2026-11-18 08:00–09:00 Révision'],
  },
  {
    title: 'letters of an older program, folded by it',
    source: 'RFC 5545 §3.1.4',
    file: Buffer.from(one('Évaluation d’hi\r\n stoire, été', 'LOCATION:Salle 2').replaceAll('’', '\u0092'), 'latin1'),
    shows: ['2026-11-18 08:00–09:00 Évaluation d’histoire, été room=Salle 2'],
  },
  {
    title: 'a line folded between a backslash and its n',
    source: 'github.com/libical/libical/issues/347',
    file: utf8(one('Club', 'DESCRIPTION:Apporter :\\\r\n nun stylo')),
    shows: ['2026-11-18 08:00–09:00 Club « Apporter : / un stylo »'],
  },
  {
    title: 'names in small letters',
    source: 'RFC 5545 §2: names and values of parameters are case-insensitive',
    file: utf8(
      fileWith('begin:vevent', 'uid:a', 'dtstart;value=date:20261118', 'summary:Club', 'end:vevent', ...NEIGHBOUR),
    ),
    shows: ['2026-11-18 1 j Club', NEIGHBOUR_SHOWN],
  },
]
