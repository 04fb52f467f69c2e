import { add, divide, multiply, type Rational, rational, subtract } from '../../../maths/rational.ts'
import { tex } from '../../../maths/tex.ts'
import { equalTex, measuredSolution } from '../measured-solution.ts'
import { problemText } from '../read/problem-text.ts'
import { inUnit } from '../read/quantities.ts'
import type { Problem, Solution } from '../solution.ts'
import { roundingFor } from '../words.ts'
import { rootAbout } from './lengths.ts'
import { messages } from './messages-shapes.ts'
import { type NamedSize, readSizes } from './named-sizes.ts'

const SAME = /\b(?:la )?meme (perimetre|aire|superficie)s?\b|\b(perimetre|aire)s? (?:sont |est )?egale?s?\b/
const ASKS_SIDE =
  /(?:longueur|mesure) (?:du|d'un|de son|de chaque|des) cotes?|cote (?:de ce|du) carre|combien mesure (?:le|un|son) cote|\ble cote du carre/
const ASKS_OTHER = /\b(?:sa|la|calcul\w* sa|quelle est sa) (longueur|largeur)|(longueur|largeur) (?:du|de ce) rectangle/
const OTHER = /triangle|cercle|disque|losange|\bsi\b|double|triple|prix|€|fonction|\bx\b|pourquoi|compar/

const inOne = (sizes: readonly NamedSize[], unit: string): Rational[] =>
  sizes.flatMap(({ value, unit: own }) => inUnit(value, own, unit) ?? [])

/** A square and a rectangle of the same perimeter or area: the size that is missing. */
export const sameSize = (problem: Problem): Solution | undefined => {
  const { askedFolded, wholeFolded } = problemText(problem)
  const same = wholeFolded.match(SAME)
  const text = wholeFolded.replace(/(?:metres?|m) carres?/g, ' ')
  if (!same || wholeFolded.length > 300 || OTHER.test(text) || !/\bcarre\b/.test(text) || !/rectangle/.test(text))
    return undefined
  const isPerimeter = (same[1] ?? same[2]) === 'perimetre'
  const { sizes, left } = readSizes(wholeFolded)
  if (/\d/.test(left)) return undefined
  const named = (name: NamedSize['size']) => sizes.filter(({ size }) => size === name)
  const [lengths, widths, sides] = [named('length'), named('width'), named('side')]
  const unit = sizes[0]?.unit ?? ''
  const places = roundingFor(wholeFolded, unit)
  if (unit === '' || places === 'unknown' || / en (?:mm|cm|dm|m|km)\b/.test(askedFolded)) return undefined
  const finish = (value: Rational, steps: string[], isIrrational = false) =>
    value.n <= 0n
      ? undefined
      : measuredSolution({
          kind: 'same-size',
          value,
          isIrrational,
          unit,
          places,
          steps,
          sentence: messages.sideIs,
          rule: messages.rule,
          hints: [...messages.hints],
          minutes: 4,
        })
  const rectangle = messages.formula(messages.formulas[isPerimeter ? 'rectanglePerimeter' : 'rectangleArea'])
  const square = messages.formula(messages.formulas[isPerimeter ? 'squarePerimeter' : 'squareArea'])
  if (ASKS_SIDE.test(askedFolded) && lengths.length === 1 && widths.length === 1 && sides.length === 0) {
    const [a, b] = inOne([...lengths, ...widths], unit)
    if (!a || !b) return undefined
    const whole = isPerimeter ? multiply(rational(2), add(a, b)) : multiply(a, b)
    const line = isPerimeter ? `2 \\times (${tex(a)} + ${tex(b)})` : `${tex(a)} \\times ${tex(b)}`
    const root = rootAbout(whole)
    const value = isPerimeter ? divide(whole, rational(4)) : root.value
    const last = isPerimeter
      ? `${tex(whole)} \\div 4 ${equalTex(value)}\\text{ ${unit}}`
      : `\\sqrt{${tex(whole)}} ${equalTex(value, !root.isExact)}\\text{ ${unit}}`
    const steps = [rectangle, messages.computed(`${line} = ${tex(whole)}`), square, messages.computed(last)]
    return finish(value, steps, !isPerimeter && !root.isExact)
  }
  const wanted = askedFolded.match(ASKS_OTHER)?.slice(1).find(Boolean)
  const known = wanted === 'longueur' ? widths : wanted === 'largeur' ? lengths : []
  if (known.length !== 1 || sides.length !== 1 || sizes.length !== 2) return undefined
  const [own, side] = inOne([...known, ...sides], unit)
  if (!own || !side) return undefined
  const whole = multiply(isPerimeter ? rational(4) : side, side)
  const half = divide(whole, rational(2))
  const value = isPerimeter ? subtract(half, own) : divide(whole, own)
  return finish(value, [
    square,
    messages.computed(`${isPerimeter ? 4 : tex(side)} \\times ${tex(side)} = ${tex(whole)}`),
    rectangle,
    messages.computed(
      isPerimeter
        ? `${tex(whole)} \\div 2 - ${tex(own)} = ${tex(value)}\\text{ ${unit}}`
        : `${tex(whole)} \\div ${tex(own)} ${equalTex(value)}\\text{ ${unit}}`,
    ),
  ])
}
