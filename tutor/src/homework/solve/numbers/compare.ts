import { gcd } from '../../../maths/rational.ts'
import { problemText } from '../read/problem-text.ts'
import type { Problem, Solution } from '../solution.ts'
import { saysOnly } from '../words.ts'
import { writtenSolution } from '../written-solution.ts'
import { messages } from './messages-order.ts'
import { compareNumbers, type Numeral, readNumeral, signBetween } from './numerals.ts'

const NUMBER = String.raw`(?:\(\s?[-+]\s?\d+(?:[.,]\d+)?\s?\)|-?\s?\d{1,3}(?: \d{3})+(?:[.,]\d+)?|-?\s?\d+\s?\/\s?\d+|-?\s?\d+(?:[.,]\d+)?)`
const PAIR = new RegExp(`(${NUMBER})(?: et | \\.{2,} | ?… ?| ?\\.{3,} ?| ?_+ ?| avec | à )(${NUMBER})(?![\\d/])`, 'u')
const LIST = new RegExp(`${NUMBER}(?:\\s?;\\s?${NUMBER}){2,}(?:\\s?(?:;|et)\\s?${NUMBER})?`, 'u')
const COMPARE =
  /^(?:compar\w*|complet\w*|signe|signes|symbole|symboles|par|fractions?|decimaux|decimales?|relatifs?|entiers?|convient|convenable|inferieur|superieur|pointilles|inserer|infer\w*|plus|grand|petit|lequel|laquelle|est|entre|fraction|dans|suivants?)$/
const ORDER =
  /^(?:rang\w*|class\w*|ordonn\w*|ordre|croissant|decroissant|plus|petit|grand|fractions?|decimaux|decimales?|relatifs?|entiers?|serie|utilisant|signe|symbole|liste|par|du|au|dans|ordre|ci|dessous)$/

