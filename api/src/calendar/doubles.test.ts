import { describe, expect, it } from 'vitest'
import { withoutDoubles } from './doubles.ts'

type Shown = Parameters<typeof withoutDoubles>[0][number]
const lesson = (source: Shown['source'], part: Partial<Shown> = {}): Shown => ({
  source,
  type: 'course',
  startDate: '2026-11-23T07:00:00.000Z',
  endDate: '2026-11-23T08:00:00.000Z',
  allDay: false,
  subject: 'Mathématiques',
  title: 'Mathématiques',
  ...part,
})
const left = (...events: Shown[]) => withoutDoubles(events).map(({ source }) => source)

describe('@Y03 a lesson that comes by synchronisation and by address', () => {
  it.each(['pronote', 'ecoledirecte'] as const)('is shown once, as %s gives it', source => {
    expect(left(lesson('ical'), lesson(source))).toEqual([source])
    expect(left(lesson(source, { type: 'exam' }), lesson('ical'))).toEqual([source])
    expect(left(lesson(source, { subject: null, title: 'MUSIQUE' }), lesson('ical', { subject: 'Musique' }))).toEqual([
      source,
    ])
  })

  it('is shown as the address gives it where nothing else does', () => {
    expect(left(lesson('ical'))).toEqual(['ical'])
    expect(left(lesson('ical'), lesson('own'))).toEqual(['ical', 'own'])
  })

  it.each([
    ['another hour', { startDate: '2026-11-23T07:30:00.000Z' }],
    ['another end', { endDate: '2026-11-23T09:00:00.000Z' }],
    ['another subject', { subject: 'Français' }],
    ['homework', { type: 'homework' as const }],
    ['all day', { allDay: true }],
    ['a mark', { done: true }],
  ])('is another one with %s', (_, part) => {
    expect(left(lesson('pronote'), lesson('ical', part))).toEqual(['pronote', 'ical'])
  })
})
