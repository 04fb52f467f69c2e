import { describe, expect, it } from 'vitest'
import { readApart } from './reader.ts'
import { calendar, event, WINDOW } from './testing/calendar-text.ts'

const repeated = (rule: string, ...lines: string[]) => calendar(event(`RRULE:${rule}`, ...lines))
const deep = (times: number) => 'BEGIN:VEVENT\n'.repeat(times) + 'END:VEVENT\n'.repeat(times)
const many = (times: number) => Array.from({ length: times }, (_, n) => event(`UID:${n}`, 'DESCRIPTION:x')).join('\r\n')

/** How it ended: a code, or that it was read. */
const outcome = (text: string) =>
  readApart(text, WINDOW).then(
    ({ drafts }) => `${drafts.length}`,
    error => String(error.code),
  )

describe('a hostile calendar', () => {
  it.each([
    ['a hundred thousand repetitions', repeated('FREQ=HOURLY;COUNT=100000'), 'too_many_events'],
    [
      'a repetition each second since 1971',
      repeated('FREQ=SECONDLY', 'DTSTART:19710101T000000Z', 'DURATION:PT1S'),
      'too_complicated',
    ],
    ['a date that never comes', repeated('FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30'), /^(\d|too_complicated)$/],
    ['a thousand rules', calendar(event(...Array(1000).fill('RRULE:FREQ=DAILY;BYHOUR=1,2,3;BYMINUTE=1,2,3'))), /^too_/],
    ['events within events', calendar(deep(20_000)), /^(0|too_complicated|not_a_calendar)$/],
    ['one huge line', calendar(event(`DESCRIPTION:${'<'.repeat(900_000)}`)), /^(1|too_complicated)$/],
    [
      'a line folded a hundred thousand times',
      calendar(event(`DESCRIPTION:${'a\r\n '.repeat(200_000)}`)),
      /^(1|too_complicated)$/,
    ],
    ['thousands of events', calendar(many(6000)), 'too_many_events'],
    ['more than may be sent', calendar(event(`DESCRIPTION:${'é'.repeat(2_200_000)}`)), 'too_large'],
    [
      'a clock that changes each second',
      calendar(
        'BEGIN:VTIMEZONE',
        'TZID:x',
        'BEGIN:STANDARD',
        'DTSTART:19700101T000000',
        'RRULE:FREQ=SECONDLY',
        'TZOFFSETFROM:+0100',
        'TZOFFSETTO:+0000',
        'END:STANDARD',
        'END:VTIMEZONE',
        event('DTSTART;TZID=x:20261118T080000'),
      ),
      /^(1|too_complicated)$/,
    ],
    ['sixteen bits a letter', Buffer.from(calendar(event()), 'utf16le').toString('utf8'), 'not_a_calendar'],
  ])('ends in a clear code: %s', async (_, text, expected) => {
    expect(await outcome(text)).toMatch(expected)
  })

  it('does not hold up others: the process answers while it is read', async () => {
    const reading = outcome(repeated('FREQ=SECONDLY', 'DTSTART:19710101T000000Z', 'DURATION:PT1S'))
    let turns = 0
    const turning = setInterval(() => (turns += 1), 10)
    expect(await reading).toBe('too_complicated')
    clearInterval(turning)
    expect(turns).toBeGreaterThan(5)
  })

  it('leaves the next one alone', async () => {
    const both = [outcome(repeated('FREQ=SECONDLY', 'DTSTART:19710101T000000Z')), outcome(calendar(event()))]
    expect(await Promise.all(both)).toEqual(['too_complicated', '1'])
  })
})
