import { evaluate } from '../../../maths/polynomial.ts'
import { divide, isSameNumber, rational, subtract } from '../../../maths/rational.ts'
import { tex } from '../../../maths/tex.ts'
import { fold } from '../../../words.ts'
import { equalTex, measuredSolution } from '../measured-solution.ts'
import { readNumeral } from '../numbers/numerals.ts'
import { plainText } from '../read/plain-text.ts'
import type { Problem, Solution } from '../solution.ts'
import { chooseDefinition, definitionsIn } from './functions.ts'
import { messages } from './messages-story-function.ts'

/** What is counted, by the words that stand for it. */
const UNITS: readonly (readonly [string, RegExp])[] = [
  ['€', /euros?|€/],
  ['km', /kilometres?|km/],
  ['min', /minutes?|min/],
  ['h', /heures?|h/],
  ['L', /litres?|l/],
  ['kg', /kilogrammes?|kilos?|kg/],
  ['m', /metres?|m/],
  ['cm', /centimetres?|cm/],
]
const WORD = 'euros?|€|kilometres?|km|minutes?|min|heures?|h|litres?|l|kilogrammes?|kilos?|kg|metres?|m|centimetres?|cm'
const readUnit = (word: string) => UNITS.find(([, names]) => new RegExp(`^(?:${names.source})$`).test(word))?.[0]

/** « Le prix, en euros, d’une course de x kilomètres est g(x) = … » */
const DEFINES = new RegExp(
  `(?:prix|cout|tarif|montant|hauteur|volume|distance|masse)[^.]{0,40}?,? \\(?en (?<out>${WORD})\\)?,? [^.]{0,60}?\\bx (?<into>${WORD})\\b[^.=]{0,60}?(?<name>[a-z]) ?\\( ?x ?\\) ?=`,
  'u',
)
const AMOUNT = new RegExp(`(?<![\\d,])(?<value>\\d+(?:,\\d+)?) ?(?<unit>${WORD})(?!\\p{L})`, 'u')
const ASKS_OUT =
  /\bquel(?:le)? (?:est |sera )?(?:le |la )?(?:prix|cout|tarif|montant|hauteur|volume|masse)|\bcombien (?:paie|coute|paye|va)/
const ASKS_IN =
  /\bquelle distance\b|\bcombien d(?:e |')(?:kilometres|km|minutes|heures|litres|metres|kilos)|\bquelle (?:est la )?(?:duree|masse|longueur)/
const OTHER = /\bplus de\b|\bmoins de\b|\bau moins\b|\bau plus\b|maximum|minimum|\bdeux\b|reduction|%/

/** The image or the antecedent of an amount by a function that tells a price or a size. */
export const storyFunction = ({ instruction, body, context }: Problem): Solution | undefined => {
  const asked = fold(plainText(`${instruction} ${body}`)).trim()
  const given = fold(plainText(context))
  const groups = DEFINES.exec(given)?.groups
  const amount = AMOUNT.exec(asked)?.groups
  if (!groups || !amount || OTHER.test(asked) || (asked.match(/\d+(?:,\d+)?/g) ?? []).length !== 1) return undefined
  const definition = chooseDefinition(definitionsIn(plainText(context)), groups.name)
  const [out, into, unit] = [groups.out, groups.into, amount.unit].map(word => readUnit(word ?? ''))
  const number = readNumeral(amount.value ?? '')
  if (!definition || !number || out === undefined || into === undefined || out === into) return undefined
  const { name, value: polynomial, letter, shown } = definition
  const shared = { rule: messages.rule, hints: [...messages.hints], minutes: 4 }
  if (unit === into && ASKS_OUT.test(asked) && !ASKS_IN.test(asked)) {
    const value = evaluate(polynomial, number.value)
    return measuredSolution({
      kind: 'story-image',
      value,
      unit: out,
      steps: [messages.image(letter, tex(number.value), `${name}(${tex(number.value)}) ${equalTex(value)}`)],
      sentence: messages.answer,
      ...shared,
    })
  }
  if (unit !== out || !ASKS_IN.test(asked)) return undefined
  const [slope, constant] = [polynomial.get(letter), polynomial.get('') ?? rational(0)]
  if (!slope || [...polynomial.keys()].some(key => key.length > 1)) return undefined
  const root = divide(subtract(number.value, constant), slope)
  if (root.n < 0n || !isSameNumber(evaluate(polynomial, root), number.value)) return undefined
  return measuredSolution({
    kind: 'story-antecedent',
    value: root,
    unit: into,
    steps: [
      messages.equation(`${shown} = ${tex(number.value)}`),
      messages.solve(
        `${letter} = \\frac{${tex(number.value)} - ${constant.n < 0n ? `(${tex(constant)})` : tex(constant)}}{${tex(slope)}} ${equalTex(root)}`,
      ),
    ],
    sentence: messages.answer,
    ...shared,
  })
}
