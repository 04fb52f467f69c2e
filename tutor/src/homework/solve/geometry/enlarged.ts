import { DECIMAL, readDecimal } from '../../../maths/decimals.ts'
import { french } from '../../../maths/format.ts'
import { divide, multiply, type Rational, rational } from '../../../maths/rational.ts'
import { tex } from '../../../maths/tex.ts'
import { equalTex, measuredSolution } from '../measured-solution.ts'
import { problemText } from '../read/problem-text.ts'
import { inUnit } from '../read/quantities.ts'
import type { Problem, Solution } from '../solution.ts'
import { roundingFor } from '../words.ts'
import { messages } from './messages-enlarged.ts'

const FACTOR =
  /(?:(?:agrandi\w*|reduction|reduit\w*|redui\w*|homothetie|echelle|rapport|coefficient|facteur|multiplie\w* (?:toutes )?(?:les|ses) (?:dimensions|longueurs|cotes|aretes))[^.\d]{0,40}?)(?:de )?(?:rapport |coefficient |facteur |echelle |par )?k? ?=? ?(?<over>\d{1,3}(?:[.,]\d{1,3})?)(?: ?\/ ?(?<under>\d{1,4}))?(?! ?(?:cm|m|mm|dm|km|l|kg|g|%|°)(?:[²³\s.,;?]|$))(?![\d²³])/u
const SIZE = new RegExp(`(${DECIMAL}) ?(mm|cm|dm|m|km)([²³])?(?![\\p{L}/\\d])`, 'gu')
const KINDS: [RegExp, string, bigint][] = [
  [/\baires?\b|surface|superficie/, '²', 2n],
  [/volume|contenance/, '³', 3n],
  [/longueur|cote\b|arete|hauteur|perimetre|rayon|diametre|largeur/, '', 1n],
]
const IS_REDUCED = /\breduction|\breduit|maquette|\bredui|miniature|modele reduit/
const OTHER =
  /\bsi\b|masse|prix|combien de fois|section|tronc|par combien|quel est le (?:coefficient|rapport)|1 ?: ?\d|initial\w* \?/

/** A length, an area or a volume after an enlargement or a reduction. */
export const enlarged = (problem: Problem): Solution | undefined => {
  const { wholeFolded, askedFolded } = problemText(problem)
  if (wholeFolded.length > 400 || OTHER.test(wholeFolded)) return undefined
  const given = wholeFolded.match(FACTOR)
  const over = readDecimal(given?.groups?.over ?? '')
  const under = Number(given?.groups?.under ?? 1)
  if (
    !given ||
    !over ||
    over.n <= 0n ||
    under < 1 ||
    !/agrandi|redui|reduction|homothetie|maquette|multipli/.test(wholeFolded)
  )
    return undefined
  const left = wholeFolded.replace(given[0], ' ')
  const [size, ...more] = [...left.matchAll(SIZE)]
  const value = readDecimal(size?.[1] ?? '')
  if (!size || more.length > 0 || !value || value.n <= 0n || /\d/.test(left.replace(size[0], ' '))) return undefined
  const kinds = KINDS.filter(([pattern]) => pattern.test(askedFolded))
  const [kind, ...others] = kinds
  if (!kind || others.length > 0 || (size[3] ?? '') !== kind[1]) return undefined
  if (!/quel|calcul|determin|combien/.test(askedFolded)) return undefined
  const ratio = divide(over, rational(under))
  const isReduced = IS_REDUCED.test(wholeFolded)
  // « une réduction de coefficient 3 » may be read in two ways.
  if (isReduced === ratio.n > ratio.d || ratio.n === ratio.d) return undefined
  // The real thing is asked for where the model is given.
  const isBack = /\breelle?|\bvrai|de depart|initiale?|d'origine/.test(askedFolded)
  if (isBack || /de la maquette|du modele reduit|sur la maquette/.test(left.split(/[.?]/)[0] ?? '') !== false) {
    const isGivenOfModel = /(?:maquette|modele reduit)[^.?]{0,40}$/.test(left.slice(0, size.index))
    if (isBack || (isGivenOfModel && !/maquette|modele/.test(askedFolded))) return undefined
  }
  const factor: Rational = { n: ratio.n ** kind[2], d: ratio.d ** kind[2] }
  const raw = multiply(value, factor)
  const own = `${size[2]}${kind[1]}`
  const asked = askedFolded.match(new RegExp(`\\ben (mm|cm|dm|m|km)${kind[1]}(?![\\p{L}²³/])`, 'u'))?.[1]
  const unit = asked === undefined ? own : `${asked}${kind[1]}`
  const result = inUnit(raw, own, unit)
  const places = roundingFor(wholeFolded, unit)
  if (!result || places === 'unknown') return undefined
  const power = kind[2] === 1n ? '' : `^{${kind[2]}}`
  return measuredSolution({
    kind: 'enlarged',
    value: result,
    unit,
    places,
    inUnit: unit !== own,
    steps: [
      messages.rules[Number(kind[2]) - 1] ?? '',
      messages.compute(
        `${tex(value)} \\times ${ratio.d === 1n ? tex(ratio) : `\\left(${tex(ratio)}\\right)`}${power} ${equalTex(raw)}`,
      ),
      ...(unit === own ? [] : [messages.converted(`${french(raw)} ${own}`, `${french(result)} ${unit}`)]),
    ],
    sentence: messages.resultIs,
    rule: messages.rule,
    hints: [...messages.hints],
    minutes: 3,
  })
}
