import { reduce } from '../../../maths/rational.ts'
import { fractionTex } from '../../../maths/tex.ts'
import { fold, stem } from '../../../words.ts'
import { plainText } from '../read/plain-text.ts'
import type { Problem, Solution } from '../solution.ts'
import { digitsFor } from '../stories/number-words.ts'
import { messages } from './messages-probability.ts'

const ASKS = /(?:probabilite|chances?) (?:d'|de |que |qu')/
const OTHER =
  /deux (?:boules|des|jetons|billes|fois|cartes)|successi|remise|sans remettre|puis une|deuxieme|second|truque|pipe|equilibrer|\bsi\b|sachant|somme|arbre|les deux|frequence|combien de fois|ajout|retir|enlev|mang|maintenant|de plus|de moins|fois plus|autant|double|triple|moitie|perd|donne (?:une|deux|\d)|deja/
const THINGS =
  'boules?|billes?|jetons?|bonbons?|tickets?|cartes?|stylos?|chaussettes?|pieces?|perles?|balles?|feutres?|crayons?|pommes?|poires?|biscuits?|chocolats?|eleves?|filles?|garcons?|oranges?|citrons?|fruits?|t-shirts?'
const PART = new RegExp(`(\\d{1,3}) (?:(?:${THINGS}) )?(?:(?:sont|au|a la|aux|a l'|en|de couleur) )?(\\p{L}{3,})`, 'gu')

const DIE: [RegExp, number][] = [
  [/(?:un )?(?:nombre|chiffre|face|numero|resultat)? ?pair\b/, 3],
  [/(?:un )?(?:nombre|chiffre|resultat)? ?impair/, 3],
  [/multiple de 3/, 2],
  [/(?:nombre|chiffre|resultat)? ?(?:strictement )?superieur a 4|plus grand que 4/, 2],
  [/(?:nombre|chiffre|resultat)? ?(?:strictement )?inferieur a 3|plus petit que 3/, 2],
  [/superieur ou egal a 5/, 2],
  [/nombre premier/, 3],
  [/(?:obtenir|tomber sur|faire|sortir) (?:le |un |la face |le nombre |le chiffre )?[1-6]\b(?! ou)/, 1],
]

const solution = (over: number, under: number, steps: string[]): Solution => {
  const { n, d } = reduce(BigInt(over), BigInt(under))
  const raw = `\\frac{${over}}{${under}}`
  const short = fractionTex(n, d)
  const typed = d === 1n ? String(n) : `${n}/${d}`
  return {
    kind: 'probability',
    expected: { kind: 'number', value: typed },
    typed,
    answer: `$${short}$`,
    steps: [...steps, messages.quotient(raw === short ? raw : `${raw} = ${short}`)],
    rule: messages.rule,
    hints: [...messages.hints],
    minutes: 3,
  }
}

/** An event that no outcome makes true. */
const impossible = (whole: number): Solution => ({
  kind: 'probability',
  expected: { kind: 'number', value: '0' },
  typed: '0',
  answer: '$0$',
  steps: [messages.outcomes(whole), messages.impossible],
  rule: messages.rule,
  hints: [...messages.hints],
  minutes: 2,
})

/** Thrown dice and coins of one throw. */
const thrown = (asked: string, whole: string): Solution | undefined => {
  if (/\bpiece\b/.test(whole) && /pile|face/.test(asked) && !/\bde\b (?:a|cubique|equilibre)|des\b/.test(whole))
    return /pile ou face \?|pile et face/.test(asked)
      ? undefined
      : solution(1, 2, [messages.outcomes(2), messages.favourable(1)])
  if (
    !/\b(?:un |le |d'un )de\b(?= (?:a (?:6|six)|cubique|equilibre|a jouer|non|classique|ordinaire|parfait|bien|\S+ a (?:6|six)))/.test(
      whole,
    )
  )
    return undefined
  if (/\b(?:4|8|10|12|20) faces/.test(whole)) return undefined
  const found = DIE.filter(([pattern]) => pattern.test(asked))
  const real =
    found.some(([, n]) => n === 3) && /impair/.test(asked)
      ? found.filter(([pattern]) => !/ \?pair/.test(pattern.source) || /impair/.test(pattern.source))
      : found
  const [only, ...others] = real
  if (only && others.length === 0 && /\b(?:ne|pas|autre|sauf|different)\b/.test(asked)) {
    const good = 6 - only[1]
    return solution(good, 6, [messages.outcomes(6), messages.favourable(good)])
  }
  return only &&
    others.length === 0 &&
    !/\bou\b(?! egal)|\bet\b/.test(asked.replace(/superieur ou egal|inferieur ou egal/g, ''))
    ? solution(only[1], 6, [messages.outcomes(6), messages.favourable(only[1])])
    : undefined
}

