import { eventWith, fileWith, type MessyCase, NEIGHBOUR, NEIGHBOUR_SHOWN } from './case.ts'

/** Lines that are no lines of a calendar, and events that say too little. */
export const LINES_CASES: readonly MessyCase[] = [
  {
    title: 'a quote within a quoted parameter, in a line nobody needs',
    source: 'github.com/kewisch/ical.js/issues/1015',
    file: fileWith(
      ...eventWith('a', 'Réunion', 'ATTENDEE;PARTSTAT=ACCEPTED;X-RESPONSE-COMMENT="dit "oui" à tous":mailto:a@b.fr'),
      ...NEIGHBOUR,
    ),
    shows: ['2026-11-18 08:00–09:00 Réunion', NEIGHBOUR_SHOWN],
  },
  {
    title: 'a description that goes on in bare lines',
    source: 'github.com/osbridge/openconferenceware/issues/109; github.com/ics-py/ics-py/issues/56',
    file: fileWith(...eventWith('a', 'Club', 'DESCRIPTION:Apporter', 'un stylo', 'et une gomme'), ...NEIGHBOUR),
    shows: ['2026-11-18 08:00–09:00 Club « Apporter / un stylo / et une gomme »', NEIGHBOUR_SHOWN],
  },
  {
    title: 'a start that is no date',
    source: 'github.com/pimutils/khal/issues/1251 (offer to import what does not offend)',
    file: fileWith(...eventWith('a', 'Rencontre', 'DTSTART:demain à 8 h'), ...NEIGHBOUR),
    shows: [NEIGHBOUR_SHOWN],
    unread: ['Rencontre'],
  },
  {
    title: 'a colon that was forgotten after DTSTART',
    source: 'github.com/cozy-labs/konnectors/issues/231',
    file: fileWith(...eventWith('a', 'Entraînement', 'DTSTART20261118T080000'), ...NEIGHBOUR).replace(
      /DTSTART;TZID=Europe\/Paris:20261118T080000\r\n/,
      '',
    ),
    shows: [NEIGHBOUR_SHOWN],
    unread: ['Entraînement'],
  },
  {
    title: 'days without VALUE=DATE, the end on the day of the start',
    source: 'github.com/kewisch/ical.js/issues/620; github.com/derekantrican/GAS-ICS-Sync/issues/55',
    file: fileWith(...eventWith('a', 'Journée sportive', 'DTSTART:20261118', 'DTEND:20261118'), ...NEIGHBOUR),
    shows: ['2026-11-18 1 j Journée sportive', NEIGHBOUR_SHOWN],
  },
  {
    title: 'VALUE=DATE before a time',
    source: 'github.com/lfos/calcurse/issues/517; github.com/owncloud/calendar/issues/324',
    file: fileWith(
      ...eventWith('a', 'Stage', 'DTSTART;VALUE=DATE:20261221T000000', 'DTEND;VALUE=DATE:20261224T000000'),
      ...eventWith('b', 'Fête', 'DTSTART;VALUE=DATE:20261119', 'DTEND;VALUE=DATE:20261119T235959'),
    ),
    shows: ['2026-11-19 1 j Fête', '2026-12-21 3 j Stage'],
  },
  {
    title: 'a day that ends at a time',
    source: 'github.com/pimutils/khal/issues/1251',
    file: fileWith(
      ...eventWith('a', 'Jour férié', 'DTSTART;VALUE=DATE:20261118', 'DTEND:20261118T050001Z'),
      ...NEIGHBOUR,
    ),
    shows: ['2026-11-18 1 j Jour férié', NEIGHBOUR_SHOWN],
  },
  {
    title: 'events without a UID, two of them at the same hour',
    source: 'github.com/pimutils/khal/pull/1082',
    file: fileWith(...eventWith('a', 'Piano'), ...eventWith('b', 'Solfège')).replace(/UID:.\r\n/g, ''),
    shows: ['2026-11-18 08:00–09:00 Piano', '2026-11-18 08:00–09:00 Solfège'],
  },
  {
    title: 'one UID for different events',
    source: 'github.com/lochmueller/calendarize/issues/799; github.com/cozy/cozy-calendar/issues/491',
    file: fileWith(
      ...eventWith('0', 'Lundi', 'DTSTART:20261123T080000Z', 'DTEND:20261123T090000Z'),
      ...eventWith('0', 'Mardi', 'DTSTART:20261124T080000Z', 'DTEND:20261124T090000Z'),
    ),
    shows: ['2026-11-23 09:00–10:00 Lundi', '2026-11-24 09:00–10:00 Mardi'],
  },
  {
    title: 'an event that never ends before the next begins',
    source: 'github.com/SufficientlySecure/calendar-import-export/issues/86',
    file: fileWith(...eventWith('a', 'Perdu').slice(0, -1), ...NEIGHBOUR),
    shows: [NEIGHBOUR_SHOWN],
    unread: ['Perdu'],
  },
  ...(
    [
      ['PT1H30', '09:30'],
      ['PT1H30M', '09:30'],
      ['pt1h30', '09:30'],
      ['P1H30M', '09:30'],
      ['PT45M30', '08:45'],
      ['PT0H50', '08:50'],
      ['P0DT1H', '09:00'],
    ] as const
  ).map(([length, end]) => ({
    title: `a length written as ${length}`,
    source: 'RFC 5545 §3.3.6, with its last unit forgotten',
    file: fileWith(...eventWith('a', 'Club', 'DTSTART;TZID=Europe/Paris:20261118T080000', `DURATION:${length}`)),
    shows: [`2026-11-18 08:00–${end} Club`],
  })),
  ...['PT1.5H', 'PT55', 'une heure'].map(length => ({
    title: `a length that is none: ${length}`,
    source: 'RFC 5545 §3.3.6',
    file: fileWith(
      ...eventWith('a', 'Club', 'DTSTART;TZID=Europe/Paris:20261118T080000', `DURATION:${length}`),
      ...NEIGHBOUR,
    ),
    shows: [NEIGHBOUR_SHOWN],
    unread: ['Club'],
  })),
  ...[
    ['SUMMARY;ENCODING=QUOTED-PRINTABLE;CHARSET=UTF-8:R=C3=A9union'],
    ['SUMMARY;CHARSET=ISO-8859-1;ENCODING=QUOTED-PRINTABLE:R=E9union'],
    ['SUMMARY;QUOTED-PRINTABLE:R=E9union'],
    ['SUMMARY;ENCODING=QUOTED-PRINTABLE:R=C3=', '=A9uni=', 'on'],
    ['SUMMARY:Réunion'],
  ].map(lines => ({
    title: `a title of vCalendar 1.0: ${lines.join(' ')}`,
    source: 'vCalendar 1.0 §2.1.3; RFC 2045 §6.7',
    file: fileWith(
      'BEGIN:VEVENT',
      'UID:a',
      'DTSTART:20261118T070000Z',
      'DURATION:PT1H',
      ...lines,
      'END:VEVENT',
      ...NEIGHBOUR,
    ),
    shows: ['2026-11-18 08:00–09:00 Réunion', NEIGHBOUR_SHOWN],
  })),
  {
    title: 'a note of vCalendar 1.0 of two lines, and a sign that is none',
    source: 'vCalendar 1.0 §2.1.3',
    file: fileWith(
      ...eventWith('a', 'Club', 'DESCRIPTION;ENCODING=QUOTED-PRINTABLE:Un=0D=0ADEUX=3D2 :=', 'SUITE:fin=', 'encore'),
      ...eventWith('b', 'a=C3=A9 reste', 'DESCRIPTION;ENCODING=QUOTED-PRINTABLE:fin='),
    ),
    shows: [
      '2026-11-18 08:00–09:00 Club « Un / DEUX=2 :SUITE:finencore »',
      '2026-11-18 08:00–09:00 a=C3=A9 reste « fin »',
    ],
  },
  ...(
    [
      ['TRUE', '20261118T000000', '20261120T000000', '2026-11-18 2 j Pont'],
      ['true', '20261118T000000', '20261119T000000', '2026-11-18 1 j Pont'],
      ['FALSE', '20261118T000000', '20261119T000000', '2026-11-18 00:00–00:00 Pont'],
      ['TRUE', '20261118T080000', '20261118T100000', '2026-11-18 08:00–10:00 Pont'],
    ] as const
  ).map(([said, start, end, shown]) => ({
    title: `a day from midnight to midnight, said to be one: ${said} ${start}`,
    source: 'MS-OXCICAL §2.1.3.1.1.20.29',
    file: fileWith(
      ...eventWith(
        'a',
        'Pont',
        `DTSTART;TZID=Romance Standard Time:${start}`,
        `DTEND;TZID=Romance Standard Time:${end}`,
        `X-MICROSOFT-CDO-ALLDAYEVENT:${said}`,
      ),
    ),
    shows: [shown],
  })),
  ...[
    ['20261117T230000Z', '20261118T230000Z', 'CDO'],
    ['20261118T000000', '20261119T000000', 'MSNCALENDAR'],
  ].map(([start, end, by]) => ({
    title: `a day from midnight to midnight, said to be one by ${by}: ${start}`,
    source: 'Exchange and Outlook.com write it so',
    file: fileWith(...eventWith('a', 'Pont', `DTSTART:${start}`, `DTEND:${end}`, `X-MICROSOFT-${by}-ALLDAYEVENT:TRUE`)),
    shows: ['2026-11-18 1 j Pont'],
  })),
]
