import type { Expression } from './expression.ts'
import {
  addPolynomials,
  constant,
  letter,
  multiplyPolynomials,
  type Polynomial,
  scale,
  toConstant,
} from './polynomial.ts'
import { divide, rational } from './rational.ts'

/** The largest power that is multiplied out. */
const MAX_POWER = 4

/** The polynomial of an expression; undefined when it has a root, divides by a letter or goes past what a pupil writes. */
export const toPolynomial = (part: Expression, maxPower = MAX_POWER): Polynomial | undefined => {
  switch (part.kind) {
    case 'number':
      return constant(part.value)
    case 'letter':
      return letter(part.name)
    case 'root':
      return undefined
    case 'group':
      return toPolynomial(part.of, maxPower)
    case 'minus': {
      const of = toPolynomial(part.of, maxPower)
      return of && scale(of, rational(-1))
    }
    case 'power': {
      const base = toPolynomial(part.base, maxPower)
      if (!base || part.exponent < 0 || part.exponent > maxPower) return undefined
      let power: Polynomial | undefined = constant(rational(1))
      for (let i = 0; i < part.exponent; i++) power = power && multiplyPolynomials(power, base)
      return power
    }
    case 'operation': {
      const [left, right] = [toPolynomial(part.left, maxPower), toPolynomial(part.right, maxPower)]
      if (!left || !right) return undefined
      if (part.sign === '+') return addPolynomials(left, right)
      if (part.sign === '-') return addPolynomials(left, scale(right, rational(-1)))
      if (part.sign === '*') return multiplyPolynomials(left, right)
      const by = toConstant(right)
      return by && by.n !== 0n ? multiplyPolynomials(left, constant(divide(rational(1), by))) : undefined
    }
  }
}
