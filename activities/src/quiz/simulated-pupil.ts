import { areBare, areTextsDifferent, listTexts } from '../simulated-pupil/elements.ts'
import type { SimulatedPupil } from '../simulated-pupil/rules.ts'
import type { SolutionFor } from '../solution.ts'

const choose = ({ options }: SolutionFor<'quiz'>, right: boolean) =>
  Object.entries(options).flatMap(([id, { correct }]) => (correct === right ? [id] : []))

export const quizPupil: SimulatedPupil<'quiz'> = {
  right: solution => ({ engine: 'quiz', chosen: choose(solution, true) }),
  wrong: solution => ({ engine: 'quiz', chosen: choose(solution, false) }),
  guess: solution => ({ engine: 'quiz', chosen: choose(solution, false).slice(0, 1) }),
  leaks: ({ options }) => [
    !areBare(options) && 'options tell what is right',
    !areTextsDifferent(options) && `the same option twice: ${listTexts(options).join(' | ')}`,
  ],
}
