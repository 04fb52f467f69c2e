import { plainText } from '../read/plain-text.ts'
import type { Problem } from '../solution.ts'
import { isOnSheetOfCalculations } from './calculation-sheet.ts'
import { withSigns } from './spoken-calculation.ts'

const RUN =
  /^(?:[A-Z] ?= ?)?(?<run>[-−(√]?\s?\d[\d\s.,()+×*÷:/⁻⁰¹²³⁴⁵⁶⁷⁸⁹√^−–-]{0,200}[\d)⁰¹²³⁴⁵⁶⁷⁸⁹])\s?(?:=\s?(?:\?|…|\.{2,}|_+)?)?\s?[.;]?$/u
const SIGN =
  /[\d)][⁰¹²³⁴⁵⁶⁷⁸⁹]\s?[×*÷]|\d\s?\)?\s?[×*÷+]\s?[-−(]*\s?\d|\d\s?\)?\s[-−–]\s\(?\d|\d\)\s?[-−–/:]|[-−–/:]\s?\(/u
/** « 12 - 5 - 2024 » is a day, « 1 - 2 - 3 » a list. */
const DASHES_ONLY = /^[\d\s.,]+(?:[-−–][\d\s.,]+){2,}$/u

/** A calculation that nothing is said of, alone or under « Calculs »: it is to be worked out. */
export const bareCalculation = (problem: Problem): Problem | undefined => {
  const spoken = withSigns(problem.body)
  if (spoken !== undefined && isOnSheetOfCalculations(problem))
    return { ...problem, instruction: '', context: '', body: spoken }
  const { body } = problem
  const run = RUN.exec(plainText(body))?.groups?.run
  if (run === undefined || !SIGN.test(run) || DASHES_ONLY.test(run)) return undefined
  return isOnSheetOfCalculations(problem)
    ? {
        ...problem,
        instruction: '',
        context: '',
        body: `Calculer : ${body.trim().replace(/\s?=?\s?(?:\?|…|\.{2,}|_+)?\s?[.;]?$/u, '')}`,
      }
    : undefined
}
