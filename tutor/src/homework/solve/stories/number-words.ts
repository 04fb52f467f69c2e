import { lookup } from '@ariane/shared/catalogue'

const WORDS: Record<string, string> = {
  deux: '2',
  trois: '3',
  quatre: '4',
  cinq: '5',
  six: '6',
  sept: '7',
  huit: '8',
  neuf: '9',
  dix: '10',
  douze: '12',
  quinze: '15',
  vingt: '20',
  cent: '100',
  'une douzaine de': '12',
  'une dizaine de': '10',
}
const PATTERN = new RegExp(
  `(?<![\\p{L}\\d-]|(?:les|des|ces|leurs|nos|vos|aux|entre|ses) )(${Object.keys(WORDS).join('|')})(?= \\p{L}{2})(?! (?:tiers|quarts?|cinquiemes?|fois|cents?|mille|points|droites))(?![\\p{L}-])`,
  'gu',
)

/** « trois cahiers » as 3 cahiers, in a folded text; « les trois cahiers » stays. */
export const digitsFor = (folded: string): string => folded.replace(PATTERN, word => lookup(WORDS, word) ?? word)
