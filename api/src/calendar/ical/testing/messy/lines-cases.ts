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
]
