import { readDecimal } from '../../../maths/decimals.ts'
import { subtract } from '../../../maths/rational.ts'
import { tex } from '../../../maths/tex.ts'
import { measuredSolution } from '../measured-solution.ts'
import type { Problem, Solution } from '../solution.ts'
import { messages } from './messages-natural-increase.ts'
import { countNumbers, readStory } from './read-story.ts'

const RATE = String.raw`(\d{1,2}(?:,\d{1,2})?) ?‰`
const BIRTHS = new RegExp(`natalite (?:est |y est |vaut |atteint )?(?:de |a )?${RATE}`, 'u')
const DEATHS = new RegExp(`mortalite (?:est |y est |vaut |atteint )?(?:de |a )?${RATE}`, 'u')
const ASKS =
  /^(?:calcul\w*|determin\w*|quel(?:le)? est|donn\w*) (?:le taux d'|l'|son (?:taux d')?)accroissement naturel[^\d?.]{0,40}[?.]?$/u

/** The natural increase of a population: births minus deaths, per thousand. */
export const naturalIncrease = (problem: Problem): Solution | undefined => {
  const story = readStory(problem)
  const asked = story?.asked.split(/(?<=[.])\s+/).at(-1) ?? ''
  const [births, deaths] = [BIRTHS, DEATHS].map(pattern => readDecimal(pattern.exec(story?.whole ?? '')?.[1] ?? ''))
  if (!story || !ASKS.test(asked) || !births || !deaths || countNumbers(story.whole) !== 2) return undefined
  const value = subtract(births, deaths)
  return measuredSolution({
    kind: 'natural-increase',
    value,
    unit: '',
    noun: '‰',
    steps: [messages.subtract(`${tex(births)} - ${tex(deaths)} = ${tex(value)}`)],
    sentence: messages.answer,
    rule: messages.rule,
    hints: [...messages.hints],
    minutes: 2,
  })
}
