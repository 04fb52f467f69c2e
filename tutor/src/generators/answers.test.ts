import { describe, expect, it } from 'vitest'
import { exact, multiply, rational } from '../maths/rational.ts'
import { valueAt } from '../maths/value-at.ts'
import { each, first, numbers } from './testing/exercises.ts'
import { meaning } from './testing/meaning.ts'

describe('the answer, computed again from the statement', () => {
  it.each([
    'fraction-sum',
    'fraction-product',
    'fraction-quotient',
    'relative-sum',
    'relative-product',
    'scientific-notation',
  ])('%s: the value of the calculation', name =>
    each(name, ({ answer, statement }) => expect(meaning(answer)).toBe(meaning(first(statement)))),
  )

  it.each(['expand', 'double-expand', 'factor', 'difference-of-squares'])('%s: the same expression', name =>
    each(name, ({ answer, statement }) => {
      expect(meaning(answer)).toBe(meaning(first(statement)))
      expect(answer.includes('(')).toBe(name === 'factor' || name === 'difference-of-squares')
    }),
  )

  it.each(['equation', 'equation-two-sides', 'product-equation'])('%s: both sides are equal for each solution', name =>
    each(name, ({ expected, statement }) => {
      const [left = '', right = ''] = first(statement).split('=')
      const solutions = expected.kind === 'equation' ? expected.solutions : []
      expect(new Set(solutions).size).toBe(name === 'product-equation' ? 2 : 1)
      for (const solution of solutions)
        expect(exact(valueAt(left, valueAt(solution)))).toBe(exact(valueAt(right, valueAt(solution))))
    }),
  )

  it('power-rules: the exponent', () =>
    each('power-rules', ({ answer, statement }) => {
      const [left = '', right = ''] = first(statement).split('=')
      const base = right.trim().replace('^n', '')
      expect(meaning(left)).toBe(meaning(`${base}^{${answer.replace('−', '-')}}`))
    }))

  it('fraction-of-quantity: the fraction times the quantity', () =>
    each('fraction-of-quantity', ({ answer, statement }) => {
      const total = Math.max(...numbers(statement.replace(/\$[^$]+\$/, '')))
      expect(meaning(answer)).toBe(meaning(exact(multiply(valueAt(first(statement)), rational(total)))))
    }))

  it('fraction-equal: the two fractions are equal', () =>
    each('fraction-equal', ({ answer, statement }) => {
      const [left = '', right = ''] = first(statement).split('=')
      expect(meaning(right.replace('?', answer))).toBe(meaning(left))
    }))
})
