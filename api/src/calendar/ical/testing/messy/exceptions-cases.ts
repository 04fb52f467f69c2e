import { eventWith, fileWith, type MessyCase } from './case.ts'

const WEEKLY = 'RRULE:FREQ=WEEKLY;COUNT=3'
const at = (day: string, hour: string) => [
  `DTSTART;TZID=Europe/Paris:${day}T${hour}0000`,
  `DTEND;TZID=Europe/Paris:${day}T${hour}3000`,
]
const moved = (...lines: string[]) => eventWith('a', 'Club', ...lines, ...at('20261125', '10'))
const BUT = '2026-11-18 08:00–09:00 Club weekly until 2026-12-02 but 2026-11-25'
const MOVED = '2026-11-25 10:00–10:30 Club'
const BY_DAY = 'Apple and Exchange name a repetition by its day; RFC 5545 §3.8.4.4 asks for the type of DTSTART'

/** Repetitions that are left out, or stand elsewhere. */
export const EXCEPTIONS_CASES: readonly MessyCase[] = [
  ...[
    'RECURRENCE-ID;VALUE=DATE:20261125',
    'RECURRENCE-ID:20261125',
    'RECURRENCE-ID;TZID=Europe/Paris:20261125T000000',
    'RECURRENCE-ID;TZID=Europe/Paris:20261125T080000',
  ].map(name => ({
    title: `a repetition of an hour that is moved by ${name}`,
    source: BY_DAY,
    file: fileWith(...eventWith('a', 'Club', WEEKLY), ...moved(name)),
    shows: [BUT, MOVED],
  })),
  {
    title: 'a repetition that is named by its day and by its hour, the later one counting',
    source: BY_DAY,
    file: fileWith(
      ...eventWith('a', 'Club', WEEKLY),
      ...moved('RECURRENCE-ID;VALUE=DATE:20261125', 'SEQUENCE:2'),
      ...eventWith('a', 'Club', 'RECURRENCE-ID:20261125T070000Z', ...at('20261125', '17'), 'SEQUENCE:1'),
    ),
    shows: [BUT, MOVED],
  },
  {
    title: 'a repetition that is named by its day in a rule that is laid out',
    source: BY_DAY,
    file: fileWith(
      ...eventWith('a', 'Club', 'RRULE:FREQ=WEEKLY;INTERVAL=3;COUNT=2'),
      ...eventWith('a', 'Club', 'RECURRENCE-ID;VALUE=DATE:20261209', ...at('20261209', '10')),
    ),
    shows: ['2026-11-18 08:00–09:00 Club', '2026-12-09 10:00–10:30 Club'],
  },
  ...['EXDATE;TZID=Europe/Paris:20261125T000000', 'EXDATE:20261125T000000', 'EXDATE:20261124T230000Z'].map(line => ({
    title: `a repetition of an hour left out by midnight: ${line}`,
    source: 'Exchange writes it so',
    file: fileWith(...eventWith('a', 'Club', WEEKLY, line)),
    shows: [BUT],
  })),
  {
    title: 'days of another clock that are left out, where an evening there is a night here',
    source: 'RFC 5545 §3.8.5.1: a day is one on the clock of the event',
    file: fileWith(
      ...eventWith(
        'a',
        'Club',
        'DTSTART;TZID=America/New_York:20261118T190000',
        'DURATION:PT1H',
        WEEKLY,
        'EXDATE;VALUE=DATE:20261125',
      ),
    ),
    shows: ['2026-11-19 01:00–02:00 Club', '2026-12-03 01:00–02:00 Club'],
  },
  ...['EXDATE:20261125T000000Z', 'EXDATE;TZID=Europe/Paris:20261125T080000', 'EXDATE:20261124T230000Z'].map(line => ({
    title: `a whole day left out by an hour: ${line}`,
    source: 'Apple and Exchange write it so',
    file: fileWith(
      ...eventWith('a', 'Piscine', 'DTSTART;VALUE=DATE:20261118', 'DTEND;VALUE=DATE:20261119', WEEKLY, line),
    ),
    shows: ['2026-11-18 1 j Piscine weekly until 2026-12-02 but 2026-11-25'],
  })),
  ...[
    ['EXDATE;VALUE=DATE:20261125, 20261202'],
    ['EXDATE;VALUE=DATE:20261125', 'EXDATE;TZID=Europe/Paris:20261202T080000'],
    ['EXDATE:20261125T070000Z , 20261202T070000Z'],
    ['EXDATE:', 'RDATE:', 'EXDATE;VALUE=DATE:20261125T080000,20261202T080000'],
  ].map(lines => ({
    title: `a list of what is left out: ${lines.join(' ')}`,
    source: 'RFC 5545 §3.8.5.1',
    file: fileWith(...eventWith('a', 'Club', WEEKLY, ...lines)),
    shows: [`${BUT} 2026-12-02`],
  })),
  {
    title: 'a further day of what has an hour',
    source: 'RFC 5545 §3.8.5.2',
    file: fileWith(...eventWith('a', 'Club', 'RDATE;VALUE=DATE:20261120')),
    shows: ['2026-11-18 08:00–09:00 Club', '2026-11-20 08:00–09:00 Club'],
  },
  {
    title: 'midnight where it is a repetition itself',
    source: 'RFC 5545 §3.8.5.1',
    file: fileWith(
      ...eventWith('a', 'Club', 'RRULE:FREQ=DAILY;BYHOUR=0,8;COUNT=3', 'EXDATE;TZID=Europe/Paris:20261119T000000'),
    ),
    shows: ['2026-11-18 08:00–09:00 Club', '2026-11-19 08:00–09:00 Club'],
  },
  ...(
    [
      ['a later version that leaves a moved repetition out', ['SEQUENCE:3'], ['SEQUENCE:2'], false],
      ['a later moment that leaves it out', ['DTSTAMP:20261102T080000Z'], ['DTSTAMP:20261101T080000Z'], false],
      ['the same version of both', ['SEQUENCE:2'], ['SEQUENCE:2'], true],
      [
        'a repetition that was moved after it was left out',
        ['SEQUENCE:1'],
        ['SEQUENCE:2', 'DTSTAMP:20261101T080000Z'],
        true,
      ],
      ['a moment that nobody knows', ['DTSTAMP:20261102T080000Z'], [], true],
    ] as const
  ).map(([title, main, override, isThere]) => ({
    title,
    source: 'RFC 5546 §2.1.5',
    file: fileWith(
      ...eventWith('a', 'Club', WEEKLY, 'EXDATE;TZID=Europe/Paris:20261125T080000', ...main),
      ...moved('RECURRENCE-ID;TZID=Europe/Paris:20261125T080000', ...override),
    ),
    shows: [isThere ? `${BUT} 2026-11-25` : BUT, ...(isThere ? [MOVED] : [])],
  })),
]
