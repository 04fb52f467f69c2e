import { shuffle } from '@ariane/activities/random'
import type { Context } from './context.ts'
import { pickStatements } from './facts.ts'
import { pickImagesToDraw, pickPointsToPlace, pickValuesToRead } from './figure-tasks.ts'
import { pickGapSentences } from './gap-sentences.ts'
import { retitled } from './gather.ts'
import { pickSingleChoices } from './mcqs.ts'
import { messages } from './messages.ts'
import { makeChapters } from './render-chapter.ts'
import type { Chapter, MakeChapters } from './rendered-module.ts'

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
  const choices = some(makeChapters('quiz', pickSingleChoices), count - statements - sentences.length - tasks.length)
  // A question that is asked is no statement to judge beside it.
  const asked = choices.flatMap(({ uses }) => uses)
  const used = new Set([...context.used, ...asked])
  const seen = new Set([...context.seen, ...asked])
  const judged =
    statements > 0
      ? makeChapters('quiz', pickStatements)({ ...context, used, seen, wish: { ...context.wish, count: statements } })
      : []
  return retitled([...choices, ...judged, ...sentences, ...tasks], messages.question)
}
