import type { Answer } from './evidence.ts'
import { withoutOrders } from './non-answers.ts'
import { normalise, withDenial } from './normalise.ts'
import { withPlainExpressions } from './plain-expressions.ts'
import { readClauses } from './read-clauses.ts'
import { wordTokens } from './rubric.ts'
import { splitWords } from './tokens.ts'

/** A pupil's text, written out and cut into words and clauses. */
export const readAnswer = (given: string): Answer => {
  const raw = withDenial(normalise(given))
  const { text, orders } = withoutOrders(raw)
  return {
    raw,
    text,
    orders,
    words: splitWords(text),
    plain: splitWords(withPlainExpressions(text)),
    tokens: wordTokens(text),
    clauses: readClauses(text),
  }
}
