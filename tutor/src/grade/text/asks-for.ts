import type { AsksFor } from '../../claims.ts'
import { fold } from '../../words.ts'

const NOMINAL =
  /\b(?:cite|nomme|releve|quel(?:le)?s?|qui|ou|donne|recopie|liste|combien|complete|decompose|indique|identifie|enumere|propose)\b/
const DIFFERENCE = /\b(?:difference|distingue|compare|differencie|en quoi .* different)/
const EXPLAIN = /\b(?:explique|pourquoi|comment|justifie|montre|decris|raconte|prouve|que signifie|en quoi)\b/
const SEVERAL = /\b(?:deux|trois|quatre|cinq|plusieurs|des|les|quels|quelles)\b/

/** What a question wants to be answered with, by its wording. */
export const guessAsksFor = (question: string): AsksFor => {
  const asked = fold(question)
  if (DIFFERENCE.test(asked)) return 'difference'
  if (EXPLAIN.test(asked)) return 'reason'
  if (NOMINAL.test(asked)) return SEVERAL.test(asked) ? 'list' : 'name'
  return 'reason'
}
