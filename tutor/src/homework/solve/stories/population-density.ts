import { DECIMAL, readDecimal } from '../../../maths/decimals.ts'
import { divide, multiply, type Rational } from '../../../maths/rational.ts'
import { tex } from '../../../maths/tex.ts'
import { equalTex, measuredSolution } from '../measured-solution.ts'
import { problemText } from '../read/problem-text.ts'
import { quantitiesIn } from '../read/quantities.ts'
import type { Problem, Solution } from '../solution.ts'
import { roundingFor } from '../words.ts'
import { messages } from './messages-world.ts'

const DENSITY = new RegExp(`(${DECIMAL}) ?hab(?:itants?|\\.)? ?(?:\\/|par|au) ?km(?:²|2| carre)`, 'u')
const ASKS_DENSITY =
  /(?:calcul\w*|determin\w*|quelle est|trouv\w*|donn\w*|en deduire|deduis\w*) (?:alors |donc )?(?:la |sa |leur )(?:densite)/
const ASKS_POPULATION =
  /(?:combien (?:d'habitants|y a-t-il d'habitants)|nombre d'habitants|(?:calcul\w*|quelle est|determin\w*) (?:la |sa )population)/
const OTHER = /\bsi\b|%|augment|diminu|fois|compar|urbain.*rural|projet|taux|en \d{4}.*en \d{4}/

const shared = { rule: messages.densityRule, hints: [...messages.densityHints], minutes: 2 }

/** How many people live on one square kilometre, or in all. */
export const populationDensity = (problem: Problem): Solution | undefined => {
  const { whole, wholeFolded, askedFolded } = problemText(problem)
  if (problem.subject === 'Physique-Chimie' || whole.length > 500) return undefined
  const [isDensity, isPopulation] = [ASKS_DENSITY.test(askedFolded), ASKS_POPULATION.test(askedFolded)]
  if (isDensity === isPopulation || OTHER.test(wholeFolded)) return undefined
  const known = whole.match(DENSITY)
  const rest = known ? whole.replace(known[0], ' ') : whole
  const all = quantitiesIn(rest) ?? []
  const areas = all.filter(({ unit }) => unit === 'km²')
  const people = all.filter(({ unit, noun }) => unit === '' && /^(?:d'|de )?(?:habitants?|hab|personnes)\b/.test(noun))
  const [area, ...moreAreas] = areas
  const places = roundingFor(wholeFolded, '')
  if (!area || moreAreas.length > 0 || area.value.n <= 0n || places === 'unknown') return undefined
  // Every number of the text is one of the two.
  if (all.length !== 1 + people.length || people.length > 1) return undefined
  const build = (value: Rational, noun: string, line: string, sentence: (result: string) => string) =>
    measuredSolution({
      kind: 'population-density',
      value,
      unit: '',
      noun,
      places,
      digits: 2,
      steps: [line],
      sentence,
      ...shared,
    })
  const [count] = people
  if (isDensity) {
    if (!count || known || count.value.n <= 0n) return undefined
    const value = divide(count.value, area.value)
    return build(
      value,
      'hab./km²',
      messages.density(`${tex(count.value)} \\div ${tex(area.value)} ${equalTex(value)}`),
      messages.densityIs,
    )
  }
  const density = readDecimal(known?.[1] ?? '')
  if (!density || count) return undefined
  const value = multiply(density, area.value)
  return build(
    value,
    'habitants',
    messages.population(`${tex(density)} \\times ${tex(area.value)} ${equalTex(value)}`),
    messages.populationIs,
  )
}
