import { multiply, type Rational } from '../../../maths/rational.ts'
import { tex } from '../../../maths/tex.ts'
import { equalTex, measuredSolution, PI } from '../measured-solution.ts'
import { problemText } from '../read/problem-text.ts'
import type { Problem, Solution } from '../solution.ts'
import { roundingFor } from '../words.ts'
import { messages } from './messages-shapes.ts'
import { type NamedSize, readSizes } from './named-sizes.ts'

const ASKS = /^[^.?]*\baire (?:de (?:la|sa) base|d'une base|du disque de base)(?! et)[^.?]*[.?]*$/
const OTHER = /volume|perimetre|lateral|total|\bsi\b|double|€|prix/

/** The area of the base of a solid: a square, a rectangle or a disc. */
export const baseArea = (problem: Problem): Solution | undefined => {
  const { askedFolded, wholeFolded } = problemText(problem)
  if (wholeFolded.length > 400 || !ASKS.test(askedFolded.trim()) || OTHER.test(wholeFolded)) return undefined
  if (!/calcul|determin|quelle|trouv|donn/.test(askedFolded)) return undefined
  const { sizes } = readSizes(wholeFolded)
  const size = (name: NamedSize['size']) => sizes.filter(one => one.size === name)
  const isRound = /cylindr|\bcone|conique/.test(wholeFolded)
  const isSquare = !isRound && /base (?:est (?:un )?)?carre/.test(wholeFolded)
  const isRectangle = !isRound && /base (?:est (?:un )?)?rectang/.test(wholeFolded)
  const chosen = isRound
    ? size('radius')
    : isSquare
      ? size('side')
      : isRectangle
        ? [...size('length'), ...size('width')]
        : []
  const [first, second, ...more] = chosen
  if (!first || more.length > 0 || (second !== undefined) !== isRectangle) return undefined
  const unit = `${first.unit}²`
  if (second && second.unit !== first.unit) return undefined
  const plain: Rational = multiply(first.value, second?.value ?? first.value)
  const value = isRound ? multiply(plain, PI) : plain
  const places = roundingFor(wholeFolded, unit)
  if (places === 'unknown' || /exacte/.test(askedFolded) || / en (?:dm|mm|m|cm)²/.test(askedFolded)) return undefined
  const line = isRound
    ? `\\pi \\times ${tex(first.value)}^{2}`
    : `${tex(first.value)} \\times ${tex(second?.value ?? first.value)}`
  return measuredSolution({
    kind: 'base-area',
    value,
    isIrrational: isRound,
    unit,
    places,
    digits: 1,
    steps: [
      messages.formula(messages.formulas[isRound ? 'discArea' : isSquare ? 'squareArea' : 'rectangleArea']),
      messages.computed(`${line} ${equalTex(value, isRound)}\\text{ ${unit}}`),
    ],
    sentence: messages.baseIs,
    rule: messages.rule,
    hints: [...messages.hints],
    minutes: 2,
  })
}

/** The diameter of a circle whose radius is told, or the other way round. */
export const diameter = (problem: Problem): Solution | undefined => {
  const { askedFolded, wholeFolded } = problemText(problem)
  const match = askedFolded.match(
    /^(?:quel est|calcul\w*|determin\w*|donn\w*|combien mesure) (?:le|son|la longueur (?:du|de son)) (diametre|rayon)(?: (?:du|de ce|de la|de cette) (?:cercle|disque|boule|sphere|cylindre))? ?[.?]*$/,
  )
  const { sizes, left } = readSizes(wholeFolded)
  const [only, ...others] = sizes
  if (!match || !only || others.length > 0 || only.size !== 'radius' || /\d/.test(left) || OTHER.test(wholeFolded))
    return undefined
  const wantsDiameter = match[1] === 'diametre'
  if (wantsDiameter === (only.isDiameter === true)) return undefined
  const value = wantsDiameter ? multiply(only.value, { n: 2n, d: 1n }) : only.value
  const line = wantsDiameter
    ? `2 \\times ${tex(only.value)} = ${tex(value)}`
    : `${tex(multiply(value, { n: 2n, d: 1n }))} \\div 2 = ${tex(value)}`
  return measuredSolution({
    kind: 'diameter',
    value,
    unit: only.unit,
    steps: [messages.computed(`${line}\\text{ ${only.unit}}`)],
    sentence: messages.sideIs,
    rule: messages.diameterRule,
    hints: [...messages.diameterHints],
    minutes: 1,
  })
}
