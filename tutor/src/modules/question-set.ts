import type { Context } from './context.ts'
import { pickStatements } from './facts.ts'
import { pickGapSentences } from './gap-sentences.ts'
import { retitled } from './gather.ts'
import { pickSingleChoices } from './mcqs.ts'
import { messages } from './messages.ts'
import { type Chapter, type MakeChapters, makeChapters } from './rendered-module.ts'

const USUAL_QUESTIONS = 5
const MIN_QUESTIONS = 2

/** Questions of several kinds in a row: to choose, to judge, to complete. */
export const composeQuestionSet = (context: Context): Chapter[] => {
  const count = Math.max(MIN_QUESTIONS, context.wish.count ?? USUAL_QUESTIONS)
  const some = (make: MakeChapters, n: number): Chapter[] =>
    n > 0 ? make({ ...context, wish: { ...context.wish, count: n } }) : []
  const typed = context.wish.difficulty === 'hard'
  const statements = Math.floor(count / 3)
  const sentences = some(makeChapters('cloze', pickGapSentences, { typed }), 3)
  const chapters = [
    ...some(makeChapters('quiz', pickSingleChoices), count - statements - sentences.length),
    ...some(makeChapters('quiz', pickStatements), statements),
    ...sentences,
  ]
  return retitled(chapters, messages.question)
}
