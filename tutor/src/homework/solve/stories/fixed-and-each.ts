import { DECIMAL, readDecimal } from '../../../maths/decimals.ts'
import { add, divide, multiply, type Rational, subtract } from '../../../maths/rational.ts'
import { tex } from '../../../maths/tex.ts'
import { measuredSolution } from '../measured-solution.ts'
import { centPlaces } from '../money.ts'
import type { Problem, Solution } from '../solution.ts'
import { messages } from './messages-fixed.ts'
import { hasPriceChange } from './price-change.ts'
import { readStory } from './read-story.ts'

const THING =
  '(?:km|kilometres?|sms|minutes?|min|heures?|h|jours?|mois|seances?|places?|entrees?|billets?|photos?|livres?|films?|parties?|eleves?|enfants?|personnes?|participants?|adherents?|dvd|kg|kilos?|m²|metres?|tickets?|cours|visites?|trajets?|courses?|tours?|nuits?|repas|copies?|invites?|spectacles?|matchs?|tirages?|unites?|appels?|articles?|kwh|m³)'
const EACH = new RegExp(
  `(?<price>${DECIMAL}) ?(?:€|euros?) ?(?:de plus )?(?:par|le|la|l'|pour chaque|chaque|du|de l'|/) ?(?<thing>${THING})(?![\\p{L}])|(?:chaque|une?|le|la|l') ?(?<thing2>${THING}) (?:supplementaire )?(?:coute|est facturee?|vaut|revient a)(?: a)? (?<price2>${DECIMAL}) ?(?:€|euros?)(?! ?par )|(?:l'|la )?(?:entree|place|seance|photo) (?:coute|est a|:) ?(?<price3>${DECIMAL}) ?(?:€|euros?) par (?<thing3>${THING})`,
  'gu',
)
const FIXED = new RegExp(
  `(?:abonnement|forfait|carte|prise en charge|inscription|adhesion|cotisation|part fixe|montant fixe|frais|location(?: du| de la)?[^.;\\d]{0,20}|bus|car|autocar|transport|livraison|caution non remboursee|deplacement|installation|guide|salle)(?: \\p{L}+){0,4}? ?(?:coute|est de|de|a|est a|:|s'eleve a|vaut|est facturee?)?(?: a| de)? ?(?<fixed>${DECIMAL}) ?(?:€|euros?)|(?:paie|paye|facture|coute|prend|demande)(?: d'abord)? (?<fixed2>${DECIMAL}) ?(?:€|euros?) (?:de |d')?(?:abonnement|forfait|fixes?|prise en charge|inscription|adhesion|cotisation|frais|au depart|par mois|de base|de deplacement)|(?<fixed3>${DECIMAL}) ?(?:€|euros?) (?:de |d')(?:abonnement|forfait|prise en charge|inscription|adhesion|cotisation|frais|deplacement|location)`,
  'gu',
)
const TOTAL =
  /combien (?:\S+ ){0,5}?(?:pai|pay|cout|depens|debours|devra)|quel (?:est|sera|serait) (?:alors |donc )?(?:le|son) (?:prix|cout|montant)|quel prix|quelle (?:est la )?(?:somme|depense)|(?:calcul|determin|trouv|donn)\w* (?:le|son|la) (?:prix|cout|montant|depense|somme)/
const OTHER =
  /%|reduction|remise|gratuit|offert|a partir de|au-dela|\bsi\b|avantageu|tarif [b2]|formule [b2]|option [b2]|deux (?:tarifs|formules|offres)|en fonction|\bx\b|moitie|double|chacun|meilleur|par personne \?|mois.*mois|rembours|premi/

const stem = (word: string) =>
  word
    .replace(/^kilometre/, 'km')
    .replace(/^minute/, 'min')
    .replace(/^heure/, 'h')
    .replace(/s$/, '')

/** A fixed price and a price for each: what some of them cost, or how many one has for a sum. */
export const fixedAndEach = (problem: Problem): Solution | undefined => {
  const story = readStory(problem)
  if (!story || OTHER.test(story.whole) || hasPriceChange(problem)) return undefined
  const [each, ...more] = [...story.whole.matchAll(EACH)]
  if (!each || more.length > 0) return undefined
  const price = readDecimal(each.groups?.price ?? each.groups?.price2 ?? each.groups?.price3 ?? '')
  const thing = stem(each.groups?.thing ?? each.groups?.thing2 ?? each.groups?.thing3 ?? '')
  const rest = story.whole.replace(each[0], ' # ')
  const [base, ...others] = [...rest.matchAll(FIXED)]
  const fixed = readDecimal(base?.groups?.fixed ?? base?.groups?.fixed2 ?? base?.groups?.fixed3 ?? '')
  if (!price || !base || !fixed || others.length > 0 || price.n <= 0n || fixed.n <= 0n) return undefined
  const left = rest.replace(base[0], ' # ')
  const numbers = left.match(new RegExp(DECIMAL, 'g')) ?? []
  const [only, ...extra] = numbers
  const number = readDecimal(only ?? '')
  if (!number || extra.length > 0 || number.n <= 0n) return undefined
  const at = left.indexOf(only ?? '')
  const counted = left.slice(at + (only ?? '').length).match(/^ ?(\p{L}[\p{L}²³]*)/u)?.[1] ?? ''
  const shared = { kind: 'fixed-and-each', rule: messages.rule, hints: [...messages.hints], minutes: 4 }
  if (stem(counted) === thing && TOTAL.test(story.asked)) {
    const part = multiply(number, price)
    const value = add(part, fixed)
    return measuredSolution({
      ...shared,
      value,
      unit: '€',
      places: centPlaces(value),
      steps: [
        messages.each(`${tex(number)} \\times ${tex(price)} = ${tex(part)}`),
        messages.fixed(`${tex(part)} + ${tex(fixed)} = ${tex(value)}`),
      ],
      sentence: messages.costs,
    })
  }
  return backwards(story.asked, left, at, { number, price, fixed, thing }, shared)
}

type Known = { number: Rational; price: Rational; fixed: Rational; thing: string }
type Shared = { kind: string; rule: string; hints: string[]; minutes: number }

/** « Il a payé 35 €. Combien de kilomètres a-t-il faits ? » */
const backwards = (asked: string, left: string, at: number, known: Known, shared: Shared): Solution | undefined => {
  const { number, price, fixed, thing } = known
  const wanted = asked.match(/combien (?:de |d')(\p{L}+)/u)?.[1] ?? ''
  const isPaid =
    /^\S+ ?(?:€|euros?)/.test(left.slice(at)) &&
    /(?:paye|paie|depens|facture|montant|total|somme|dispose|budget|a-t-elle paye|regle)/.test(left)
  if (!isPaid || stem(wanted) !== thing) return undefined
  const rest = subtract(number, fixed)
  const value = divide(rest, price)
  const isMeasured = /^(?:km|h|min|kg)$/.test(thing)
  if (value.n <= 0n || (value.d !== 1n && !isMeasured)) return undefined
  return measuredSolution({
    ...shared,
    value,
    unit: isMeasured ? thing : '',
    noun: isMeasured ? '' : wanted,
    steps: [
      messages.without(`${tex(number)} - ${tex(fixed)} = ${tex(rest)}`),
      messages.count(`${tex(rest)} \\div ${tex(price)} = ${tex(value)}`),
    ],
    sentence: messages.answer,
  })
}
