import { lookup } from '@ariane/shared/catalogue'
import { DECIMAL, readDecimal } from '../../../maths/decimals.ts'
import { french } from '../../../maths/format.ts'
import { divide, multiply, type Rational, rational } from '../../../maths/rational.ts'
import { tex } from '../../../maths/tex.ts'
import { fold } from '../../../words.ts'
import { equalTex, measuredSolution } from '../measured-solution.ts'
import { plainText } from '../read/plain-text.ts'
import { inUnit } from '../read/quantities.ts'
import type { Problem, Solution } from '../solution.ts'
import { roundingFor } from '../words.ts'
import { messages } from './messages-world.ts'

const EVENT =
  '(?:fois|battements?|pulsations?|inspirations?|respirations?|expirations?|cycles?(?: respiratoires?)?|mouvements?(?: respiratoires?)?|contractions?|coups|tours)'
const TIMES = new RegExp(
  `(?<![\\d,.])(?<count>\\d{1,4}) ${EVENT} (?:cardiaques? )?(?:par|en une|en 1|\\/|a la) ?(?<time>minute|min|heure|seconde)`,
  'gu',
)
const LIQUID = `(?<amount>${DECIMAL}) ?(?<unit>l|ml|cl|dl|litres?|millilitres?)(?![\\p{L}])`
const ONE = `(?:a |pour )?chaque (?:fois|battement|contraction|inspiration|respiration|cycle(?: respiratoire)?|mouvement(?: respiratoire)?|pulsation)`
const AMOUNT = [
  new RegExp(
    `${LIQUID}(?: d'air| de sang| d'eau| d'oxygene)? (?:${ONE}|par (?:battement|contraction|inspiration|respiration|cycle|mouvement|pulsation))`,
    'gu',
  ),
  new RegExp(`(?:inspir|expir|ventil|pomp|ejecte?)\\p{L}* ${LIQUID}(?: d'air| de sang)?,? (?=\\d{1,3} ${EVENT})`, 'gu'),
  new RegExp(`${ONE},?[^.;?\\d]{0,60}? ${LIQUID}`, 'gu'),
]
const ASKS = /volume|quantite|debit|combien de (?:litres?|l|ml)\b/
const SPAN =
  /\b(?:en|pendant|par|pour|durant|dans) (?:une |un |1 )?(?<many>\d{1,4} )?(?<time>minutes?|min|heures?|h|secondes?|jours?|journee)\b/gu
const OTHER =
  /\bsi\b|%|compar|pourquoi|expliqu|difference|de plus|de moins|double|augment|total|\bet (?:la|le|celui|celle)\b/
const SECONDS: Record<string, number> = {
  seconde: 1,
  min: 60,
  minute: 60,
  h: 3600,
  heure: 3600,
  jour: 86_400,
  journee: 86_400,
}
const seconds = (time: string) => lookup(SECONDS, time.replace(/s$/, '')) ?? 60
const SYMBOL: Record<string, string> = { l: 'L', litre: 'L', ml: 'mL', millilitre: 'mL', cl: 'cL', dl: 'dL' }

/** Nobody writes 336 000 mL. */
const isLarge = ({ n, d }: Rational, unit: string) => unit === 'mL' && n >= 10_000n * d

type Stated = { count: number; time: string; amount: Rational; unit: string; left: string }

/** How often and how much at a time; undefined where either is missing or stated twice. */
const readStated = (text: string): Stated | undefined => {
  const [often, ...more] = [...text.matchAll(TIMES)]
  const [much, ...others] = AMOUNT.flatMap(pattern => [...text.matchAll(pattern)])
  const amount = readDecimal(much?.groups?.amount ?? '')
  const unit = lookup(SYMBOL, (much?.groups?.unit ?? '').replace(/s$/, ''))
  if (!often || !much || more.length > 0 || others.length > 0 || !amount || amount.n <= 0n || !unit) return undefined
  const left = text.replace(often[0], ' ').replace(much[0], ' ')
  return { count: Number(often.groups?.count), time: often.groups?.time ?? '', amount, unit, left }
}

/** At rest, during an effort: of two situations the one that a question names. */
const SITUATION = /\b(?:au repos|repos|effort|course|courant|sport|marche|sommeil|exercice|match)\b/g
const readSituation = (given: string, asked: string): Stated | undefined => {
  const named = [...new Set(asked.match(SITUATION) ?? [])].map(name => name.replace('au ', ''))
  const parts = given.split(/(?<=[.;])\s+|\n/).filter(part => /\d/.test(part))
  const [own, ...others] = parts.filter(part => named.some(name => part.includes(name)))
  return named.length === 1 && parts.length > 1 && own !== undefined && others.length === 0
    ? readStated(own)
    : undefined
}

