import { DECIMAL, readDecimal } from '../../../maths/decimals.ts'
import { multiply } from '../../../maths/rational.ts'
import { tex } from '../../../maths/tex.ts'
import { equalTex, measuredSolution } from '../measured-solution.ts'
import { centPlaces } from '../money.ts'
import { problemText } from '../read/problem-text.ts'
import { inUnit, quantitiesIn } from '../read/quantities.ts'
import type { Problem, Solution } from '../solution.ts'
import { roundingFor } from '../words.ts'
import { messages } from './messages.ts'

const PRICE = new RegExp(
  `(?:(?:prix (?:du|d'un) |le |un |1 |chaque )(?:kwh|kilowatt-?heure)[^\\d.;?]{0,40}?(${DECIMAL}) ?(?:€|euros?)|(${DECIMAL}) ?(?:€|euros?) ?(?:le|par|\\/|pour un|du|pour 1) ?(?:kwh|kilowatt-?heure))`,
  'u',
)
const ASKS =
  /(?:calcul\w*|determin\w*|quel est|trouv\w*|deduis\w*|deduire|evalu\w*) (?:alors |donc )?(?:le )?(?:cout|prix|montant)|combien (?:cela |ca )?(?:\S+ ){0,3}?(?:cout|pai|pay)/
const OTHER = /\bpar (?:jour|mois|an|semaine)\b|chaque|annee|annuel|mensuel|%|economi|abonnement|\bsi\b|compar/

/** « cette consommation » is the energy that was found last. */
const foundEnergy = ({ found = [] }: Problem, asked: string) => {
  const energies = found.flatMap(({ result }) => quantitiesIn(result)?.[0] ?? [])
  const last = energies.findLast(({ dimension }) => dimension === 'energy')
  const isLast = quantitiesIn(found.at(-1)?.result ?? '')?.[0]?.dimension === 'energy'
  const isOwnPrice = isLast && PRICE.test(asked) && /\bprix a payer|\b(?:le )?cout\b|combien (?:cela|ca)/.test(asked)
  return isOwnPrice || /cette (?:consommation|energie|quantite d'energie)/.test(asked) ? last : undefined
}

/** What the energy of an appliance costs, at a price per kWh. */
export const energyCost = (problem: Problem): Solution | undefined => {
  const { askedFolded, wholeFolded, whole } = problemText(problem)
  const own = foundEnergy(problem, askedFolded)
  if (
    whole.length > 700 ||
    !ASKS.test(askedFolded) ||
    OTHER.test(own ? askedFolded.replace(/\bsi (?=(?:le |un |1 )?k)/u, '') : wholeFolded)
  )
    return undefined
  const match = wholeFolded.match(PRICE)
  const price = readDecimal(match?.[1] ?? match?.[2] ?? '')
  const all = quantitiesIn(whole)?.filter(({ value }) => value.n > 0n)
  const one = (dimension: string) => {
    const found = all?.filter(
      quantity => quantity.dimension === dimension && !(dimension === 'energy' && quantity.text.startsWith('1 ')),
    )
    return found?.length === 1 ? found[0] : undefined
  }
  const [energy, power, time] = [own ?? one('energy'), one('power'), one('time')]
  const given = energy && inUnit(energy.value, energy.unit, 'kWh')
  const [p, t] = [power && inUnit(power.value, power.unit, 'kW'), time && inUnit(time.value, time.unit, 'h')]
  const value = given ?? (p && t && multiply(p, t))
  if (!match || !price || !value) return undefined
  const cost = multiply(value, price)
  const places = roundingFor(wholeFolded, '€')
  if (places === 'unknown') return undefined
  return measuredSolution({
    kind: 'energy-cost',
    value: cost,
    unit: '€',
    places: places ?? centPlaces(cost),
    steps: [
      ...(given || !p || !t
        ? []
        : [messages.energyFirst(`E = P \\times t = ${tex(p)} \\times ${tex(t)} ${equalTex(value)}\\text{ kWh}`)]),
      messages.costStep(`${tex(value)} \\times ${tex(price)} ${equalTex(cost)}`),
    ],
    sentence: messages.costIs,
    rule: messages.costRule,
    hints: [...messages.costHints],
    minutes: 3,
  })
}
