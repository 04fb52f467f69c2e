import { shuffle } from '@ariane/activities/random'
import type { Context } from './context.ts'
import { pickStatements } from './facts.ts'
import { pickImagesToDraw, pickPointsToPlace, pickValuesToRead } from './figure-tasks.ts'
import { pickGapSentences } from './gap-sentences.ts'
import { retitled } from './gather.ts'
import { pickSingleChoices } from './mcqs.ts'
import { messages } from './messages.ts'
import { type Chapter, type MakeChapters, makeChapters } from './rendered-module.ts'

const USUAL_QUESTIONS = 5
const MIN_QUESTIONS = 2
/** Something is done on a figure in each third question at most. */
const QUESTIONS_A_FIGURE = 3

/** The engines in which something is done on a figure. */
export const FIGURE_TASKS = ['read-value', 'place-point', 'draw-image'] as const

/** Questions of several kinds in a row: to choose, to judge, to complete, and to answer on a figure. */
export const composeQuestionSet = (context: Context): Chapter[] => {
  const count = Math.max(MIN_QUESTIONS, context.wish.count ?? USUAL_QUESTIONS)
  const some = (make: MakeChapters, n: number): Chapter[] =>
    n > 0 ? make({ ...context, wish: { ...context.wish, count: n } }) : []
  const typed = context.wish.difficulty === 'hard'
  const statements = Math.floor(count / 3)
  const sentences = some(makeChapters('cloze', pickGapSentences, { typed }), 3)
  const tasks = shuffle(context.random, [
    ...some(makeChapters('draw-image', pickImagesToDraw), 1),
    ...some(makeChapters('place-point', pickPointsToPlace), 1),
    ...some(makeChapters('read-value', pickValuesToRead), 1),
  ]).slice(0, Math.max(1, Math.floor(count / QUESTIONS_A_FIGURE)))
  const chapters = [
    ...some(makeChapters('quiz', pickSingleChoices), count - statements - sentences.length - tasks.length),
    ...some(makeChapters('quiz', pickStatements), statements),
    ...sentences,
    ...tasks,
  ]
  return retitled(chapters, messages.question)
}
