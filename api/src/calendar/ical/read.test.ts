import { describe, expect, it } from 'vitest'
import { readCalendar } from './read.ts'
import { calendar, event, WINDOW } from './testing/calendar-text.ts'

const read = (...parts: string[]) => readCalendar(calendar(...parts), WINDOW)
const one = (...lines: string[]) => {
  const { drafts } = read(event(...lines))
  const [draft] = drafts
  if (!draft || drafts.length > 1) throw new Error(`${drafts.length} drafts`)
  return draft
}
const span = ({ start, end }: { start: Date; end: Date }) => [start.toISOString(), end.toISOString()]

describe('when an event is', () => {
  const LONDON = [
    'BEGIN:VTIMEZONE',
    'TZID:Heure de Londres',
    'BEGIN:STANDARD',
    'DTSTART:19961027T020000',
    'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
    'TZOFFSETFROM:+0100',
    'TZOFFSETTO:+0000',
    'END:STANDARD',
    'BEGIN:DAYLIGHT',
    'DTSTART:19810329T010000',
    'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
    'TZOFFSETFROM:+0000',
    'TZOFFSETTO:+0100',
    'END:DAYLIGHT',
    'END:VTIMEZONE',
  ]
  it.each([
    ['on the local clock', 'DTSTART;TZID=Europe/Paris:20261118T080000', '2026-11-18T07:00:00.000Z'],
    ['in UTC', 'DTSTART:20261118T080000Z', '2026-11-18T08:00:00.000Z'],
    ['without a zone, on the wall of the pupil', 'DTSTART:20261118T080000', '2026-11-18T07:00:00.000Z'],
    ['in a named zone', 'DTSTART;TZID=America/New_York:20261118T020000', '2026-11-18T07:00:00.000Z'],
    ['in a name that ends like one', 'DTSTART;TZID=/x.org/1/Asia/Tokyo:20261118T160000', '2026-11-18T07:00:00.000Z'],
    ['in a zone of the file', 'DTSTART;TZID=Heure de Londres:20261118T070000', '2026-11-18T07:00:00.000Z'],
    ['in a zone of the file, in summer', 'DTSTART;TZID=Heure de Londres:20270618T070000', '2027-06-18T06:00:00.000Z'],
    ['in a zone nobody knows', 'DTSTART;TZID=Ailleurs:20261118T080000', '2026-11-18T07:00:00.000Z'],
  ])('is read %s', (_, start, expected) => {
    const { drafts } = read(...LONDON, event(start, 'DURATION:PT30M'))
    expect(drafts[0]?.start.toISOString()).toBe(expected)
    expect(drafts[0] && +drafts[0].end - +drafts[0].start).toBe(1_800_000)
  })

  it.each([
    ['a day', ['DTSTART;VALUE=DATE:20261118', 'DTEND;VALUE=DATE:20261119'], '2026-11-18T23:00:00.000Z'],
    ['a day without an end', ['DTSTART;VALUE=DATE:20261118', 'DURATION:P1D'], '2026-11-18T23:00:00.000Z'],
    ['two days', ['DTSTART;VALUE=DATE:20261118', 'DTEND;VALUE=DATE:20261120'], '2026-11-19T23:00:00.000Z'],
    [
      'an end before the start',
      ['DTSTART;VALUE=DATE:20261118', 'DTEND;VALUE=DATE:20261110'],
      '2026-11-18T23:00:00.000Z',
    ],
  ])('is %s from midnight to midnight', (_, lines, end) => {
    const draft = one(...lines)
    expect(draft.allDay).toBe(true)
    expect(span(draft)).toEqual(['2026-11-17T23:00:00.000Z', end])
  })

  it('ends no earlier than it starts, and lasts no longer than a good year', () => {
    expect(span(one('DTEND;TZID=Europe/Paris:20261117T090000'))[1]).toBe('2026-11-18T07:00:00.000Z')
    expect(span(one('DTEND;TZID=Europe/Paris:20991117T090000'))[1]).toBe('2027-12-23T07:00:00.000Z')
  })

  it('is left out when it is over before the window, or begins behind it', () => {
    expect(read(event('DTSTART:20250101T080000Z', 'DURATION:PT1H')).drafts).toEqual([])
    expect(read(event('DTSTART:20290101T080000Z', 'DURATION:PT1H')).drafts).toEqual([])
  })
})