const wordsIn = (text: string) => text.match(/\p{L}+'?/gu) ?? []

/** Fractions over a common denominator, where it helps. */
const common = (all: readonly Numeral[]): string[] => {
  const denominators = all.map(({ value }) => value.d)
  if (!all.some(({ isFraction }) => isFraction) || new Set(denominators).size < 2) return []
  const shared = denominators.reduce((a, b) => (a / gcd(a, b)) * b, 1n)
  if (shared > 1000n) return []
  return [
    messages.sameDenominator(
      all.map(({ tex, value }) => `${tex} = \\frac{${value.n * (shared / value.d)}}{${shared}}`),
    ),
  ]
}

const reason = (all: readonly Numeral[]): string[] => {
  if (all.some(({ isFraction }) => isFraction)) return common(all)
  return [all.some(({ value }) => value.n < 0n) ? messages.negatives : messages.digits]
}

const EXTREME =
  /(?:le)?quel (?:de (?:ces|ces deux|ces 2) nombres |des deux )?est le plus (grand|petit)|(?:trouv\w*|donn\w*|entour\w*|indiqu\w*) le plus (grand|petit)/

/** The larger or the smaller one of some numbers. */
export const extremeNumber = (problem: Problem): Solution | undefined => {
  const { asked, askedFolded } = problemText(problem)
  const match = askedFolded.match(EXTREME)
  const list = asked.match(
    new RegExp(`${NUMBER}(?:\\s?;\\s?${NUMBER})*\\s?(?:;|ou|et)\\s?${NUMBER}(?![\\d/])`, 'u'),
  )?.[0]
  if (!match || list === undefined || asked.length > 160 || /\d/.test(asked.replace(list, ''))) return undefined
  if (
    !saysOnly(
      wordsIn(askedFolded),
      /^(?:plus|grand|petit|nombres?|fractions?|entre|parmi|deux|ces|lequel|des|decimal|decimaux|entour\w*|indiqu\w*|est)$/,
    )
  )
    return undefined
  const numerals = list.split(/\s?;\s?|\s?ou\s?|\s?et\s?/).map(readNumeral)
  const all = numerals.flatMap(one => one ?? [])
  const isLarge = (match[1] ?? match[2]) === 'grand'
  const inOrder = all.toSorted((a, b) => compareNumbers(a.value, b.value) * (isLarge ? -1 : 1))
  const [first, second] = inOrder
  if (!first || !second || all.length !== numerals.length || compareNumbers(first.value, second.value) === 0)
    return undefined
  return writtenSolution({
    kind: 'compare',
    accepted: [first.text],
    answer: `$${first.tex}$`,
    steps: [...reason(all), messages.therefore(inOrder.map(({ tex }) => tex).join(isLarge ? ' > ' : ' < '))],
    rule: messages.rule,
    hints: messages.hints,
    minutes: 2,
  })
}

/** Two numbers with the sign between them. */
export const compareTwo = (problem: Problem): Solution | undefined => {
  const { asked, askedFolded } = problemText(problem)
  if (asked.length > 160 || !/compar|complet\w* (?:avec|par)|[<>]/.test(askedFolded)) return undefined
  const text = asked.replace(/[<>=](?:\s?[,;]\s?|\s?(?:ou|et)\s?)?/g, ' ').replace(/\s+/g, ' ')
  const match = text.match(PAIR)
  const [a, b] = [readNumeral(match?.[1] ?? ''), readNumeral(match?.[2] ?? '')]
  if (!match || !a || !b || /\d/.test(text.replace(match[0], ''))) return undefined
  if (!saysOnly(wordsIn(askedFolded), COMPARE)) return undefined
  const sign = signBetween(a.value, b.value)
  const turned = { '<': '>', '=': '=', '>': '<' }[sign]
  return writtenSolution({
    kind: 'compare',
    accepted: [`${a.text} ${sign} ${b.text}`, `${b.text} ${turned} ${a.text}`, sign],
    answer: `$${a.tex} ${sign} ${b.tex}$`,
    steps: [...reason([a, b]), messages.therefore(`${a.tex} ${sign} ${b.tex}`)],
    rule: messages.rule,
    hints: messages.hints,
    minutes: 2,
  })
}

/** A list of numbers in order. */
export const order = (problem: Problem): Solution | undefined => {
  const { asked, askedFolded } = problemText(problem)
  const isUp = /\bcroissant|du plus petit au plus grand/.test(askedFolded)
  const isDown = /decroissant|du plus grand au plus petit/.test(askedFolded)
  const list = asked.length > 300 ? undefined : asked.match(LIST)?.[0]
  if (list === undefined || /[%€°+×]/.test(asked) || isUp === isDown || !/rang|class|ordonn|ecri/.test(askedFolded))
    return undefined
  const numerals = list.split(/\s?;\s?|\s?et\s?/).map(readNumeral)
  const all = numerals.flatMap(one => one ?? [])
  if (all.length !== numerals.length || /\d/.test(asked.replace(list, '')) || !saysOnly(wordsIn(askedFolded), ORDER))
    return undefined
  const inOrder = all.toSorted((a, b) => compareNumbers(a.value, b.value) * (isUp ? 1 : -1))
  const signs = inOrder
    .slice(1)
    .map((one, i) => (compareNumbers(one.value, inOrder[i]?.value ?? one.value) === 0 ? '=' : isUp ? '<' : '>'))
  const join = (write: (one: Numeral) => string, between: (i: number) => string) =>
    inOrder.map((one, i) => (i === 0 ? write(one) : `${between(i - 1)}${write(one)}`)).join('')
  const text = (one: Numeral) => one.text
  return writtenSolution({
    kind: 'order',
    accepted: [
      join(text, i => ` ${signs[i]} `),
      join(text, () => ' ; '),
      join(text, () => ' '),
      ...(all.some(one => one.text.includes(',')) ? [] : [join(text, () => ', ')]),
    ],
    answer: `$${join(
      one => one.tex,
      i => ` ${signs[i]} `,
    )}$`,
    steps: [
      ...reason(all),
      messages.ordered(
        isUp,
        join(
          one => one.tex,
          i => ` ${signs[i]} `,
        ),
      ),
    ],
    rule: messages.rule,
    hints: messages.hints,
    minutes: 3,
  })
}
