import { grade } from '../../grade/index.ts'
import { isTyped, spelledOut } from '../spelled-out.ts'
import { withDefinition } from './algebra/defined.ts'
import { withOperation } from './arithmetic/named-operation.ts'
import { atChangedPrice, fromResults, withoutSources, withResults } from './chain.ts'
import { isContradicted } from './instructions/contradicted.ts'
import { inNormalForm } from './instructions/index.ts'
import { concentration } from './physics/conclusions.ts'
import { formula } from './physics/formula.ts'
import { kineticEnergy } from './physics/kinetic-energy.ts'
import { withoutNotes } from './read/without-notes.ts'
import { otherReadings } from './readings.ts'
import { rephrased } from './rephrased/index.ts'
import { inFewWords } from './restated/in-few-words.ts'
import { restated } from './restated/index.ts'
import type { Problem, Solution, Solver } from './solution.ts'
import { solvers } from './solvers.ts'
import { asksInTwoUnits, twoQuestions } from './two-questions.ts'

export type { Problem, Solution } from './solution.ts'

const LONGEST = 600

/** What we call the answer is right for the grader too. */
const isSound = ({ expected, typed, setting }: Solution) =>
  expected === null || grade(expected, typed, setting).verdict === 'correct'

const LETTER = /^(?:[A-H]|[IV]{1,3})\s?[/.)–—-]\s?(?=\p{Lu})/u
/** « A/ Pose et effectue » over calculations. */
const LETTERED =
  /^(?:[A-H]|[IV]{1,3})\s?[/.)–—-]\s?(?:Pose|Calcul|Effectu|Simplifi|Développ|Factoris|Rédui|Résou)\p{L}*(?: \p{L}+){0,4}\s?[.:]?$/u

/** « Équilibrer : » above a bare line says what is to be done with it. */
const withInstruction = (problem: Problem): Problem => {
  const lines = problem.context.trimEnd().split('\n')
  const last = lines.at(-1)?.trim() ?? ''
  const isBare = problem.instruction === '' && !/\p{Ll}{4}/u.test(problem.body)
  const isLettered = LETTERED.test(last) && !/\d|\?/u.test(last)
  return isBare && (last.endsWith(':') || isLettered)
    ? { ...problem, instruction: last.replace(LETTER, ''), context: lines.slice(0, -1).join('\n') }
    : problem
}

/** 0,000 072 without its space. */
const withPlainDecimals = (text: string) =>
  text.replace(/\d+,\d{3}(?:[ \u00a0\u202f]\d{1,3})+(?!\d)/gu, digits => digits.replace(/\s/gu, ''))

/** Ways to read a problem, the plainest last: a letter by its definition, an operation by its sign. */
const readingsFor = (problem: Problem): Problem[] =>
  [withDefinition(problem), withOperation(problem), problem].flatMap(reading => reading ?? [])

/** What may be worked out from results alone, and from what the question itself tells. */
const RESULT_SOLVERS: readonly Solver[] = [formula, kineticEnergy, concentration]

const firstSolution = (problems: readonly Problem[], all: readonly Solver[] = solvers): Solution | undefined => {
  for (const problem of problems)
    for (const solver of all) {
      const solution = solver(problem)
      if (solution) return isSound(solution) ? solution : undefined
    }
  return undefined
}

/** The first solver that is sure of the whole question; undefined when none is. */
export const solve = (problem: Problem): Solution | undefined => {
  if (isContradicted(problem)) return undefined
  const plain = inPlainFrench(problem)
  return solveWorded(problem) ?? (plain && solveWorded(plain))
}

/** As it is worded, then with its instruction in the normal form. */
const solveWorded = (problem: Problem): Solution | undefined => {
  const solution = solveOne(problem)
  // Of two that are asked for, one is no answer.
  if (solution && (!asksInTwoUnits(problem) || / soit | ; /.test(solution.answer))) return solution
  const normal = inNormalForm(problem)
  if (asksInTwoUnits(problem)) return twoQuestions(problem, solveOne) ?? (normal && twoQuestions(normal, solveOne))
  return (normal && solveOne(normal)) ?? twoQuestions(problem, solveOne) ?? (normal && twoQuestions(normal, solveOne))
}

/** A problem that is typed as messages are, spelled out; undefined where there is nothing to spell. */
const inPlainFrench = (problem: Problem): Problem | undefined => {
  const { instruction, body, context, above = [], earlier = [] } = problem
  const typed = isTyped([instruction, body, context, ...earlier].join('\n'))
  const spell = (text: string) => spelledOut(text, typed)
  const plain = { instruction: spell(instruction), body: spell(body), context: spell(context) }
  const isSame = plain.instruction === instruction && plain.body === body && plain.context === context
  return isSame ? undefined : { ...problem, ...plain, above: above.map(spell), earlier: earlier.map(spell) }
}

const solveOne = (problem: Problem): Solution | undefined => {
  if (problem.body.length + problem.instruction.length > LONGEST) return undefined
  const noted = withoutNotes(problem)
  const asked = noted.instruction === noted.body ? { ...noted, instruction: '' } : noted
  const whole = withInstruction({ ...asked, body: withPlainDecimals(asked.body) })
  const changed = atChangedPrice(whole)
  if (changed !== undefined) return firstSolution(changed)
  return (
    firstSolution([
      ...otherReadings(whole),
      ...rephrased(whole).flatMap(readingsFor),
      ...readingsFor(whole),
      ...restated(whole).flatMap(one => [...otherReadings(one), ...rephrased(one), one]),
      ...withResults(whole),
      ...inFewWords(whole),
    ]) ?? firstSolution([...fromResults(whole), ...withoutSources(whole)], RESULT_SOLVERS)
  )
}
