import { french } from '../../../maths/format.ts'
import { divide, multiply, type Rational, rational } from '../../../maths/rational.ts'
import { tex } from '../../../maths/tex.ts'
import { fold } from '../../../words.ts'
import { equalTex, measuredSolution } from '../measured-solution.ts'
import { centPlaces } from '../money.ts'
import { plainText } from '../read/plain-text.ts'
import { inUnit, quantitiesIn } from '../read/quantities.ts'
import type { Problem, Solution } from '../solution.ts'
import { roundingFor } from '../words.ts'
import { messages } from './messages-everyday.ts'
import { digitsFor } from './number-words.ts'
import { countNumbers, readStory, thingKey } from './read-story.ts'

const SHARED =
  /(?:partag|repart|distribu|divis|decoup|coup|sci)\w*\b[^.?]{0,60}?\b(?:entre|en|a|dans)(?: ses| leurs| les| ces)? (\d{1,3}) (\p{L}+)(?: (?:egaux|egales|identiques|parts?))?/u
const EQUALLY = /egale?s?\b|egaux|equitable|identique|de meme|meme (?:nombre|longueur|masse|quantite)|partag/
const ASKS_ONE =
  /\b(?:chacune?|chaque|un (?:morceau|sac|verre|enfant|eleve|ami|cousin)|une (?:part|portion|classe|piece|bouteille|equipe)|d'un|d'une)\b/
const ASKS = /combien|quelle (?:est )?(?:la )?(?:longueur|masse|part|quantite|somme)|calcul/
const OTHER =
  /%|fois|de plus|de moins|rest|moitie|tiers|quart|perimetre|\baire\b|rectang|vitesse|km\/h|prix d|reduction|\bpuis\b|egalement|sauf|moyenne|\bpar (?:jour|heure|minute|semaine)/

/** A quantity shared equally: what one of the parts is. */
export const equalShares = (problem: Problem): Solution | undefined => {
  const text = `${problem.context}\n${problem.instruction} ${problem.body}`
  const asked = fold(plainText(`${problem.instruction} ${problem.body}`))
  const whole = digitsFor(fold(plainText(text)))
  const match = whole.match(SHARED)
  if (whole.length > 400 || OTHER.test(whole) || !match || !EQUALLY.test(whole)) return undefined
  if (!ASKS.test(asked) || !ASKS_ONE.test(asked)) return undefined
  const parts = Number(match[1])
  const quantities = quantitiesIn(digitsFor(plainText(text))) ?? []
  const others = quantities.filter(({ value, unit }) => !(unit === '' && value.d === 1n && value.n === BigInt(parts)))
  const found = problem.found?.at(-1)
  const last = found === undefined ? undefined : quantitiesIn(found.result)?.[0]
  const [only, ...more] = others
  const isChained = last !== undefined && others.length > 1
  const total = isChained ? last : more.length === 0 ? only : undefined
  if (!total || parts < 2 || total.value.n <= 0n) return undefined
  if (quantities.length - others.length !== 1) return undefined
  // What was found is shared, where the sentence of the sharing says the same thing.
  if (
    isChained &&
    !match[0].includes(thingKey(found?.question.match(/ombien (?:de |d')(\p{L}+)/u)?.[1] ?? ' ')) &&
    !whole
      .split(/[.?\n]/)
      .some(
        part =>
          part.includes(match[0]) &&
          part.includes(thingKey(fold(found?.question ?? '').match(/combien (?:de |d')(\p{L}+)/u)?.[1] ?? '\u0000')),
      )
  )
    return undefined
  const value = divide(total.value, rational(parts))
  const to = asked.match(/\ben (km|m|cm|mm|dm|kg|g|l|cl|ml|dl)\b/)?.[1]?.replace(/l$/, 'L') ?? total.unit
  const shown = total.unit === '' ? value : inUnit(value, total.unit, to)
  const places = roundingFor(whole, to)
  if (!shown || places === 'unknown' || (total.unit === '' && value.d !== 1n)) return undefined
  return measuredSolution({
    kind: 'equal-shares',
    value: shown,
    unit: total.unit === '' ? '' : to,
    noun: asked.match(/combien (?:de |d')(\p{L}+)/u)?.[1] ?? total.noun.split(/[\s,]/)[0] ?? '',
    places: places ?? (to === '€' ? centPlaces(shown) : undefined),
    inUnit: to !== total.unit,
    steps: [
      messages.shareOut(`${tex(total.value)} \\div ${parts} ${equalTex(value)}`),
      ...(to === total.unit ? [] : [messages.sameUnit(`${french(value)} ${total.unit}`, `${french(shown)} ${to}`)]),
    ],
    sentence: messages.answer,
    rule: messages.piecesRule,
    hints: [...messages.piecesHints],
    minutes: 3,
  })
}

const GROUPS =
  /(?<![\d,.])(\d{1,4}) (boites?|paquets?|sachets?|cartons?|caisses?|sacs?|rangees?|plateaux?|lots?|packs?|bouquets?|equipes?|groupes?|palettes?|pochettes?|tables?|barquettes?|etageres?|classes?|casiers?|bouteilles?|cars?|bus)(?: (?:qui )?(?:contenant|contiennent|contient)(?: chacune?)?| de) (\d{1,5}) (\p{L}{3,})/u

/** « 12 boîtes de 24 crayons »: how many there are together. */
export const sameGroups = (problem: Problem): Solution | undefined => {
  const story = readStory(problem)
  const match = story?.whole.match(GROUPS)
  if (!story || !match || /%|de plus|de moins|rest|moitie|\bautres?\b/.test(story.whole)) return undefined
  const [, groups = '', , each = '', noun = ''] = match
  const wanted = story.asked.match(/combien (?:de |d')(\p{L}+)|nombre (?:total )?(?:de |d')(\p{L}+)/u)
  if (!wanted || thingKey(wanted[1] ?? wanted[2] ?? '') !== thingKey(noun)) return undefined
  // Only what is shared afterwards may bring another number.
  const rest = story.whole.replace(match[0], ' ')
  const other = rest.replace(/[^.?\n]*\b(?:partag|repart|distribu)[^.?\n]*/u, ' ')
  if (countNumbers(other) > 0 || /\b(?:chaque|chacune?|par|un|une)\b/.test(story.asked.replace(/chaque fois/, '')))
    return undefined
  const value: Rational = multiply(rational(Number(groups)), rational(Number(each)))
  return measuredSolution({
    kind: 'same-groups',
    value,
    unit: '',
    noun,
    steps: [messages.together(`${groups} \\times ${each} = ${tex(value)}`)],
    sentence: messages.answer,
    rule: messages.piecesRule,
    hints: [...messages.piecesHints],
    minutes: 2,
  })
}
