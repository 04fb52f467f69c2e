import type { Problem } from '../solution.ts'
import { aboutAtom } from './atom-alone.ts'
import { nameTense } from './english-tense.ts'
import { nameForeignTense } from './foreign-tenses.ts'
import { fromConstruction } from './from-construction.ts'
import { aboutNamedThing } from './named-thing.ts'
import { tellPlainly } from './plain-facts.ts'
import { inItsUnit } from './same-unit.ts'
import { theseSizes } from './these-sizes.ts'
import { tellFirst } from './told-first.ts'
import { withoutLimits } from './without-limits.ts'

/** The same problem with its facts told as solvers read them. */
export const restated = (problem: Problem): Problem[] =>
  [
    tellPlainly,
    tellFirst,
    fromConstruction,
    aboutNamedThing,
    withoutLimits,
    aboutAtom,
    theseSizes,
    inItsUnit,
    nameForeignTense,
    nameTense,
  ].flatMap(restate => restate(problem) ?? [])
