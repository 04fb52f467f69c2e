import { grade } from '../../grade/index.ts'
import { develop } from './algebra/develop.ts'
import { equation } from './algebra/equation.ts'
import { factorise } from './algebra/factor.ts'
import { substitute } from './algebra/substitute.ts'
import { arithmetic } from './arithmetic/index.ts'
import { conjugate } from './conjugation/index.ts'
import { pythagoras } from './geometry/pythagoras.ts'
import { sizes } from './geometry/sizes.ts'
import { convert } from './measures/convert.ts'
import { proportion } from './measures/proportion.ts'
import { percent } from './numbers/percent.ts'
import { statistics } from './numbers/statistics.ts'
import { decompose, divisors, greatestDivisor, simplify } from './numbers/whole.ts'
import { scientificWriting } from './numbers/writing.ts'
import type { Problem, Solution, Solver } from './solution.ts'

export type { Problem, Solution } from './solution.ts'

const solvers: readonly Solver[] = [
  simplify,
  scientificWriting,
  arithmetic,
  percent,
  develop,
  factorise,
  equation,
  substitute,
  greatestDivisor,
  decompose,
  divisors,
  statistics,
  convert,
  proportion,
  pythagoras,
  sizes,
  conjugate,
]
const LONGEST = 600

/** What we call the answer is right for the grader too. */
const isSound = ({ expected, typed }: Solution) => expected === null || grade(expected, typed).verdict === 'correct'

/** The first solver that is sure of the whole question; undefined when none is. */
export const solve = (problem: Problem): Solution | undefined => {
  if (problem.body.length + problem.instruction.length > LONGEST) return undefined
  for (const solver of solvers) {
    const solution = solver(problem)
    if (solution) return isSound(solution) ? solution : undefined
  }
  return undefined
}
