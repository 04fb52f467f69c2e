import { describe, expect, it } from 'vitest'
import { quickTimes } from './quick-times.ts'

const lesson = (start: string, end: string, part: object = {}) => ({
  type: 'course' as const,
  allDay: false,
  startDate: `2026-11-24T${start}:00+01:00`,
  endDate: `2026-11-24T${end}:00+01:00`,
  ...part,
})
const shown = (...args: Parameters<typeof quickTimes>) =>
  quickTimes(...args).map(({ startTime, endTime }) => `${startTime} ${endTime}`)

describe('@N04 hours that are chosen with one tap', () => {
  const week = [
    lesson('09:05', '10:00'),
    lesson('08:10', '09:05'),
    lesson('08:10', '09:05'),
    lesson('10:15', '11:10'),
    lesson('00:00', '00:00', { allDay: true }),
    lesson('17:00', '18:00', { type: 'other' }),
  ]
  it('are those of the lessons of the week, each once', () => {
    expect(shown('exam', week)).toEqual(['08:10 09:05', '09:05 10:00', '10:15 11:10'])
  })

  it('are those of a common school day while the lessons are not known', () => {
    expect(shown('course', week.slice(0, 2))).toEqual([
      '08:00 09:00',
      '09:00 10:00',
      '10:00 11:00',
      '11:00 12:00',
      '14:00 15:00',
      '15:00 16:00',
    ])
  })

  it('are after school for a revision', () => expect(shown('revision', week)[0]).toBe('17:00 17:30'))
})
