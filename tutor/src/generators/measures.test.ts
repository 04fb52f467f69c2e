import { describe, expect, it } from 'vitest'
import { exact } from '../maths/rational.ts'
import { valueAt } from '../maths/value-at.ts'
import { each, numbers, value } from './testing/exercises.ts'
import { formulas } from './testing/meaning.ts'

describe('the measure, computed again from the statement', () => {
  it.each(['hypotenuse', 'leg'])('pythagore: the squares agree for the %s', side =>
    each(
      'pythagore',
      ({ answer, statement }) => {
        const [a = 0, b = 0] = numbers(statement)
        expect(value(answer)).toBeCloseTo(side === 'leg' ? Math.sqrt(a * a - b * b) : Math.hypot(a, b), 9)
      },
      { side },
    ),
  )

  it('thales: the quotients agree', () =>
    each('thales', ({ answer, statement }) => {
      const [am = 0, ab = 0, known = 0] = numbers(statement)
      expect(value(answer)).toBeCloseTo(statement.includes('BC = ') ? (known * am) / ab : (known * ab) / am, 9)
    }))

  it.each(['cos', 'sin', 'tan'] as const)('trigonometry: the length and the angle found with the %s', ratio => {
    const check = (name: string, right: (a: number, b: number) => number, tolerance: number) =>
      each(
        name,
        ({ answer, distractors, statement }) => {
          const [a = 0, b = 0] = numbers(statement)
          expect(Math.abs(value(answer) - right(a, b))).toBeLessThanOrEqual(tolerance)
          for (const wrong of distractors)
            expect(Math.abs(value(wrong) - value(answer)), statement).toBeGreaterThan(tolerance * 1.5)
        },
        { ratio },
      )
    const radians = Math.PI / 180
    check('trigonometry-side', (length, angle) => length * Math[ratio](angle * radians), 0.0501)
    const inverse = { cos: Math.acos, sin: Math.asin, tan: Math.atan }[ratio]
    check('trigonometry-angle', (above, below) => inverse(above / below) / radians, 0.501)
  })

  it('affine functions: image, antecedent and slope', () => {
    for (const find of ['image', 'antecedent'])
      each(
        'affine-function',
        ({ answer, statement }) => {
          const [, definition = '', given = ''] = formulas(statement)
          const [from, to] = find === 'image' ? [given, answer] : [answer, given]
          expect(exact(valueAt(definition.replace('f(x) =', ''), valueAt(from)))).toBe(exact(valueAt(to)))
        },
        { find },
      )
    each('affine-slope', ({ answer, statement }) => {
      const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = numbers(statement)
      expect(value(answer)).toBe((y2 - y1) / (x2 - x1))
    })
  })

  it('percentages: new price, factor and rate', () => {
    for (const direction of ['increase', 'decrease']) {
      const sign = direction === 'increase' ? 1 : -1
      each(
        'percent-change',
        ({ answer, statement }) => {
          const [price = 0, rate = 0] = numbers(statement)
          expect(value(answer)).toBeCloseTo(price + (sign * price * rate) / 100, 9)
        },
        { direction },
      )
      each(
        'percent-factor',
        ({ answer, statement }) =>
          expect(value(answer)).toBeCloseTo(1 + (sign * (numbers(statement)[0] ?? 0)) / 100, 9),
        { direction },
      )
      each(
        'percent-rate',
        ({ answer, statement }) => {
          const [start = 0, end = 0] = numbers(statement)
          expect(value(answer)).toBeCloseTo((sign * (end - start) * 100) / start, 9)
        },
        { direction },
      )
    }
  })

  it('probability-urn: favourable balls over all the balls', () =>
    each('probability-urn', ({ answer, statement }) => {
      const [wanted = 0, a = 0, b = 0] = numbers(statement)
      expect(value(answer)).toBeCloseTo(wanted / (wanted + a + b), 12)
    }))
})
