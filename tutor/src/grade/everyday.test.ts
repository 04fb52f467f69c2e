import { describe, expect, it } from 'vitest'
import { gradingCases } from '../testing/cases.ts'
import { gradeVerdict } from './testing/expected.ts'

const judged = gradingCases('everyday').map(({ expected, answer, gold }) => ({
  answer,
  gold,
  verdict: gradeVerdict(expected, answer),
}))

describe('answers as pupils type them every day', () => {
  it('are more than 70, and each is judged like a reader would or left to one', () => {
    expect(judged.length).toBeGreaterThan(70)
    expect(judged.filter(({ gold, verdict }) => verdict !== gold && verdict !== 'to_review')).toEqual([])
  })

  it('are nearly all decided', () => {
    expect(judged.filter(({ verdict }) => verdict === 'to_review').map(({ answer }) => answer)).toEqual([
      'douze euros quatre',
      'Napoléon III',
    ])
  })
})
