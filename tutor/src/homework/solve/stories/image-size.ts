import { DECIMAL, readDecimal } from '../../../maths/decimals.ts'
import { french } from '../../../maths/format.ts'
import { divide, multiply, powerOfTen, type Rational } from '../../../maths/rational.ts'
import { tex } from '../../../maths/tex.ts'
import { fold } from '../../../words.ts'
import { measuredSolution } from '../measured-solution.ts'
import { plainText } from '../read/plain-text.ts'
import type { Problem, Solution } from '../solution.ts'
import { roundingFor } from '../words.ts'
import { messages } from './messages-earth.ts'

const EXPONENTS = new Map([
  ['nm', -9],
  ['µm', -6],
  ['mm', -3],
  ['cm', -2],
  ['m', 0],
])
const UNIT = '(nm|µm|micrometres?|microns?|mm|millimetres?|cm|centimetres?)'
const SIZE = new RegExp(`(${DECIMAL}) ?${UNIT}(?![\\p{L}²³])`, 'gu')
const TIMES =
  /(?:(?:grossissement|agrandissement|grossie?s?|agrandie?s?|grossit)(?: total| utilise)?(?: est| de| egal a| vaut|:| =| par)* ?(?:×|x)? ?(\d[\d ]*)(?: fois)?|(?:×|x) ?(\d{2,5})(?!\d)|(\d{2,5}) fois)/u
const ASKED_UNIT = new RegExp(`\\ben ${UNIT}(?!\\p{L})`, 'u')

const symbol = (word: string) =>
  /^(?:µm|micro)/.test(word) ? 'µm' : /^(?:mm|milli)/.test(word) ? 'mm' : /^(?:cm|centi)/.test(word) ? 'cm' : 'nm'
const changed = (value: Rational, from: string, to: string) =>
  multiply(value, powerOfTen((EXPONENTS.get(from) ?? 0) - (EXPONENTS.get(to) ?? 0)))

/** A size under the microscope: the real one from that of the image, or the other way round. */
export const imageSize = (problem: Problem): Solution | undefined => {
  const asked = fold(plainText(`${problem.instruction} ${problem.body}`))
  const whole = fold(plainText(`${problem.context}\n${problem.instruction} ${problem.body}`)).replace(/μ/g, 'µ')
  if (whole.length > 400 || !/grossi|microscop|agrandi/.test(whole) || /oculaire|\bsi\b|echelle/.test(whole))
    return undefined
  const times = TIMES.exec(whole)
  const [size, ...others] = [...whole.matchAll(SIZE)]
  const factor = readDecimal((times?.[1] ?? times?.[2] ?? times?.[3] ?? '').replace(/\s/g, ''))
  const value = readDecimal(size?.[1] ?? '')
  if (!times || !size || !factor || !value || others.length > 0 || factor.n <= factor.d) return undefined
  if (/\d/.test(whole.replace(times[0], ' ').replace(size[0], ' '))) return undefined
  const wantsReal =
    /(?:taille|longueur|diametre|dimension|largeur|epaisseur)s? reelle|reelle|vraie (?:taille|longueur)|en realite/.test(
      asked,
    )
  const wantsImage = /(?:sur (?:la|cette) (?:photo|image|dessin)|sur l'image|apparente|observee|au microscope)/.test(
    asked,
  )
  const isRealGiven = /reelle?(?:ment)?|en realite/.test(whole.replace(asked, ' '))
  if (wantsReal === wantsImage || (wantsReal && isRealGiven)) return undefined
  const own = symbol(size[2] ?? '')
  const result = wantsReal ? divide(value, factor) : multiply(value, factor)
  const to = ASKED_UNIT.exec(asked)?.[1]
  const unit = to === undefined ? own : symbol(to)
  const shown = changed(result, own, unit)
  const places = roundingFor(asked, unit)
  if (places === 'unknown') return undefined
  const line = wantsReal
    ? `\\frac{${tex(value)}}{${tex(factor)}} = ${tex(result)}\\text{ ${own}}`
    : `${tex(value)} \\times ${tex(factor)} = ${tex(result)}\\text{ ${own}}`
  return measuredSolution({
    kind: 'image-size',
    value: shown,
    unit: unit === 'µm' || unit === 'nm' ? '' : unit,
    noun: unit === 'µm' || unit === 'nm' ? unit : '',
    places,
    inUnit: to !== undefined,
    steps: [
      (wantsReal ? messages.realSize : messages.imageSize)(line),
      ...(unit === own ? [] : [messages.converted(`${french(result)} ${own}`, `${french(shown)} ${unit}`)]),
    ],
    sentence: messages.resultIs,
    rule: messages.sizeRule,
    hints: [...messages.sizeHints],
    minutes: 3,
  })
}
