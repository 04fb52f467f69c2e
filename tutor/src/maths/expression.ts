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

export type Operation = Extract<Expression, { kind: 'operation' }>
export type Numeral = Extract<Expression, { kind: 'number' }>

export const numeral = (value: Rational): Numeral => ({ kind: 'number', value })

/** The parts of an expression, itself first. */
export function* partsOf(expression: Expression): Generator<Expression> {
  yield expression
  switch (expression.kind) {
    case 'minus':
    case 'root':
    case 'group':
      yield* partsOf(expression.of)
      break
    case 'power':
      yield* partsOf(expression.base)
      break
    case 'operation':
      yield* partsOf(expression.left)
      yield* partsOf(expression.right)
      break
    default:
  }
}

/** The letters of an expression, each once. */
export const lettersOf = (expression: Expression): string[] => [
  ...new Set([...partsOf(expression)].flatMap(part => (part.kind === 'letter' ? [part.name] : []))),
]
