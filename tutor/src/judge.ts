import type { ActivityAnswer, ActivityResult } from '@ariane/shared/contracts/activities'
import { judgeCards } from './judge/cards.ts'
import { judgeCloze } from './judge/cloze.ts'
import { judgeMark } from './judge/mark.ts'
import { judgeMatch } from './judge/match.ts'
import { judgeOrder } from './judge/order.ts'
import { judgeMemory, judgePlaces, judgeTable } from './judge/place.ts'
import { judgeQuiz } from './judge/quiz.ts'
import { judgeReading } from './judge/reading.ts'
import { judgeDictation, judgeSpeech, judgeWriting } from './judge/writing.ts'
import type { AnswerKey } from './key.ts'

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
  if (key.engine === 'categorize' && answer.engine === 'categorize') return judgePlaces(key, answer)
  if (key.engine === 'grid' && answer.engine === 'grid') return judgePlaces(key, answer)
  if (key.engine === 'table' && answer.engine === 'table') return judgeTable(key, answer)
  if (key.engine === 'memory' && answer.engine === 'memory') return judgeMemory(key, answer)
  if (key.engine === 'mark' && answer.engine === 'mark') return judgeMark(key, answer)
  if (key.engine === 'writing' && answer.engine === 'writing') return judgeWriting(key, answer)
  if (key.engine === 'dictation' && answer.engine === 'dictation') return judgeDictation(key, answer)
  if (key.engine === 'speak' && answer.engine === 'speak') return judgeSpeech(key, answer)
  return judgeReading(key, answer)
}
