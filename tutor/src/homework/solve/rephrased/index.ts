import type { Problem } from '../solution.ts'
import { GEOMETRY_RULES } from './geometry.ts'
import { NUMBER_RULES } from './numbers.ts'
import { PROGRAMME_RULES } from './programmes.ts'
import { rephrase } from './rule.ts'

const RULES = [...NUMBER_RULES, ...GEOMETRY_RULES, ...PROGRAMME_RULES]

/** The same question in the words that a solver knows. */
export const rephrased = (problem: Problem): Problem[] => rephrase(problem, RULES)
