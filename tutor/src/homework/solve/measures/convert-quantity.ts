import { lookup } from '@ariane/shared/catalogue'
import { french } from '../../../maths/format.ts'
import { divide, type Rational, rational } from '../../../maths/rational.ts'
import { tex } from '../../../maths/tex.ts'
import { fold } from '../../../words.ts'
import { equalTex, measuredSolution, spokenDuration } from '../measured-solution.ts'
import { problemText } from '../read/problem-text.ts'
import { inUnit, type Quantity, quantitiesIn } from '../read/quantities.ts'
import { measured, UNIT, unitSymbol } from '../read/symbols.ts'
import type { Problem, Solution } from '../solution.ts'
import { roundingFor, saysOnly } from '../words.ts'
import { writtenSolution } from '../written-solution.ts'
import { messages } from './messages.ts'

const OWN =
  /^(?:convert\w*|conversions?|exprim\w*|transform\w*|complet\w*|combien|y|t|il|dans|vitesses?|masses?|durees?|longueurs?|distances?|tensions?|intensites?|puissances?|energies?|resistances?|volumes?|aires?|contenances?|temps|quantites?|grandeurs?|mesures?|unites?|cette|cet|ce|son|sa|heures?|minutes?|secondes?|arrondi\w*|dixieme|centieme|unite|pres|egalites?|represent\w*|correspond\w*|courant|electrique|volumique|lumiere|obtenue?|precedente?|precedemment|trouvee?|calculee?|moyenne|question|reponse|h|min|s|la|du|ainsi|alors|maintenant|donc)$/
const ASKS = /convert|exprim|conversion|transform|combien (?:y a-t-il )?(?:de |d')|combien d|= ?(?:…|\.{2,}|_+|\?)/
const IN = new RegExp(`(?:\\ben|= ?(?:…|\\.{2,}|_+|\\?)+)\\s?(${UNIT})`, 'gu')
const MANY = new RegExp(
  `[Cc]ombien (?:y a-t-il )?d(?:e |')\\s?(${UNIT}) (?:y a-t-il |y-a-t-il |font |a-t-on )?(?:dans|en|font|représentent|correspondent à|pour)?`,
  'u',
)
const SPLIT =
  /\ben (?:heures?|h)(?:,| et)(?: en)? (?:minutes?|min)(?! et)|\ben (?:minutes?|min) et(?: en)? (?:secondes?|s)\b|\ben h(?:eures)?,? min(?:utes)?(?: et s(?:econdes)?)?/

/** A duration in hours and minutes, or in minutes and seconds. */
const splitDuration = ({ value, unit, text }: Quantity, folded: string): Solution | undefined => {
  const [large, small] = /\ben (?:heures?|h)\b/.test(folded) ? ['h', 'min'] : ['min', 's']
  const total = inUnit(value, unit, small ?? '')
  if (total?.d !== 1n || total.n < 60n) return undefined
  const [a, b] = [total.n / 60n, total.n % 60n]
  const shown = b === 0n ? `${a} ${large}` : `${a} ${large} ${b} ${small}`
  return writtenSolution({
    kind: 'convert',
    accepted: [
      shown,
      `${a}${large}${b}`,
      `${a} ${large} ${b}`,
      `${a} ${large} et ${b} ${small}`,
      `${a}${large}${b}${small}`,
      ...(large === 'h'
        ? [
            `${a} heures ${b} minutes`,
            `${a} heures et ${b} minutes`,
            `${a} h ${String(b).padStart(2, '0')}`,
            `${a}h${String(b).padStart(2, '0')}`,
          ]
        : [`${a} minutes ${b} secondes`]),
    ],
    answer: shown,
    steps: [
      ...(unit === small ? [] : [messages.together(text, `${tex(value)} \\times 60 = ${total.n}\\text{ ${small}}`)]),
      messages.split(`${total.n} = 60 \\times ${a} + ${b}`),
      messages.splitAnswer(shown),
    ],
    rule: messages.rules.time ?? '',
    hints: messages.timeHints,
    minutes: 2,
  })
}

const explain = (value: Rational, from: string, to: string, result: Rational): string => {
  const [a, b] = [measured(from), measured(to)]
  const ratio = a && b ? divide(a.factor, b.factor) : rational(1)
  const isLarger = ratio.n >= ratio.d
  const times = isLarger ? ratio : divide(rational(1), ratio)
  return [
    isLarger ? messages.larger(from, `${french(times)} ${to}`) : messages.smaller(to, `${french(times)} ${from}`),
    `$${tex(value)} ${isLarger ? '\\times' : '\\div'} ${tex(times)} ${equalTex(result)}$.`,
  ].join(' ')
}

/** Any quantity of collège in another unit, also one that was told or found before: « Convertir cette vitesse en m/s ». */
export const convertQuantity = (problem: Problem): Solution | undefined => {
  const { asked, given, askedFolded } = problemText(problem)
  if (asked.length > 220 || !ASKS.test(askedFolded) || /\bpuis\b|\bsi\b|double|explique/.test(askedFolded))
    return undefined
  const isSplit = SPLIT.test(askedFolded)
  const many = asked.match(MANY)
  const bare = isSplit ? asked : asked.replace(MANY, ' ').replace(IN, ' ')
  const own = quantitiesIn(bare)
  const units = many
    ? [unitSymbol(many[1] ?? '') ?? '']
    : [...asked.matchAll(IN)].flatMap(match => unitSymbol(match[1] ?? '') ?? [])
  const to = units[0] ?? ''
  const dimension = isSplit ? 'time' : measured(to)?.dimension
  const list = own?.length ? own : quantitiesIn(given)?.filter(one => one.dimension === dimension)
  const [quantity, ...others] = list ?? []
  if (
    !quantity ||
    others.length > 0 ||
    dimension === undefined ||
    quantity.dimension !== dimension ||
    quantity.value.n <= 0n
  )
    return undefined
  if (!isSplit && units.length !== 1) return undefined
  const words = (fold(own?.length ? bare.replace(quantity.text, ' ') : bare).match(/\p{L}+'?/gu) ?? []).filter(
    word => !isSplit || word.length > 1,
  )
  if (!saysOnly(words, OWN) || (!own?.length && !/cette|ce\b|cet\b|sa|son|la|le|l'/.test(askedFolded))) return undefined
  if (isSplit) return splitDuration(quantity, askedFolded)
  const value = inUnit(quantity.value, quantity.unit, to)
  const places = roundingFor(askedFolded, to)
  if (!value || quantity.unit === to || places === 'unknown') return undefined
  const shown = quantity.text.replace(/^[^=:]*[=:]\s*/, '')
  return measuredSolution({
    kind: 'convert',
    asked: messages.convert(shown, to),
    value,
    unit: to,
    places,
    digits: quantity.digits,
    inUnit: true,
    also: dimension === 'time' ? spokenDuration(value, to) : undefined,
    steps: [explain(quantity.value, quantity.unit, to, value)],
    sentence: result => messages.equal(shown, result),
    rule: lookup(messages.rules, dimension) ?? messages.anyRule,
    hints: [...(dimension === 'time' ? messages.timeHints : messages.hints)],
    minutes: 2,
  })
}
