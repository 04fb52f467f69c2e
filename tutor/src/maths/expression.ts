import type { Rational } from './rational.ts'

/** An expression as it is written. A fraction keeps its two numbers until it is simplified. */
export type Expression =
  | { kind: 'number'; value: Rational; fraction?: { over: bigint; under: bigint } }
  | { kind: 'letter'; name: string }
  | { kind: 'minus'; of: Expression }
  | { kind: 'root'; of: Expression }
  | { kind: 'power'; base: Expression; exponent: number }
  | { kind: 'group'; of: Expression }
  | { kind: 'operation'; sign: '+' | '-' | '*' | '÷' | '/'; left: Expression; right: Expression; silent?: boolean }

/** Two parts and the sign between them; `silent` where a product has none. */
export type Operation = Extract<Expression, { kind: 'operation' }>
/** A number as it is written. */
export type Numeral = Extract<Expression, { kind: 'number' }>

/** A number without a writing of its own. */
export const numeral = (value: Rational): Numeral => ({ kind: 'number', value })

/** Whether two parts are multiplied or divided. */
export const isProduct = (part: Expression): part is Operation =>
  part.kind === 'operation' && part.sign !== '+' && part.sign !== '-'
/** Whether two parts are added or subtracted. */
export const isSum = (part: Expression): part is Operation =>
  part.kind === 'operation' && (part.sign === '+' || part.sign === '-')

/** The parts of an expression, itself first. */
export function* walkParts(expression: Expression): Generator<Expression> {
  yield expression
  switch (expression.kind) {
    case 'minus':
    case 'root':
    case 'group':
      yield* walkParts(expression.of)
      break
    case 'power':
      yield* walkParts(expression.base)
      break
    case 'operation':
      yield* walkParts(expression.left)
      yield* walkParts(expression.right)
      break
    default:
  }
}

/** The letters of an expression, each once. */
export const findLetters = (expression: Expression): string[] => [
  ...new Set([...walkParts(expression)].flatMap(part => (part.kind === 'letter' ? [part.name] : []))),
]

/** A part without its parentheses and without the signs before it. */
export const withoutSigns = (part: Expression): Expression =>
  part.kind === 'group' || part.kind === 'minus' ? withoutSigns(part.of) : part
