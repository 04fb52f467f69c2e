import { findLetters } from '../maths/expression.ts'
import { areEqual, evaluate } from '../maths/polynomial.ts'
import { print } from '../maths/print-expression.ts'
import { printTex } from '../maths/print-polynomial.ts'
import { isSameNumber, rational } from '../maths/rational.ts'
import { readStatement } from '../maths/read-expression.ts'
import { tex } from '../maths/tex.ts'
import { toPolynomial } from '../maths/to-polynomial.ts'
import { messages } from './messages.ts'
import { type Reply, writeReply } from './reply.ts'

const SIDE = String.raw`[-−\d a-zA-Z+×*/÷().,²³^]*[\da-zA-Z)²³]`
const CLAIM = new RegExp(
  String.raw`^(?:est[- ]ce que |est-ce qu'|donc |si )?(${SIDE})\s*(=|,? ?c'est|,? ?[çc]a fait|,? ?est [ée]gale? [àa]|,? fait)(?: bien)?\s+?(${SIDE})\s*(?:,? ?(?:non|hein|c'est [çc]a|c'est juste|vrai|ou pas))?\s*\?+\s*$`,
  'iu',
)
const WORD = /(?<!\d)[a-z]{2}|[a-z]{3}/i
/** A sum of terms with = may be an equation to solve; a product, or a single term on the right, is a claim. */
const IS_CLAIM = /[(×*²³^]|\d ?x ?\d/

const MAX_LETTERS = 2

/** « 6a + 9, c’est 15a ? » : whether two expressions with letters are equal, with numbers that show it where they are not. */
export const checkEquality = (plain: string): Reply | undefined => {
  const [, left = '', link = '', right = ''] = plain.match(CLAIM) ?? []
  if (left === '' || WORD.test(left) || WORD.test(right) || !/[a-z]/i.test(left)) return undefined
  const isTerm = /^\d*[a-z]{1,2}[²³]?$/i.test(right.trim())
  if (link === '=' && !isTerm && !IS_CLAIM.test(left)) return undefined
  const [one, other] = [readStatement(left), readStatement(right)]
  const [first, second] = [one && toPolynomial(one), other && toPolynomial(other)]
  if (!one || !other || !first || !second) return undefined
  const letters = new Set([...findLetters(one), ...findLetters(other)])
  if (letters.size > MAX_LETTERS || findLetters(one).length === 0) return undefined
  const reduced = printTex(first)
  const said = print(one)
  const line = said === reduced ? messages.irreducible(said) : `$${said} = ${reduced}$`
  if (areEqual(first, second)) return writeReply('calculation', [messages.rightResult, line])
  const tried = [2, 3].map(value => {
    const at = rational(value)
    return { value, left: evaluate(first, at), right: evaluate(second, at) }
  })
  const shown = tried.find(({ left: a, right: b }) => !isSameNumber(a, b))
  return writeReply('calculation', [
    messages.notEqual(said, print(other)),
    line,
    shown === undefined
      ? ''
      : messages.equalityTried([...letters].toSorted(), shown.value, tex(shown.left), tex(shown.right)),
  ])
}
