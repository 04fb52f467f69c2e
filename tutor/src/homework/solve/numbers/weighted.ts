import { DECIMAL, readDecimal } from '../../../maths/decimals.ts'
import { add, divide, multiply, type Rational, rational } from '../../../maths/rational.ts'
import { tex } from '../../../maths/tex.ts'
import { fold } from '../../../words.ts'
import { equalTex, measuredSolution } from '../measured-solution.ts'
import { plainText } from '../read/plain-text.ts'
import { tableRows } from '../read/table.ts'
import type { Problem, Solution } from '../solution.ts'
import { roundingFor } from '../words.ts'
import { messages } from './messages-weighted.ts'

const PAIR = new RegExp(
  `(${DECIMAL}) ?(?:\\(|\\[)?(?:coef(?:ficient|f)?\\.? ?|avec (?:le |un )?coefficient )(\\d{1,2})(?:\\)|\\])?`,
  'gu',
)
const LISTS = new RegExp(
  `((?:${DECIMAL})(?:\\s?;\\s?(?:${DECIMAL}))+)[^\\d]{0,60}coefficients?[^\\d]{0,20}((?:\\d{1,2})(?:\\s?;\\s?\\d{1,2})+)`,
  'u',
)
const OTHER =
  /mediane|etendue|combien de (?!.{0,40}en moyenne)|si\b|devra|prochain|manqu|au moins|pourcentage|frequence/

type Weighted = { value: Rational; weight: Rational }

const fromTable = (problem: string): Weighted[] | undefined => {
  const rows = tableRows(problem)
  const [values, weights] = rows
  if (
    rows.length !== 2 ||
    !values ||
    !weights ||
    values.cells.length !== weights.cells.length ||
    !/effectif|nombre|coeff/.test(fold(weights.name))
  )
    return undefined
  const pairs = values.cells.flatMap((cell, i) => {
    const [value, weight] = [readDecimal(cell), readDecimal(weights.cells[i] ?? '')]
    return value && weight && weight.n >= 0n ? [{ value, weight }] : []
  })
  return pairs.length === values.cells.length && pairs.length > 1 ? pairs : undefined
}

const fromLists = (text: string): Weighted[] | undefined => {
  const [, first = '', second = ''] = text.match(LISTS) ?? []
  const [values, weights] = [
    first.split(';').map(one => readDecimal(one.trim())),
    second.split(';').map(one => readDecimal(one.trim())),
  ]
  if (first === '' || values.length !== weights.length) return undefined
  return values.flatMap((value, i) => {
    const weight = weights[i]
    return value && weight ? [{ value, weight }] : []
  })
}

/** A mean with coefficients, or of a table of values with their numbers. */
export const weightedMean = ({ instruction, body, context }: Problem): Solution | undefined => {
  const problem = `${context}\n${instruction} ${body}`
  const asked = fold(plainText(`${instruction} ${body}`))
  const whole = fold(plainText(problem))
  if (whole.length > 600 || !/moyenne|\bmoyen\b/.test(asked) || OTHER.test(asked) || /vitesse/.test(whole))
    return undefined
  const pairs = [...whole.matchAll(PAIR)].flatMap(([, value = '', weight = '']) => {
    const [a, b] = [readDecimal(value), readDecimal(weight)]
    return a && b ? [{ value: a, weight: b }] : []
  })
  const inTable = fromTable(problem)
  const inLists = inTable ? undefined : fromLists(whole)
  const all = inTable ?? inLists ?? (pairs.length > 1 ? pairs : undefined)
  const numbers = (whole.replace(/sur 20/g, '').match(new RegExp(DECIMAL, 'g')) ?? []).length
  if (!all || (!inTable && numbers !== 2 * all.length)) return undefined
  const total = all.map(({ weight }) => weight).reduce(add, rational(0))
  const sum = all.map(({ value, weight }) => multiply(value, weight)).reduce(add, rational(0))
  const places = roundingFor(whole, '')
  if (total.n <= 0n || places === 'unknown') return undefined
  const value = divide(sum, total)
  return measuredSolution({
    kind: 'weighted-mean',
    value,
    unit: '',
    places,
    steps: [
      messages.products(all.map(one => `${tex(one.value)} \\times ${tex(one.weight)}`).join(' + '), tex(sum)),
      messages.total(all.map(one => tex(one.weight)).join(' + '), tex(total)),
      messages.quotient(`\\frac{${tex(sum)}}{${tex(total)}} ${equalTex(value)}`),
    ],
    sentence: messages.meanIs,
    rule: messages.rule,
    hints: [...messages.hints],
    minutes: 5,
  })
}

