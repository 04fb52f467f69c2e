import { describe, expect, it } from 'vitest'
import { formatReference } from './reference.ts'

const reference = {
  subject: 'Mathématiques',
  grade: '4ème',
  chapter: 'Espace et géométrie',
  lesson: 'Théorème de Pythagore',
  section: null,
  elsewhere: false,
} as const

describe('where an answer is taken from', () => {
  it('is the lesson, and the part where it is known', () => {
    expect(formatReference(reference)).toBe('Leçon « Théorème de Pythagore »')
    expect(formatReference({ ...reference, section: 'Calculer l’hypoténuse' })).toBe(
      'Leçon « Théorème de Pythagore » · partie « Calculer l’hypoténuse »',
    )
  })

  it('says the grade and the chapter of another lesson', () => {
    expect(formatReference({ ...reference, elsewhere: true })).toBe(
      '4ème · chapitre « Espace et géométrie » · Leçon « Théorème de Pythagore »',
    )
    expect(formatReference({ ...reference, elsewhere: true, chapter: 'Théorème de Pythagore' })).toBe(
      '4ème · Leçon « Théorème de Pythagore »',
    )
  })
})
