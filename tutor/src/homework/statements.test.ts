import { describe, expect, it } from 'vitest'
import { homeworkCases } from '../testing/cases.ts'
import { judgeHomework } from './index.ts'
import { HomeworkQuestion } from './question.ts'
import { composeQuestions, written } from './testing/questions.ts'

const all = [
  ...homeworkCases('maths').map(row => ({ ...row, subject: 'Mathématiques' as const, chapter: 'math-4-fractions' })),
  ...homeworkCases('french').map(row => ({
    ...row,
    subject: 'Français' as const,
    chapter: 'fr-4-accord-participe-passe',
  })),
  ...homeworkCases('other').map(row => ({ ...row, subject: 'SVT' as const, chapter: 'svt-4-tectonique-plaques' })),
].map(({ statement, ...rest }) => ({ text: statement, ...rest }))

describe('statements as they stand on sheets', () => {
  it('are more than 120', () => {
    expect(all.length).toBeGreaterThan(120)
  })

  it.each(all)('are cut in their questions, solved or guided: $text', ({ text, answers, subject, chapter }) => {
    const questions = composeQuestions(text, subject, chapter)
    expect(questions.map(({ mode }) => mode)).toEqual(answers.map(answer => (answer === null ? 'guided' : 'exact')))
    for (const [i, question] of questions.entries()) {
      const answer = answers[i]
      if (typeof answer !== 'string') continue
      expect(judgeHomework(question, answer, 0)).toMatchObject({ status: 'success', next_action: 'next_question' })
    }
  })

  it.each(all)('give a guided question no solution of its own: $text', ({ text, subject, chapter }) => {
    for (const question of composeQuestions(text, subject, chapter)) {
      if (question.mode === 'exact') continue
      expect(question.answer).toBeNull()
      expect(question.expected === null || question.expected.kind === 'definition').toBe(true)
      expect(question.checklist.length).toBeGreaterThan(1)
    }
  })

  it('have all fields of the screen, and what is stored of them is read back', () => {
    for (const { text, subject, chapter } of all) {
      const { exercises } = written(text, subject, chapter)
      for (const { questions } of exercises)
        for (const question of questions) {
          expect(HomeworkQuestion.parse(JSON.parse(JSON.stringify(question)))).toEqual(question)
          expect(question.reformulation_question).not.toBe('')
          expect(question.course.content).not.toBe('')
          expect(question.answer_step_by_step.length).toBeGreaterThan(0)
          expect(question.hints).toHaveLength(new Set(question.hints).size)
        }
    }
  })

  it('are written the same way every time', () => {
    for (const { text, subject, chapter } of all.slice(0, 40))
      expect(written(text, subject, chapter)).toEqual(written(text, subject, chapter))
  })
})
