import { divide, multiply, type Rational, rational, subtract } from '../../../maths/rational.ts'
import { tex } from '../../../maths/tex.ts'
import { equalTex, measuredSolution } from '../measured-solution.ts'
import { problemText } from '../read/problem-text.ts'
import { inUnit, quantitiesIn } from '../read/quantities.ts'
import type { Problem, Solution } from '../solution.ts'
import { roundingFor } from '../words.ts'
import { rootAbout } from './lengths.ts'
import { messages } from './messages-shapes.ts'

const OTHER =
  /\bsi\b|double|triple|moitie|cercle|disque|\bcube\b|pave|cylindre|triangle|fonction|\bx\b|plus (?:grand|long|petit)|exprim|prix|€/
const ASKS =
  /(?:quelle? (?:est|sera) |calcul\w* |determin\w* |trouv\w* |combien mesure )(?:la |le |sa |son )?(?:longueur |mesure )?(?:(?:de |du )?(?:la |le |son |sa |un |chaque )?)?(cotes?|largeur|longueur)/

const shared = { rule: messages.rule, hints: [...messages.hints], minutes: 3 }

/** The side of a square from its perimeter or area, a side of a rectangle from these and the other side. */
export const inverseSizes = (problem: Problem): Solution | undefined => {
  const { whole, wholeFolded, askedFolded } = problemText(problem)
  const wanted = askedFolded.match(ASKS)?.[1]
  if (whole.length > 300 || wanted === undefined || OTHER.test(wholeFolded)) return undefined
  const [isSquare, isRectangle] = [
    /\bcarre\b/.test(wholeFolded.replace(/(?:metres?|m) carres?/g, '')),
    /rectang/.test(wholeFolded),
  ]
  const [isPerimeter, isArea] = [/perimetre/.test(wholeFolded), /\baire\b|superficie/.test(wholeFolded)]
  const all = quantitiesIn(whole)
  if (isSquare === isRectangle || isPerimeter === isArea || !all || all.length !== (isSquare ? 1 : 2)) return undefined
  const known = all.find(
    one =>
      one.dimension === (isArea ? 'area' : 'length') &&
      (isArea ||
        isSquare ||
        new RegExp(`perimetre[^\\d]{0,40}${RegExp.escape(one.text.toLowerCase())}`).test(wholeFolded)),
  )
  const side = all.find(one => one !== known)
  if (!known || (isRectangle && side?.dimension !== 'length')) return undefined
  const unit = isArea ? known.unit.replace('²', '') : known.unit
  if (isArea && !known.unit.endsWith('²')) return undefined
  const places = roundingFor(wholeFolded, unit)
  if (places === 'unknown') return undefined
  const finish = (value: Rational, lines: string[], isIrrational = false) =>
    value.n <= 0n
      ? undefined
      : measuredSolution({
          kind: 'inverse-sizes',
          value,
          isIrrational,
          unit,
          places,
          steps: lines,
          sentence: messages.sideIs,
          ...shared,
        })
  if (isSquare) {
    if (!wanted.startsWith('cote')) return undefined
    if (isPerimeter) {
      const value = divide(known.value, rational(4))
      return finish(value, [
        messages.formula(messages.formulas.squarePerimeter),
        messages.computed(`${tex(known.value)} \\div 4 ${equalTex(value)}\\text{ ${unit}}`),
      ])
    }
    const root = rootAbout(known.value)
    return finish(
      root.value,
      [
        messages.formula(messages.formulas.squareArea),
        messages.computed(`\\sqrt{${tex(known.value)}} ${equalTex(root.value, !root.isExact)}\\text{ ${unit}}`),
      ],
      !root.isExact,
    )
  }
  const own = side && inUnit(side.value, side.unit, unit)
  if (
    !side ||
    !own ||
    wanted.startsWith('cote') ||
    new RegExp(`${wanted}[^\\d.?]{0,20}\\d`).test(wholeFolded.replace(askedFolded, ''))
  )
    return undefined
  if (isArea) {
    const value = divide(known.value, own)
    return finish(value, [
      messages.formula(messages.formulas.rectangleArea),
      messages.computed(`${tex(known.value)} \\div ${tex(own)} ${equalTex(value)}\\text{ ${unit}}`),
    ])
  }
  const half = multiply(known.value, rational(1, 2))
  const value = subtract(half, own)
  return finish(value, [
    messages.formula(messages.formulas.rectanglePerimeter),
    messages.computed(`${tex(known.value)} \\div 2 = ${tex(half)}`),
    messages.computed(`${tex(half)} - ${tex(own)} = ${tex(value)}\\text{ ${unit}}`),
  ])
}
