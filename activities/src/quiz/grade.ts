import type { Grade, GradingRules } from '../grading/rules.ts'
import { lookup } from '../lookup.ts'
import { correction } from './messages.ts'

/**
 * Right when exactly the right options are chosen. With several right options, each one found counts and each
 * wrong one takes a share away.
 */
export const gradeQuiz: Grade<'quiz'> = (solution, answer) => {
  const chosen = new Set(answer.chosen)
  const options = Object.entries(solution.options)
  const right = options.filter(([, option]) => option.correct)
  const found = right.filter(([id]) => chosen.has(id)).length
  const wrongChoices = [...chosen].filter(id => !lookup(solution.options, id)?.correct)
  const correct = found === right.length && wrongChoices.length === 0
  const hints = wrongChoices.map(id => lookup(solution.options, id)?.feedback).filter(hint => hint !== undefined)
  const verdict = correct
    ? correction.right
    : chosen.size === 0
      ? correction.nothingChosen
      : found > 0 && right.length > 1
        ? correction.partlyRight
        : correction.wrong
  return {
    score: correct ? 1 : Math.max(0, (found - wrongChoices.length) / Math.max(1, right.length)),
    correct,
    parts: Object.fromEntries(
      options.map(([id, option]) => {
        const agrees = chosen.has(id) === option.correct
        return [id, agrees ? { correct: true } : { correct: false, expected: correction.option(option.correct) }]
      }),
    ),
    feedback: [verdict, ...hints, solution.why].filter(Boolean).join(' '),
    ...(!correct && solution.why && { hint: [verdict, ...hints].join(' ') }),
  }
}

export const quizGrading: GradingRules<'quiz'> = {
  isBlank: ({ chosen }) => chosen.length === 0,
  grade: gradeQuiz,
}
