import { describe, expect, it } from 'vitest'
import { nextClassName, nextGrade, schoolYear } from './school-year.ts'

describe('a school year', () => {
  it.each([
    ['2026-11-26', 2026],
    ['2027-06-30', 2026],
    ['2027-07-01', 2027],
  ])('of %s began in %i', (day, year) => expect(schoolYear(day)).toBe(year))

  it('is followed by the next grade, and by none after the last one', () => {
    expect(nextGrade('6ème')).toBe('5ème')
    expect(nextGrade('3ème')).toBeUndefined()
  })

  it.each([
    ['6e B', '6ème', '5e B'],
    ['602', '6ème', '502'],
    ['Les Explorateurs', '6ème', 'Les Explorateurs'],
    ['3e A', '3ème', '3e A'],
  ] as const)('turns the class %s of %s into %s', (name, grade, next) => expect(nextClassName(name, grade)).toBe(next))
})
