import type { AnswerFor, DataFor, Engine } from '../shape.ts'
import type { SolutionFor } from '../solution.ts'

/** How one engine is played by a program. */
export type SimulatedPupil<E extends Engine> = {
  /** A right answer. */
  right: (solution: SolutionFor<E>) => AnswerFor<E>
  /** An answer with nothing right; `noIdea` is what is written where words are typed. */
  wrong: (solution: SolutionFor<E>, noIdea: string) => AnswerFor<E>
  /** What a pupil answers who does not know, where that is not all wrong. */
  guess?: (solution: SolutionFor<E>) => AnswerFor<E>
  /** What gives the solution away in the data, or does not go with it, in plain words; `false` where nothing does. */
  leaks?: (data: DataFor<E>, solution: SolutionFor<E>) => (string | false)[]
}
