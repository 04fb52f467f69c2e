import { add, approximate, isSameNumber, multiply, type Rational } from '../../../maths/rational.ts'
import { tex } from '../../../maths/tex.ts'
import { problemText } from '../read/problem-text.ts'
import { inUnit, quantitiesIn } from '../read/quantities.ts'
import type { Problem, Solution } from '../solution.ts'
import { writtenSolution } from '../written-solution.ts'
import { messages } from './messages.ts'

const ASKS =
  /(?:montr|demontr|prouv|verifi)\w* qu'il est (?:un triangle )?rectangle|(?:est-il|est-ce|sont-elles|est il)[^?]{0,50}\brectangle|(?:peut-on|peuvent-elles)[^?]{0,60}triangle rectangle|(?:montr|demontr|prouv|verifi|dire|determin)\w* (?:que|si|qu')? ?(?:ce |le |un )?triangle (?:[^.?]{0,60} )?est (?:un triangle )?rectangle/
const SIDES = /triangle|cotes/
const OTHER = /\baire\b|perimetre|isocele|equilateral|(?<!tri)angle de|\bsi\b (?!ce |le )|hauteur|\b[a-z]{2} ?=/

/** Whether three lengths are those of a right-angled triangle. */
export const unnamedConverse = (problem: Problem): Solution | undefined => {
  const { whole, wholeFolded, askedFolded } = problemText(problem)
  if (whole.length > 300 || !ASKS.test(askedFolded) || !SIDES.test(wholeFolded) || OTHER.test(wholeFolded))
    return undefined
  const all = quantitiesIn(whole.replace(/(?:trois|3) (?=côtés|longueurs)/gu, '')) ?? []
  const last = all.at(-1)
  // « 9, 12 et 15 cm »: the last one says the unit of all.
  const isShort =
    all.length === 3 &&
    last !== undefined &&
    last.unit !== '' &&
    all.every(({ unit, noun }) => unit === last.unit || (unit === '' && (noun === '' || noun === 'et')))
  const named = isShort ? all.map(one => ({ ...one, unit: last.unit, dimension: last.dimension })) : all
  const values = named.flatMap(({ value, unit, dimension }) =>
    dimension === 'length' ? (inUnit(value, unit, last?.unit ?? unit) ?? []) : [],
  )
  const [a, b, c] = values.toSorted((x, y) => approximate(x) - approximate(y))
  if (!a || !b || !c || all.length !== 3 || values.length !== 3 || isSameNumber(b, c) || a.n <= 0n) return undefined
  const square = (one: Rational) => multiply(one, one)
  const sum = add(square(a), square(b))
  const isRight = isSameNumber(sum, square(c))
  if (/(?:montr|demontr|prouv|verifi)\w* qu['e]/.test(askedFolded) && !isRight) return undefined
  const answer = messages.isTriple(isRight)
  return writtenSolution({
    kind: 'converse',
    accepted: isRight
      ? ['oui', answer, 'il est rectangle', 'le triangle est rectangle', 'oui, il est rectangle', 'rectangle']
      : ['non', answer, "il n'est pas rectangle", "le triangle n'est pas rectangle", "non, il n'est pas rectangle"],
    answer,
    steps: [
      messages.longestSide(tex(c)),
      messages.oneSide(`${tex(c)}^{2} = ${tex(square(c))}`),
      messages.otherSide(`${tex(a)}^{2} + ${tex(b)}^{2} = ${tex(square(a))} + ${tex(square(b))} = ${tex(sum)}`),
      messages.isTripleBecause(isRight),
    ],
    rule: messages.converseRule,
    hints: [...messages.converseHints],
    minutes: 5,
  })
}
