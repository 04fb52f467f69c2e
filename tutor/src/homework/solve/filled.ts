import { quantitiesIn } from './read/quantities.ts'
import type { Problem } from './solution.ts'

const FILLED =
  /rempli\p{L}*(?: d['’]eau)? (?:aux? |à |jusqu['’](?:aux?|à) )?(?:(?<words>trois quarts|deux tiers|quatre cinquièmes|trois cinquièmes|deux cinquièmes)|(?:la |sa )?(?<half>moitié)|(?:un |le )?(?<unit>quart|tiers)|(?<over>\d{1,2})\s?\/\s?(?<under>\d{1,2})|(?<rate>\d{1,2})\s?%)/iu
const WORDS: [RegExp, string][] = [
  [/trois quarts/i, '3/4'],
  [/deux tiers/i, '2/3'],
  [/quatre cinq/i, '4/5'],
  [/trois cinq/i, '3/5'],
  [/deux cinq/i, '2/5'],
  [/moitié/i, '1/2'],
  [/quart/i, '1/4'],
  [/tiers/i, '1/3'],
]
const ASKS =
  /(?:quel (?:est (?:alors |donc )?(?:le )?)?volume|quelle quantité|combien (?:de litres|d['’]eau|contient))[^.?]*[?.]?$/iu
const IN = /\ben (?:litres?|L|cm³|dm³|m³|mL|cL)(?![\p{L}])/u

/** « On le remplit aux trois quarts. Quel volume d'eau contient-il ? » is a part of the volume that was found. */
export const filledPart = (problem: Problem): Problem[] => {
  const body = problem.body.trim()
  const groups = FILLED.exec(body)?.groups
  if (!groups || !ASKS.test(body) || /\d/.test(body.replace(FILLED, ' ').replace(IN, ' '))) return []
  const named = WORDS.find(([pattern]) => pattern.test(groups.words ?? groups.half ?? groups.unit ?? ''))?.[1]
  const part = groups.rate === undefined ? (named ?? `${groups.over}/${groups.under}`) : `${groups.rate}/100`
  const wanted = body
    .match(IN)?.[0]
    .replace(/^en /, '')
    .replace(/^litres?$/, 'L')
  const volumes = (problem.found ?? []).filter(({ result }) => quantitiesIn(result)?.[0]?.dimension === 'volume')
  const last = wanted === undefined ? volumes.at(-1) : volumes.findLast(({ result }) => result.endsWith(` ${wanted}`))
  if (!last || /combien de litres/i.test(body) !== (last.result.endsWith(' L') && /combien de litres/i.test(body)))
    return []
  return [
    {
      ...problem,
      instruction: '',
      body: `Calculer ${part} de ${last.result.replace('.', ',')}.`,
      context: '',
      found: [],
    },
  ]
}
