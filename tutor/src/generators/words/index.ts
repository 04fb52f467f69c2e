import type { Generator } from '../exercise.ts'
import { choosingGenerators } from './choosing/choose-form.ts'
import { ENGLISH_FORMS } from './choosing/english-forms.ts'
import { GERMAN_FORMS } from './choosing/german-forms.ts'
import { LIFE_FORMS } from './choosing/life-forms.ts'
import { MATHS_FORMS } from './choosing/maths-forms.ts'
import { PHYSICS_FORMS } from './choosing/physics-forms.ts'
import { SCIENCE_FORMS } from './choosing/science-forms.ts'
import { SKY_FORMS } from './choosing/sky-forms.ts'
import { SPANISH_FORMS } from './choosing/spanish-forms.ts'
import { comparingGenerators } from './comparing/compare.ts'
import { answerShortly, askQuestion, denyVerb } from './english/deny-and-ask.ts'
import { englishVerbs } from './english/english-verbs.ts'
import { nounGroupGenerators } from './french/agreement/noun-group.ts'
import { participleGenerators } from './french/agreement/participle.ts'
import { verbAgreementGenerators } from './french/agreement/verb-agreement.ts'
import { frenchVerbs } from './french/french-verbs.ts'
import { classGenerators } from './french/grammar/classes.ts'
import { functionGenerators } from './french/grammar/functions.ts'
import { homophoneGenerators } from './french/homophones/homophones.ts'
import { bloodGroupGenerators } from './genetics/blood-groups.ts'
import { adjectiveGenerators } from './german/adjectives/index.ts'
import { germanVerbs } from './german/german-verbs.ts'
import { infinitiveGenerators } from './german/infinitives/index.ts'
import { orderGenerators } from './german/word-order/index.ts'
import { spanishVerbs } from './spanish/spanish-verbs.ts'
import { verbGenerators } from './verbs/index.ts'

/** The exercises on words and their forms, by the names that packs use. */
export const wordGenerators: Record<string, Generator> = {
  ...verbGenerators(frenchVerbs),
  ...homophoneGenerators,
  ...verbAgreementGenerators,
  ...nounGroupGenerators,
  ...classGenerators,
  ...functionGenerators,
  ...participleGenerators,
  ...verbGenerators(englishVerbs),
  ...comparingGenerators,
  ...choosingGenerators('en', ENGLISH_FORMS),
  ...choosingGenerators('de', GERMAN_FORMS),
  ...choosingGenerators('es', SPANISH_FORMS),
  ...choosingGenerators('fr', [...SCIENCE_FORMS, ...PHYSICS_FORMS, ...MATHS_FORMS, ...SKY_FORMS, ...LIFE_FORMS]),
  ...bloodGroupGenerators,
  'en-deny': denyVerb,
  'en-ask': askQuestion,
  'en-short-answer': answerShortly,
  ...verbGenerators(germanVerbs),
  ...orderGenerators,
  ...adjectiveGenerators,
  ...infinitiveGenerators,
  ...verbGenerators(spanishVerbs),
}