describe('a repetition', () => {
  it.each([
    ['daily', 'FREQ=DAILY'],
    ['weekly', 'FREQ=WEEKLY'],
    ['weekly', 'FREQ=WEEKLY;BYDAY=WE;WKST=MO'],
    ['biweekly', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=WE'],
    ['weekdays', 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR'],
    ['monthly', 'FREQ=MONTHLY;BYMONTHDAY=18'],
  ] as const)('is kept as %s: %s', (type, rule) => {
    const { series } = one(`RRULE:${rule}`)
    expect(series).toEqual({
      type,
      start: '2026-11-18T08:00:00',
      end: '2026-11-18T09:00:00',
      until: null,
      exceptions: [],
    })
  })

  it('keeps its end, given as an instant, a day or a count', () => {
    const until = (rule: string) => one(`RRULE:FREQ=WEEKLY;${rule}`).series?.until?.toISOString()
    expect(until('UNTIL=20261202T070000Z')).toBe('2026-12-02T07:00:00.000Z')
    expect(until('UNTIL=20261202')).toBe('2026-12-02T22:59:59.000Z')
    expect(until('COUNT=3')).toBe('2026-12-02T07:00:00.000Z')
  })

  it('keeps what is left out, and gives what was moved a row of its own', () => {
    const { drafts } = read(
      event('RRULE:FREQ=WEEKLY', 'EXDATE;TZID=Europe/Paris:20261125T080000', 'EXDATE:20261202T070000Z'),
      event(
        'RECURRENCE-ID;TZID=Europe/Paris:20261209T080000',
        'DTSTART;TZID=Europe/Paris:20261210T100000',
        'DURATION:PT1H',
      ),
      event('RECURRENCE-ID:20261216T070000Z', 'DTSTART;TZID=Europe/Paris:20261216T080000', 'STATUS:CANCELLED'),
    )
    expect(drafts.map(({ series, cancelled, start }) => [series?.type, cancelled, start.toISOString()])).toEqual([
      ['weekly', false, '2026-11-18T07:00:00.000Z'],
      [undefined, false, '2026-12-10T09:00:00.000Z'],
      [undefined, true, '2026-12-16T07:00:00.000Z'],
    ])
    expect(drafts[0]?.series?.exceptions).toEqual([
      '2026-11-25T08:00:00',
      '2026-12-02T08:00:00',
      '2026-12-09T08:00:00',
      '2026-12-16T08:00:00',
    ])
  })

  it.each([
    ['two days a week', ['RRULE:FREQ=WEEKLY;BYDAY=WE,FR;COUNT=4'], ['18T07', '20T07', '25T07', '27T07']],
    ['every third day', ['RRULE:FREQ=DAILY;INTERVAL=3;COUNT=3'], ['18T07', '21T07', '24T07']],
    ['further dates', ['RDATE;TZID=Europe/Paris:20261120T100000'], ['18T07', '20T09']],
    ['a day left out', ['RRULE:FREQ=DAILY;INTERVAL=3;COUNT=3', 'EXDATE;VALUE=DATE:20261121'], ['18T07', '24T07']],
    [
      'the clock of another country',
      ['DTSTART:20261118T070000Z', 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY;UNTIL=20261126T000000Z'],
      ['18T07', '25T07'],
    ],
  ])('that our words cannot say is laid out: %s', (_, lines, expected) => {
    const { drafts } = read(event(...lines))
    expect(drafts.map(({ start }) => start.toISOString().slice(8, 13))).toEqual(expected)
    expect(new Set(drafts.map(({ key }) => key)).size).toBe(expected.length)
  })

  it('that began years ago is laid out within the window only', () => {
    const { drafts } = read(event('DTSTART:20200101T070000Z', 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY'))
    expect(drafts.length).toBe(57)
    expect(drafts[0]?.start.toISOString()).toBe('2026-10-21T07:00:00.000Z')
  })

  it('at eight o’clock stays at eight in summer', () => {
    const { drafts } = read(event('RRULE:FREQ=MONTHLY;INTERVAL=6'))
    expect(drafts.map(({ start }) => start.toISOString())).toEqual([
      '2026-11-18T07:00:00.000Z',
      '2027-05-18T06:00:00.000Z',
      '2027-11-18T07:00:00.000Z',
    ])
  })
})

describe('what an event says', () => {
  it('is text: markup and what nobody sees is gone', () => {
    const draft = one(
      'SUMMARY:Sortie\\, musée\\nsalle \u202e2\u0007',
      'DESCRIPTION:<p>Apporter&nbsp;:</p><ul><li>un stylo<script>alert(1)</script></li></ul>',
      'LOCATION:Gymnase\\; terrain 2',
    )
    expect(draft.title).toBe('Sortie, musée salle 2')
    expect(draft.description).toBe('Apporter :\nun styloalert(1)')
    expect(draft.meta).toEqual({ room: 'Gymnase; terrain 2' })
  })

  it('has a dash for a title when it has none, and a type when its category is one of ours', () => {
    expect(one('SUMMARY: ').title).toBe('—')
    expect(one('CATEGORIES:Sport,Contrôle').type).toBe('exam')
    expect(one('CATEGORIES:Sport').type).toBe('other')
  })

  it('is the same for the same event, and another when something changes', () => {
    expect(one().digest).toBe(one('DTSTAMP:20261101T000000Z').digest)
    expect(one('SUMMARY:Club d’échecs').key).toBe(one().key)
    expect(one('SUMMARY:Club d’échecs').digest).not.toBe(one().digest)
  })

  it('is the latest of several that share a name', () => {
    const { drafts } = read(event('SEQUENCE:2', 'SUMMARY:Nouveau'), event('SEQUENCE:1', 'SUMMARY:Ancien'))
    expect(drafts.map(({ title }) => title)).toEqual(['Nouveau'])
  })
})

describe('a calendar', () => {
  it('tells its name, counts what it could not read, and may come in several parts', () => {
    const text = calendar('X-WR-CALNAME:Club\\, 4ème', event('UID:autre', 'DTSTART:demain')) + calendar(event())
    expect(readCalendar(text, WINDOW)).toMatchObject({
      name: 'Club, 4ème',
      unread: [{ title: 'Club', reason: 'date' }],
      drafts: [{ title: 'Club' }],
    })
  })

  it('names a repetition with a rule of what is left out, and shows none of it', () => {
    const rules = ['RRULE:FREQ=WEEKLY;COUNT=8', 'EXRULE:FREQ=WEEKLY;INTERVAL=2']
    const { drafts, unread } = readCalendar(calendar(event(...rules)) + calendar(event('UID:autre')), WINDOW)
    expect([drafts.length, unread]).toEqual([1, [{ title: 'Club', reason: 'rule' }]])
  })

  it.each([
    ['nothing', '', 'not_a_calendar'],
    ['a web page', '<!doctype html><title>BEGIN:VCALENDAR</title>', 'not_a_calendar'],
    ['half a file', 'BEGIN:VCALENDAR\nBEGIN:VEVENT\nDTSTART:2026', 'not_a_calendar'],
    ['another alphabet', calendar(event('SUMMARY:R\ufffdvision')), 'wrong_encoding'],
  ])('is refused when it is %s', (_, text, code) => {
    expect(() => readCalendar(text, WINDOW)).toThrow(expect.objectContaining({ code }))
  })
})
