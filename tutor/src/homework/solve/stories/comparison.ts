import { lookup } from '@ariane/shared/catalogue'
import { readDecimal } from '../../../maths/decimals.ts'
import { add, divide, multiply, type Rational, rational, subtract } from '../../../maths/rational.ts'
import { tex } from '../../../maths/tex.ts'
import { fold } from '../../../words.ts'
import { measuredSolution } from '../measured-solution.ts'
import { plainText } from '../read/plain-text.ts'
import { inUnit, quantitiesIn } from '../read/quantities.ts'
import type { Problem, Solution } from '../solution.ts'
import { messages } from './messages-everyday.ts'
import { digitsFor } from './number-words.ts'

const MORE_OR_LESS =
  /(?<![\d,.])(?<by>\d{1,6}(?:[.,]\d{1,3})?) ?(?<unit>(?:€|euros?|km|cm|mm|m|kg|g|l|cl|ans|min|h)(?!\p{L}))? ?(?:(?:de |d')?(?:\p{L}+ ){0,2})?de (?<way>plus|moins)(?: (?:que|qu'))?/u
const TIMES =
  /(?<by>\d{1,2}) fois (?:(?<way>plus|moins)(?: (?:de |d')?\p{L}+){0,3}? (?:que|qu')|son age|(?:la taille|l'age|la masse|le prix) (?:de|du))/u
const DOUBLE =
  /\ble (?<way>double|triple|quadruple) (?:de |d'|du |des )|\b(?<half>la moitie) (?:de |d'|du )(?:l'age|celle|celui|la taille|son)/u
const TOGETHER = /ensemble|en tout|au total|a (?:eux|elles) (?:2|deux)|reunis|\bont-(?:ils|elles)\b/
const OTHER =
  /%|puis|chacun|chaque|partag|dans \d+ ans|il y a \d+ ans|reste|prix d|perimetre|\baire\b|rectang|\btiers\b|trois|troisieme|moyenne|plus (?:grand|petit) nombre|reduction/
const TIMES_BY: Record<string, number> = { double: 2, triple: 3, quadruple: 4 }

type Change = { value: Rational; sign: string; by: Rational; at: number; text: string }

const changeIn = (whole: string, base: Rational, unit: string): Change | undefined => {
  const times = whole.match(TIMES)
  const doubled = whole.match(DOUBLE)
  const plain = times ? null : whole.match(MORE_OR_LESS)
  const match = times ?? doubled ?? plain
  if (!match || (times && doubled) || (doubled && plain)) return undefined
  const { by: text = '', way = '', unit: written } = match.groups ?? {}
  if (doubled) {
    const by = rational(lookup(TIMES_BY, way) ?? 2)
    const isHalf = doubled.groups?.half !== undefined
    return {
      value: (isHalf ? divide : multiply)(base, by),
      sign: isHalf ? '\\div' : '\\times',
      by,
      at: match.index ?? 0,
      text: match[0],
    }
  }
  const number = readDecimal(text)
  if (!number || number.n <= 0n) return undefined
  if (times)
    return {
      value: (way === 'moins' ? divide : multiply)(base, number),
      sign: way === 'moins' ? '\\div' : '\\times',
      by: number,
      at: match.index ?? 0,
      text: match[0],
    }
  const symbol =
    written === undefined || written === 'ans'
      ? unit
      : written.startsWith('euro')
        ? '€'
        : written.replace(/^l$/, 'L').replace(/^cl$/, 'cL')
  const by = symbol === unit ? number : inUnit(number, symbol, unit)
  return (
    by && {
      value: (way === 'plus' ? add : subtract)(base, by),
      sign: way === 'plus' ? '+' : '-',
      by,
      at: match.index ?? 0,
      text: match[0],
    }
  )
}

/** The one who has more or less, as words of its clause before the comparison. */
const namesIn = (text: string) =>
  (text.match(/\p{L}{3,}/gu) ?? []).filter(
    word =>
      !/^(?:elle|mesure|pese|coute|possede|son|sa|ses|leur|que|une|des|les|plus|moins|ans|avoir|ont|est|age|agee?)$/.test(
        word,
      ),
  )

/** Of several relations to the same person, the one of who is asked for. */
const withOneRelation = (text: string, asked: string): string => {
  const parts = text.split(/(?<=[.;])\s+|,? et (?=(?:son|sa|ses|leur) )|, (?=(?:son|sa) )/u)
  const relations = parts.filter(
    part => MORE_OR_LESS.test(fold(part)) || TIMES.test(fold(part)) || DOUBLE.test(fold(part)),
  )
  if (relations.length < 2 || TOGETHER.test(asked)) return text
  const named = relations.filter(part =>
    namesIn(fold(part)).some(word => new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'u').test(asked)),
  )
  const [only, ...more] = named
  return only === undefined || more.length > 0
    ? text
    : `${parts.filter(part => part === only || !relations.includes(part)).join('. ')}.`
}

/** Two amounts of which one is told by the other: « 15 cm de moins que Marie ». */
export const comparison = ({ instruction, body, context }: Problem): Solution | undefined => {
  const asked = digitsFor(fold(plainText(`${instruction} ${body}`)))
  const text = `${withOneRelation(digitsFor(plainText(context)), asked)}\n${digitsFor(plainText(`${instruction} ${body}`))}`
  const whole = fold(text)
  if (whole.length > 300 || OTHER.test(whole)) return undefined
  const quantities = quantitiesIn(text) ?? []
  const [base, second, ...more] = quantities
  if (!base || more.length > 0 || base.value.n <= 0n) return undefined
  const age = /\bans?\b/.test(base.noun) || /^\s?ans?\b/.test(fold(text).slice(base.to))
  const change = changeIn(whole.slice(base.to), base.value, base.unit)
  const isDouble = change !== undefined && /double|triple|quadruple|moitie/.test(change.text)
  if (!change || change.value.n <= 0n || isDouble !== (second === undefined)) return undefined
  const questionAt = whole.search(/(?:^|(?<=[.\n]\s?))[^.\n]*\?|(?:calcul|determin|trouv)\w* [^.\n]*$/u)
  const clause = whole.slice(Math.max(base.to, base.to + change.at - 70), base.to + change.at)
  const who = namesIn(clause.split(/[.,;\n]/).at(-1) ?? '')
  const question = questionAt < 0 ? asked : whole.slice(questionAt)
  if (question.includes(change.text) && questionAt < base.to + change.at) return undefined
  const isBoth = TOGETHER.test(question)
  const isOther = who.some(word => new RegExp(`(?<!\\p{L})${word}`, 'u').test(question))
  const first = namesIn(whole.slice(0, base.from))
  const isFirst = first.some(
    word => !who.includes(word) && new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'u').test(question),
  )
  if (!isBoth && (!isOther || (isFirst && !/ (?:de|d'|du) /.test(question)))) return undefined
  if (!isBoth && isFirst) return undefined
  if (/de combien|combien de fois|difference|ecart/.test(question)) return undefined
  const value = isBoth ? add(base.value, change.value) : change.value
  if (base.unit === '' && value.d !== 1n) return undefined
  const noun = age ? 'ans' : base.unit === '' ? (base.noun.replace(/^(?:de |d')/, '').split(/[\s,]/)[0] ?? '') : ''
  return measuredSolution({
    kind: 'comparison',
    value,
    unit: base.unit,
    noun,
    steps: [
      messages.compared(`${tex(base.value)} ${change.sign} ${tex(change.by)} = ${tex(change.value)}`),
      ...(isBoth ? [messages.both(`${tex(base.value)} + ${tex(change.value)} = ${tex(value)}`)] : []),
    ],
    sentence: messages.answer,
    rule: messages.comparisonRule,
    hints: [...messages.comparisonHints],
    minutes: 3,
  })
}
