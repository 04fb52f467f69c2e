import type { ActivityAnswer, ActivityResult } from '@ariane/shared/contracts/activities'
import { judgeCards } from './judge/cards.ts'
import { judgeCloze } from './judge/cloze.ts'
import { judgeMatch } from './judge/match.ts'
import { judgeOrder } from './judge/order.ts'
import { judgeQuiz } from './judge/quiz.ts'
import type { AnswerKey } from './key.ts'
import { messages } from './messages.ts'

/**
 * Judges an answer to one chapter of an activity against its key.
 * Gives undefined when the answer belongs to another engine than the key.
 */
export const judge = (key: AnswerKey, answer: ActivityAnswer): ActivityResult | undefined => {
  if (key.engine === 'quiz' && answer.engine === 'quiz') return judgeQuiz(key, answer)
  if (key.engine === 'cloze' && answer.engine === 'cloze') return judgeCloze(key, answer)
  if (key.engine === 'cards' && answer.engine === 'cards') return judgeCards(key, answer)
  if (key.engine === 'order' && answer.engine === 'order') return judgeOrder(key, answer)
  if (key.engine === 'timeline' && answer.engine === 'timeline') return judgeOrder(key, answer)
  if (key.engine === 'match' && answer.engine === 'match') return judgeMatch(key, answer)
  if (key.engine === 'accordion' && answer.engine === 'accordion') {
    return { score: 1, correct: true, parts: {}, feedback: messages.read }
  }
  return undefined
}
