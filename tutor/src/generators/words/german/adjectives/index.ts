import type { Generator } from '../../../exercise.ts'
import { fillAdjective, makePlural, mendAdjective, switchArticle, turnAttribute } from './decline.ts'
import { chooseArticle, chooseReason, findFalse, nameCase } from './judge.ts'

/** The exercises on the endings of German adjectives before a noun. */
export const adjectiveGenerators: Record<string, Generator> = {
  'de-adjective-fill': fillAdjective,
  'de-adjective-mend': mendAdjective,
  'de-adjective-case': nameCase,
  'de-adjective-article': chooseArticle,
  'de-adjective-switch': switchArticle,
  'de-adjective-turn': turnAttribute,
  'de-adjective-plural': makePlural,
  'de-adjective-false': findFalse,
  'de-adjective-reason': chooseReason,
}
