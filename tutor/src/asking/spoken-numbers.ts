import { spelledNumber } from '../grade/number/spelled.ts'
import { fold } from '../words.ts'

const SMALL =
  'zero|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|vingts?|trente|quarante|cinquante|soixante|cents?|mille'
const ONE = new RegExp(`(?:${SMALL})`, 'u')
const RUN = new RegExp(
  `(?<![\\p{L}-])(?:${SMALL})(?:[ -](?:et[ -]une?|${SMALL}))*(?![\\p{L}-])(?: virgule (?:${SMALL})(?:[ -](?:${SMALL}))*(?![\\p{L}-]))?`,
  'gu',
)
const HALVES: [RegExp, string][] = [
  [/(\d+) tiers (?=d)/g, '$1/3 '],
  [/(\d+) quarts (?=d)/g, '$1/4 '],
  [/(\d+) cinquiemes (?=d)/g, '$1/5 '],
  [/(\d+) dixiemes (?=d)/g, '$1/10 '],
  [/(\d+) heures? et quart/g, '$1 h 15'],
  [/(\d+) heures? et demie?/g, '$1 h 30'],
  [/(\d+) heures? moins (?:le )?quart/g, '$1 h moins 15 min'],
]

const inDigits = (words: string): string | undefined => {
  const [whole = '', decimals] = words.split(' virgule ')
  const value = spelledNumber(whole)
  if (value?.d !== 1n) return undefined
  const behind = decimals === undefined ? undefined : spelledNumber(decimals)
  if (decimals !== undefined && behind?.d !== 1n) return undefined
  return behind === undefined ? String(value.n) : `${value.n},${behind.n}`
}

/** « huit fois trois moins quatre » in digits; undefined where there is no number in words. */
export const withDigits = (plain: string): string | undefined => {
  const folded = fold(plain).replace(/\bpour ?cents?\b/g, '%')
  if (!ONE.test(folded)) return undefined
  const digits = HALVES.reduce(
    (text, [from, to]) => text.replace(from, to),
    folded.replace(RUN, words => inDigits(words) ?? words),
  )
    .replace(/^((?:calcul\p{L}* |combien (?:fait |font )?)?)moins (?=\d)/u, '$1-')
    .replace(/(?<=\d (?:puissance|exposant) )moins (?=\d)/g, '-')
  return digits === folded ? undefined : digits
}