const CARDS: [RegExp, number, number][] = [
  [/\bas\b(?! de)/, 4, 4],
  [/\b(?:roi|dame|valet|dix|10|neuf|9|huit|8|sept|7)s?\b(?! de)/, 4, 4],
  [/\b(?:as|roi|dame|valet|dix|10) de (?:coeur|pique|trefle|carreau)/, 1, 1],
  [/(?:un|une carte de) (?:coeur|pique|trefle|carreau)/, 8, 13],
  [/figure/, 12, 12],
  [/(?:carte|couleur) (?:de couleur )?(?:rouge|noire)/, 16, 26],
]

/** A card of a pack of 32 or 52. */
const dealt = (asked: string, whole: string): Solution | undefined => {
  const size = whole.match(/jeu (?:classique |complet )?de (32|52) cartes/)?.[1]
  const event = asked.match(/(?:probabilite|chances?) (?:d'|de |que |qu')([^?]*)/)?.[1] ?? ''
  if (size === undefined || /\bou\b|\bet\b|\bpas\b/.test(event)) return undefined
  const found = CARDS.filter(([pattern]) => pattern.test(event))
  const [only, ...others] = found
  if (!only || others.length > 0) return undefined
  const good = size === '32' ? only[1] : only[2]
  return solution(good, Number(size), [messages.outcomes(Number(size)), messages.favourable(good)])
}

/** A ball of one colour from a bag whose contents are given. */
const drawn = (asked: string, given: string): Solution | undefined => {
  const source = given === '' ? (asked.split(/\?|\. /)[0] ?? '') : given
  const parts = [...source.matchAll(PART)].map(([, count = '', name = '']) => ({ count: Number(count), name }))
  const total = source.match(
    new RegExp(
      `(\\d{1,3}) (?:${THINGS})[^\\d]{0,40}(?:dont|:|parmi lesquel|contient|contenant|comporte|comprend)`,
      'u',
    ),
  )?.[1]
  const kinds = total === undefined ? parts : parts.slice(1)
  const numbers = (source.match(/\d+/g) ?? []).length
  const sum = kinds.reduce((all, { count }) => all + count, 0)
  const whole = total === undefined ? sum : Number(total)
  if (numbers !== parts.length || kinds.length < 1 || sum > whole || (total === undefined && kinds.length < 2))
    return undefined
  if (new Set(kinds.map(({ name }) => stem(name))).size !== kinds.length) return undefined
  // « 4 jetons rouges et 6 jetons » does not say what the 6 are.
  if (kinds.some(({ name }) => /^(?:boule|bille|jeton|bonbon|ticket|carte|perle|balle)s?$/.test(name))) return undefined
  const event = asked.match(/(?:probabilite|chances?) (?:d'|de |que |qu')([^?]*)/)?.[1] ?? ''
  const isNot = /\bpas\b|\bne\b|autre|sauf|non\b/.test(event)
  const named = kinds.filter(({ name }) => new RegExp(`(?<!\\p{L})${stem(name)}`, 'u').test(event))
  const isColour = /^(?:rouge|bleu|vert|jaune|noir|blanc|violet|rose|orange|gris|marron)/
  if (
    named.length === 0 &&
    !isNot &&
    kinds.length > 1 &&
    sum === whole &&
    kinds.every(({ name }) => isColour.test(name))
  ) {
    const [asked1, ...more] =
      event.match(/\b(?:rouge|bleu|vert|jaune|noir|blanc|violet|rose|orange|gris|marron)\w*/g) ?? []
    return asked1 !== undefined && more.length === 0 ? impossible(whole) : undefined
  }
  if (
    named.length === 0 ||
    (named.length > 1 && !/\bou\b/.test(event)) ||
    /\bet\b/.test(event) ||
    (isNot && named.length > 1)
  )
    return undefined
  const colours = event.match(/\b(?:rouge|bleu|vert|jaune|noir|blanc|blanche|violet|rose|orange|gris)\w*/g) ?? []
  if (colours.length > named.length) return undefined
  const favourable = named.reduce((all, { count }) => all + count, 0)
  const good = isNot ? whole - favourable : favourable
  return solution(good, whole, [
    total === undefined
      ? messages.outcomesSum(
          kinds.map(({ count }) => count),
          whole,
        )
      : messages.outcomes(whole),
    messages.favourable(good),
  ])
}

/** A probability of equally likely outcomes: a die, a coin, a draw from a bag. */
export const probability = ({ instruction, body, context }: Problem): Solution | undefined => {
  const asked = digitsFor(fold(plainText(`${instruction} ${body}`)))
  const given = digitsFor(fold(plainText(context)))
  const whole = `${given} ${asked}`
  if (whole.length > 450 || !ASKS.test(asked) || OTHER.test(whole)) return undefined
  return dealt(asked, whole) ?? thrown(asked, whole) ?? drawn(asked, given)
}
