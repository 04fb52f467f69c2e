import { describe, expect, it } from 'vitest'
import { solvedCases } from '../../testing/cases.ts'
import { composeQuestions } from '../testing/questions.ts'

const subjects = [
  { file: 'solved-maths', subject: 'Mathématiques' as const, chapter: 'math-4-fractions' },
  { file: 'traps', subject: 'Mathématiques' as const, chapter: 'math-4-fractions' },
  { file: 'solved-physics', subject: 'Physique-Chimie' as const, chapter: 'pc-4-loi-ohm' },
  { file: 'solved-life', subject: 'SVT' as const, chapter: '' },
  { file: 'solved-history', subject: 'Histoire' as const, chapter: '' },
  { file: 'solved-geography', subject: 'Géographie' as const, chapter: '' },
]
const all = subjects.flatMap(({ file, ...rest }) => solvedCases(file).map(row => ({ ...row, ...rest })))
const plain = (text: string | null) => text?.replace(/[\u202f\u00a0]/g, ' ') ?? null

describe('tasks that the rules were tuned on', () => {
  it('are at least 200, 30 of them with a question that no rule may answer', () => {
    expect(all.length).toBeGreaterThanOrEqual(200)
    expect(all.filter(({ results }) => results.includes(null)).length).toBeGreaterThanOrEqual(30)
  })

  it.each(all)(
    'have these results, or none where a word is left: $statement',
    ({ statement, results, subject, chapter }) => {
      const questions = composeQuestions(statement, subject, chapter)
      expect(questions.map(({ answer }) => plain(answer))).toEqual(results.map(plain))
    },
  )

  it.each(all)('show their steps, the last one with the result, and hints that differ: $statement', row => {
    for (const { mode, answer_step_by_step, hints, course } of composeQuestions(
      row.statement,
      row.subject,
      row.chapter,
    )) {
      if (mode === 'guided') continue
      expect(answer_step_by_step.length).toBeGreaterThan(0)
      expect(new Set(hints).size).toBe(hints.length)
      expect(course.content).not.toBe('')
      for (const { content } of answer_step_by_step) {
        expect(content).not.toMatch(/undefined|NaN|\[object/)
        expect(content.split('$').length % 2).toBe(1)
        // A pupil is told « vous ».
        expect(content).not.toMatch(/\b(?:tu|ton|tes|toi)\b/i)
      }
    }
  })
})
