import { fold } from '../../../words.ts'
import { plainText } from '../read/plain-text.ts'
import type { Problem, Solution } from '../solution.ts'
import { writtenSolution } from '../written-solution.ts'
import { messages } from './messages-sign.ts'

const FACTOR = String.raw`\(?[+-]? ?\d+(?:[.,]\d+)?\)?`
const ASKS = new RegExp(
  `^(?:(?:sans (?:le |les )?(?:calculer|effectuer),? )?(?:donn\\w*|determin\\w*|indiqu\\w*|precis\\w*|trouv\\w*|quel est) le signe (?:du (?:produit|nombre|resultat|quotient)(?: suivant)?|de (?:l'expression|ce produit|chaque produit|chacun des produits(?: suivants)?)|des produits(?: suivants)?|de)?(?: sans (?:le|les) (?:calculer|effectuer))? ?[:.]? ?)(?:[a-z] ?= ?)?(?<run>${FACTOR}(?: ?[×*:÷/] ?${FACTOR})+) ?[?.]*$`,
  'u',
)

/** The sign of a product or a quotient of relative numbers, by how many of them are negative. */
export const signOfProduct = ({ instruction, body }: Problem): Solution | undefined => {
  const run = ASKS.exec(
    fold(plainText(`${instruction} ${body}`))
      .replace(/−/g, '-')
      .trim(),
  )?.groups?.run
  const factors = run?.match(new RegExp(FACTOR, 'gu')) ?? []
  if (run === undefined || factors.length < 2 || factors.some(factor => /^[^\d]*0+(?:[.,]0+)?\)?$/.test(factor)))
    return undefined
  const negative = factors.filter(factor => factor.includes('-')).length
  const isPositive = negative % 2 === 0
  const answer = isPositive ? 'positif' : 'négatif'
  return writtenSolution({
    kind: 'sign-of-product',
    accepted: [answer, isPositive ? '+' : '-', isPositive ? 'plus' : 'moins', `Le produit est ${answer}`],
    answer,
    steps: [messages.count(negative), messages.sign(isPositive)],
    rule: messages.rule,
    hints: messages.hints,
    minutes: 1,
  })
}
