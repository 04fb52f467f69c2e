import { french } from '../../../maths/format.ts'
import { add, approximate, multiply, type Rational, rational, subtract } from '../../../maths/rational.ts'
import { tex } from '../../../maths/tex.ts'
import { fold } from '../../../words.ts'
import { equalTex, fromNumber, measuredSolution } from '../measured-solution.ts'
import { problemText } from '../read/problem-text.ts'
import { inUnit, type Quantity, quantitiesIn } from '../read/quantities.ts'
import type { Problem, Solution } from '../solution.ts'
import { roundingFor } from '../words.ts'
import { rootAbout, rootTex } from './lengths.ts'
import { messages } from './messages-slopes.ts'

type Side = 'slope' | 'height' | 'ground'
type Given = { side: Side; value: Rational }

const SLOPE =
  '(?:echelle|fil|cable|cordes?|ficelle|rampe|toboggan|hauban|tyrolienne|escalator|filin|passerelle|tapis roulant|glissiere|planche|laisse|tremplin|tapis|remonte-pente|telesiege|teleski)'
const BEFORE: Record<Side, RegExp> = {
  slope: new RegExp(
    `${SLOPE}(?: (?:d'acces|d'incendie|tendue?|bien|de secours|a neige|metallique|d'amarrage)){0,2}(?: qui)?,?(?: (?:mesurant|mesure|fait|est long(?:ue)? de|long(?:ue)? de|de longueur|a une longueur de|d'une longueur de|de|a pour longueur))* ?$`,
    'u',
  ),
  height:
    /(?:hauteur(?: (?:du|de la|de l'|d'un|d'une) \p{L}+)?(?: est)?(?: de| egale a| :)?|s'eleve(?:r)? de|eleve(?:e)? de|denivelee?(?: est)?(?: de)?|altitude de|monte(?:r)? (?:de|jusqu'a)|(?:atteint|touche)(?: le mur| la facade)?(?: a)?(?: une hauteur de)?|(?:mur|arbre|mat|poteau|tour|immeuble|phare|falaise|batiment|pylone|quai)(?: vertical)?(?: (?:de|haute? de|qui mesure|mesure|d'une hauteur de))+) ?$/u,
  ground:
    /(?:ombre(?: (?:du|de la|de l'|d'un|d'une|de ce|de cet|de cette) \p{L}+)?(?: au sol)?(?: mesure| est| fait)?(?: de| longue de)?|distance horizontale(?: est)?(?: de)?|pied(?: (?:de l'|d'une |de cette |de son )echelle)?(?: est)?(?: place| pose| situe)?e?(?: est)? a(?: une distance de)?|a une distance de|eloignee? de|ecartee? de|horizontalement(?: de| a)?) ?$/u,
}
const AFTER: Record<Side, RegExp> = {
  slope: new RegExp(`^ (?:de (?:long|longueur)|de ${SLOPE})`, 'u'),
  height: /^ (?:de haut(?:eur)?\b|de denivelee?|plus haut|du sol|au-dessus (?:du sol|de la mer|de l'eau))/u,
  ground:
    /^ (?:(?:plus loin )?(?:du|de son|de ce) (?:pied|mur|poteau|mat|phare|batiment|pylone)|de (?:l'|la |cet |cette )(?:facade|arbre|tour|immeuble|maison|falaise|eglise)|(?:au|sur le) sol|a l'horizontale)/u,
}
const ASKED: [RegExp, Side][] = [
  [
    new RegExp(`(?:longueur|combien mesure|quelle distance .{0,20}parcour)[^?]{0,30}(?:${SLOPE})(?! ?d'ombre)`, 'u'),
    'slope',
  ],
  [
    /(?:hauteur|altitude|denivele|combien de metres .{0,20}(?:monte|eleve)|(?:calcul\w*|quelle est|determin\w*) (?:sa|la) hauteur)/u,
    'height',
  ],
  [/(?:quelle distance|distance (?:entre|du|de|horizontale)|longueur de (?:l'|son )ombre)/u, 'ground'],
]
const ANGLE_ASKED = /\bangle\b/
const FLAT =
  /(?:avec|par rapport a|et) (?:le sol|l'horizontale|la ligne horizontale|le plan horizontal|l'ombre)|avec (?:\p{L}+ )?horizontal|au sol|inclines? de|inclinee?s? de|angle d'elevation|(?:rayons?|soleil)[^.;?]{0,60}(?:inclin|angle)/u
const UPRIGHT = /avec (?:le mur|la verticale|la facade|le mat|le poteau)/
const STANDING =
  /\b(?:mur|facade|arbre|mat|poteau|tour|immeuble|phare|falaise|batiment|pylone|vertical\w*|hauteur|horizontal\w*|sol|denivelee?|s'eleve|cerf-volant|ombre|clocher|monument)\b/
const OTHER =
  /\bsi\b|yeux|oeil|taille|glisse|recule|deux (?:echelles|cables|haubans|fils)|chaque|\baire\b|volume|perimetre|triangle [a-z]{3}\b|\b[a-z]{2} ?=|echelle 1|vitesse|km\/h|pente (?:de|en) |%|baton|piquet|profond|valeur exacte/
const SIDES: readonly Side[] = ['slope', 'height', 'ground']

/** Which side of the right-angled triangle a length is, by the words on its left and right; undefined where it may be two. */
const findSide = (text: string, { from, to }: Quantity): Side | undefined => {
  const left =
    fold(text.slice(0, from))
      .split(/[.;?\n]/u)
      .at(-1) ?? ''
  const right = fold(text.slice(to))
  // « l'ombre du poteau mesure 6 m » tells nothing of the height of the pole.
  const clause = left.split(/, | et /u).at(-1) ?? left
  const named = SIDES.filter(
    side => BEFORE[side].test(`${left.trimEnd()} `) && !(side === 'height' && /ombre/.test(clause)),
  )
  const placed = SIDES.filter(side => AFTER[side].test(right))
  const all = [...new Set([...named, ...placed])]
  return all.length === 1
    ? all[0]
    : all.length === 2 && named.length === 1 && placed[0] === 'slope'
      ? named[0]
      : undefined
}

const SIDES_OF: Record<'sin' | 'cos' | 'tan', readonly [Side, Side]> = {
  sin: ['height', 'slope'],
  cos: ['ground', 'slope'],
  tan: ['height', 'ground'],
}
const RATIOS = ['sin', 'cos', 'tan'] as const
const square = (value: Rational) => multiply(value, value)
const shared = { hints: [...messages.hints], minutes: 6 }

const byAngle = (
  known: Given,
  wanted: Side,
  degrees: Rational,
  unit: string,
  places: number | undefined,
  lead: string[],
) => {
  const ratio = RATIOS.find(
    one => SIDES_OF[one].some(side => side === known.side) && SIDES_OF[one].some(side => side === wanted),
  )
  if (!ratio || known.side === wanted) return undefined
  const factor = Math[ratio]((approximate(degrees) * Math.PI) / 180)
  const isOver = SIDES_OF[ratio][0] === wanted
  const value = fromNumber(isOver ? approximate(known.value) * factor : approximate(known.value) / factor)
  const named = `\\${ratio}(${tex(degrees)}°)`
  return measuredSolution({
    kind: 'slope',
    value,
    isIrrational: true,
    unit,
    places,
    digits: 2,
    steps: [
      messages.setting,
      ...lead,
      messages.ratio[ratio],
      messages.line(
        `${isOver ? `${tex(known.value)} \\times ${named}` : `\\frac{${tex(known.value)}}{${named}}`} ${equalTex(value, true)}\\text{ ${unit}}`,
      ),
    ],
    sentence: messages.lengthIs[wanted],
    rule: messages.trigRule,
    ...shared,
  })
}

const findAngle = (first: Given, second: Given, unit: string, places: number | undefined) => {
  const ratio = RATIOS.find(
    one => SIDES_OF[one].some(side => side === first.side) && SIDES_OF[one].some(side => side === second.side),
  )
  if (!ratio || first.side === second.side) return undefined
  const [over, under] = SIDES_OF[ratio][0] === first.side ? [first, second] : [second, first]
  const quotient = approximate(over.value) / approximate(under.value)
  if (ratio !== 'tan' && quotient >= 1) return undefined
  const invert = { sin: Math.asin, cos: Math.acos, tan: Math.atan }[ratio]
  const value = fromNumber((invert(quotient) * 180) / Math.PI)
  return measuredSolution({
    kind: 'slope',
    value,
    isIrrational: true,
    unit: '°',
    places: places ?? 0,
    steps: [
      messages.setting,
      messages.known([over, under].map(one => messages.part(messages.names[one.side], `${french(one.value)} ${unit}`))),
      messages.ratio[ratio],
      messages.calculator(
        ratio,
        `\\frac{${tex(over.value)}}{${tex(under.value)}}\\text{ donne } ${equalTex(value, true)}°`,
      ),
    ],
    sentence: messages.angleIs,
    rule: messages.trigRule,
    ...shared,
  })
}

const thirdSide = (first: Given, second: Given, wanted: Side, unit: string, places: number | undefined) => {
  if (new Set([first.side, second.side, wanted]).size !== 3) return undefined
  const [a, b] = first.side === 'slope' ? [first.value, second.value] : [second.value, first.value]
  const isSum = wanted === 'slope'
  const total = isSum ? add(square(a), square(b)) : subtract(square(a), square(b))
  if (total.n <= 0n) return undefined
  const root = rootAbout(total)
  const sign = isSum ? '+' : '-'
  return measuredSolution({
    kind: 'slope',
    value: root.value,
    isIrrational: !root.isExact,
    unit,
    places,
    digits: 2,
    steps: [
      messages.setting,
      messages.squares(
        `${tex(a)}^{2} ${sign} ${tex(b)}^{2} = ${tex(square(a))} ${sign} ${tex(square(b))} = ${tex(total)}`,
      ),
      messages.root(`\\sqrt{${tex(total)}} ${rootTex(root)}\\text{ ${unit}}`),
    ],
    sentence: messages.lengthIs[wanted],
    rule: messages.pythagorasRule,
    ...shared,
  })
}

/** « un mât de 6 m », « un mur de 3 m »: nobody says that the slope goes up to its top. */
const THING_OF_HEIGHT =
  /(?:mur|arbre|mat|poteau|tour|immeuble|phare|falaise|batiment|pylone|quai)(?: vertical)?(?: (?:de|haute? de|qui mesure|mesure|d'une hauteur de))+ ?\d/u
const TO_THE_TOP = /sommet|\b(?:du|en|le|au) haut\b|extremite|bord superieur|ombre/

/** A slope, what it rises and what it covers on the ground: the one of them, or the angle, that is not given. */
export const slopes = (problem: Problem): Solution | undefined => {
  const { whole, wholeFolded, askedFolded } = problemText(problem)
  if (whole.length > 420 || OTHER.test(wholeFolded) || !STANDING.test(wholeFolded)) return undefined
  if (THING_OF_HEIGHT.test(wholeFolded) && !TO_THE_TOP.test(wholeFolded)) return undefined
  const degrees = [...whole.matchAll(/(?<![\d,.])(\d{1,2}(?:[.,]\d)?) ?(?:°|degrés)/gu)]
  const plain = whole.replace(/(?<![\d,.])\d{1,2}(?:[.,]\d)? ?(?:°|degrés)/gu, match => ' '.repeat(match.length))
  const all = quantitiesIn(plain)
  const unit = all?.[0]?.unit ?? ''
  if (!all || all.length + degrees.length !== 2 || degrees.length > 1 || all.some(one => one.dimension !== 'length'))
    return undefined
  const given = all.flatMap(one => {
    const side = findSide(plain, one)
    const value = inUnit(one.value, one.unit, unit)
    return side && value && value.n > 0n ? [{ side, value }] : []
  })
  const [first, second] = given
  if (!first || given.length !== all.length) return undefined
  const question =
    askedFolded.split(/(?<=[.;])\s+/u).findLast(part => /\?|calcul|determin|donn|trouv/.test(part)) ?? askedFolded
  const places = roundingFor(wholeFolded, ANGLE_ASKED.test(question) ? '°' : unit)
  if (places === 'unknown') return undefined
  if (second && ANGLE_ASKED.test(question))
    return FLAT.test(wholeFolded) && !UPRIGHT.test(wholeFolded) ? findAngle(first, second, unit, places) : undefined
  const wanted = ASKED.filter(([pattern]) => pattern.test(question)).map(([, side]) => side)
  const [side, ...sides] = wanted.filter(one => !given.some(other => other.side === one))
  if (!side || sides.length > 0 || ANGLE_ASKED.test(question.split('?')[0]?.replace(/angle de \S*/u, '') ?? ''))
    return undefined
  if (second) return thirdSide(first, second, side, unit, places)
  const angle = fromNumber(Number((degrees[0]?.[1] ?? '').replace(',', '.')))
  const isUpright = UPRIGHT.test(wholeFolded)
  if (isUpright === FLAT.test(wholeFolded.replace(/au sol/u, ' ')) || angle.n <= 0n) return undefined
  const own = isUpright ? subtract(rational(90), angle) : angle
  const turned = isUpright ? [messages.fromVertical(`90 - ${tex(angle)} = ${tex(own)}\\text{ degrés}`)] : []
  return byAngle(first, side, own, unit, places, turned)
}
