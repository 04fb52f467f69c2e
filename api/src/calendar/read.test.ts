import type { CalendarEvent } from '@ariane/shared/contracts'
import { describe, expect, it } from 'vitest'
import { lightened } from './read.ts'

const event = (id: string, ...sizes: number[]): CalendarEvent => ({
  id,
  title: 'Piano',
  description: '',
  type: 'other',
  startDate: '2026-11-16T16:00:00.000Z',
  endDate: '2026-11-16T17:00:00.000Z',
  allDay: false,
  subject: null,
  meta: {},
  recurrenceType: null,
  recurrenceEnd: null,
  alert: null,
  attachments: [
    { kind: 'link', name: '', url: 'https://exemple.fr/' },
    ...sizes.map(size => ({ kind: 'image' as const, name: '', url: 'x'.repeat(size) })),
  ],
  source: 'own',
})
const sizes = (events: CalendarEvent[]) => events.map(({ attachments }) => attachments.map(({ url }) => url.length))

describe('a list of events', () => {
  it('@N02 has each file once, no more than it can carry, and every link', () => {
    const events = [event('a', 40), event('a', 40), event('b', 40, 40), event('c', 10)]
    expect(sizes(lightened(events, 100))).toEqual([
      [19, 40],
      [19, 0],
      [19, 40, 0],
      [19, 0],
    ])
  })
})
