import { type Restate, readLengths } from './short-question.ts'

const RIGHT = /triangle rectangle|pythagore|hypotenuse|angle droit/
const LENGTH_AFTER = String.raw`(?:de |mesure |fait |vaut |= ?|: ?|est de )?\d`
const GIVEN_LONGEST = new RegExp(
  `hypotenuse ${LENGTH_AFTER}|\\d\\S* ?(?:mm|cm|m|km)? ?(?:pour |est |c'est )?l'hypotenuse`,
)
const WANTS_SIDE = /\b(?:autre|3 ?eme|troisieme|dernier) cote|\bl'autre\b|cote (?:manquant|de l'angle droit)/
const WANTS_LONGEST = /hypotenuse|plus (?:grand|long) cote/

/** Pythagoras: the longest side from two, or a side from the longest one. */
const rightTriangle: Restate = ({ folded, quantities }) => {
  if (!RIGHT.test(folded) || /°|degre|\bangles?\b(?! droit)|\baire|\bperimetre/.test(folded)) return undefined
  const lengths = readLengths(quantities, 2)
  if (!lengths) return undefined
  const [one = '', other = ''] = lengths
  if (GIVEN_LONGEST.test(folded)) {
    const [long, side] = /^\D*hypotenuse/.test(folded) ? [one, other] : [other, one]
    const longer = Number.parseFloat(long.replace(',', '.')) > Number.parseFloat(side.replace(',', '.'))
    return longer ? `ABC est un triangle rectangle en A avec BC = ${long} et AB = ${side}. Calcule AC.` : undefined
  }
  if (!WANTS_LONGEST.test(folded) || WANTS_SIDE.test(folded)) return undefined
  return `ABC est un triangle rectangle en A avec AB = ${one} et AC = ${other}. Calcule BC.`
}

const isRight: Restate = ({ folded, quantities }) => {
  const asks = /rectangle/.test(folded) && /\btriangle|\bcotes?\b|reciproque/.test(folded)
  if (!asks || /hypotenuse|\baire|\bperimetre|°|degre/.test(folded)) return undefined
  const lengths = readLengths(quantities, 3)
  if (!lengths) return undefined
  const [a, b, c] = lengths.toSorted(
    (one, other) => Number.parseFloat(one.replace(',', '.')) - Number.parseFloat(other.replace(',', '.')),
  )
  return `ABC est un triangle avec AB = ${a}, AC = ${b} et BC = ${c}. Le triangle ABC est-il rectangle ?`
}

const NAMED_SIDE = /(hypotenuse|oppose|adjacent)\p{L}*\D{0,14}?(\d+(?:[.,]\d+)?) ?(mm|cm|dm|m|km)?/u
const SIDES = new Map([
  ['hypotenuse', 'BC'],
  ['oppose', 'AC'],
  ['adjacent', 'AB'],
])

/** « hypoténuse 10, angle 30°, côté opposé ? » */
const byAngle: Restate = ({ folded, quantities }) => {
  const angle = folded.match(/\bangle\D{0,14}?(\d+(?:,\d+)?)|(\d+(?:,\d+)?) ?(?:°|degres?)/)
  const degrees = angle?.[1] ?? angle?.[2]
  if (degrees === undefined || quantities.length !== 2) return undefined
  const rest = folded.replace(angle?.[0] ?? '', ' ')
  const [written, side = '', value, unit = 'cm'] = rest.match(NAMED_SIDE) ?? []
  if (written === undefined) return undefined
  const wanted = rest.replace(written, ' ').match(/hypotenuse|oppose|adjacent/)?.[0] ?? ''
  const [given, asked] = [SIDES.get(side), SIDES.get(wanted)]
  return asked === undefined || given === asked
    ? undefined
    : `ABC est un triangle rectangle en A. ${given} = ${value} ${unit} et l'angle ABC mesure ${degrees}°. Calcule ${asked}.`
}

const isAngle = ({ unit }: { unit: string }) => unit === '' || unit === '°'

const thirdAngle: Restate = ({ folded, quantities }) => {
  if (!/\bangle/.test(folded) || /isocele|rectangle|equilateral|quadrilatere|parallele/.test(folded)) return undefined
  if (!/\btriangle|\b3 ?eme|\btroisieme|\bdernier/.test(folded)) return undefined
  const angles = quantities.filter(({ value }, i) => !(value === '3' && i === quantities.length - 1))
  if (angles.length !== 2 || !angles.every(isAngle)) return undefined
  const [a, b] = angles.map(({ value }) => value)
  return `ABC est un triangle. L'angle A mesure ${a}° et l'angle B mesure ${b}°. Calcule la mesure de l'angle C.`
}

const isosceles: Restate = ({ folded, quantities }) => {
  const [angle] = quantities
  if (!/isocele/.test(folded) || !/\bangle/.test(folded) || quantities.length !== 1 || !angle || !isAngle(angle))
    return undefined
  const given = `(?:${String.raw`[^\d]{0,25}`})${angle.value}`
  if (new RegExp(`sommet${given}`).test(folded))
    return `ABC est un triangle isocèle en A. L'angle A mesure ${angle.value}°. Calcule la mesure de l'angle B.`
  if (new RegExp(`base${given}`).test(folded))
    return `ABC est un triangle isocèle en A. L'angle B mesure ${angle.value}°. Calcule la mesure de l'angle A.`
  return undefined
}

const acuteAngle: Restate = ({ folded, quantities }) => {
  const [angle] = quantities
  if (!/triangle rectangle/.test(folded) || !/\bangle/.test(folded) || quantities.length !== 1 || !angle)
    return undefined
  if (!isAngle(angle) || /hypotenuse|\bcote|isocele/.test(folded)) return undefined
  return `ABC est un triangle rectangle en A. L'angle B mesure ${angle.value}°. Calcule la mesure de l'angle C.`
}

/** Sides and angles of triangles. */
export const triangles: readonly Restate[] = [rightTriangle, isRight, byAngle, isosceles, acuteAngle, thirdAngle]
