import { expect, it } from 'vitest'
import { gradeTimeline } from './grade.ts'

it('shows the dates of a time line even when all is right', () => {
  const order = ['s1', 's2', 's3']
  const labels = { s1: '1789 : Bastille', s2: '1792 : République', s3: '1804 : Empire' }
  expect(gradeTimeline({ engine: 'timeline', order, labels }, { engine: 'timeline', order }).parts['0']).toEqual({
    correct: true,
    expected: '1789 : Bastille',
  })
})
