import { DECIMAL, readDecimal } from '../../../maths/decimals.ts'
import { add, decimal, exact, multiply, type Rational, rational, subtract } from '../../../maths/rational.ts'
import { tex } from '../../../maths/tex.ts'
import { fold } from '../../../words.ts'
import { shownQuantity } from '../measured-solution.ts'
import type { Problem, Solution } from '../solution.ts'
import { roundingIn } from '../words.ts'
import { messages } from './messages.ts'

const UNIT = '(?: ?(€|euros?|kg|g|m|km|cm|l|litres?|eleves|habitants))?'
const RATE = `(${DECIMAL}) ?(?:%|pour ?cent)`
const LEAD = String.raw`(?:calcul\w*|combien (?:font|vaut|valent|fait|represente(?:nt)?)|que (?:font|vaut|valent)|determin\w*|donne\w*|trouve\w*)? ?:? ?`
const OF = new RegExp(`^${LEAD}${RATE} (?:de|d') ?(${DECIMAL})${UNIT} ?[.?=…]*$`)
const CHANGE = new RegExp(`^(augment|diminu|baiss|redui)\\w* (${DECIMAL})${UNIT} de ${RATE} ?[.?]*$`)
const PRICE = new RegExp(
  `^(?:un|une|des|le|la|les) [\\p{L}' -]{2,40} (?:coutent|coute|coutait|vaut|valait|est vendue? a?|est vendue?) (${DECIMAL}) ?(€|euros?)[ .,;]+(?:et )?(?:son|leur|le|ce|l'article est|on lui fait|il|elle)?(?: prix)?(?: est)? ?(augmente|baisse|diminue|est reduit|subit une (?:baisse|hausse|reduction|remise|augmentation)|solde|soldee|une (?:remise|reduction)) ?(?:e|ee)?(?: a| de| d'une)* ?(?:-)?${RATE}[ .,;?]+(?:calcul\\w*|quel est|determin\\w*) (?:le|son) nouveau prix ?[.?]*$`,
  'u',
)

const unitSymbol = (unit: string | undefined) =>
  unit === undefined ? undefined : unit.startsWith('euro') ? '€' : unit.startsWith('litre') ? 'L' : unit
const MEASURED = new Set(['€', 'kg', 'g', 'm', 'km', 'cm', 'l', 'L'])

const quantity = (value: Rational, unit = '') => shownQuantity(value, unit)

const buildSolution = (
  value: Rational,
  unit: string | undefined,
  rest: Pick<Solution, 'kind' | 'asked' | 'steps' | 'hints'>,
): Solution | undefined => {
  if (decimal(value) === undefined) return undefined
  const measure = unit !== undefined && MEASURED.has(unit) ? { unit } : {}
  const text = quantity(value, unit)
  return {
    ...rest,
    steps: [...rest.steps, messages.answerIs(text)],
    expected: { kind: 'number', value: decimal(value) ?? exact(value), ...measure },
    typed: `${decimal(value)} ${'unit' in measure ? unit : ''}`.trim(),
    answer: text,
    rule: messages.percentRule,
    minutes: 3,
  }
}

/** p % of a number, or a number that grows or shrinks by p %. */
export const percent = ({ instruction, body, context }: Problem): Solution | undefined => {
  const text = fold([instruction, body].join(' '))
  const whole = fold([context, instruction, body].join(' '))
  if (text.length > 300 || !/%|pour ?cent/.test(whole) || roundingIn(whole) !== undefined) return undefined
  const share = text.match(OF)
  if (share) {
    const [rate, of] = [readDecimal(share[1] ?? ''), readDecimal(share[2] ?? '')]
    if (!rate || !of || rate.n <= 0n || of.n <= 0n) return undefined
    const value = multiply(multiply(rate, of), rational(1, 100))
    const unit = unitSymbol(share[3])
    return buildSolution(value, unit, {
      kind: 'percent',
      asked: messages.takePercent(tex(rate), quantity(of, unit)),
      steps: [messages.percentStep(tex(rate), tex(of), tex(value))],
      hints: [...messages.percentHints],
    })
  }
  const [plain, price] = [text.match(CHANGE), whole.match(PRICE)]
  if (plain) return changed(!/^(?:diminu|baiss|redui)/.test(plain[1] ?? ''), plain[2], unitSymbol(plain[3]), plain[4])
  const solved = price && changed(/augment|hausse/.test(price[3] ?? ''), price[1], '€', price[4])
  // A story keeps its own words.
  if (!solved) return undefined
  const { asked: _, ...rest } = solved
  return rest
}

const changed = (up: boolean, from: string | undefined, unit: string | undefined, by: string | undefined) => {
  const [of, rate] = [readDecimal(from ?? ''), readDecimal(by ?? '')]
  if (!of || !rate || rate.n <= 0n || of.n <= 0n || (!up && rate.n >= 100n * rate.d)) return undefined
  const part = multiply(multiply(rate, of), rational(1, 100))
  const value = (up ? add : subtract)(of, part)
  const factor = (up ? add : subtract)(rational(1), multiply(rate, rational(1, 100)))
  // The coefficient is the other way there.
  if (exact(multiply(of, factor)) !== exact(value)) return undefined
  return buildSolution(value, unit, {
    kind: 'percent-change',
    asked: messages.change(up, quantity(of, unit), tex(rate)),
    steps: [
      messages.percentStep(tex(rate), tex(of), tex(part)),
      messages.changeStep(up, tex(of), tex(part), tex(value)),
      messages.factorCheck(tex(factor), tex(of), tex(value)),
    ],
    hints: [...messages.changeHints],
  })
}
