import { eventWith, fileWith, type MessyCase, NEIGHBOUR, NEIGHBOUR_SHOWN } from './case.ts'
import { EXCEPTIONS_CASES } from './exceptions-cases.ts'

const WEEKLY = 'RRULE:FREQ=WEEKLY;COUNT=4'

/** Repetitions. */
export const RULES_CASES: readonly MessyCase[] = [
  {
    title: 'a rule that does not exist',
    source: 'github.com/cozy/cozy-calendar/pull/609',
    file: fileWith(...eventWith('a', 'Garde', 'RRULE:FREQ=FORTNIGHTLY;COUNT=3'), ...NEIGHBOUR),
    shows: [NEIGHBOUR_SHOWN],
    unread: ['Garde'],
  },
  {
    title: 'a rule with a parameter of its writer',
    source: 'github.com/jens-maus/node-ical/issues/67',
    file: fileWith(...eventWith('a', 'Étude', 'RRULE;X-BUSYMAC-REGENERATE=TRASH:FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR')),
    shows: ['2026-11-18 08:00–09:00 Étude weekdays'],
  },
  {
    title: 'a day as the end of a rule whose start has an hour',
    source: 'github.com/ggaabe/rrule-temporal/issues/104',
    file: fileWith(...eventWith('a', 'Club', 'RRULE:FREQ=WEEKLY;WKST=MO;UNTIL=20261202')),
    shows: ['2026-11-18 08:00–09:00 Club weekly until 2026-12-02'],
  },
  {
    title: 'days as exceptions of what has an hour, in one line and without VALUE',
    source: 'github.com/kewisch/ical.js/issues/458',
    file: fileWith(...eventWith('a', 'Club', WEEKLY, 'EXDATE:20261125,20261202')),
    shows: ['2026-11-18 08:00–09:00 Club weekly until 2026-12-09 but 2026-11-25 2026-12-02'],
  },
  {
    title: 'this one and those that follow, two hours later with another title',
    source: 'RFC 5545 §3.8.4.4; github.com/kewisch/ical.js/issues/41',
    file: fileWith(
      ...eventWith('a', 'Club', WEEKLY),
      ...eventWith(
        'a',
        'Club au gymnase',
        'RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=Europe/Paris:20261202T080000',
        'DTSTART;TZID=Europe/Paris:20261202T100000',
        'DTEND;TZID=Europe/Paris:20261202T113000',
      ),
    ),
    shows: [
      '2026-11-18 08:00–09:00 Club weekly until 2026-12-01',
      '2026-12-02 10:00–11:30 Club au gymnase weekly until 2026-12-09',
    ],
  },
  {
    title: 'this and following twice, in a rule that is laid out',
    source: 'github.com/niccokunzmann/python-recurring-ical-events/pull/170',
    file: fileWith(
      ...eventWith(
        'a',
        'Un',
        'DTSTART:20261118T120000Z',
        'DTEND:20261118T140000Z',
        'RRULE:FREQ=DAILY;INTERVAL=2;COUNT=6',
      ),
      ...eventWith(
        'a',
        'Deux',
        'RECURRENCE-ID;RANGE=THISANDFUTURE:20261122T120000Z',
        'DTSTART:20261122T090000Z',
        'DTEND:20261122T160000Z',
      ),
      ...eventWith(
        'a',
        'Trois',
        'RECURRENCE-ID;RANGE=THISANDFUTURE:20261126T120000Z',
        'DTSTART:20261126T160000Z',
        'DTEND:20261126T170000Z',
      ),
    ),
    shows: [
      '2026-11-18 13:00–15:00 Un',
      '2026-11-20 13:00–15:00 Un',
      '2026-11-22 10:00–17:00 Deux',
      '2026-11-24 10:00–17:00 Deux',
      '2026-11-26 17:00–18:00 Trois',
      '2026-11-28 17:00–18:00 Trois',
    ],
  },
  {
    title: 'a changed repetition whose series is not in the file',
    source: 'github.com/kewisch/ical.js/pull/457',
    file: fileWith(...eventWith('a', 'Déplacé', 'RECURRENCE-ID:20261118T070000Z')),
    shows: ['2026-11-18 08:00–09:00 Déplacé'],
  },
  {
    title: 'the last day of each month by its place in a list',
    source: 'github.com/kewisch/ical.js/issues/960',
    file: fileWith(
      ...eventWith(
        'a',
        'Bilan',
        'DTSTART;TZID=Europe/Paris:20261130T080000',
        'DTEND;TZID=Europe/Paris:20261130T090000',
        'RRULE:FREQ=MONTHLY;BYMONTHDAY=28,29,30;BYSETPOS=-1;COUNT=4',
      ),
    ),
    shows: ['2026-11-30', '2026-12-30', '2027-01-30', '2027-02-28'].map(day => `${day} 08:00–09:00 Bilan`),
  },
  {
    title: 'a birthday each year that began decades ago',
    source: 'github.com/nextcloud/calendar/issues/376',
    file: fileWith(...eventWith('a', 'Anniversaire', 'DTSTART:19710502', 'RRULE:FREQ=YEARLY', 'DURATION:P1D')),
    shows: ['2027-05-02 1 j Anniversaire'],
  },
  ...(
    [
      [
        'days of a numbered week',
        '20261123',
        'FREQ=YEARLY;BYWEEKNO=48;BYDAY=MO,TU;COUNT=2',
        ['2026-11-23', '2026-11-24'],
      ],
      ['the thirtieth of February', '20261118', 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30', ['2026-11-18']],
      ['the thirtieth of February, said by months', '20261118', 'FREQ=MONTHLY;BYMONTH=2;BYMONTHDAY=30', ['2026-11-18']],
      [
        'the thirty-first of each third month',
        '20261231',
        'FREQ=MONTHLY;INTERVAL=2',
        ['2026-12-31', '2027-08-31', '2027-10-31'],
      ],
      ['a leap day each year', '20240229', 'FREQ=YEARLY', []],
      ['a numbered week each year', '20251124', 'FREQ=YEARLY;BYWEEKNO=47', ['2026-11-16']],
      ['a day of the year', '20261118', 'FREQ=YEARLY;BYYEARDAY=32', ['2026-11-18', '2027-02-01']],
    ] as const
  ).map(([title, day, rule, shows]) => ({
    title,
    source: 'RFC 5545 §3.3.10: what does not exist is left out',
    file: fileWith(
      ...eventWith('a', 'Club', `DTSTART;TZID=Europe/Paris:${day}T080000`, 'DURATION:PT1H', `RRULE:${rule}`),
    ),
    shows: shows.map(shown => `${shown} 08:00–09:00 Club`),
  })),
  {
    title: 'a count and an end, the first of which counts',
    source: 'RFC 5545 §3.3.10 forbids both',
    file: fileWith(...eventWith('a', 'Club', 'RRULE:FREQ=WEEKLY;COUNT=10;UNTIL=20261125T070000Z')),
    shows: ['2026-11-18 08:00–09:00 Club weekly until 2026-11-25'],
  },
  ...['COUNT=0', 'INTERVAL=0', 'INTERVAL=-1', 'COUNT=00', 'COUNT=deux'].map(part => ({
    title: `a rule with ${part}`,
    source: 'RFC 5545 §3.3.10: a positive integer',
    file: fileWith(...eventWith('a', 'Club', `RRULE:FREQ=DAILY;${part}`), ...NEIGHBOUR),
    shows: [NEIGHBOUR_SHOWN],
    unread: ['Club'],
  })),
  ...EXCEPTIONS_CASES,
]
