import { describe, expect, it } from 'vitest'
import { isAbout } from './about.ts'

describe('a lesson of two subjects', () => {
  const lesson = { subject: 'Histoire', meta: { subject: 'Histoire', alsoSubjects: ['Géographie'] } }
  it.each([
    ['Histoire', true],
    ['Géographie', true],
    ['EMC', false],
    [null, false],
  ])('is about %s: %s', (subject, expected) => expect(isAbout(lesson, subject)).toBe(expected))

  it('is about none where it has none', () => expect(isAbout({ subject: null, meta: {} }, null)).toBe(false))
})
