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
})
