import { type Expression, isProduct, type Numeral, numeral } from '../../../maths/expression.ts'
import { negate, type Rational } from '../../../maths/rational.ts'
import { Beyond, compute, explainOperation, extractRoot, raiseTo } from './values.ts'

export type Wave = { priority: 'groups' | 'powers' | 'products' | 'sums'; details: string[]; expression: Expression }

const isNumeral = (part: Expression): part is Numeral => part.kind === 'number'

/** Whether what stands outside parentheses has such a part. */
const has = (part: Expression, test: (part: Expression) => boolean): boolean => {
  if (test(part)) return true
  if (part.kind === 'operation') return has(part.left, test) || has(part.right, test)
  if (part.kind === 'minus') return has(part.of, test)
  if (part.kind === 'power') return has(part.base, test)
  return part.kind === 'root' && has(part.of, test)
}

/** The parts of an expression done over, those in parentheses left as they are. */
const over = (part: Expression, change: (part: Expression) => Expression | undefined): Expression => {
  const changed = change(part)
  if (changed) return changed
  if (part.kind === 'operation') return { ...part, left: over(part.left, change), right: over(part.right, change) }
  if (part.kind === 'minus' || part.kind === 'root') return { ...part, of: over(part.of, change) }
  return part.kind === 'power' ? { ...part, base: over(part.base, change) } : part
}

/** (−3) and −(3) are numbers; −3² is not the square of one. */
const tidy = (part: Expression): Expression => {
  if (part.kind === 'group') {
    const of = tidy(part.of)
    return isNumeral(of) ? of : { ...part, of }
  }
  if (part.kind === 'minus') {
    const of = tidy(part.of)
    if (!isNumeral(of)) return { ...part, of }
    const value = negate(of.value)
    return of.fraction
      ? { kind: 'number', value, fraction: { over: -of.fraction.over, under: of.fraction.under } }
      : numeral(value)
  }
  if (part.kind === 'root') return { ...part, of: tidy(part.of) }
  if (part.kind === 'power') return { ...part, base: tidy(part.base) }
  return part.kind === 'operation' ? { ...part, left: tidy(part.left), right: tidy(part.right) } : part
}

/** A result, as a fraction where the calculation has fractions. */
const toResult = (value: Rational, fractions: boolean): Numeral =>
  fractions && value.d !== 1n ? { kind: 'number', value, fraction: { over: value.n, under: value.d } } : numeral(value)

/** One line further: parentheses first, then powers, products and quotients, sums from the left. */
const next = (whole: Expression, fractions: boolean): Wave => {
  const details: string[] = []
  const result = (value: Rational) => toResult(value, fractions)
  const operate = (part: Expression): Expression | undefined => {
    if (part.kind !== 'operation' || !isNumeral(part.left) || !isNumeral(part.right)) return undefined
    const detail = fractions ? explainOperation(part, part.left, part.right) : undefined
    if (detail) details.push(detail)
    return result(compute(part, part.left.value, part.right.value))
  }
  const raise = (part: Expression): Expression | undefined => {
    if (part.kind === 'power' && isNumeral(part.base)) return result(raiseTo(part.base.value, part.exponent))
    return part.kind === 'root' && isNumeral(part.of) ? result(extractRoot(part.of.value)) : undefined
  }
  const scope = (part: Expression): { priority: Wave['priority']; expression: Expression } => {
    if (has(part, one => one.kind === 'group')) {
      const inside = over(part, one => (one.kind === 'group' ? { ...one, of: scope(one.of).expression } : undefined))
      return { priority: 'groups', expression: inside }
    }
    if (has(part, one => one.kind === 'power' || one.kind === 'root'))
      return { priority: 'powers', expression: over(part, raise) }
    if (has(part, isProduct))
      return { priority: 'products', expression: over(part, one => (isProduct(one) ? operate(one) : undefined)) }
    return { priority: 'sums', expression: over(part, operate) }
  }
  const { priority, expression } = scope(whole)
  return { priority, details, expression: tidy(expression) }
}

const MOST_WAVES = 16

/** Every line of a calculation down to its result. */
export const reduceByWaves = (expression: Expression, fractions: boolean): { waves: Wave[]; result: Numeral } => {
  const waves: Wave[] = []
  let current = tidy(expression)
  while (!isNumeral(current)) {
    if (waves.length === MOST_WAVES) throw new Beyond()
    const wave = next(current, fractions)
    waves.push(wave)
    current = wave.expression
  }
  return { waves, result: current }
}
