import { lookup } from '@ariane/shared/catalogue'
import { multiply, negate, parseDecimal, powerOfTen, type Rational, rational } from '../../maths/rational.ts'
import { fold } from '../../words.ts'

const SMALL = 'zero un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize'.split(' ')
const TENS: Record<string, number> = { vingt: 20, vingts: 20, trente: 30, quarante: 40, cinquante: 50, soixante: 60 }
const PARTS: Record<string, number> = {
  demi: 2,
  demie: 2,
  demis: 2,
  moitie: 2,
  tiers: 3,
  quart: 4,
  quarts: 4,
  cinquieme: 5,
  sixieme: 6,
  septieme: 7,
  huitieme: 8,
  neuvieme: 9,
  dixieme: 10,
  centieme: 100,
  millieme: 1000,
}

/** A whole number in words up to 999 999, or undefined as soon as a word is not part of one. */
const whole = (words: readonly string[]): number | undefined => {
  let [total, group] = [0, 0]
  for (const word of words) {
    const tens = lookup(TENS, word)
    const small = word === 'une' ? 1 : SMALL.indexOf(word)
    if (word === 'et') continue
    if (small >= 0) group += small
    else if (word.startsWith('vingt') && group % 100 === 4) group += 76
    else if (tens !== undefined) group += tens
    else if (word === 'cent' || word === 'cents') group = (group || 1) * 100
    else if (word === 'mille') [total, group] = [(group || 1) * 1000, 0]
    else return undefined
  }
  return total + group
}

/** A word, folded, of which numbers are made: « douze », « vingts », « tiers », « mille ». */
export const isNumberWord = (word: string): boolean =>
  SMALL.includes(word) ||
  /^(?:une|cents?|mille|millions?|milliards?)$/.test(word) ||
  [TENS, PARTS].some(table => lookup(table, word) !== undefined || lookup(table, word.replace(/s$/, '')) !== undefined)

/** A number written in French words, and nothing else: 'moins deux', 'trois quarts', 'dix-sept'; undefined otherwise. */
export const spelledNumber = (text: string): Rational | undefined => {
  const words = fold(text).split(/[ -]+/).filter(Boolean)
  const negative = words[0] === 'moins'
  const body = negative ? words.slice(1) : words
  const last = body.at(-1) ?? ''
  const part = lookup(PARTS, last) ?? lookup(PARTS, last.replace(/s$/, ''))
  const count = part ? (body.length === 1 ? 1 : whole(body.slice(0, -1).filter(word => word !== 'la'))) : undefined
  const value = part && count !== undefined ? rational(count, part) : body.length > 0 && !part ? whole(body) : undefined
  if (value === undefined || (body.length === 1 && body[0] === 'et')) return undefined
  const number = typeof value === 'number' ? rational(value) : value
  return negative ? negate(number) : number
}

/** '5 sixièmes' as 5/6; 'le 3e quart' stays. */
export const withParts = (text: string): string =>
  text.replace(/\b(\d+)\s(\p{L}+)(?![\p{L}'])/gu, (whole, count: string, word: string) => {
    const name = fold(word)
    const part = lookup(PARTS, name) ?? lookup(PARTS, name.replace(/s$/, ''))
    return part ? `${count}/${part}` : whole
  })

const COUNT = SMALL.slice(1).join('|')
const MEASURE =
  '(?:(?:kilo|centi|milli|déci)?m[èe]tres?|kilos?|grammes?|litres?|heures?|minutes?|euros?|millions?|milliards?)'
const NUMBER_WORD = `(?:${COUNT}|dix|vingt|trente|quarante|cinquante|soixante|cents?|mille)`
/** Not where a second number follows: 'douze mètres quarante'. */
const COUNTED = new RegExp(
  `(?<![\\p{L}-])(une|${COUNT})\\s(?=${MEASURE}(?!\\p{L})(?!\\s(?:et\\s)?${NUMBER_WORD}))`,
  'giu',
)
const IN_TWO = new RegExp(
  `(?<![\\p{L}-])(une|${COUNT}|\\d+)\\s(heures?|euros?)\\s((?:dix|onze|douze|quinze|vingt|trente|quarante|cinquante)(?:[- ](?:et[- ]une?|${COUNT}))?)(?![\\p{L}-])`,
  'giu',
)

/** 'deux heures trente', 'douze euros quarante' and 'un litre' with digits; other words stay. */
export const withCounts = (text: string): string =>
  text
    .replace(IN_TWO, (whole, count: string, unit: string, rest: string) => {
      const [first, second] = [/^\d/.test(count) ? rational(Number(count)) : spelledNumber(count), spelledNumber(rest)]
      return first && second && second.n < 100n ? `${first.n} ${unit} ${second.n}` : whole
    })
    .replace(COUNTED, (_, word: string) => `${spelledNumber(word)?.n ?? word} `)

/** '67 millions' in digits. */
export const withMillions = (text: string) =>
  text
    .replace(/(\d+(?:\.\d+)?) mille (?=milliards?\b)/gi, (_, digits: string) => `${scaled(digits, 3)} `)
    .replace(/(\d+(?:\.\d+)?) millions?\b/gi, (_, digits: string) => scaled(digits, 6))
    .replace(/(\d+(?:\.\d+)?) milliards?\b/gi, (_, digits: string) => scaled(digits, 9))

const scaled = (digits: string, exponent: number) => {
  const [units = '0', decimals = ''] = digits.split('.')
  const value = multiply(parseDecimal(units, decimals), powerOfTen(exponent))
  return value.d === 1n ? String(value.n) : digits
}
