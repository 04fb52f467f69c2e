import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Expected } from './index.ts'
import { gradeVerdict, number } from './testing/expected.ts'
import { decimal, inWords, plain, say, spelling, unit, write } from './testing/spellings.ts'

// Seeded, so that a failure comes again.
const often = { seed: 20261121, numRuns: 600 }

describe('a number in any of its spellings', () => {
  it('is right, and one more or the opposite is not', () => {
    fc.assert(
      fc.property(decimal, fc.boolean(), spelling, (digits, negative, how) => {
        const minus = negative ? '-' : ''
        const value = `${minus}${plain(digits)}`
        expect(gradeVerdict(number(value), say(value, how))).toBe('correct')
        const other = `${minus}${plain([digits[0] + 1, digits[1]])}`
        expect(gradeVerdict(number(value), say(other, how))).not.toBe('correct')
        expect(gradeVerdict(number(value), say(negative ? plain(digits) : `-${value}`, how))).not.toBe('correct')
      }),
      often,
    )
  })

  it('with its unit is right, without it not quite', () => {
    fc.assert(
      fc.property(decimal, unit, spelling, (digits, [name, way], how) => {
        const value = plain(digits)
        const written = write(value, how)
        expect(gradeVerdict(number(value, name), `${how.around[0]}${written}${way}${how.around[1]}`)).toBe('correct')
        expect(gradeVerdict(number(value, name), written)).toBe('partial')
      }),
      often,
    )
  })

  it('is right in French words', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999 }), fc.boolean(), (n, negative) => {
        const value = negative && n > 0 ? -n : n
        const words = `${value < 0 ? 'moins ' : ''}${inWords(n)}`
        expect(gradeVerdict(number(String(value)), words)).toBe('correct')
        expect(gradeVerdict(number(String(value + 1)), words)).not.toBe('correct')
      }),
      often,
    )
  })

  it('is right as a fraction in lowest terms, and partly right as another one', () => {
    const slash = fc.constantFrom('/', ' / ', '÷')
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 60 }),
        fc.integer({ min: 2, max: 60 }),
        fc.integer({ min: 2, max: 9 }),
        slash,
        (n, d, k, sign) => {
          const common = (a: number, b: number): number => (b === 0 ? a : common(b, a % b))
          fc.pre(common(n, d) === 1)
          const wanted = number(`${n}/${d}`, undefined, 'irreducible')
          expect(gradeVerdict(wanted, `${n}${sign}${d}`)).toBe('correct')
          expect(gradeVerdict(wanted, `\\frac{${n}}{${d}}`)).toBe('correct')
          expect(gradeVerdict(wanted, `${n * k}${sign}${d * k}`)).toBe('partial')
          expect(['incorrect', 'to_review']).toContain(gradeVerdict(wanted, `${n + d}${sign}${d}`))
        },
      ),
      often,
    )
  })

  it('is right in scientific notation with any sign and any power', () => {
    const raised = (n: number) => String(n).replace(/[-\d]/g, sign => '⁻⁰¹²³⁴⁵⁶⁷⁸⁹'['-0123456789'.indexOf(sign)] ?? '')
    fc.assert(
      fc.property(
        fc.integer({ min: 10, max: 99 }),
        fc.integer({ min: -9, max: 9 }),
        fc.constantFrom(' × ', '×', ' x ', '*', ' fois ', '·'),
        fc.constantFrom<(n: number) => string>(
          n => `10^${n}`,
          n => `10^(${n})`,
          n => `10${raised(n)}`,
          n => `10^{${n}}`,
        ),
        (digits, power, times, ten) => {
          const wanted = number(`${digits / 10}*10^${power}`, undefined, 'scientific')
          const mantissa = String(digits / 10).replace('.', ',')
          expect(gradeVerdict(wanted, `${mantissa}${times}${ten(power)}`)).toBe('correct')
          expect(gradeVerdict(wanted, `${digits}${times}${ten(power - 1)}`)).toBe('partial')
          expect(gradeVerdict(wanted, `${mantissa}${times}${ten(power + 1)}`)).not.toBe('correct')
        },
      ),
      often,
    )
  })
})

describe('an expression or a set of solutions in any of its spellings', () => {
  it('is right in any order, with any sign of multiplication', () => {
    const small = fc.integer({ min: 2, max: 30 })
    fc.assert(
      fc.property(small, small, fc.constantFrom('x', 'a', 't'), fc.boolean(), (a, b, letter, turned) => {
        const wanted: Expected = { kind: 'algebra', expression: `${a}${letter}+${b}`, form: 'expanded' }
        const terms = [`${a}${turned ? ' × ' : ''}${letter}`, `${b}`]
        expect(gradeVerdict(wanted, (turned ? terms.toReversed() : terms).join(' + '))).toBe('correct')
        expect(gradeVerdict(wanted, `${a}${letter} − ${b}`)).toBe('incorrect')
        expect(gradeVerdict(wanted, `${a + b}${letter}`)).toBe('incorrect')
      }),
      often,
    )
  })

  it('is right in any order, and not when one solution is another number', () => {
    const solution = fc.integer({ min: -50, max: 50 })
    const joint = fc.constantFrom(' ou ', ' et ', ' ; ', ' ou x = ', ' et x = ')
    fc.assert(
      fc.property(solution, solution, joint, (one, two, between) => {
        fc.pre(one !== two)
        const wanted: Expected = { kind: 'equation', solutions: [String(one), String(two)] }
        expect(gradeVerdict(wanted, `x = ${two}${between}${one}`)).toBe('correct')
        expect(gradeVerdict(wanted, `x = ${one}`)).toBe('partial')
        expect(gradeVerdict(wanted, `x = ${one}${between}${two + 101}`)).not.toBe('correct')
      }),
      often,
    )
  })
})

describe('nonsense', () => {
  const wanted: Expected[] = [
    number('3', 'cm'),
    number('7/12', undefined, 'irreducible'),
    { kind: 'algebra', expression: '6x^2-7x-20', form: 'expanded' },
    { kind: 'equation', solutions: ['-3', '4'] },
  ]
  const signs = fc.string({ unit: fc.constantFrom(...'0123456789xyab+-*/^()=.,;²³×÷√%€ '), maxLength: 60 })
  const words = fc.string({
    unit: fc.constantFrom('un ', 'deux ', 'moins ', 'demi ', 'h ', 'et ', '3', ' m ', '\\frac{', '}'),
    maxLength: 20,
  })

  it('never crashes the grader', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...wanted),
        fc.oneof(signs, words, fc.string({ unit: 'binary' })),
        (expected, answer) => {
          expect(['correct', 'partial', 'incorrect', 'to_review']).toContain(gradeVerdict(expected, answer))
        },
      ),
      { ...often, numRuns: 2000 },
    )
  })

  it('without a digit or the name of a number is never right', () => {
    const letters = fc.string({ unit: fc.constantFrom(...'bgkmpvwyz+-*/^()=.,;²% '), maxLength: 40 })
    fc.assert(
      fc.property(fc.constantFrom(...wanted), letters, (expected, answer) => {
        expect(gradeVerdict(expected, answer)).not.toBe('correct')
      }),
      often,
    )
  })
})
