import { lookup } from '@ariane/shared/catalogue'
import type { ActivityAnswer, ActivityResult } from '@ariane/shared/contracts/activities'
import type { KeyOf } from '../key.ts'
import { messages } from '../messages.ts'

/**
 * Right when exactly the right options are chosen. With several right options, each one found counts and each
 * wrong one takes a share away.
 */
export const judgeQuiz = (key: KeyOf<'quiz'>, answer: Extract<ActivityAnswer, { engine: 'quiz' }>): ActivityResult => {
  const chosen = new Set(answer.chosen)
  const options = Object.entries(key.options)
  const right = options.filter(([, option]) => option.correct)
  const found = right.filter(([id]) => chosen.has(id)).length
  const strays = [...chosen].filter(id => !lookup(key.options, id)?.correct)
  const correct = found === right.length && strays.length === 0
  const hints = strays.map(id => lookup(key.options, id)?.feedback).filter(hint => hint !== undefined)
  const verdict = correct
    ? messages.right
    : chosen.size === 0
      ? messages.nothingChosen
      : found > 0 && right.length > 1
        ? messages.partlyRight
        : messages.wrong
  return {
    score: correct ? 1 : Math.max(0, (found - strays.length) / Math.max(1, right.length)),
    correct,
    parts: Object.fromEntries(
      options.map(([id, option]) => {
        const agrees = chosen.has(id) === option.correct
        return [id, agrees ? { correct: true } : { correct: false, expected: messages.option(option.correct) }]
      }),
    ),
    feedback: [verdict, ...hints, key.why].filter(Boolean).join(' '),
  }
}
