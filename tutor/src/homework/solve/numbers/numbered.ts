import { reduce } from '../../../maths/rational.ts'
import { fractionTex } from '../../../maths/tex.ts'
import type { Problem, Solution } from '../solution.ts'
import { readStory } from '../stories/read-story.ts'
import { messages } from './messages-probability.ts'
import { readEvent } from './numbered-events.ts'

const MANY =
  /numerot\w* (?:respectivement )?de 1 a (\d{1,3})|(?:portent|portant|portee?s?)[^.?]{0,20} de 1 a (\d{1,3})|nombres? entiers? (?:\S+ ){0,3}?(?:entre 1 et|de 1 a) (\d{1,3})/
/** Numbers that are written out beside what is numbered. */
const IN_WORDS: Readonly<Record<number, string>> = {
  8: 'huit',
  10: 'dix',
  12: 'douze',
  15: 'quinze',
  16: 'seize',
  20: 'vingt',
  30: 'trente',
}
const FACES = /\bde\b[^.?]{0,25}? (\d{1,3}) faces/
const ONE_EACH = /\bfaces\b|nombres? entiers?|\b(?:les|ces) (?:boules|jetons|cartes|tickets|secteurs)\b.{0,40}numerot/
const THINGS =
  '(?:secteurs?|cases|boules|jetons|cartes|cartons|tickets|billes|bulletins|billets|papiers|etiquettes|balles|pastilles|parts)'
const USUAL = /\b(?:un|le|d'un|1) de\b (?:cubique|a jouer|classique|ordinaire|non (?:pipe|truque)|(?:bien )?equilibre)/
const OTHER =
  /\b(?:2|deux) (?:des|boules|fois|cartes|jetons|tirages)|successi|remise|\bsomme\b|\btruque\b(?<!non truque)|\bpipe\b(?<!non pipe)|rouges?|vertes?|bleues?|couleur|frequence|lances?\b.{0,20}\b\d+ fois|\bsi\b|sachant|gagne|arbre/
const EVENT =
  /(?:probabilite|chances?) (?:de l'evenement(?: [a-z])? ?[:«"“]*|d'|de |que |qu')(?<event>[^?]+?)\s*[.?»"”]*$/u
/** « que son numéro soit : un multiple de 6 » */
const NAMED_FIRST = /^((?:son|le|ce) (?:numero|nombre|resultat) (?:soit|est)) ?: ?/u
const shared = { rule: messages.rule, hints: [...messages.hints], minutes: 3 }

/** How many numbers may come out, all as likely; « des boules numérotées de 1 à 10 » may be more than ten. */
const countOutcomes = (text: string): number | undefined => {
  const sizes = [text.match(MANY)?.slice(1).find(Boolean), text.match(FACES)?.[1]].flatMap(one =>
    one === undefined ? [] : [Number(one)],
  )
  if (sizes.length === 0) return USUAL.test(text) ? 6 : undefined
  const [size] = sizes
  const counted = size === undefined ? undefined : IN_WORDS[size]
  const isCounted =
    ONE_EACH.test(text) ||
    new RegExp(`\\b${size} ${THINGS}`).test(text) ||
    (counted !== undefined && new RegExp(`\\b${counted} ${THINGS}`).test(text))
  return isCounted && new Set(sizes).size === 1 ? size : undefined
}

/** The probability of an event about one number of 1 to n: a die, numbered balls, a wheel. */
export const numberedOutcomes = (problem: Problem): Solution | undefined => {
  const story = readStory(problem)
  const said = story?.asked.match(EVENT)?.groups?.event
  const event = said?.replace(/^ ?:/, '').replace(NAMED_FIRST, '$1 ')
  const total = story && countOutcomes(story.whole)
  if (!story || event === undefined || total === undefined || total < 2 || OTHER.test(story.whole)) return undefined
  const stated = story.whole.replace(said ?? '', ' ').replace(/de 1 a \d+|entre 1 et \d+|\d+ faces/g, ' ')
  if ((stated.match(/\d+/g) ?? []).some(number => Number(number) !== total && number !== '1')) return undefined
  const happens = readEvent(event.replace(/^(?:d'|de |que |qu')/, ''))
  if (!happens) return undefined
  const good = Array.from({ length: total }, (_, i) => i + 1).filter(happens)
  const { n, d } = reduce(BigInt(good.length), BigInt(total))
  const [raw, short] = [`\\frac{${good.length}}{${total}}`, fractionTex(n, d)]
  const typed = d === 1n ? String(n) : `${n}/${d}`
  return {
    kind: 'probability',
    expected: { kind: 'number', value: typed },
    typed,
    answer: `$${short}$`,
    steps: [
      messages.outcomes(total),
      good.length > 0 && good.length <= 12 && good.length < total
        ? messages.favourableList(good)
        : messages.favourable(good.length),
      messages.quotient(raw === short ? raw : `${raw} = ${short}`),
    ],
    ...shared,
  }
}
