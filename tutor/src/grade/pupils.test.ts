import { describe, expect, it } from 'vitest'
import { gradingCases } from '../testing/cases.ts'
import { grade } from './index.ts'

/** Each family with the share of its answers that rules can decide; the others are left to the reader. */
const families = [
  ['numbers', 0.9],
  ['expressions', 1],
  ['equations', 0.9],
  ['verbs', 1],
  ['translations', 0.5],
  ['dictations', 1],
  ['sentences', 0.4],
] as const

describe.each(families)('what pupils write: %s', (family, share) => {
  const judged = gradingCases(family).map(({ expected, answer, gold, setting }) => ({
    answer,
    gold,
    verdict: grade(expected, answer, setting).verdict,
  }))
  const decided = judged.filter(({ verdict }) => verdict !== 'to_review')

  it('is judged as a reader judges it, or left to the reader', () => {
    expect(judged.length).toBeGreaterThanOrEqual(35)
    expect(decided.filter(({ gold, verdict }) => gold !== verdict)).toEqual([])
  })

  it('is decided often enough to be of use', () => {
    expect(decided.length / judged.length).toBeGreaterThanOrEqual(share)
  })
})
