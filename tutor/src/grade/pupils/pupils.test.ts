import { describe, expect, it } from 'vitest'
import { grade, type Verdict } from '../index.ts'
import { expressions } from './algebra.ts'
import { verbs } from './conjugation.ts'
import { dictations } from './dictation.ts'
import { equations } from './equation.ts'
import { numbers } from './number.ts'
import { sentences } from './text.ts'
import { translations } from './translation.ts'

/** Each family with the share of its answers that rules can decide; the others are left to the reader. */
const families = [
  ['numbers', numbers, 0.9],
  ['expressions', expressions, 1],
  ['equations', equations, 0.9],
  ['verbs', verbs, 1],
  ['translations', translations, 0.5],
  ['dictations', dictations, 1],
  ['sentences', sentences, 0.4],
] as const

describe.each(families)('what pupils write: %s', (_, family, share) => {
  const judged = family.flatMap(([expected, answers, setting]) =>
    Object.entries(answers).flatMap(([gold, texts]) =>
      texts.map(answer => ({ answer, gold: gold as Verdict, verdict: grade(expected, answer, setting).verdict })),
    ),
  )
  const decided = judged.filter(({ verdict }) => verdict !== 'to_review')

  it('is judged as a reader judges it, or left to the reader', () => {
    expect(judged.length).toBeGreaterThanOrEqual(35)
    expect(decided.filter(({ gold, verdict }) => gold !== verdict)).toEqual([])
  })

  it('is decided often enough to be of use', () => {
    expect(decided.length / judged.length).toBeGreaterThanOrEqual(share)
  })
})
