import type { Question } from './read-question.ts'
import type { Screen } from './screen.ts'

/** From here on a floor is that of a lesson that is not open. */
export const OTHER_LESSON = 0.8

/** A question as it is put to a lesson. */
export type Asked = {
  question: Question
  screen: Screen
  /** How much of the question has to be spoken of. */
  floor: number
  /** A calculation that was not worked out: another one with other numbers would be taken for it. */
  methodOnly?: boolean
  /** Words that a question adds to the one before. */
  added?: readonly string[]
}
