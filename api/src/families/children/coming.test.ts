import { shiftDay } from '@ariane/shared/dates'
import { describe, expect, it } from 'vitest'
import type { WeekEvent } from '../ports.ts'
import { findComing } from './coming.ts'

const NOW = new Date('2026-11-26T09:00:00Z')
const event = (id: string, type: WeekEvent['type'], startDate: string, more: Partial<WeekEvent> = {}): WeekEvent => ({
  id,
  type,
  title: id,
  subject: 'Histoire',
  startDate,
  endDate: startDate,
  meta: {},
  alert: null,
  allDay: true,
  cancelled: false,
  done: false,
  ...more,
})

describe('@K07 what a parent sees coming', () => {
  it('is the next tests and the homework that is not done, the nearest first', () => {
    const events = [
      event('later test', 'exam', '2026-12-03T08:00:00Z'),
      event('today', 'homework', '2026-11-26T08:00:00Z'),
      event('done', 'homework', '2026-11-27T08:00:00Z', { done: true }),
      event('cancelled', 'exam', '2026-11-27T08:00:00Z', { cancelled: true }),
      event('course', 'course', '2026-11-27T08:00:00Z'),
      event('yesterday', 'homework', '2026-11-25T08:00:00Z'),
      event('far homework', 'homework', '2026-12-02T08:00:00Z'),
      event('far test', 'exam', '2026-12-20T08:00:00Z'),
      event('test', 'exam', '2026-11-30T08:00:00Z'),
    ]
    expect(findComing(events, NOW).map(({ id }) => id)).toEqual(['today', 'test', 'later test'])
  })

  it.each([
    ['Monday', '2026-11-23', '2026-11-29'],
    ['Thursday', '2026-11-26', '2026-11-30'],
    ['Friday', '2026-11-27', '2026-12-01'],
    ['Saturday', '2026-11-28', '2026-12-06'],
    ['Sunday', '2026-11-29', '2026-12-06'],
  ])('on a %s is all homework of the week, at a weekend of the next one', (_, today, last) => {
    const days = Array.from({ length: 16 }, (_day, n) => shiftDay('2026-11-23', n))
    const events = days.map(day => event(day, 'homework', `${day}T08:00:00Z`))
    const coming = findComing(events, new Date(`${today}T07:00:00Z`)).map(({ id }) => id)
    expect([coming[0], coming.at(-1)]).toEqual([today, last])
    expect(coming).toHaveLength(days.indexOf(last) - days.indexOf(today) + 1)
  })
})
