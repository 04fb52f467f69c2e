import { describe, expect, it } from 'vitest'
import { examsAfter, firstDay, freeTimes, marksOn, readyFirst, splitRest } from './agenda.ts'

const WEEK = ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27', '2026-11-28', '2026-11-29']
const at = (day: number, time: string) => Date.parse(`2026-11-${day}T${time}:00+01:00`)
const event = (
  type: 'course' | 'exam' | 'homework' | 'revision',
  day: number,
  from: string,
  to: string,
  part = {},
) => ({
  type,
  startDate: new Date(at(day, from)).toISOString(),
  endDate: new Date(at(day, to)).toISOString(),
  allDay: false,
  ...part,
})

describe('@U04 the day that comes first on a phone', () => {
  it.each([
    ['today in the morning', null, at(26, '08:00'), '2026-11-26'],
    ['tomorrow from four in the afternoon', null, at(26, '16:00'), '2026-11-27'],
    ['today on a Sunday evening, whose tomorrow is in the next week', null, at(29, '18:00'), '2026-11-29'],
    ['a day that was chosen', '2026-11-23', at(26, '18:00'), '2026-11-23'],
    ['not a chosen day of another week', '2026-11-30', at(26, '08:00'), '2026-11-26'],
    ['Monday of a week that is not this one', null, at(16, '08:00'), '2026-11-23'],
  ])('is %s', (_, chosen, now, day) => expect(firstDay(WEEK, chosen, now)).toBe(day))
})

describe('@U04 free time', () => {
  const hours = (events: Parameters<typeof freeTimes>[0]) =>
    freeTimes(events, '2026-11-27').map(({ start, end, isLunch }) => [start.slice(11, 16), end.slice(11, 16), isLunch])

  it('is what lies between lessons, longer than a break, and says whether one eats in it', () => {
    const lessons = [
      event('course', 27, '08:00', '09:00'),
      event('course', 27, '09:10', '10:00'),
      event('course', 27, '11:00', '12:00'),
      event('exam', 27, '13:30', '14:30'),
    ]
    expect(hours(lessons)).toEqual([
      ['09:00', '10:00', false],
      ['11:00', '12:30', true],
    ])
  })

  it('is free where a lesson is cancelled, and not where lessons overlap', () => {
    const first = event('course', 27, '08:00', '11:00')
    const within = event('course', 27, '08:30', '09:30')
    const last = event('course', 27, '11:00', '12:00')
    expect(hours([first, within, last])).toEqual([])
    const middle = event('course', 27, '09:00', '10:00', { cancelled: true })
    expect(hours([event('course', 27, '08:00', '09:00'), middle, event('course', 27, '10:00', '11:00')])).toEqual([
      ['08:00', '09:00', false],
    ])
  })

  it('is nothing on a day with one lesson, or none', () => {
    expect(hours([])).toEqual([])
    expect(hours([event('course', 27, '08:00', '09:00'), event('homework', 27, '17:00', '18:00')])).toEqual([])
  })
})

describe('@U04 what a day is prepared for', () => {
  it('are the tests of the next three days', () => {
    const exams = [event('exam', 28, '08:00', '09:00'), event('exam', 27, '08:00', '09:00')]
    const others = [
      event('exam', 26, '08:00', '09:00'),
      event('exam', 27, '10:00', '11:00', { cancelled: true }),
      event('homework', 27, '08:00', '09:00'),
    ]
    expect(examsAfter([...exams, ...others], '2026-11-26')).toEqual([exams[1], exams[0]])
    expect(examsAfter(exams, '2026-11-23')).toEqual([])
  })

  it('stands before the hours of the day, and is marked on the strip', () => {
    const lesson = event('course', 27, '08:00', '09:00')
    const homework = event('homework', 27, '08:00', '09:00')
    expect(readyFirst([lesson, homework])).toEqual({ ready: [homework], hours: [lesson] })
    expect(marksOn([lesson, homework], '2026-11-27')).toEqual(['homework'])
    expect(marksOn([lesson, homework], '2026-11-26')).toEqual([])
  })
})

describe('@U04 the rest of the week on a phone', () => {
  const monday = [event('course', 23, '08:00', '09:00')]
  const split = (events: typeof monday, today: string) => {
    const { open, past } = splitRest(WEEK, events, { chosen: '2026-11-28', today })
    return [open.map(day => Number(day.slice(-2))), past.map(day => Number(day.slice(-2)))]
  }
  it.each([
    ['keeps what is over apart, but for yesterday', monday, '2026-11-27', [26, 27, 29], [23, 24, 25]],
    ['is whole where what is over was empty', [], '2026-11-27', [23, 24, 25, 26, 27, 29], []],
    ['is whole in any other week', monday, '2026-12-04', [23, 24, 25, 26, 27, 29], []],
    ['is whole at the beginning of the week', monday, '2026-11-24', [23, 24, 25, 26, 27, 29], []],
  ])('%s', (_, events, today, open, past) => expect(split(events, today)).toEqual([open, past]))
})
