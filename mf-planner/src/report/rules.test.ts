import type { ReportGrade } from '@ariane/shared/contracts/school-report'
import { describe, expect, it } from 'vitest'
import { formatNumber, helpAddress, pickHelped, withoutTestWords } from './rules.ts'

const grade = (value: number | null, outOf = 20): ReportGrade => ({
  subject: 'Mathématiques',
  title: 'Fractions',
  day: '2026-11-16',
  value,
  outOf,
  classAverage: null,
  coefficient: null,
})

describe('@Y06 a weak grade', () => {
  it.each([
    [9.5, 20, true],
    [10, 20, false],
    [4, 10, true],
    [0, 20, true],
    [null, 20, false],
  ])('%s of %s: %s', (value, outOf, weak) => expect(pickHelped([grade(value, outOf)]).length === 1).toBe(weak))

  it('is offered help, the latest three', () => {
    const grades = [grade(3), grade(15), grade(4), grade(5), grade(6)]
    expect(pickHelped(grades)).toEqual([grades[0], grades[2], grades[3]])
  })

  it('leads to its chapter, or to its subject', () => {
    expect(helpAddress({ subject: 'SVT' })).toBe('/revisions?demarrage=1&matiere=SVT')
    expect(helpAddress({ subject: 'SVT', topic: 'a-b' })).toBe('/revisions?demarrage=1&matiere=SVT&chapitre=a-b')
  })

  it('is written as in French', () => expect([8.5, 11, 9.256].map(formatNumber)).toEqual(['8,5', '11', '9,26']))
})

describe('@Y06 what a grade speaks of', () => {
  it.each([
    ['Contrôle sur les fractions', 'sur les fractions'],
    ['DS n°3 : Évaluation de grammaire', 'n°3 : de grammaire'],
    ['Devoir surveillé, Interro éclair', ', éclair'],
    ['Dessins contrôlés', 'Dessins contrôlés'],
    ['Verbes irréguliers', 'Verbes irréguliers'],
  ])('of « %s » is « %s »', (title, topic) => expect(withoutTestWords(title)).toBe(topic))
})
