import { french } from '../../../maths/format.ts'
import { divide, multiply, rational } from '../../../maths/rational.ts'
import { tex } from '../../../maths/tex.ts'
import { measuredSolution } from '../measured-solution.ts'
import { problemText } from '../read/problem-text.ts'
import { inUnit, quantitiesIn } from '../read/quantities.ts'
import type { Problem, Solution } from '../solution.ts'
import { roundingFor } from '../words.ts'
import { messages } from './messages.ts'

const SCALE =
  /(?:(?:l'|d')?[ée]chelle(?: de| est(?: de)?| :| =)?|(?:carte|plan|maquette)(?: \p{L}+){0,3} (?:au|à)(?: l['’]échelle)?)\s?1\s?(?:\/|:|÷)\s?(\d{1,3}(?: \d{3})+|\d{2,9})(?:\s?(?:e|ème|ième))?(?!\d)/iu
const ONE_STANDS_FOR =
  /(?<![\d,.])1 cm (?:sur (?:le plan|la carte) )?(?:représente|correspond à) (\d{1,4}) ?(km|m)(?![\p{L}\d/²³]| sur)/u
const OTHER =
  /aire|superficie|surface|volume|quelle est l'echelle|determin\w* l'echelle|calcul\w* l'echelle|vitesse|\bsi\b/

/** A distance on a map and the real one, by the scale. */
export const scale = (problem: Problem): Solution | undefined => {
  const { whole, askedFolded, wholeFolded, asked } = problemText(problem)
  const stands = whole.match(ONE_STANDS_FOR)
  const match = whole.match(SCALE) ?? stands
  if (!match || whole.length > 400 || OTHER.test(wholeFolded)) return undefined
  const ratio = Number((match[1] ?? '').replaceAll(' ', ''))
  const factor = rational(stands && match === stands ? ratio * (match[2] === 'km' ? 100_000 : 100) : ratio)
  const own = quantitiesIn(asked.replace(match[0], ' ')) ?? []
  const isNew = own.length === 1 && (problem.earlier?.length ?? 0) > 0
  const lengths = isNew ? own : quantitiesIn(whole.replace(match[0], ' '))
  const [length, ...others] = lengths ?? []
  if (!length || others.length > 0 || length.dimension !== 'length') return undefined
  const asksReal =
    /(?:distance|longueur|largeur|hauteur|dimension|taille)s? reelle|(?:en|dans la) realite|distance .{0,30}(?:entre|separe)|(?:a|de) combien (?:de (?:km|kilometres|metres|m) )?(?:sont|correspond)|quelle (?:distance|longueur) (?:les )?separe|distance (?:correspond|represente)/.test(
      askedFolded,
    )
  const asksMap =
    /(?:sur (?:la |le |cette |ce |une |un )?|(?:longueur|largeur|hauteur|taille) (?:de la |du |de cette |de ce ))(?:carte|plan|maquette|dessin)/.test(
      askedFolded,
    ) && /quelle|combien|calcul|determin/.test(askedFolded)
  const isLarge = ['km', 'm', 'hm', 'dam'].includes(length.unit)
  const isReal = !isLarge && asksReal && !(asksMap && /quelle (?:est la )?(?:distance|longueur) sur/.test(askedFolded))
  if (!isReal && !(isLarge && asksMap && !/reelle \?|en realite \?/.test(askedFolded))) return undefined
  const asks = asked.match(/\ben (km|m|cm|mm)\b/)?.[1]
  const raw = isReal ? multiply(length.value, factor) : divide(length.value, factor)
  const inMetres = inUnit(raw, length.unit, 'm') ?? raw
  const to = asks ?? (isReal ? (inMetres.n >= 1000n * inMetres.d ? 'km' : 'm') : 'cm')
  const value = inUnit(raw, length.unit, to)
  const places = roundingFor(wholeFolded, to)
  if (!value || places === 'unknown') return undefined
  return measuredSolution({
    kind: 'scale',
    value,
    unit: to,
    places,
    inUnit: asks !== undefined,
    steps: [
      messages.scaleMeans(french(factor)),
      ...(isReal
        ? [messages.scaleStep(`${tex(length.value)} \\times ${tex(factor)} = ${tex(raw)}\\text{ ${length.unit}}`)]
        : [
            messages.scaleStep(
              `${tex(length.value)}\\text{ ${length.unit}} = ${tex(inUnit(length.value, length.unit, to) ?? length.value)}\\text{ ${to}}`,
            ),
            messages.scaleStep(
              `${tex(inUnit(length.value, length.unit, to) ?? length.value)} \\div ${tex(factor)} = ${tex(value)}\\text{ ${to}}`,
            ),
          ]),
      ...(isReal && to !== length.unit
        ? [messages.scaleStep(`${tex(raw)}\\text{ ${length.unit}} = ${tex(value)}\\text{ ${to}}`)]
        : []),
    ],
    sentence: result => (isReal ? messages.scaleReal : messages.scaleMap)(result),
    rule: messages.scaleRule,
    hints: [...messages.scaleHints],
    minutes: 4,
  })
}
