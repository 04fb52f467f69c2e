import type { ActivityResult } from '../result.ts'
import type { AnswerFor, Engine } from '../shape.ts'
import type { SolutionFor } from '../solution.ts'
import type { GradingPorts } from './ports.ts'

/** Grades an answer by its solution alone. */
export type Grade<E extends Engine> = (solution: SolutionFor<E>, answer: AnswerFor<E>) => ActivityResult

/** How the answers of one engine are graded. */
export type GradingRules<E extends Engine> = {
  /** There is nothing to answer: reaching it is enough. */
  isReadOnly?: true
  /** Whether nothing was answered: it is no attempt, and shows no solution. */
  isBlank: (answer: AnswerFor<E>) => boolean
  grade: (solution: SolutionFor<E>, answer: AnswerFor<E>, ports: GradingPorts) => ActivityResult
}
