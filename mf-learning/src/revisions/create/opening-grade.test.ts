import { expect, it } from 'vitest'
import { openingGrade } from './opening-grade.ts'

it.each([
  [null, '6ème', '4ème'],
  [{ chosen: '6ème', pupil: '6ème' }, '6ème', '6ème'],
  [{ chosen: '6ème', pupil: '6ème' }, '5ème', '5ème'],
  [{ chosen: '4ème', pupil: '6ème' }, '6ème', '4ème'],
] as const)('@A15 after %j a pupil of %s begins with %s', (remembered, grade, opens) => {
  expect(openingGrade(remembered, grade)).toBe(opens)
})
