import { defaultSettings } from '@ariane/shared/contracts'
import { describe, expect, it } from 'vitest'
import { findSlot, freeIn, hasSlot, splitTime } from './work-time.ts'

const base = defaultSettings('u1')
const slot = (startTime: string, endTime: string, enabled = true) => ({ startTime, endTime, enabled })
const sundays = (startTime: string, endTime: string) => ({
  workDays: { ...base.workDays, sunday: true },
  timeSlots: { ...base.timeSlots, sunday: slot(startTime, endTime) },
})
const shown = (spans: readonly { start: number; end: number }[]) =>
  spans.map(({ start, end }) => [start, end].map(at => new Date(at).toISOString().slice(11, 16)).join('–'))
const at = (time: string) => Date.parse(`2026-11-23T${time}:00Z`)
const span = (start: string, end: string) => ({ start: at(start), end: at(end) })

describe('@T04 the work slot of a day', () => {
  it.each([
    ['is in winter time on a Monday of November', base, '2026-11-23', ['16:00–17:15']],
    ['is in summer time on a Monday of June', base, '2026-06-15', ['15:00–16:15']],
    ['is none on a day without work, even with hours', base, '2026-11-28', []],
    [
      'is none when its hours are off',
      { ...base, timeSlots: { ...base.timeSlots, monday: slot('17:00', '18:00', false) } },
      '2026-11-23',
      [],
    ],
    ['is none when the day is off', { ...base, workDays: { ...base.workDays, monday: false } }, '2026-11-23', []],
    ['keeps its hours the day the clock goes forward', sundays('09:00', '10:00'), '2026-03-29', ['07:00–08:00']],
    ['keeps its hours the day the clock goes back', sundays('09:00', '10:00'), '2026-10-25', ['08:00–09:00']],
    ['spans the change in spring: an hour is missing', sundays('01:00', '04:00'), '2026-03-29', ['00:00–02:00']],
    ['spans the change in autumn: an hour comes twice', sundays('01:00', '04:00'), '2026-10-25', ['23:00–03:00']],
  ] as const)('%s', (_, settings, day, expected) => {
    const found = findSlot(settings, day)
    expect(found ? shown([found]) : []).toEqual(expected)
  })

  it('has to be there on one day at least', () => {
    expect(hasSlot(base)).toBe(true)
    const idle = Object.fromEntries(Object.keys(base.workDays).map(day => [day, false])) as typeof base.workDays
    expect(hasSlot({ ...base, workDays: idle })).toBe(false)
  })
})

describe('@T04 the free time of a slot', () => {
  const day = span('16:00', '17:15')
  it.each([
    ['is all of it on an empty day', [], '08:00', ['16:00–17:15']],
    ['leaves out an event in the middle', [span('16:30', '16:45')], '08:00', ['16:00–16:30', '16:45–17:15']],
    ['leaves out pieces under 15 minutes', [span('16:10', '16:20')], '08:00', ['16:20–17:15']],
    ['counts events that overlap once', [span('16:20', '16:50'), span('16:00', '16:40')], '08:00', ['16:50–17:15']],
    [
      'does not mind an event before, after or without length',
      [span('15:00', '16:00'), span('17:15', '18:00'), span('16:30', '16:30')],
      '08:00',
      ['16:00–17:15'],
    ],
    ['is none under an event that covers it', [span('15:00', '18:00')], '08:00', []],
    ['begins on the next five minutes once the slot has begun', [], '16:11', ['16:15–17:15']],
    ['is none once it is nearly over', [], '17:01', []],
    ['is none once it is over', [], '19:00', []],
  ] as const)('%s', (_, busy, now, expected) => {
    expect(shown(freeIn(day, busy, at(now)))).toEqual(expected)
  })
})

describe('@T04 the parts of the free time', () => {
  it.each([
    ['last half an hour when there is room', [span('16:00', '17:15')], 2, ['16:00–16:30', '16:30–17:00']],
    ['grow shorter so that all fit', [span('16:00', '17:15')], 3, ['16:00–16:25', '16:25–16:50', '16:50–17:15']],
    ['are a quarter of an hour at least, and fewer then', [span('16:00', '16:35')], 4, ['16:00–16:15', '16:15–16:30']],
    ['never bridge an event', [span('16:00', '16:20'), span('16:30', '16:50')], 2, ['16:00–16:20', '16:30–16:50']],
    ['are none when nothing is wanted', [span('16:00', '17:00')], 0, []],
  ] as const)('%s', (_, free, wanted, expected) => {
    expect(shown(splitTime(free, wanted))).toEqual(expected)
  })
})
