import { french } from '../../../maths/format.ts'
import { multiply, rational } from '../../../maths/rational.ts'
import { tex } from '../../../maths/tex.ts'
import { measuredSolution } from '../measured-solution.ts'
import { inUnit } from '../read/quantities.ts'
import type { Problem, Solution } from '../solution.ts'
import { messages } from './messages-laps.ts'
import { readStory } from './read-story.ts'

const LAPS =
  /(?:fait|effectue|court|parcourt|realise|accomplit|boucle|nage)(?: \p{L}+)? (?<count>\d{1,3}) (?:tours?|longueurs?|fois le tour) (?:complets )?(?:d'une?|de la|de|du|de l'|de ce|de cette) (?:piste|circuit|stade|parcours|lac|parc|bassin|piscine|terrain)(?: (?:d'athletisme|ovale|du stade))?(?: (?:de|mesurant|qui mesure|long(?:ue)? de|d'une longueur de))+ (?<size>\d+(?:,\d+)?) ?(?<unit>km|m)\b/u
const ASKS =
  /^(?:quelle distance|combien de (?:metres|kilometres|km|m))[^?]{0,60}(?:parcour|cour|fait|nag|effectu)\p{L}*[^?]{0,30}\?*$|^(?:calcul|determin)\p{L}* la distance (?:totale )?(?:qu'\p{L}+ a )?parcourue[^?]{0,20}$/u

/** So many rounds of a track whose length is told. */
export const laps = (problem: Problem): Solution | undefined => {
  const story = readStory(problem)
  const match = story && LAPS.exec(story.whole)
  const { count = '', size = '', unit = '' } = match?.groups ?? {}
  if (
    !story ||
    !match ||
    /\d/.test(story.whole.replace(match[0], ' ')) ||
    /\bsi\b|chaque|moitie|demi|double/.test(story.whole)
  )
    return undefined
  const question = (story.asked.split(/(?<=\.)\s+/u).at(-1) ?? '').trim()
  if (!ASKS.test(question)) return undefined
  const [whole = '', places = ''] = size.split(',')
  const length = rational(Number(`${whole}${places}`), 10 ** places.length)
  const value = multiply(length, rational(Number(count)))
  const to = /\b(?:en|de) (?:kilometres|km)\b/.test(question)
    ? 'km'
    : /\b(?:en|de) (?:metres|m)\b/.test(question)
      ? 'm'
      : unit
  const shown = inUnit(value, unit, to)
  return (
    shown &&
    measuredSolution({
      kind: 'laps',
      value: shown,
      unit: to,
      inUnit: to !== unit,
      steps: [
        messages.times(`${count} \\times ${tex(length)} = ${tex(value)}\\text{ ${unit}}`),
        ...(to === unit ? [] : [messages.converted(`${french(value)} ${unit}`, `${french(shown)} ${to}`)]),
      ],
      sentence: messages.distanceIs,
      rule: messages.rule,
      hints: [...messages.hints],
      minutes: 2,
    })
  )
}
