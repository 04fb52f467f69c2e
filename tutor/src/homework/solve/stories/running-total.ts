import { DECIMAL, readDecimal } from '../../../maths/decimals.ts'
import { french } from '../../../maths/format.ts'
import { absolute, add, isSameNumber, negate, type Rational, subtract } from '../../../maths/rational.ts'
import { tex } from '../../../maths/tex.ts'
import { measuredSolution } from '../measured-solution.ts'
import type { Problem, Solution } from '../solution.ts'
import { messages } from './messages-everyday.ts'
import { readStory } from './read-story.ts'

const NUMBER = new RegExp(
  `(?<![\\d\\p{L}])(${DECIMAL}) ?(°c?|degres?(?: celsius)?|€|euros?|m(?:etres?)?(?!\\p{L}))?`,
  'gu',
)
const UP =
  /\b(?:augment\w*|mont(?:e|ent|ee?s?|er)|remont\w*|gagn\w*|depos\w*|grimp\w*|s'eleve de|hausse|rechauff\w*|recoi\w*|recu\w*|ajout\w*|economis\w*|touch\w*|trouv(?:e|ent))\b/
const DOWN =
  /\b(?:baiss\w*|diminu\w*|descend\w*|redescend\w*|perd\w*|chut\w*|retir\w*|refroidi\w*|depens\w*|donn(?:e|ent|ee?)|mang(?:e|ent|ee?s?)|vend\w*|casse\w*|plong\w*|achet\w*|pai\w*|pay\w*|pret(?:e|ent)|offr\w*)\b/
const START =
  /\b(?:est|etait|fait|faisait|indiquait|indique|affiche|affichait|releve|a|avait|possede|possedait|contient|contenait|transporte|transportait|se trouve|partie? de|part|demarre avec|il y a|il y avait|solde)\b/
const ASKS =
  /quelle (?:est|etait|sera|temperature|altitude|profondeur)|quel (?:est|sera|etait) (?:alors |maintenant |donc )?(?:le|son) (?:nouveau )?solde|combien (?:de |d')?(?:\S+ ){0,6}?(?:a-t|possed|maintenant|reste|desormais|y a-t|dispos)|a quelle (?:altitude|profondeur|temperature)|(?:calcul|determin|trouv)\w* (?:la |sa |le |son )?(?:nouvelle |nouveau )?(?:temperature|altitude|solde)/
const OTHER =
  /%|fois|chacun|chaque|moitie|tiers|quart|double|triple|partag|par (?:jour|heure|minute|km|personne)|tous les|de plus|de moins|\bsi\b|moyenne|avant|debut|depart\b|km|\bkg\b|etage.*\bm\b|au lieu|egalement/
/** What is left of a price is another story. */
const MOMENT = /\b(?:matin|midi|apres-midi|soir|nuit|lendemain|minuit)\b/g

const kindOf = (unit: string | undefined) =>
  unit === undefined
    ? ''
    : unit.startsWith('°') || unit.startsWith('degre')
      ? '°C'
      : /^(?:€|euro)/.test(unit)
        ? '€'
        : 'm'

type Clause = { text: string; value: Rational; unit: string; noun: string }

const clausesIn = (text: string): Clause[] | undefined => {
  const parts = text
    .replace(/(?<=\d),(?=\d)/g, '\u0000')
    .split(/[.;!?\n]+|,| et (?=.*\d)| puis | : /)
    .map(part => part.replaceAll('\u0000', ','))
  const found: Clause[] = []
  for (const part of parts) {
    const bare = part.replace(/\b(?:a|vers|des|entre) \d{1,2} ?h(?:eures?)? ?\d{0,2}\b|\b\d{1,2} h \d\d\b/g, match =>
      /^\d/.test(match) ? ' ' : ' ',
    )
    const numbers = [...bare.matchAll(NUMBER)]
    if (numbers.length > 1) return undefined
    const [only] = numbers
    const value = only && readDecimal(only[1] ?? '')
    if (!only || !value) continue
    const noun = bare.slice(only.index + only[0].length).match(/^ ?(?:de |d')?(\p{L}{3,})/u)?.[1] ?? ''
    found.push({ text: bare, value, unit: kindOf(only[2]), noun })
  }
  return found
}

const sign = ({ text }: Clause) => {
  const [up, down] = [UP.test(text), DOWN.test(text)]
  return up === down ? undefined : up ? 1 : -1
}

const shown = (value: Rational, unit: string, noun: string) => `${french(value)} ${unit === '' ? noun : unit}`.trim()

/** A value that rises and falls: what it is at the end, or at a moment that is named. */
export const runningTotal = (problem: Problem): Solution | undefined => {
  const story = readStory(problem)
  if (!story || OTHER.test(story.whole) || !ASKS.test(story.asked)) return undefined
  const question =
    story.asked
      .replace(/(?<=quelle (?:altitude|profondeur|temperature)\b.{0,25}?) (?:a la fin|au final|finalement)/u, '')
      .split(/(?<=[.])\s+/)
      .at(-1) ?? ''
  if (/\d/.test(question.replace(/\b\d{1,2} ?h(?:eures?)?(?: ?\d{2})?\b/g, ''))) return undefined
  const stated = `${story.given}\n${story.asked.slice(0, story.asked.length - question.length)}`
  const all = clausesIn(stated)
  const [start, ...changes] = all ?? []
  if (!start || changes.length === 0 || changes.length > 4 || !START.test(start.text) || sign(start) !== undefined)
    return undefined
  const unit = start.unit
  if (changes.some(one => one.unit !== unit && !(unit !== '' && one.unit === '' && one.noun === ''))) return undefined
  if (changes.some(one => one.value.n < 0n || sign(one) === undefined)) return undefined
  // Without a unit, all of it counts the same thing: « Il en gagne 12 ».
  const people = /^(?:personne|passager|voyageur)s?$/
  const same = (a: string, b: string) =>
    a.replace(/[sx]$/, '') === b.replace(/[sx]$/, '') || (people.test(a) && people.test(b))
  const isOfStart = (one: Clause) =>
    one.noun === '' ||
    same(one.noun, start.noun) ||
    /\ben \w+ \d/.test(one.text) ||
    /^(?:descendent|montent|puis|pendant|dans|au|le|la|a)$/.test(one.noun)
  if (
    unit === '' &&
    (start.noun === '' || !story.asked.includes(start.noun.replace(/s$/, '')) || !changes.every(isOfStart))
  )
    return undefined
  if (unit === '€' && !/solde|compte|economies|tirelire|argent|poche|porte-monnaie/.test(story.whole)) return undefined
  if (unit === 'm' && !/altitude|profondeur|plong|sous-marin|ballon|drone/.test(story.whole)) return undefined
  const moments = question.match(MOMENT) ?? []
  const last =
    moments.length === 0 ? changes.length - 1 : changes.findIndex(({ text }) => text.includes(moments[0] ?? ' '))
  if (moments.length > 1 || last < 0) return undefined
  if (moments.length === 0 && changes.length > 1 && /apres (?:la|cette|le) (?:premi|hausse|baisse)/.test(question))
    return undefined
  const used = changes.slice(0, last + 1)
  const value = used.reduce((sum, one) => (sign(one) === 1 ? add : subtract)(sum, one.value), start.value)
  if (unit === '' && (value.n < 0n || value.d !== 1n)) return undefined
  if (isSameNumber(value, start.value)) return undefined
  const line = `${tex(start.value)}${used.map(one => ` ${sign(one) === 1 ? '+' : '-'} ${tex(absolute(one.value))}`).join('')} = ${tex(value)}`
  return measuredSolution({
    kind: 'running-total',
    value,
    unit: unit === '°C' ? '' : unit,
    noun: unit === '°C' ? '°C' : start.noun,
    steps: [messages.startsAt(shown(start.value, unit, start.noun)), messages.moves(line)],
    sentence: messages.endsAt,
    rule: messages.movesRule,
    hints: [...messages.movesHints],
    minutes: 3,
  })
}

const DEGREES = new RegExp(`(?<![\\d\\p{L}])(${DECIMAL}) ?(?:°c?|degres?)`, 'gu')
/** By how much a temperature changed between two that are stated. */
export const temperatureGap = (problem: Problem): Solution | undefined => {
  const story = readStory(problem)
  if (
    !story ||
    !/de combien (?:de degres )?|(?:ecart|difference|amplitude) (?:de temperature|thermique|entre)/.test(story.asked) ||
    !/temperature|degres|°/.test(story.whole) ||
    /moyenne|\bpuis\b|%/.test(story.whole)
  )
    return undefined
  const found = [...story.whole.matchAll(DEGREES)].flatMap(([, text = '']) => readDecimal(text) ?? [])
  const [first, second, ...more] = found
  if (!first || !second || more.length > 0) return undefined
  const [low, high] = subtract(second, first).n >= 0n ? [first, second] : [second, first]
  if (isSameNumber(low, high)) return undefined
  if (/augment|mont/.test(story.asked) !== (low === first) && /augment|mont|baiss|diminu|descend/.test(story.asked))
    return undefined
  const value = subtract(high, low)
  const lowTex = low.n < 0n ? `(${tex(low)})` : tex(low)
  return measuredSolution({
    kind: 'running-total',
    value,
    unit: '',
    noun: '°C',
    steps: [
      messages.difference(
        `${tex(high)} - ${lowTex}${low.n < 0n ? ` = ${tex(high)} + ${tex(negate(low))}` : ''} = ${tex(value)}`,
      ),
    ],
    sentence: messages.differenceIs,
    rule: messages.movesRule,
    hints: [...messages.movesHints],
    minutes: 3,
  })
}
