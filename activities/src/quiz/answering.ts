import type { AnsweringRules } from '../answering/rules.ts'

export const quizAnswering: AnsweringRules<'quiz'> = {
  start: () => ({ engine: 'quiz', chosen: [] }),
  isComplete: (_, { chosen }) => chosen.length > 0,
  /** A choice is made anew. */
  retry: () => ({ engine: 'quiz', chosen: [] }),
}
