import { plainMaths } from '../../maths/plain-maths.ts'
import { isSameNumber } from '../../maths/rational.ts'
import { isSameKind, UNIT_PATTERN, type Unit, unitNamed, withRates } from '../../maths/units.ts'
import { fold } from '../../words.ts'
import { type ExpectedOf, type Grade, incorrect, partial, toReview } from '../grade.ts'
import { messages } from '../messages.ts'
import { isNoun } from '../text/lexicon.ts'
import { isSameWord } from '../text/match.ts'
import { splitWords } from '../text/tokens.ts'
import { numbersIn } from './read.ts'

/** What may stand behind a number and is no unit. */
const NO_UNIT = new Set(
  `et ou car donc est sont c ce de d en fois sur x y environ pour par a au dans soit le la les un une des du demi demie n i que parce e er eme nd avant apres
  millions million milliards milliard mille cents cent dixiemes dixieme centiemes centieme milliemes tiers quart quarts demis sixiemes huitiemes cinquiemes
  puissance multiplie divise plus moins egal egale font fait ca c'est mais pas il elle on ils je j qui avec puis alors reste possibles possible places place
  virgule pi cote cotes chacun chacune total tout points point carre carres cube reponse solution environs exactement fractions si comme quand vaut valent`.split(
    /\s+/,
  ),
)
const UNIT = /(-?\d[\d\s.,/]*)\s*([\p{L}°€%Ω][\p{L}²³]*(?:\/[\p{L}²³]+)?)/gu
const COMPOUND = /[²³^/]/

const unitsIn = (text: string): Unit[] =>
  (plainMaths(text).match(/[\p{L}°€%Ω]+(?:\/[\p{L}]+)?(?:\^[23])?/gu) ?? []).flatMap(word =>
    word.length === 1 && !/[€%°ΩLhm]/.test(word) ? [] : (unitNamed(word) ?? []),
  )

const holds = (text: string, word: string) => {
  const [wanted] = splitWords(word)
  return wanted !== undefined && splitWords(text).some(one => isSameWord(one, wanted))
}

const OTHERS = ['kg', 'm', 'min', '€', 'L'] as const
/** Units that something else is measured in: of a length, those of areas and volumes. */
const otherUnits = (wanted: string): string[] => {
  const measure = unitNamed(plainMaths(wanted))
  const [, length] = /^((?:da|[khdcm])?m)[²³]?$/u.exec(wanted) ?? []
  const others: readonly string[] = length ? [length, `${length}²`, `${length}³`] : OTHERS
  return others
    .filter(name => {
      const other = unitNamed(plainMaths(name))
      return name !== wanted && !(measure && other && isSameKind(other, measure))
    })
    .slice(0, 2)
}
const askForUnit = (text: string, wanted: string, verdict: 'correct' | 'partial') => ({
  text,
  options: [
    { text: wanted, verdict },
    ...otherUnits(wanted).map(other => ({ text: other, verdict: 'incorrect' as const })),
  ].toSorted((a, b) => a.text.localeCompare(b.text)),
})

/** A right number without its unit is no attempt yet: the unit is asked for. */
export const withoutUnit = (unit: string): Grade => ({
  ...partial(messages.unitMissing),
  ask: askForUnit(messages.askMissingUnit, unit, 'correct'),
})

/** An unknown unit is asked about: what is chosen now was not said before. */
const askUnit = (written: string, wanted: string): Grade => ({
  ...toReview(messages.unitUnknown),
  ask: askForUnit(messages.askUnit(written), wanted, 'partial'),
})

/** A right number in the light of the unit that stands behind it: it has to be of the kind asked; an unknown one is never accepted. */
export const readGivenUnit = (
  grade: Grade,
  { unit, value }: ExpectedOf<'number'>,
  answer: string,
  question: string,
): Grade => {
  if (grade.verdict !== 'correct' && grade.verdict !== 'partial') return grade
  // Without the question nobody knows what is counted.
  if (unit === undefined && question === '') return grade
  const measure = unit === undefined ? undefined : unitNamed(plainMaths(unit))
  const [wanted] = numbersIn(value)
  for (const [, digits = '', word = ''] of answer.matchAll(UNIT)) {
    // « En 1793, le 21 janvier »: only what stands behind the right number counts.
    const [number] = numbersIn(digits)
    if (!number || !wanted || !isSameNumber(number.value, wanted.value)) continue
    const plain = fold(word)
    if (NO_UNIT.has(plain) || (plain.length === 1 && !/[gmlvajnsh°€%]/.test(plain))) continue
    const known = unitNamed(plainMaths(word)) ?? unitNamed(plain) ?? unitNamed(word.split('/')[0] ?? '')
    // Powers and quotients of units are read with the number.
    if (known && (measure || (unit && COMPOUND.test(unit)))) continue
    if (unit && !measure && holds(unit, word)) continue
    if (known) {
      if (holds(question, word)) continue
      const asked = unitsIn(question)
      if (asked.some(one => isSameKind(known, one))) continue
      // « 16 kg » for 16 pupils.
      if (unit || asked.length > 0) return incorrect(messages.unitWrong)
      return toReview(messages.unitUnknown)
    }
    if (holds(question, word)) {
      // « 25 élèves » is no percentage of them.
      if (measure && /[sx]$/.test(plain) && isNoun(plain)) return incorrect(messages.unitWrong)
      continue
    }
    if (unit) return askUnit(`${digits.trim()} ${word}`, unit)
    return toReview(messages.unitUnknown)
  }
  return grade
}

/** What stands before the unit that a question names: « combien reste-t-il de », « arrondie au dixième de », « = … ». */
const NAMES = [
  String.raw`(?<!\p{L})[Ee]n\s`,
  String.raw`(?:[Cc]ombien|[Nn]ombre)(?:\s[^.?!]{1,30}?)?\sd(?:e\s|')`,
  String.raw`(?:dixième|centième|millième|dizaine|centaine|millier)s? d(?:e\s|')`,
  String.raw`[Aa]rrondi\p{L}*(?:\s[^.?!]{1,30}?)?\s(?:aux?\s|à la\s|à l')`,
  String.raw`(?<!\p{L})(?:au|à la|à [\d.]+)\s(?=\P{P}* près)`,
  String.raw`[Uu]nité (?:de \p{L}+ )?est l(?:[ea]\s|')`,
  String.raw`(?:…|\.{3}|_{2,}|=\s?\?)\s?`,
]
const NAMED = new RegExp(`(?:${NAMES.join('|')})(?<unit>${UNIT_PATTERN})`, 'gu')
/** The question names the unit of the answer: « en km », « combien de minutes », « quel pourcentage »; it may be left out. */
export const isUnitNamed = (question: string, measure: Unit, symbol = ''): boolean =>
  (measure.dimension === 'share' && /pourcentage/i.test(question)) ||
  [...withRates(plainMaths(question), symbol).matchAll(NAMED)].some(({ groups }) => {
    const unit = unitNamed(groups?.unit ?? '')
    return unit !== undefined && isSameKind(unit, measure) && isSameNumber(unit.factor, measure.factor)
  })

/** An approximate value is asked for. */
export const wantsRounding = (question: string): boolean =>
  /\b(?:arrondi\p{L}*|environ|valeur approchee|a peu pres|approximati\p{L}*|ordre de grandeur|au (?:dixieme|centieme|millieme|mm|cm|degre) pres|a l'unite pres)\b|≈/u.test(
    fold(question),
  )
