import type { ActivityResult } from '../result.ts'
import type { AnswerFor, DataFor, Engine } from '../shape.ts'

/** How one engine is answered in the browser. */
export type AnsweringRules<E extends Engine> = {
  /** The answer before anything was done. */
  start: (data: DataFor<E>) => AnswerFor<E>
  /** Whether there is something to grade. */
  isComplete: (data: DataFor<E>, answer: AnswerFor<E>) => boolean
  /** The answer to start again from. */
  retry: (answer: AnswerFor<E>, result: ActivityResult) => AnswerFor<E>
  /** Whether a kept answer is about this chapter; absent where any answer of the engine is. */
  fits?: (data: DataFor<E>, answer: AnswerFor<E>) => boolean
  /** How many words are still to be written; absent where everything has to be there before it is graded. */
  countMissing?: (data: DataFor<E>, answer: AnswerFor<E>) => number
  /** The same answer, said to be all that is known. */
  giveUp?: (answer: AnswerFor<E>) => AnswerFor<E>
  /** The answer is given on the figure, which the view shows itself: always, or with some data. */
  onFigure?: true | ((data: DataFor<E>) => boolean)
  /** Of a chapter without a right answer: nothing to validate, the next step is always open. */
  reading?: Reading<E>
}

type Reading<E extends Engine> = {
  /** Whether going on says that it was read; the others say so themselves. */
  endsByLeaving: boolean
  /** Whether there is a last word to show, and a way to begin again. */
  hasLastWord: boolean
  /** Whether all of it has appeared: before that its own button is the main one. Absent where it is all there at once. */
  isShown?: (data: DataFor<E>, answer: AnswerFor<E>) => boolean
}