const COUNT_ALL =
  /^(?:combien (?:d'|de )(?:\p{L}+) (?:ont (?:repondu|ete interroges?|participe)|y a-t-il|ont-ils|compte)[^?.\d]{0,40}|combien y a-t-il (?:d'|de )(?:\p{L}+)(?: (?:dans|au|en) [^?.\d]{2,30})?|(?:calcul\w*|determin\w*|donn\w*|quel est) l'effectif total[^?.\d]{0,40}) ?[?.]?$/u
/** How many there are in a table of values with their numbers. */
export const totalCount = ({ instruction, body, context }: Problem): Solution | undefined => {
  const asked = fold(plainText(`${instruction} ${body}`)).trim()
  const pairs = COUNT_ALL.test(asked) ? fromTable(context) : undefined
  const [, counts] = tableRows(context)
  if (!pairs || !/effectif/.test(fold(counts?.name ?? '')) || /\btotal\b/.test(fold(context))) return undefined
  const total = pairs.map(({ weight }) => weight).reduce(add, rational(0))
  return measuredSolution({
    kind: 'total-count',
    value: total,
    unit: '',
    steps: [messages.total(pairs.map(one => tex(one.weight)).join(' + '), tex(total))],
    sentence: messages.countIs,
    rule: messages.frequencyRule,
    hints: [...messages.frequencyHints],
    minutes: 2,
  })
}

const FREQUENCY =
  /^(?:calcul\w*|determin\w*|donn\w*|quelle est) la frequence(?: ?,? ?en pourcentage,?| en %)? (?:d'apparition )?(?:de (?:la (?:valeur|note|pointure|taille) )?|de l'age |du |(?:des|de ceux|de celles)(?: \p{L}+)? (?:ayant|qui ont|qui possedent) (?:\p{L}+ )?(?=\d)|des )(?:["«] ?)?(?<name>\d+(?= )|[\p{L}\d' -]{1,30}?)(?: (?:freres?|soeurs?|enfants?|livres?|buts?|animaux|films?|sports?|points?|ans|heures?|cm)(?: (?:et|ou) soeurs?)?)?(?: ?["»])?(?:,? \(?(?<percent>en pourcentage|en %|sous forme de pourcentage)\)?)? ?[.?]*$/u

/** The share of one value in a table of numbers. */
export const frequency = ({ instruction, body, context }: Problem): Solution | undefined => {
  const asked =
    fold(plainText(`${instruction} ${body}`))
      .split('|')[0]
      ?.trim() ?? ''
  const { name, percent } = asked.match(FREQUENCY)?.groups ?? {}
  const rows = tableRows(`${context}\n${instruction} ${body}`)
  const [values, counts] = rows
  if (name === undefined || rows.length !== 2 || !values || !counts || !/effectif|nombre/.test(fold(counts.name)))
    return undefined
  const at = values.cells.findIndex(cell => fold(cell) === name || fold(cell) === name.replace(/s$/, ''))
  const numbers = counts.cells.map(readDecimal)
  const isWhole = numbers.every(one => one !== undefined) && values.cells.length === counts.cells.length
  const hasTotal = values.cells.some(cell => /total/.test(fold(cell)))
  const own = numbers[at]
  const total = numbers
    .filter((_, i) => !/total/.test(fold(values.cells[i] ?? '')))
    .reduce<Rational>((sum, one) => add(sum, one ?? rational(0)), rational(0))
  if (!isWhole || !own || total.n <= 0n || (hasTotal && at === values.cells.length - 1)) return undefined
  const value = divide(own, total)
  const isPercent = percent !== undefined || /en pourcentage|en %/.test(asked)
  return measuredSolution({
    kind: 'frequency',
    value: isPercent ? multiply(value, rational(100)) : value,
    unit: isPercent ? '%' : '',
    places: undefined,
    digits: 1,
    steps: [
      messages.total(
        numbers
          .filter((_, i) => !/total/.test(fold(values.cells[i] ?? '')))
          .map(one => tex(one ?? rational(0)))
          .join(' + '),
        tex(total),
      ),
      messages.frequency(`\\frac{${tex(own)}}{${tex(total)}} ${equalTex(value)}`),
    ],
    sentence: messages.frequencyIs,
    rule: messages.frequencyRule,
    hints: [...messages.frequencyHints],
    minutes: 3,
  })
}
