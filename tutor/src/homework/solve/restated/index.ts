import type { Problem } from '../solution.ts'
import { aboutAtom } from './atom-alone.ts'
import { clauseQuestion } from './clause-question.ts'
import { nameTense } from './english-tense.ts'
import { followUp } from './follow-up.ts'
import { nameForeignTense } from './foreign-tenses.ts'
import { fromConstruction } from './from-construction.ts'
import { gapSentence } from './gap-sentence.ts'
import { aboutNamedThing } from './named-thing.ts'
import { inNamedVerb } from './named-verb.ts'
import { ownValue } from './own-value.ts'
import { tellPlainly } from './plain-facts.ts'
import { inPlainForm } from './plain-forms.ts'
import { inItsUnit } from './same-unit.ts'
import { tenseInBrackets } from './tense-in-brackets.ts'
import { theseNumbers } from './these-numbers.ts'
import { theseSizes } from './these-sizes.ts'
import { tellFirst } from './told-first.ts'
import { withoutJustification } from './without-justification.ts'
import { withoutLimits } from './without-limits.ts'

const RESTATEMENTS = [
  withoutJustification,
  tellFirst,
  clauseQuestion,
  followUp,
  fromConstruction,
  gapSentence,
  aboutNamedThing,
  withoutLimits,
  aboutAtom,
  theseSizes,
  theseNumbers,
  ownValue,
  inItsUnit,
  nameForeignTense,
  nameTense,
  tenseInBrackets,
  inNamedVerb,
  inPlainForm,
]

/** The same problem with its facts told as solvers read them; told plainly first, where that changes anything. */
export const restated = (problem: Problem): Problem[] => {
  const plain = tellPlainly(problem)
  const once = [...(plain ? [plain] : []), ...RESTATEMENTS.flatMap(restate => restate(problem) ?? [])]
  const again = once.flatMap(one =>
    one === plain ? RESTATEMENTS.flatMap(restate => restate(one) ?? []) : [tellPlainly(one) ?? []].flat(),
  )
  return [...once, ...again]
}
