import { french } from '../../../maths/format.ts'
import { divide, multiply, type Rational, subtract } from '../../../maths/rational.ts'
import { tex } from '../../../maths/tex.ts'
import { fold } from '../../../words.ts'
import { equalTex, measuredSolution } from '../measured-solution.ts'
import { plainText } from '../read/plain-text.ts'
import { inUnit, quantitiesIn } from '../read/quantities.ts'
import type { Problem, Solution } from '../solution.ts'
import { messages } from './messages-everyday.ts'

const CUTS =
  /decoup|\bcoup(?:e|er|ent|ons)\b|\bscie|rempli|vers(?:e|er|ent)\b|mett?(?:re|ent)? en|conditionn|partag|morceaux|bouteilles? de|verres? de|sachets? de|portions? de|parts? de|flacons? de/
const OTHER =
  /%|prix|cout|€|vitesse|km\/h|fois|moitie|tiers|quart|chaque jour|par (?:jour|heure|minute|personne)|tous les|perimetre|\baire\b|volume d|rectang|carre|espac|interval|poteau|arbres|masse volumique/
const HOW_MANY =
  /combien (?:de |d')?(?:\S+ ){0,2}?(?:entiers?|entieres?|complet\S*|pleins?|pleines?)?|quel (?:est le )?nombre (?:maximal |maximum )?de/
const LEFT = /rest|chute|non utilise|inutilise|perdu/
const ALL = /entier|complet|plein|maximum|maximal|peut-(?:on|il|elle)|pourra|peut\b/

/** Pieces of one size cut from a length, bottles filled from a barrel: how many whole ones, and what is left. */
export const pieces = ({ instruction, body, context }: Problem): Solution | undefined => {
  const asked = fold(plainText(`${instruction} ${body}`))
  const text = plainText(`${context}\n${instruction} ${body}`)
  const whole = fold(text)
  if (whole.length > 350 || !CUTS.test(whole) || OTHER.test(whole)) return undefined
  const [total, size, ...more] = quantitiesIn(text) ?? []
  if (!total || !size || more.length > 0 || total.unit === '' || total.dimension !== size.dimension) return undefined
  if (!/^(?:length|volume|mass)$/.test(total.dimension)) return undefined
  const [big, small] = [total.value, inUnit(size.value, size.unit, total.unit)]
  if (!small || small.n <= 0n || subtract(big, small).n <= 0n) return undefined
  const quotient = divide(big, small)
  const count: Rational = { n: quotient.n / quotient.d, d: 1n }
  const isLeft = LEFT.test(asked)
  if (!isLeft && !HOW_MANY.test(asked)) return undefined
  if (!isLeft && quotient.d !== 1n && !ALL.test(asked)) return undefined
  // In the smaller unit there are no decimals to divide.
  const unit = size.unit
  const [from, by] = [inUnit(big, total.unit, unit), size.value]
  const rest = from && subtract(from, multiply(count, by))
  if (!from || !rest || (isLeft && rest.n <= 0n)) return undefined
  return measuredSolution({
    kind: 'pieces',
    value: isLeft ? rest : count,
    unit: isLeft ? unit : '',
    noun: asked.match(/combien (?:de |d')(\p{L}+)/u)?.[1] ?? '',
    steps: [
      ...(unit === total.unit ? [] : [messages.sameUnit(`${french(big)} ${total.unit}`, `${french(from)} ${unit}`)]),
      messages.howMany(`${tex(from)} \\div ${tex(by)} ${equalTex(quotient)}`),
      ...(quotient.d === 1n ? [] : [messages.wholeOnly(french(count))]),
      ...(isLeft
        ? [
            messages.used(`${tex(count)} \\times ${tex(by)} = ${tex(multiply(count, by))}`),
            messages.left(`${tex(from)} - ${tex(multiply(count, by))} = ${tex(rest)}`),
          ]
        : []),
    ],
    sentence: messages.answer,
    rule: messages.piecesRule,
    hints: [...messages.piecesHints],
    minutes: 4,
  })
}
