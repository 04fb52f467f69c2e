import type { Expression } from './expression.ts'
import { plainMaths } from './plain-maths.ts'
import { plainStatement } from './plain-statement.ts'
import { divide } from './rational.ts'
import { type Token, tokenizeAnswer, tokenizeStatement } from './tokens.ts'

/** How an expression may be written. Strict: what people read in two ways is refused: 6 ÷ 2(1 + 2), 1/2x, a ÷ b / c, 2/3², - -x. */
type Rules = { isStrict: boolean; maxExponent: number; maxDepth: number }

const ANSWER: Rules = { isStrict: false, maxExponent: 8, maxDepth: Number.POSITIVE_INFINITY }
const STATEMENT: Rules = { isStrict: true, maxExponent: 20, maxDepth: 12 }
const MAX_ANSWER_CHARS = 120
const MAX_STATEMENT_CHARS = 160

class Unreadable extends Error {}

const parse = (tokens: readonly Token[], { isStrict, maxExponent, maxDepth }: Rules): Expression => {
  let at = 0
  let depth = 0
  const isSign = (...signs: string[]) => {
    const token = tokens[at]
    return token?.kind === 'sign' && signs.includes(token.sign)
  }
  const isNext = (...kinds: Token['kind'][]) => kinds.some(kind => tokens[at]?.kind === kind)
  const unreadable = (): never => {
    throw new Unreadable()
  }

  const atom = (): Expression => {
    const token = tokens[at++]
    if (!token) return unreadable()
    if (token.kind === 'number') return { kind: 'number', value: token.value }
    if (token.kind === 'fraction') {
      const { over, under } = token
      return { kind: 'number', value: divide({ n: over, d: 1n }, { n: under, d: 1n }), fraction: { over, under } }
    }
    if (token.kind === 'letter') return { kind: 'letter', name: token.name }
    if (token.sign === '√') {
      const of = atom()
      return of.kind === 'number' || of.kind === 'group' ? { kind: 'root', of } : unreadable()
    }
    if (token.sign !== '(' || ++depth > maxDepth) return unreadable()
    const of = sum()
    if (!isSign(')')) return unreadable()
    at++
    depth--
    return { kind: 'group', of }
  }

  /** A whole number; a statement's may be negative and stand in parentheses. */
  const exponent = (): number => {
    const isWrapped = isStrict && isSign('(')
    if (isWrapped) at++
    const isNegative = isStrict && isSign('-')
    if (isNegative) at++
    const token = tokens[at++]
    if (token?.kind !== 'number' || token.value.d !== 1n || token.value.n > BigInt(maxExponent)) return unreadable()
    if (isStrict && token.isDecimal) return unreadable()
    if (isWrapped && !isSign(')')) return unreadable()
    if (isWrapped) at++
    return isNegative ? -Number(token.value.n) : Number(token.value.n)
  }

  const power = (): Expression => {
    const base = atom()
    if (!isSign('^')) return base
    if ((base.kind === 'number' && base.fraction) || base.kind === 'root') return unreadable()
    at++
    const raised: Expression = { kind: 'power', base, exponent: exponent() }
    return isSign('^') ? unreadable() : raised
  }

  /** 2x, 3(x + 1), (x + 1)(x − 2), xy: a product without its sign, which binds before any other. */
  const silentProduct = (): Expression => {
    let left = power()
    while (isNext('letter') || isSign('(', '√')) {
      if (left.kind === 'number' && left.fraction) return unreadable()
      left = { kind: 'operation', sign: '*', left, right: power(), silent: true }
    }
    return isNext('number', 'fraction') ? unreadable() : left
  }

  const signed = (): Expression => {
    if (!isSign('-', '+')) return isStrict ? silentProduct() : power()
    const isMinus = isSign('-')
    at++
    const of = isStrict ? silentProduct() : signed()
    return isMinus ? { kind: 'minus', of } : of
  }

  const strictProduct = (): Expression => {
    let left = signed()
    let before = ''
    while (isSign('*', '÷', '/')) {
      const token = tokens[at++]
      const sign = token?.kind === 'sign' && (token.sign === '÷' || token.sign === '/') ? token.sign : '*'
      const divides = sign !== '*'
      if (divides && (before === '/' || (sign === '/' && before === '÷'))) return unreadable()
      const right = signed()
      if (divides && right.kind === 'operation' && right.silent) return unreadable()
      if (sign === '/' && left.kind === 'operation' && left.silent && right.kind !== 'number') return unreadable()
      // a × b/c: the bar stands under b.
      left =
        sign === '/' && before === '*' && left.kind === 'operation'
          ? { ...left, right: { kind: 'operation', sign, left: left.right, right } }
          : { kind: 'operation', sign, left, right }
      before = sign
    }
    return left
  }

  /** From left to right, with or without a sign: 1/2x is half of x. */
  const plainProduct = (): Expression => {
    let left = signed()
    while (isNext('number', 'letter') || isSign('*', '/', '(')) {
      if (isSign('*', '/')) {
        const sign = isSign('/') ? '/' : '*'
        at++
        left = { kind: 'operation', sign, left, right: signed() }
      } else left = { kind: 'operation', sign: '*', left, right: power(), silent: true }
    }
    return left
  }

  const product = isStrict ? strictProduct : plainProduct

  const sum = (): Expression => {
    let left = product()
    while (isSign('+', '-')) {
      const sign = isSign('-') ? '-' : '+'
      at++
      left = { kind: 'operation', sign, left, right: product() }
    }
    return left
  }

  const whole = sum()
  return at < tokens.length ? unreadable() : whole
}

const read = (tokens: readonly Token[] | undefined, rules: Rules): Expression | undefined => {
  if (!tokens) return undefined
  try {
    return parse(tokens, rules)
  } catch (error) {
    if (error instanceof Unreadable) return undefined
    throw error
  }
}

/** « 3 x (x + 1) » is two things. */
const TIMES_OR_LETTER = /[\d)] x \(/i

/** The expression of a printed statement, read in the one way it can be; undefined when there is none or more than one. */
export const readStatement = (text: string): Expression | undefined => {
  const written = plainStatement(text)
  const isSure = !TIMES_OR_LETTER.test(written) && written.trimEnd().length <= MAX_STATEMENT_CHARS
  return isSure ? read(tokenizeStatement(written), STATEMENT) : undefined
}

/** Whether L and l are two letters, where both stand; elsewhere X is x. */
export const isCaseSensitive = (text: string): boolean =>
  [...text].some(sign => /[a-z]/.test(sign) && text.includes(sign.toUpperCase()))

/** The expression that a pupil typed, an x between numbers read as a sign; undefined when any of it cannot be read. */
export const readAnswer = (text: string, keepsCase = false): Expression | undefined => {
  if (text.length > MAX_ANSWER_CHARS) return undefined
  const written = keepsCase ? plainMaths(text) : plainMaths(text).toLowerCase()
  return read(tokenizeAnswer(written.replace(/\bx\b(?=\s?\d)/g, '*')), ANSWER)
}
