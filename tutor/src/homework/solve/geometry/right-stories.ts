import { add, approximate, multiply, type Rational, subtract } from '../../../maths/rational.ts'
import { tex } from '../../../maths/tex.ts'
import { measuredSolution } from '../measured-solution.ts'
import { problemText } from '../read/problem-text.ts'
import { inUnit, quantitiesIn } from '../read/quantities.ts'
import type { Problem, Solution } from '../solution.ts'
import { roundingFor } from '../words.ts'
import { rootAbout, rootTex } from './lengths.ts'
import { messages } from './messages.ts'

const DIAGONAL =
  /(?:calcul\w*|quelle est|determin\w*|combien mesure|trouv\w*) (?:la (?:longueur|mesure) (?:de (?:la|sa|ses|cette)|d'une|des) |la |sa |une de ses )?diagonales?/
const CROSSED =
  /(?:quelle distance|quelle longueur|combien de metres)[^?]*(?:parcour|travers|nag|cour|fait|march)|quelle distance/
const LADDER = /echelle (?:de|mesurant|qui mesure|mesure|longue de) /
const HEIGHT = /quelle hauteur|hauteur (?:atteint|a laquelle|du mur|qu'elle)|a quelle hauteur|jusqu'a quelle hauteur/
const FOOT = /(?:quelle distance du mur|distance .{0,30}(?:pied|mur))/
const OTHER = /\bsi\b|\bangle|glisse|recule|\bcube\b|pave|\baire|perimetre|volume|echelle 1|losange|rayon/

/** A thing that is a rectangle although nobody says so. */
const IS_RECTANGLE =
  /rectang|(?:ecran|televis|tele\b|porte|fenetre|feuille|tableau|table\b|terrain|drapeau|jardin|champ)[^?]*(?:largeur|hauteur|longueur|\d ?(?:cm|m|mm)? ?(?:sur|×|x) ?\d)/
const CABLE =
  /(?:cable|hauban|corde|fil|filin|tyrolienne|escalator|toboggan|rampe|telesiege|teleski|tendeur|ficelle|glissiere|passerelle)/
const HIGH =
  /(?:mat|poteau|pylone|arbre|tour|immeuble|mur|antenne|plongeoir|quai|falaise|phare|batiment|hauteur|vertical|haute?)\b/
const FLAT = /(?:pied|au sol|du pied|horizontal|distance|a (?:une distance de )?\d[\d,]* ?m (?:du|de l'|de la))/
const ROPE_ASKED =
  /(?:longueur|combien mesure)[^?]{0,60}(?:cable|hauban|corde|fil|filin|tyrolienne|escalator|toboggan|rampe|tendeur|ficelle|passerelle)/
const square = (value: Rational) => multiply(value, value)

const build = (
  value: Rational,
  line: string,
  unit: string,
  places: number | undefined,
  setting: string,
  wanted: string,
): Solution | undefined => {
  if (value.n <= 0n) return undefined
  const root = rootAbout(value)
  return measuredSolution({
    kind: 'right-story',
    value: root.value,
    isIrrational: !root.isExact,
    unit,
    places,
    digits: 2,
    steps: [
      setting,
      messages.storySquares(line),
      messages.storyRoot(`\\sqrt{${tex(value)}} ${rootTex(root)}\\text{ ${unit}}`),
    ],
    sentence: result => messages.storyIs(wanted, result),
    rule: messages.pythagorasRule,
    hints: [...messages.pythagorasHints],
    minutes: 6,
  })
}

/** Pythagoras where no triangle is named: the diagonal of a rectangle or a square, a ladder against a wall. */
export const rightStories = (problem: Problem): Solution | undefined => {
  const { whole, wholeFolded, askedFolded } = problemText(problem)
  const all = quantitiesIn(whole)
  if (whole.length > 400 || !all || OTHER.test(wholeFolded)) return undefined
  const [first, second, ...others] = all
  if (first?.dimension !== 'length' || others.length > 0) return undefined
  const other = second && inUnit(second.value, second.unit, first.unit)
  const places = roundingFor(wholeFolded, first.unit)
  if (places === 'unknown' || /valeur exacte/.test(askedFolded) || (second && !other)) return undefined
  const isSquare = /\bcarre\b/.test(wholeFolded)
  const isCrossed = /(?:en|par la|sur la) diagonale/.test(wholeFolded) && CROSSED.test(askedFolded)
  if ((DIAGONAL.test(askedFolded) || isCrossed) && isSquare !== IS_RECTANGLE.test(wholeFolded)) {
    const b = isSquare ? (second ? undefined : first.value) : other
    if (
      !b ||
      (!isSquare &&
        !/longueur|largeur|long\b|large\b|sur \d|dimensions|cotes|\d ?(?:cm|m|mm)? ?(?:×|x) ?\d/.test(wholeFolded))
    )
      return undefined
    const sum = add(square(first.value), square(b))
    return build(
      sum,
      `${tex(first.value)}^{2} + ${tex(b)}^{2} = ${tex(square(first.value))} + ${tex(square(b))} = ${tex(sum)}`,
      first.unit,
      places,
      messages.diagonal,
      messages.wanted.diagonal,
    )
  }
  const isRope =
    ROPE_ASKED.test(askedFolded) && CABLE.test(wholeFolded) && HIGH.test(wholeFolded) && FLAT.test(wholeFolded)
  if (
    isRope &&
    other &&
    second &&
    !/(?:cable|corde|fil|hauban|rampe)s? (?:de|mesure|d'une longueur de) \d|pente|%|deux (?:cables|haubans)|chaque/.test(
      wholeFolded,
    )
  ) {
    const sum = add(square(first.value), square(other))
    return build(
      sum,
      `${tex(first.value)}^{2} + ${tex(other)}^{2} = ${tex(square(first.value))} + ${tex(square(other))} = ${tex(sum)}`,
      first.unit,
      places,
      messages.rope,
      messages.wanted.length,
    )
  }
  const ladder = wholeFolded.match(new RegExp(`${LADDER.source}(?:longueur )?(\\d+(?:[.,]\\d+)?)`))?.[1]
  if (ladder === undefined || !other || !second || !/mur|facade|maison|arbre|immeuble/.test(wholeFolded))
    return undefined
  const isFirst =
    whole.replace('.', ',').includes(ladder.replace('.', ',')) &&
    first.text.replace('.', ',').startsWith(ladder.replace('.', ','))
  const [long, short] = isFirst ? [first.value, other] : [other, first.value]
  const [isHeight, isFoot] = [HEIGHT.test(askedFolded), FOOT.test(askedFolded)]
  if (isHeight === isFoot || approximate(long) <= approximate(short)) return undefined
  // The known side has to be the other one.
  if (isHeight ? !/pied|(?:distance|a) .{0,20}du mur|eloign/.test(wholeFolded) : !/haut/.test(wholeFolded))
    return undefined
  const difference = subtract(square(long), square(short))
  return build(
    difference,
    `${tex(long)}^{2} - ${tex(short)}^{2} = ${tex(square(long))} - ${tex(square(short))} = ${tex(difference)}`,
    first.unit,
    places,
    messages.ladder,
    isHeight ? messages.wanted.height : messages.wanted.foot,
  )
}
