import { eventWith, fileWith, type MessyCase, NEIGHBOUR, NEIGHBOUR_SHOWN } from './case.ts'

const at = (zone: string, hour = '08') => [
  `DTSTART;TZID=${zone}:20261118T${hour}0000`,
  `DTEND;TZID=${zone}:20261118T${hour}3000`,
]
/** As Outlook and Exchange describe a zone: since 1601. */
const described = (tzid: string, standard: string, daylight: string) => [
  'BEGIN:VTIMEZONE',
  `TZID:${tzid}`,
  'BEGIN:STANDARD',
  'DTSTART:16010101T030000',
  `TZOFFSETFROM:${daylight}`,
  `TZOFFSETTO:${standard}`,
  'RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=10',
  'END:STANDARD',
  'BEGIN:DAYLIGHT',
  'DTSTART:16010101T020000',
  `TZOFFSETFROM:${standard}`,
  `TZOFFSETTO:${daylight}`,
  'RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=3',
  'END:DAYLIGHT',
  'END:VTIMEZONE',
]
const SUMMER = 'DTSTART;TZID=Customized Time Zone:20270618T080000'

/** Zones by the names that Windows, Outlook and Exchange give them. */
export const ZONES_CASES: readonly MessyCase[] = [
  {
    title: 'a zone of Windows without its description',
    source: 'github.com/derekantrican/GAS-ICS-Sync/issues/14; github.com/jspricke/python-remind/issues/19',
    file: fileWith(
      ...eventWith('a', 'Paris', ...at('Romance Standard Time')),
      ...eventWith('b', 'Lisbonne', ...at('GMT Standard Time', '07')),
      ...eventWith('c', 'New York', ...at('Eastern Standard Time', '02')),
    ),
    shows: ['2026-11-18 08:00–08:30 Paris', '2026-11-18 08:00–08:30 Lisbonne', '2026-11-18 08:00–08:30 New York'],
  },
  {
    title: 'a zone of Windows with a number behind it',
    source: 'github.com/derekantrican/GAS-ICS-Sync/issues/219; github.com/OzzyCzech/icalparser/pull/44',
    file: fileWith(...eventWith('a', 'New York', ...at('Eastern Standard Time 1', '02'))),
    shows: ['2026-11-18 08:00–08:30 New York'],
  },
  {
    title: 'a zone named after its cities, described since 1601',
    source: 'github.com/skarim/vobject/issues/173; github.com/jens-maus/node-ical/issues/246',
    file: fileWith(
      ...described('(UTC+00:00) Dublin\\, Edinburgh\\, Lisbon\\, London', '+0000', '+0100'),
      ...eventWith('a', 'Londres', ...at('"(UTC+00:00) Dublin, Edinburgh, Lisbon, London"', '07')),
    ),
    shows: ['2026-11-18 08:00–08:30 Londres'],
  },
  {
    title: 'a zone of the sender’s own, in summer',
    source: 'github.com/runely/calendar-homey/issues/680',
    file: fileWith(
      ...described('Customized Time Zone', '+0000', '+0100'),
      ...eventWith('a', 'Visite', SUMMER, 'DURATION:PT1H'),
    ),
    shows: ['2027-06-18 09:00–10:00 Visite'],
  },
  {
    title: 'a zone that neither the file nor anybody knows',
    source: 'github.com/home-assistant/core/issues/179613 (one unknown name loses the whole calendar)',
    file: fileWith(...eventWith('a', 'Ailleurs', ...at('Heure de la Lune')), ...NEIGHBOUR),
    shows: ['2026-11-18 08:00–08:30 Ailleurs', NEIGHBOUR_SHOWN],
    zones: ['Heure de la Lune'],
  },
  ...(
    [
      ['Indian/Reunion', '05:00–06:00', []],
      ['Europe/Paris', '08:00–09:00', []],
      ['America/Martinique', '13:00–14:00', []],
      ['Heure de la Lune', '08:00–09:00', ['Heure de la Lune']],
    ] as const
  ).map(([zone, hours, zones]) => ({
    title: `a zone of the whole calendar, for times that name none: ${zone}`,
    source: 'Apple and Google write X-WR-TIMEZONE',
    file: fileWith(
      `X-WR-TIMEZONE:${zone}`,
      ...eventWith('a', 'Club', 'DTSTART:20261118T080000', 'DTEND:20261118T090000'),
      ...eventWith('b', 'Férié', 'DTSTART;VALUE=DATE:20261119'),
      ...eventWith('c', 'Paris'),
      ...NEIGHBOUR,
    ),
    shows: [`2026-11-18 ${hours} Club`, '2026-11-19 1 j Férié', '2026-11-18 08:00–09:00 Paris', NEIGHBOUR_SHOWN],
    zones,
  })),
  {
    title: 'a description of a zone that is broken',
    source: 'github.com/Aupajo/almanack/issues/24',
    file: fileWith(
      'BEGIN:VTIMEZONE',
      'TZID:Europe/Paris',
      'BEGIN:STANDARD',
      'DTSTART:19701025',
      'TZOFFSETFROM:deux',
      'RRULE:FREQ=JAMAIS',
      'END:STANDARD',
      'END:VTIMEZONE',
      ...eventWith('a', 'Club'),
    ),
    shows: ['2026-11-18 08:00–09:00 Club'],
  },
]
