import { describe, expect, it } from 'vitest'
import { buildNote, joinLessons } from './lessons.ts'
import type { Lesson } from './types.ts'

const lesson = (more: Partial<Lesson> = {}): Lesson => ({
  subject: 'SVT',
  start: '2026-11-23T08:00:00',
  end: '2026-11-23T09:00:00',
  teachers: ['MARTIN Léa'],
  rooms: ['B12'],
  cancelled: false,
  test: false,
  note: '',
  ...more,
})

describe('@N09 lessons of one moment and subject', () => {
  it.each<[string, Partial<Lesson>, number]>([
    ['of another teacher', { teachers: ['DURAND Paul'] }, 1],
    ['of another teacher in another room, as a test', { teachers: ['DURAND Paul'], rooms: ['C3'], test: true }, 1],
    ['of the same teacher', {}, 1],
    ['of the same subject in other letters', { subject: 'Svt', teachers: ['DURAND Paul'] }, 1],
    ['of another subject', { subject: 'ANGLAIS' }, 2],
    ['that ends later', { end: '2026-11-23T10:00:00' }, 2],
    ['at another hour', { start: '2026-11-23T08:30:00' }, 2],
    ['that is cancelled', { cancelled: true }, 2],
  ])('and one %s', (_, more, count) => {
    expect(joinLessons([lesson(), lesson(more)])).toHaveLength(count)
  })

  it('are one with all their names, rooms, words and documents', () => {
    const document = { kind: 'link' as const, name: 'a' }
    const all = [
      lesson({ note: 'Salle changée' }),
      lesson({ teachers: ['DURAND Paul'], rooms: ['B12', 'C3'], test: true, documents: [document] }),
    ]
    expect(joinLessons(all)).toEqual([
      lesson({
        teachers: ['MARTIN Léa', 'DURAND Paul'],
        rooms: ['B12', 'C3'],
        test: true,
        note: 'Salle changée',
        documents: [document],
      }),
    ])
  })
})

it('@N09 an exemption is told beside what is said', () => {
  expect([buildNote('', true), buildNote('Prof. absent', true), buildNote('Prof. absent', false)]).toEqual([
    'Dispensé de ce cours',
    'Prof. absent – Dispensé de ce cours',
    'Prof. absent',
  ])
})
