// Whether two written results say the same: spelling is tolerated, value and unit are not.
import { expressionKey } from './expression-key.ts'
import { plainMaths } from './plain-maths.ts'
import { parseQuantity, sameQuantity } from './quantity.ts'

/** « Le périmètre est de 12 cm », « x = 12 », « AB ≈ 12 »: what is left is 12. */
const LEAD = /^.*(?:[=≈:]|(?:est|sont|vaut|mesure|mesurent|coûte|coûtent|pèse|dure)(?: (?:de|d'|égale? à))?)\s*/iu
const SEPARATOR = /\s*(?:\bou\b|\bet\b|;|\n)\s*/iu
/** French, English, Spanish and German words; accents count. */
const spelled = (text: string) =>
  text
    .toLocaleLowerCase('fr')
    .replace(/[«»"“”()¿¡]/gu, ' ')
    .replace(/[.,;:!?…]+(?=\s|$)/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim()

const withoutLead = (text: string) => text.replace(LEAD, '')
const sortedList = (text: string) => text.split(SEPARATOR).filter(Boolean)

/** « il aperçut » says the same form as « aperçut »; « Oui, … » answers « oui ». */
const PRONOUN = /^(?:j'|(?:je|tu|il|elle|on|nous|vous|ils|elles) )/u
const isSameWords = (expected: string, found: string) =>
  expected === found ||
  expected === found.replace(PRONOUN, '') ||
  (/^(?:oui|non)$/u.test(expected) && found.startsWith(`${expected} `))

function sameOne(expected: string, found: string): boolean {
  if (isSameWords(spelled(expected), spelled(found))) return true
  const quantity = parseQuantity(expected)
  if (quantity) return [found, withoutLead(found)].some(one => sameQuantity(quantity, parseQuantity(one)))
  const key = expressionKey(withoutLead(expected))
  return /[\d=()]/u.test(expected) && (key === expressionKey(found) || key === expressionKey(withoutLead(found)))
}

const isAssignment = (text: string) => /^\p{L}\s*(?:\(\p{L}\)\s*)?=/u.test(text)
const nameBefore = (text: string) => text.split('=')[0]?.trim()
const sameName = (one: string, other: string) => !isAssignment(other) || nameBefore(one) === nameBefore(other)

/** Solutions may stand in any order; a list whose order is the answer says so with « < » or « > ». */
function sameSet(expected: string, found: string): boolean {
  const [wanted, given] = [sortedList(expected), sortedList(found)]
  if (wanted.length < 2 || wanted.length !== given.length) return false
  if (!wanted.every(isAssignment)) return wanted.every((one, i) => sameOne(one, given[i] ?? ''))
  return wanted.every(one => given.some(other => sameName(one, other) && sameOne(withoutLead(one), withoutLead(other))))
}

/** « 95 min, soit 1 h 35 min » says one duration twice. */
const BESIDE = /,? soit /u

/** Whether a result says what was expected; of two writings of one result either may be. */
export function isSameResult(expected: string, found: string): boolean {
  return isSameWriting(expected, found) || isSameTwice(expected, found)
}

const isSameTwice = (expected: string, found: string) => {
  const [first, second, ...others] = found.split(BESIDE)
  return (
    first !== undefined &&
    second !== undefined &&
    others.length === 0 &&
    isSameValue(first, second) &&
    [first, second].some(one => isSameWriting(expected, one))
  )
}

/** One quantity in two units of time, or a fraction and its decimal; other pairs are not compared. */
const isSameValue = (one: string, other: string) => {
  const [a, b] = [one, other].map(text => inBaseUnit(withoutLead(plainMaths(text))))
  return (
    a !== undefined && b !== undefined && a.base === b.base && Math.abs(a.value - b.value) <= 1e-9 * Math.abs(a.value)
  )
}

const BASES: Record<string, [string, number]> = {
  '': ['', 1],
  'h-min': ['time', 60],
  h: ['time', 3600],
  min: ['time', 60],
  s: ['time', 1],
  j: ['energy', 1],
  wh: ['energy', 3600],
  kwh: ['energy', 3_600_000],
  'm/s': ['speed', 3.6],
  'km/h': ['speed', 1],
  'g/cm^3': ['density', 1000],
  'kg/m^3': ['density', 1],
}

const inBaseUnit = (text: string) => {
  const quantity = parseQuantity(text)
  const [base, factor] = (quantity && Object.hasOwn(BASES, quantity.unit) && BASES[quantity.unit]) || []
  return quantity && base !== undefined && factor !== undefined ? { base, value: quantity.value * factor } : undefined
}

function isSameWriting(expected: string, found: string): boolean {
  const [wanted, given] = [plainMaths(expected), plainMaths(found)]
  if (sameSet(wanted, given)) return true
  if (isAssignment(wanted) && sortedList(given).length === 1 && sortedList(wanted).length === 1)
    return sameOne(withoutLead(wanted), given) || sameOne(wanted, given)
  return sameOne(wanted, given)
}
