import { plainMaths } from '../../maths/plain-maths.ts'
import { add, constant, constantOf, letter, multiply, type Polynomial, scale } from '../../maths/polynomial.ts'
import { divide, rational } from '../../maths/rational.ts'
import { decimalOf } from '../number/read.ts'

/** An expression as it is written: a sum, a product, a power, a number or a letter; each with its value. */
export type Node = {
  kind: 'sum' | 'product' | 'power' | 'atom'
  parts: readonly Node[]
  value: Polynomial
  exponent?: number
}

const MAX_LENGTH = 120
const MAX_EXPONENT = 8
const TOKEN = /\s*(\d+(?:\.\d+)?|[a-zA-Z]|[-+*/^()])/gy

const tokensOf = (text: string): string[] | undefined => {
  const tokens = [...text.matchAll(TOKEN)].map(match => match[1] ?? '')
  const read = [...text.matchAll(TOKEN)].reduce((length, match) => length + match[0].length, 0)
  return read === text.trimEnd().length && tokens.length > 0 ? tokens : undefined
}

class Unreadable extends Error {}
const sure = <T>(value: T | undefined): T => {
  if (value === undefined) throw new Unreadable()
  return value
}
const times = (a: Polynomial, b: Polynomial) => sure(multiply(a, b))
const negated = (node: Node): Node => ({
  ...node,
  ...(node.kind === 'product' ? {} : { kind: node.kind }),
  value: scale(node.value, rational(-1)),
})

/** Reads a sum of products of powers; juxtaposition is a product. */
const reader = (tokens: readonly string[]) => {
  let at = 0
  const peek = () => tokens[at]
  const take = () => tokens[at++]

  const atom = (): Node => {
    const token = sure(take())
    if (token === '(') {
      const inside = sum()
      if (take() !== ')') throw new Unreadable()
      return inside
    }
    if (/^[a-z]$/i.test(token)) return { kind: 'atom', parts: [], value: letter(token) }
    const [whole = '', decimals] = token.split('.')
    if (!/^\d+$/.test(whole)) throw new Unreadable()
    return { kind: 'atom', parts: [], value: constant(decimalOf(whole, decimals)) }
  }

  const power = (): Node => {
    const base = atom()
    if (peek() !== '^') return base
    take()
    const exponent = Number(take())
    if (!Number.isInteger(exponent) || exponent < 0 || exponent > MAX_EXPONENT) throw new Unreadable()
    let value = constant(rational(1))
    for (let n = 0; n < exponent; n++) value = times(value, base.value)
    return { kind: 'power', parts: [base], value, exponent }
  }

  const signed = (): Node => {
    if (peek() !== '-' && peek() !== '+') return power()
    const minus = take() === '-'
    const node = signed()
    return minus ? negated(node) : node
  }

  const product = (): Node => {
    const parts = [signed()]
    let value = parts[0]?.value ?? constant(rational(1))
    for (let next = peek(); next !== undefined && /[*/(a-z\d]/i.test(next); next = peek()) {
      if (next === '*' || next === '/') take()
      const part = next === '*' || next === '/' ? signed() : power()
      if (next === '/') {
        const by = sure(constantOf(part.value))
        if (by.n === 0n) throw new Unreadable()
        const inverse: Node = { kind: 'atom', parts: [], value: constant(divide(rational(1), by)) }
        parts.push(inverse)
        value = times(value, inverse.value)
      } else {
        parts.push(part)
        value = times(value, part.value)
      }
    }
    const [only] = parts
    return parts.length === 1 && only ? only : { kind: 'product', parts, value }
  }

  const sum = (): Node => {
    const parts = [product()]
    for (let sign = peek(); sign === '+' || sign === '-'; sign = peek()) {
      take()
      const part = product()
      parts.push(sign === '-' ? negated(part) : part)
    }
    const [only] = parts
    if (parts.length === 1 && only) return only
    return { kind: 'sum', parts, value: parts.reduce((all, part) => add(all, part.value), constant(rational(0))) }
  }

  const whole = sum()
  if (at < tokens.length) throw new Unreadable()
  return whole
}

/** L and l are two letters where both stand; elsewhere X is x. */
export const tellsCase = (text: string): boolean =>
  [...text].some(sign => /[a-z]/.test(sign) && text.includes(sign.toUpperCase()))

/** Reads an expression with whole exponents; undefined when any of it cannot be read. */
export const parseExpression = (text: string, keepsCase = false): Node | undefined => {
  const tokens =
    text.length > MAX_LENGTH
      ? undefined
      : tokensOf((keepsCase ? plainMaths(text) : plainMaths(text).toLowerCase()).replace(/\bx\b(?=\s?\d)/g, '*'))
  if (!tokens) return undefined
  try {
    return reader(tokens)
  } catch (error) {
    if (error instanceof Unreadable) return undefined
    throw error
  }
}
