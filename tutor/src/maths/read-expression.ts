import type { Expression } from './expression.ts'
import { normal } from './plain-statement.ts'
import { divide } from './rational.ts'
import { type Token, tokensOf } from './tokens.ts'

class Unsure extends Error {}
const MAX_EXPONENT = 20
const MAX_DEPTH = 12

/** « 3 x (x + 1) » is two things. */
const TIMES_OR_LETTER = /[\d)] x \(/i

/** Reads by the priorities of school, and refuses every writing of which people disagree: 6 ÷ 2(1 + 2), 1/2x, a ÷ b / c, 2/3². */
const reader = (tokens: readonly Token[]) => {
  let at = 0
  let depth = 0
  const isSign = (...signs: string[]) => {
    const token = tokens[at]
    return token?.kind === 'sign' && signs.includes(token.sign)
  }
  const unsure = (): never => {
    throw new Unsure()
  }

  const atom = (): Expression => {
    const token = tokens[at++]
    if (!token) return unsure()
    if (token.kind === 'number') return { kind: 'number', value: token.value }
    if (token.kind === 'fraction') {
      const { over, under } = token
      return { kind: 'number', value: divide({ n: over, d: 1n }, { n: under, d: 1n }), fraction: { over, under } }
    }
    if (token.kind === 'letter') return { kind: 'letter', name: token.name }
    if (token.sign === '√') {
      const of = atom()
      return of.kind === 'number' || of.kind === 'group' ? { kind: 'root', of } : unsure()
    }
    if (token.sign !== '(' || ++depth > MAX_DEPTH) return unsure()
    const of = sum()
    if (!isSign(')')) return unsure()
    at++
    depth--
    return { kind: 'group', of }
  }

  const exponent = (): number => {
    const wrapped = isSign('(')
    if (wrapped) at++
    const minus = isSign('-')
    if (minus) at++
    const token = tokens[at++]
    if (token?.kind !== 'number' || token.isDecimal || token.value.n > BigInt(MAX_EXPONENT)) return unsure()
    if (wrapped && !isSign(')')) return unsure()
    if (wrapped) at++
    return minus ? -Number(token.value.n) : Number(token.value.n)
  }

  const power = (): Expression => {
    const base = atom()
    if (!isSign('^')) return base
    if (base.kind === 'number' && base.fraction) return unsure()
    if (base.kind === 'root') return unsure()
    at++
    const raised: Expression = { kind: 'power', base, exponent: exponent() }
    return isSign('^') ? unsure() : raised
  }

  /** 2x, 3(x + 1), (x + 1)(x − 2), xy: a product without its sign. */
  const silent = (): Expression => {
    let left = power()
    for (let token = tokens[at]; token && (token.kind === 'letter' || isSign('(', '√')); token = tokens[at]) {
      if (left.kind === 'number' && left.fraction) return unsure()
      const right = power()
      left = { kind: 'operation', sign: '*', left, right, silent: true }
    }
    const next = tokens[at]
    return next && (next.kind === 'number' || next.kind === 'fraction') ? unsure() : left
  }

  const signed = (): Expression => {
    if (!isSign('-', '+')) return silent()
    const minus = isSign('-')
    at++
    const of = silent()
    return minus ? { kind: 'minus', of } : of
  }

  const product = (): Expression => {
    let left = signed()
    let before = ''
    while (isSign('*', '÷', '/')) {
      const token = tokens[at++]
      const sign = token?.kind === 'sign' && (token.sign === '÷' || token.sign === '/') ? token.sign : '*'
      const divides = sign !== '*'
      if (divides && (before === '/' || (sign === '/' && before === '÷'))) return unsure()
      const right = signed()
      if (divides && right.kind === 'operation' && right.silent) return unsure()
      if (sign === '/' && left.kind === 'operation' && left.silent && right.kind !== 'number') return unsure()
      // a × b/c: the bar stands under b.
      left =
        sign === '/' && before === '*' && left.kind === 'operation'
          ? { ...left, right: { kind: 'operation', sign, left: left.right, right } }
          : { kind: 'operation', sign, left, right }
      before = sign
    }
    return left
  }

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
  return at < tokens.length ? unsure() : whole
}

/** The expression of a text, read in the one way it can be; undefined when there is none or more than one. */
export const parse = (text: string): Expression | undefined => {
  const written = normal(text)
  const tokens = TIMES_OR_LETTER.test(written) ? undefined : tokensOf(written)
  if (!tokens) return undefined
  try {
    return reader(tokens)
  } catch (error) {
    if (error instanceof Unsure) return undefined
    throw error
  }
}
