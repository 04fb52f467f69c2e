import { fold } from '../../words.ts'

export type Quantity = {
  /** As it is written: « 2,5 », « 3/4 », « −7 ». */
  value: string
  /** '' where the question gives none. */
  unit: string
  /** The letters just before, without « = »: « R », « cote ». */
  before: string
}

/** A question of a few words with the numbers in it. */
export type ShortQuestion = { plain: string; folded: string; quantities: readonly Quantity[] }

/** A complete statement, as the solvers read it; undefined where a question is about something else. */
export type Restate = (question: ShortQuestion) => string | undefined

const UNIT = String.raw`mm[23²³]|cm[23²³]|dm[23²³]|m[23²³]|km[2²]|km\/h|m\/s|mm|cm|dm|km|dam|hm|kg|mg|ml|cl|dl|kwh|min|euros?|degres?|metres?|litres?|grammes?|heures?|minutes?|secondes?|eleves?|personnes?|°|€|%|pour ?cents?|m|g|l|h|s`
const QUANTITY = new RegExp(
  String.raw`(?:(\p{L}[\p{L}']*)\s*(?:=|:|de|d'|est|fait|mesure|vaut)?\s*)?(?<![\d,.\p{L}/])([-−]?\d+(?:[.,]\d+)?(?:\/\d+)?)\s?(?:(${UNIT})(?![\p{L}\d']))?`,
  'gu',
)
const SYMBOLS: [RegExp, string][] = [
  [/^euros?$/, '€'],
  [/^degres?$/, '°'],
  [/^metres?$/, 'm'],
  [/^litres?$/, 'L'],
  [/^l$/, 'L'],
  [/^ml$/, 'mL'],
  [/^cl$/, 'cL'],
  [/^dl$/, 'dL'],
  [/^grammes?$/, 'g'],
  [/^pour ?cents?$/, '%'],
  [/2$/, '²'],
  [/3$/, '³'],
]
const toSymbol = (unit: string) => SYMBOLS.reduce((symbol, [from, to]) => symbol.replace(from, to), unit)

export const readShortQuestion = (plain: string): ShortQuestion => {
  const folded = fold(plain).replace(/\s+/g, ' ').trim()
  const quantities = [...folded.matchAll(QUANTITY)].map(([, before = '', value = '', unit = '']) => ({
    value,
    unit: toSymbol(unit),
    before,
  }))
  return { plain, folded, quantities }
}

const LENGTHS = ['mm', 'cm', 'dm', 'm', 'dam', 'hm', 'km']
const isLength = ({ unit }: Quantity) => unit === '' || LENGTHS.includes(unit)

/** What a length is in where nobody says it. */
const DEFAULT_LENGTH = 'cm'

/** The lengths of a question with a unit each: « 3 et 4 cm » are both in centimetres; undefined where one is no length. */
export const readLengths = (quantities: readonly Quantity[], count: number): string[] | undefined => {
  if (quantities.length !== count || !quantities.every(isLength)) return undefined
  const [unit = DEFAULT_LENGTH] = quantities.flatMap(one => (one.unit === '' ? [] : [one.unit]))
  return quantities.map(({ value, unit: own }) => `${value} ${own === '' ? unit : own}`)
}

/** Words that make of a calculation more than one step. */
export const ASKS_MORE =
  /\bpourquoi\b|\bdemi[- ](?:disque|cercle|boule|sphere)|\bquart de (?:disque|cercle)|\b(?:aire|surface)\b.*\bperimetre\b|\bperimetre\b.*\b(?:aire|surface)\b|\bdouble\b|\btriple\b|\bpuis\b|\bensuite\b|\baller-retour\b|\bpause\b|\bsi on (?:double|triple|augmente)\b|\bquelle formule\b|\bla formule\b/
