import type { Exercise } from '../exercise.ts'
import { type Done, type Draw, type Problem, type Result, showLine } from './working.ts'

/** A wrong calculation, what one does there and its first wrong line. */
export type Mistaken = Done & { does: string; result: Result; line: number }
/** A problem with its right calculation and the wrong ones whose results tell them apart. */
export type Solved = { problem: Problem; right: Done & { result: Result }; mistaken: readonly Mistaken[] }
/** An exercise of one kind on a problem; undefined where the problem gives none. */
export type Maker = (random: () => number, solved: Solved, draw: Draw) => Exercise | undefined

export const FEWEST_MISTAKES = 2
export const MOST_DRAWS = 60

/** Whether two results differ by more than rounding does. */
export const isFar = (one: Result, other: Result): boolean => {
  const tolerance = one.expected.kind === 'number' ? (one.expected.tolerance ?? 0) : 0
  return one.key !== other.key && Math.abs((one.size ?? 0) - (other.size ?? 10)) > 2 * tolerance
}

/** A problem with the mistakes that lead to results of their own. */
const solve = (problem: Problem): Solved | undefined => {
  const right = problem.work('')
  if (!right.result) return undefined
  const kept: Mistaken[] = []
  for (const [name, does] of Object.entries(problem.mistakes)) {
    const done = problem.work(name)
    const { result } = done
    const line = done.wrongLine ?? done.lines.findIndex((text, i) => text !== right.lines[i])
    if (!result || line < 0) continue
    if ([right.result, ...kept.map(one => one.result)].every(other => isFar(other, result)))
      kept.push({ ...done, does, result, line })
  }
  return kept.length < FEWEST_MISTAKES
    ? undefined
    : { problem, right: { ...right, result: right.result }, mistaken: kept }
}

/** A problem with enough mistakes of its own. */
export const drawSolved = (random: () => number, draw: Draw): Solved => {
  for (let i = 0; i < MOST_DRAWS; i++) {
    const solved = solve(draw(random))
    if (solved) return solved
  }
  throw new Error('a problem without mistakes of its own')
}

/** What is said of a wrong result. */
export const explainMistake = (does: string) => `On trouve cela quand on ${does}.`
/** The right calculation and its result. */
export const explain = ({ right }: Solved): string[] => {
  const lines = right.lines.map(showLine)
  return [...lines, `La réponse est ${right.result.text}.`]
}
