import { french } from '../../../maths/format.ts'
import { add, type Rational, rational } from '../../../maths/rational.ts'
import { tex } from '../../../maths/tex.ts'
import { measuredSolution } from '../measured-solution.ts'
import { problemText } from '../read/problem-text.ts'
import { inUnit, quantitiesIn } from '../read/quantities.ts'
import type { Problem, Solution } from '../solution.ts'
import { roundingFor } from '../words.ts'
import { messages } from './messages-earth.ts'

const ASKS =
  /(?:quelle (?:est la )?|calcul\w* la |determin\w* la |trouv\w* la )(?:distance|longueur|masse|duree|quantite)(?: d'\p{L}+| de \p{L}+)? totale|combien (?:de (?:km|kilometres|metres|kg|kilos|grammes|litres) )?[^?]{0,40}(?:en tout|au total)|quelle (?:distance|longueur|masse|quantite)[^?]{0,40}(?:en tout|au total)/u
const OTHER =
  /\bsi\b|%|fois|chaque|chacun|\bpar\b|reste|de plus|de moins|aller[- ]retour|\bretour|double|triple|moitie|tiers|quart|revient|vitesse|km\/h|perimetre|aire|carre|rectang|tour\b|€|euro|entre|moyenne|dont|enlev|retir|coup|perd|consomm|use\b|utilis/
const UNIT =
  /\ben (?<unit>kilometres?|metres?|centimetres?|km|m|cm|kilogrammes?|kg|grammes?|g|litres?|l|cl|ml|minutes?|min|heures?|h)(?![\p{L}²³])|combien de (?<counted>kilometres|metres|km|kg|kilos|grammes|litres)/u
const SHORT: [RegExp, string][] = [
  [/^(?:kilometre|km)/, 'km'],
  [/^(?:centimetre|cm)$/, 'cm'],
  [/^(?:metre|m$)/, 'm'],
  [/^(?:kilogramme|kilo|kg)/, 'kg'],
  [/^(?:gramme|g$)/, 'g'],
  [/^(?:litre|l$)/, 'L'],
  [/^cl$/, 'cL'],
  [/^ml$/, 'mL'],
  [/^min/, 'min'],
  [/^h/, 'h'],
]

/** « 850 m à pied puis 2,4 km en bus »: the whole way, in one unit. */
export const totalQuantity = (problem: Problem): Solution | undefined => {
  const { given, whole, wholeFolded, askedFolded } = problemText(problem)
  if (whole.length > 300 || !ASKS.test(askedFolded) || OTHER.test(wholeFolded)) return undefined
  const all = quantitiesIn(whole) ?? []
  const [first, ...others] = all
  if (!first || others.length === 0 || all.length > 4 || first.dimension === '') return undefined
  if (all.some(({ dimension, value }) => dimension !== first.dimension || value.n <= 0n)) return undefined
  if ((quantitiesIn(given) ?? []).length !== all.length && given !== '') return undefined
  const groups = UNIT.exec(askedFolded)?.groups
  const said = groups?.unit ?? groups?.counted
  const unit = (said === undefined ? undefined : SHORT.find(([pattern]) => pattern.test(said))?.[1]) ?? first.unit
  const values = all.flatMap(one => inUnit(one.value, one.unit, unit) ?? [])
  const places = roundingFor(wholeFolded, unit)
  if (values.length !== all.length || places === 'unknown') return undefined
  const value = values.reduce<Rational>((sum, one) => add(sum, one), rational(0))
  return measuredSolution({
    kind: 'total-quantity',
    value,
    unit,
    places,
    steps: [
      ...all.flatMap((one, i) =>
        one.unit === unit ? [] : [messages.converted(one.text, `${french(values[i] ?? one.value)} ${unit}`)],
      ),
      messages.summed(`${values.map(tex).join(' + ')} = ${tex(value)}`),
    ],
    sentence: messages.resultIs,
    rule: messages.sumRule,
    hints: [...messages.sumHints],
    minutes: 2,
  })
}
