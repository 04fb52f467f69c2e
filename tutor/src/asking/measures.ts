import { fold } from '../words.ts'
import { SYMBOLS, UNITS } from './measure-units.ts'

/** What may be asked for: its words, its letter, its name. The longer name stands first. */
const WANTED: [RegExp, string, string][] = [
  [/masse volumique/, 'ρ', 'la masse volumique'],
  [/energie cinetique|\bec\b/, 'Ec', "l'énergie cinétique"],
  [/\bvitesse/, 'v', 'la vitesse'],
  [/\bdistance|combien de (?:km|kilometres)/, 'd', 'la distance'],
  [/\bduree|combien de temps|\btemps\b/, 't', 'la durée'],
  [/\bpoids/, 'F', 'le poids'],
  [/\bmasse/, 'm', 'la masse'],
  [/\bvolume/, 'V', 'le volume'],
  [/\benergie|^e d|combien de (?:kwh|joules)/, 'E', "l'énergie"],
  [/\bpuissance/, 'P', 'la puissance'],
  [/\btension/, 'U', 'la tension'],
  [/\bintensite|\bcourant/, 'I', "l'intensité"],
  [/\bresistance/, 'R', 'la résistance'],
]

/** Words that make of two values more than one formula. */
const MORE =
  /double|triple|moitie|pourquoi|aller-retour|pause|arret|rendement|en serie|en parallele|chacun|chaque|combien de fois|cout|prix|differen|%|\bpar (?:jour|mois|an)\b|\bpuis\b|\bquelle formule|\bla formule/

const QUANTITY =
  /(?:(?<![\p{L}\d])(rho|ρ|ec|[uripetmvdfgURIPETMVDFG]) ?= ?)?(?<![\p{L}\d,./])(\d+(?:[.,]\d+)?)\s?(kg\/m3|kg\/m³|g\/cm3|g\/cm³|kg\/l|g\/ml|g\/l|km\/h|km\/s|m\/s|m\/min|n\/kg|kwh|wh|kilogrammes?|kilometres?|grammes?|minutes?|secondes?|amperes?|newtons?|joules?|tonnes?|heures?|litres?|metres?|kilos?|volts?|watts?|ohms?|cm3|cm³|dm3|dm³|mm3|mm³|m3|m³|min|kg|mg|km|cm|ml|cl|dl|kw|kv|mv|ma|kj|kω|g|m|l|h|s|v|a|ω|w|n|j|t)?(?![\p{L}\d³])/giu

/** The unit of a letter that is given a bare number; for other letters nobody can tell. */
const USUAL_UNITS = new Map([
  ['u', { letter: 'U', unit: 'V' }],
  ['i', { letter: 'I', unit: 'A' }],
  ['r', { letter: 'R', unit: 'Ω' }],
  ['p', { letter: 'P', unit: 'W' }],
  ['g', { letter: 'g', unit: 'N/kg' }],
])

type Given = { letter: string; value: string; unit: string }

const readGiven = (text: string): Given[] | undefined => {
  const given: Given[] = []
  for (const [, named = '', value = '', written = ''] of text.matchAll(QUANTITY)) {
    const unit = fold(written)
    const usual = unit === '' || /^g$/i.test(named) ? USUAL_UNITS.get(named.toLowerCase()) : undefined
    const letter = usual?.letter ?? UNITS.find(([pattern]) => pattern.test(unit))?.[1]
    if (letter === undefined || given.some(one => one.letter === letter)) return undefined
    const symbol = usual?.unit ?? SYMBOLS.get(unit) ?? unit
    given.push({ letter, value, unit: symbol.replace(/3$/, '³') })
  }
  return given
}

/** Strength of gravity where a question names the place. */
const GRAVITY: [RegExp, string][] = [
  [/\blune\b/, '1,6'],
  [/\bmars\b/, '3,7'],
  [/(?:)/, '9,8'],
]

/** What everybody takes for granted: gravity for a weight, the speed of sound for a storm. */
const addKnown = (given: readonly Given[], folded: string): readonly Given[] => {
  const [only] = given
  if (!only || given.length !== 1) return given
  const isWeight = only.letter === 'm' && /\bpoids|\bpese/.test(folded)
  if (isWeight || (only.letter === 'F' && /\bmasse/.test(folded)))
    return [only, { letter: 'g', value: GRAVITY.find(([place]) => place.test(folded))?.[1] ?? '9,8', unit: 'N/kg' }]
  return only.letter === 't' && /\borage|\btonnerre|\beclair/.test(folded)
    ? [only, { letter: 'v', value: '340', unit: 'm/s' }]
    : given
}

/** « U si R = 47 … », « calcule I … » */
const LETTER =
  /(?:calcul\p{L}*|trouv\p{L}*|vaut|^|combien|quoi|donne|cherche)\s*(u|i|r|p|e|m|t|d|v|rho|ρ|ec)\b(?! ?[='])|(?<![\p{L}'])(u|i|r|p|e|m|t|d|v|rho|ρ|ec) ?(?:\?|$|= ?\?|vaut|c'est combien|fait combien|si\b|quand\b|avec\b|sachant\b)/u
const LETTERS = new Map([
  ['u', ['U', 'la tension']],
  ['i', ['I', "l'intensité"]],
  ['r', ['R', 'la résistance']],
  ['p', ['P', 'la puissance']],
  ['e', ['E', "l'énergie"]],
  ['m', ['m', 'la masse']],
  ['t', ['t', 'la durée']],
  ['d', ['d', 'la distance']],
  ['rho', ['ρ', 'la masse volumique']],
  ['ρ', ['ρ', 'la masse volumique']],
  ['ec', ['Ec', "l'énergie cinétique"]],
])

type Asked = { letter: string; name: string }

const findWanted = (rest: string, known: ReadonlySet<string>): Asked | undefined => {
  const named = WANTED.find(([words, letter]) => words.test(rest) && !known.has(letter))
  const isKinetic = named?.[1] === 'E' && known.has('m') && known.has('v')
  if (isKinetic) return { letter: 'Ec', name: "l'énergie cinétique" }
  if (named) return { letter: named[1], name: named[2] }
  const [, first, second] = rest.match(LETTER) ?? []
  const written = first ?? second
  if (written === 'v') return known.has('d') ? { letter: 'v', name: 'la vitesse' } : { letter: 'V', name: 'le volume' }
  const [letter = '', name = ''] = LETTERS.get(written ?? '') ?? []
  return letter === '' || known.has(letter) ? undefined : { letter, name }
}

/** « vitesse si je fais 240 km en 3 h » as a statement of what is given and what is looked for; undefined unless two values make one. */
export const rephraseMeasures = (plain: string): string | undefined => {
  const folded = fold(plain)
  if (MORE.test(folded)) return undefined
  const read = readGiven(plain)
  const given = read && addKnown(read, folded)
  if (given?.length !== 2) return undefined
  const rest = folded.replace(QUANTITY, ' ')
  const known = new Set(given.map(({ letter }) => letter))
  const wanted = findWanted(rest, known)
  if (!wanted) return undefined
  const unit = rest.match(/\ben (kwh|wh|joules?|j|km\/h|m\/s|kg|g|km|m|h|min|s|ml|cm3|l|ma|a|v|w|n)\b/u)?.[1]
  const asked = unit === undefined ? '' : ` en ${(SYMBOLS.get(unit) ?? unit).replace(/3$/, '³')}`
  const listed = given.map(({ letter, value, unit: symbol }) => `${letter === 'F' ? 'P' : letter} = ${value} ${symbol}`)
  return `On donne : ${listed.join(' et ')}. Calcule ${wanted.name}${asked}.`
}