/** « 15 fois par minute, 0,5 L à chaque fois »: the volume of a minute, or of the time that is asked for. */
export const volumePerMinute = (problem: Problem): Solution | undefined => {
  const asked = fold(plainText(`${problem.instruction} ${problem.body}`))
  const given = fold(plainText(problem.context))
  const own = readStated(asked)
  const stated =
    own ?? (/\d/.test(asked.replace(SPAN, ' ')) ? undefined : (readStated(given) ?? readSituation(given, asked)))
  if (!stated || asked.length + given.length > 600) return undefined
  const question = (own ? own.left : asked).split(/(?<=[.])\s+/).at(-1) ?? ''
  if (
    !ASKS.test(question) ||
    OTHER.test(question) ||
    /nouveau|nouvelle/.test(question) !== (own !== undefined && given !== '' && /nouveau|nouvelle/.test(question))
  )
    return undefined
  if (/\d/.test(stated.left.replace(SPAN, ' '))) return undefined
  const spans = [...question.matchAll(SPAN)]
  const [span, ...more] = spans
  if (more.length > 0) return undefined
  const base = seconds(stated.time)
  const wanted = span ? Number(span.groups?.many ?? 1) * seconds(span.groups?.time ?? '') : base
  const one = multiply(rational(stated.count), stated.amount)
  const all = multiply(one, rational(wanted, base))
  const to =
    lookup(SYMBOL, question.match(/\ben (l|ml|cl|litres?)\b/)?.[1]?.replace(/s$/, '') ?? '') ??
    (isLarge(all, stated.unit) ? 'L' : stated.unit)
  const value = inUnit(all, stated.unit, to)
  const places = roundingFor(question, to)
  if (!value || places === 'unknown') return undefined
  const times = base === 60 ? 'minute' : base === 1 ? 'seconde' : 'heure'
  return measuredSolution({
    kind: 'per-minute',
    value,
    unit: to,
    places,
    steps: [
      messages.perTime(times, `${stated.count} \\times ${tex(stated.amount)} ${equalTex(one)}`, stated.unit),
      ...(wanted === base
        ? []
        : [
            messages.inTime(
              span?.[0].replace(/^\S+ /, '') ?? '',
              `${tex(one)} \\times ${tex(rational(wanted, base))} ${equalTex(all)}`,
            ),
          ]),
      ...(to === stated.unit ? [] : [messages.inUnit(`${french(all)} ${stated.unit}`, `${french(value)} ${to}`)]),
    ],
    sentence: messages.volumeIs,
    rule: messages.perTimeRule,
    hints: [...messages.perTimeHints],
    minutes: 3,
  })
}

const COUNTED =
  /(?<![\d,.])(?<count>\d{1,4}) (?<event>battements?|pulsations?|respirations?|inspirations?|mouvements? respiratoires?)(?: cardiaques?)? (?:en|pendant|durant) (?<time>\d{1,2}) ?(?:secondes?|s)\b/gu
const ASKS_RATE =
  /frequence|combien de (?:battements?|pulsations?|respirations?|inspirations?)[^.?]*(?:par|en une|en 1) ?min/

/** A pulse that is counted for some seconds, in a minute. */
export const pulseRate = (problem: Problem): Solution | undefined => {
  const asked = fold(plainText(`${problem.instruction} ${problem.body}`))
  const whole = `${fold(plainText(problem.context))}\n${asked}`
  const [counted, ...more] = [...whole.matchAll(COUNTED)]
  const time = Number(counted?.groups?.time)
  if (!counted || more.length > 0 || whole.length > 400 || !ASKS_RATE.test(asked) || OTHER.test(asked) || time < 1)
    return undefined
  if (/\d/.test(whole.replace(counted[0], ' ').replace(/\b1 min/g, ' '))) return undefined
  const factor = rational(60, time)
  const value = multiply(rational(Number(counted.groups?.count)), factor)
  if (value.d !== 1n) return undefined
  const noun = (counted.groups?.event ?? '').replace(/([^s])$/, '$1s')
  return measuredSolution({
    kind: 'pulse',
    value,
    unit: '',
    noun: `${noun}/min`,
    steps: [
      messages.pulse(
        `${noun} par minute`,
        `${counted.groups?.count} \\times ${tex(divide(rational(60), rational(time)))} = ${tex(value)}`,
      ),
    ],
    sentence: messages.pulseIs,
    rule: messages.pulseRule,
    hints: [...messages.pulseHints],
    minutes: 2,
  })
}

const LENSES =
  /oculaire[^.;\d]{0,30}(?:×|x) ?(\d{1,3})[^.;\d]{0,60}objectif[^.;\d]{0,30}(?:×|x) ?(\d{1,3})|objectif[^.;\d]{0,30}(?:×|x) ?(\d{1,3})[^.;\d]{0,60}oculaire[^.;\d]{0,30}(?:×|x) ?(\d{1,3})/u

/** What a microscope enlarges by. */
export const magnification = (problem: Problem): Solution | undefined => {
  const asked = fold(plainText(`${problem.instruction} ${problem.body}`))
  const whole = `${fold(plainText(problem.context))}\n${asked}`
  const match = whole.match(LENSES)
  const [a, b] = match?.slice(1).flatMap(one => (one === undefined ? [] : [Number(one)])) ?? []
  if (
    !match ||
    !a ||
    !b ||
    whole.length > 400 ||
    !/grossissement|grandi/.test(asked) ||
    /reelle|taille|\bsi\b/.test(asked)
  )
    return undefined
  if (/\d/.test(whole.replace(match[0], ' '))) return undefined
  return measuredSolution({
    kind: 'magnification',
    value: rational(a * b),
    unit: '',
    steps: [messages.magnified(`${a} \\times ${b} = ${a * b}`)],
    sentence: messages.magnifiedIs,
    rule: messages.magnifiedRule,
    hints: [...messages.magnifiedHints],
    minutes: 2,
  })
}
