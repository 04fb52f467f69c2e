import { lookup } from '@ariane/shared/catalogue'
import { type Unit, unitNamed } from '../../../maths/units.ts'

const WORDS: Record<string, string> = {
  kilometre: 'km',
  hectometre: 'hm',
  decametre: 'dam',
  metre: 'm',
  decimetre: 'dm',
  centimetre: 'cm',
  millimetre: 'mm',
  kilogramme: 'kg',
  kilo: 'kg',
  hectogramme: 'hg',
  gramme: 'g',
  centigramme: 'cg',
  milligramme: 'mg',
  tonne: 't',
  litre: 'L',
  hectolitre: 'hL',
  decilitre: 'dL',
  centilitre: 'cL',
  millilitre: 'mL',
  heure: 'h',
  minute: 'min',
  seconde: 's',
  jour: 'j',
  hectare: 'ha',
}
const SYMBOLS = /^(?:(?:[kh]|da|[dcm])?m[²³]?|(?:[kh]|da|[dcm])?g|t|(?:[kh]|da|[dcm])?l|h|min|mn|s|ha|km\/h|m\/s)$/

/** A unit's symbol as it is printed; undefined for what is none. `text` is folded. */
export const findSymbol = (text: string): string | undefined => {
  const word = lookup(WORDS, text) ?? lookup(WORDS, text.replace(/s$/, ''))
  if (word) return word
  const square = text.match(/^(.+?)s? (carre|cube)s?$/)
  const base = square ? lookup(WORDS, square[1] ?? '') : undefined
  if (base) return base + (square?.[2] === 'cube' ? '³' : '²')
  if (!SYMBOLS.test(text)) return undefined
  return text === 'mn' ? 'min' : text.replace(/l$/, 'L')
}

/** What a symbol measures, and how much of the base unit it is. */
export const findUnit = (symbol: string): Unit | undefined =>
  unitNamed(symbol === 'j' ? 'jour' : symbol.replace('²', '^2').replace('³', '^3'))

/** The pattern of a unit in a folded text. */
export const UNIT = `(?:${Object.keys(WORDS)
  .map(word => `${word}s?(?: (?:carre|cube)s?)?`)
  .join(
    '|',
  )}|km\\/h|m\\/s|min|mn|(?:[kh]|da|[dcm])?m[²³]?|(?:[kh]|da|[dcm])?g|(?:[kh]|da|[dcm])?l|ha|[hts])(?![\\p{L}\\d²³/])`
