import { lookup } from '@ariane/shared/catalogue'
import { DECIMAL, readDecimal } from '../../../maths/decimals.ts'
import { french } from '../../../maths/format.ts'
import { decimal, type Rational, rational, roundExactly } from '../../../maths/rational.ts'
import { fold } from '../../../words.ts'
import { measuredSolution } from '../measured-solution.ts'
import { plainText } from '../read/plain-text.ts'
import type { Problem, Solution } from '../solution.ts'
import { writtenSolution } from '../written-solution.ts'
import { messages } from './messages-place.ts'

const RANKS: [string, number][] = [
  ['dizaines? de mille', 4],
  ['centaines? de mille', 5],
  ['unites? de mille|milliers?', 3],
  ['millions?', 6],
  ['dix-milliemes?', -4],
  ['dixiemes?', -1],
  ['centiemes?', -2],
  ['milliemes?', -3],
  ['dizaines?', 1],
  ['centaines?', 2],
  ['unites?', 0],
]
const NAMES = RANKS.map(([name]) => name).join('|')
const _NUMBER = `(?:(?:du|le|de|dans) (?:le )?nombre |de |dans )?(${DECIMAL})`
const LEAD =
  '(?:dans (?:le nombre )?(?<before>NUMBER) ?,? ?:? ?)?(?:quel est|donne\\w*|indique\\w*|ecri\\w*|trouve\\w*|quel|determine\\w*)? ?(?:le )?'.replace(
    'NUMBER',
    DECIMAL,
  )
const DIGIT = new RegExp(
  `^${LEAD}chiffre des (?<rank>${NAMES})(?: ?(?:,|est|:))? ?(?:(?:du nombre|dans le nombre|de|dans|du) )?(?<after>${DECIMAL})? ?[?.]*$`,
  'u',
)
const COUNT = new RegExp(
  `^${LEAD}(?:nombre (?:entier )?|combien (?:y a-t-il )?)(?:de |d')(?<rank>${NAMES})(?: y a-t-il)?(?: contenues?)? ?(?:(?:du nombre|dans le nombre|de|dans|du) )?(?<after>${DECIMAL})? ?[?.]*$`,
  'u',
)
const MEANS = new RegExp(
  `^dans (?:le nombre )?(?<number>${DECIMAL}) ?,? ?(?:que represente|quel est le rang du|quelle est la (?:valeur|position) du) (?:le )?chiffre (?<digit>\\d) ?[?.]*$`,
  'u',
)
const ROUND = new RegExp(
  `^(?:arrondi\\w*|donne\\w* (?:l'arrondi|une valeur approchee|la valeur arrondie)|quel est l'arrondi|determine\\w* l'arrondi)(?: le nombre| du nombre| de| d')? ?:? ?(?:(?<rank0>a l'unite|au [a-z]+|a la [a-z]+)(?: pres)? ?(?:de|du nombre|le nombre|:)? ?)?(?<number>${DECIMAL})(?: ?(?<rank1>a l'unite|au [a-z]+|a la [a-z]+)(?: pres)?)? ?[?.]*$`,
  'u',
)

const rankIn = (name: string): number | undefined =>
  RANKS.find(([pattern]) => new RegExp(`^(?:${pattern})$`).test(name))?.[1]
const ROUND_RANKS: Record<string, number> = {
  unite: 0,
  dixieme: 1,
  centieme: 2,
  millieme: 3,
  dizaine: -1,
  centaine: -2,
  millier: -3,
}

const digitAt = (value: Rational, rank: number): string | undefined => {
  const [whole = '', places = ''] = (decimal(value) ?? '').replace('-', '').split('.')
  return rank >= 0 ? (whole[whole.length - 1 - rank] ?? '0') : (places[-rank - 1] ?? '0')
}

const shared = { rule: messages.rule, hints: [...messages.hints], minutes: 1 }

const digit = (value: Rational, rank: number, name: string): Solution | undefined => {
  const found = digitAt(value, rank)
  return found === undefined
    ? undefined
    : measuredSolution({
        kind: 'digit',
        value: rational(Number(found)),
        unit: '',
        steps: [messages.table(french(value))],
        sentence: result => messages.digitIs(name, french(value), result),
        ...shared,
      })
}

const count = (value: Rational, rank: number, name: string): Solution | undefined => {
  if (rank < 0 || value.n < 0n) return undefined
  const whole = value.n / value.d
  const found = whole / 10n ** BigInt(rank)
  return measuredSolution({
    kind: 'count-of-rank',
    value: { n: found, d: 1n },
    unit: '',
    steps: [messages.packets(name, String(10n ** BigInt(rank)))],
    sentence: result => messages.countIs(name, french(value), result),
    ...shared,
  })
}

const meaning = (text: string, given = ''): Solution | undefined => {
  const whole = text.startsWith('dans ') || given === '' ? text : `dans ${given}, ${text}`
  const { number = '', digit: wanted = '' } = whole.match(MEANS)?.groups ?? {}
  const value = readDecimal(number)
  if (!value || number.split(wanted).length !== 2) return undefined
  const rank = RANKS.find(([, place]) => digitAt(value, place) === wanted && (place !== 0 || true))
  const [name = '', place] = rank ?? []
  if (place === undefined) return undefined
  const word = lookup(messages.ranks, String(place)) ?? name
  return writtenSolution({
    kind: 'digit-meaning',
    accepted: [`le chiffre des ${word}`, word, `les ${word}`, `chiffre des ${word}`],
    answer: `le chiffre des ${word}`,
    steps: [messages.table(french(value)), messages.meaning(wanted, word)],
    ...shared,
  })
}

/** The digit of a rank, how many tens or hundreds, what a digit stands for, and rounding. */
export const placeValue = ({ instruction, body, context }: Problem): Solution | undefined => {
  const whole = fold(plainText(`${instruction} ${body}`))
    .replace(/["«»*]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  if (whole.length > 160) return undefined
  const given = fold(plainText(context)).match(
    new RegExp(`^(?:on considere |soit |voici |dans |pour |on donne )?(?:le nombre )?:? ?(${DECIMAL}) ?[.:]?$`, 'u'),
  )?.[1]
  const [asDigit, asCount, asRound] = [
    whole.match(DIGIT)?.groups,
    whole.match(COUNT)?.groups,
    whole.match(ROUND)?.groups,
  ]
  const found = asDigit ?? asCount
  if (found) {
    const value = readDecimal(found.before ?? found.after ?? given ?? '')
    const rank = rankIn(found.rank ?? '')
    if (!value || rank === undefined || (found.before !== undefined && found.after !== undefined)) return undefined
    const name = lookup(messages.ranks, String(rank)) ?? ''
    return asDigit ? digit(value, rank, name) : count(value, rank, name)
  }
  if (asRound) {
    const value = readDecimal(asRound.number ?? '')
    const name = (asRound.rank0 ?? asRound.rank1 ?? '').replace(/^(?:a l'|au |a la )/, '')
    const places = lookup(ROUND_RANKS, name)
    if (!value || places === undefined || (asRound.rank0 !== undefined && asRound.rank1 !== undefined)) return undefined
    return measuredSolution({
      kind: 'round',
      value: roundExactly(value, places),
      unit: '',
      steps: [messages.roundStep(lookup(messages.roundRanks, name) ?? name)],
      sentence: result => messages.roundIs(french(value), lookup(messages.roundPlaces, name) ?? '', result),
      ...shared,
      rule: messages.roundRule,
    })
  }
  return meaning(whole, given)
}
