import { describe, expect, it } from 'vitest'
import { gradingCases } from '../testing/cases.ts'
import type { Expected } from './index.ts'
import { gradeVerdict, number, text } from './testing/expected.ts'

describe('@H08 the grader on answers that a reader judged', () => {
  const judged = ['maths', 'words']
    .flatMap(gradingCases)
    .map(({ expected, answer, gold }) => ({ answer, gold, verdict: gradeVerdict(expected, answer) }))
  const decided = judged.filter(({ verdict }) => verdict !== 'to_review')

  it('never tells a pupil that a wrong answer is right', () => {
    expect(judged.filter(({ gold, verdict }) => gold !== 'correct' && verdict === 'correct')).toEqual([])
  })

  it('never tells a pupil that a right answer is wrong', () => {
    expect(judged.filter(({ gold, verdict }) => gold === 'correct' && verdict === 'incorrect')).toEqual([])
  })

  it('decides most of them, and nearly always like the reader', () => {
    expect(judged.length).toBe(67)
    expect(decided.length).toBeGreaterThanOrEqual(57)
    expect(decided.filter(({ gold, verdict }) => gold === verdict).length).toBeGreaterThanOrEqual(decided.length - 2)
  })
})

describe('any answer', () => {
  const kinds: Expected[] = [
    number('3', 'cm'),
    text(['une idée']),
    { kind: 'exact', accepted: ['oui'] },
    { kind: 'equation', solutions: ['1'] },
    { kind: 'algebra', expression: 'x+1' },
    { kind: 'dictation', text: 'Oui.' },
    { kind: 'translation', accepted: ['yes'] },
    { kind: 'conjugation', verb: 'finir', tense: 'PRESENT', person: 0 },
    { kind: 'free', criteria: ['a', 'b'] },
  ]
  it.each(kinds)('that is empty is not accepted: %j', expected => {
    expect(gradeVerdict(expected, '  ')).toBe('incorrect')
  })
  it.each(kinds)('however strange makes no trouble: %j', expected => {
    for (const odd of [
      '(((((',
      '\\frac{',
      '1/0',
      '🙂',
      '^^^',
      'x'.repeat(7000),
      '9'.repeat(300),
      '10^99999999',
      '=',
      '<b>',
      '((x+1)^8)^8',
    ])
      expect(gradeVerdict(expected, odd)).not.toBe('correct')
  })
})
