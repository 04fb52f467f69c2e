import { describe, expect, it } from 'vitest'
import { each, first, numbers } from './testing/exercises.ts'
import { formulas, meaning } from './testing/meaning.ts'

const median = (list: number[]) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0
const total = (list: number[]) => list.reduce((sum, one) => sum + one, 0)
const divisors = (n: number) => Array.from({ length: n }, (_, i) => i + 1).filter(d => n % d === 0)
const isPrime = (n: number) => divisors(n).length === 2

/** What the numbers of a statement give, worked out without the generator. */
const SOLUTIONS: Record<string, [Record<string, unknown>, (...numbers: number[]) => number][]> = {
  'euclidean-division': [
    [{ find: 'quotient' }, (a, b) => Math.floor(a / b)],
    [{ find: 'remainder' }, (a, b) => a % b],
  ],
  gcd: [[{}, (a, b) => divisors(a).findLast(d => b % d === 0) ?? 1]],
  lcm: [[{}, (a, b) => Array.from({ length: b }, (_, i) => a * (i + 1)).find(n => n % b === 0) ?? 0]],
  'prime-factor': [[{}, n => divisors(n).findLast(isPrime) ?? 1]],
  rounding: [
    [{ rank: 'unit' }, n => Math.round(n)],
    [{ rank: 'tenth' }, n => Math.round(n * 10) / 10],
  ],
  'convert-duration': [
    [{ direction: 'minutes' }, (h, min) => 60 * h + min],
    [{ direction: 'hours' }, (h, min) => h + min / 60],
  ],
  'duration-between': [[{}, (a, b, c, d) => 60 * (c - a) + d - b]],
  speed: [
    [{ find: 'speed' }, (d, t) => d / t],
    [{ find: 'distance' }, (v, t) => v * t],
    [{ find: 'duration' }, (v, d) => d / v],
  ],
  'speed-units': [
    [{ direction: 'm/s' }, v => v / 3.6],
    [{ direction: 'km/h' }, v => v * 3.6],
  ],
  rectangle: [
    [{ find: 'perimeter' }, (a, b) => 2 * (a + b)],
    [{ find: 'area' }, (a, b) => a * b],
  ],
  'triangle-area': [[{}, (a, b) => (a * b) / 2]],
  'parallelogram-area': [[{}, (a, _side, _again, height) => a * height]],
  circle: [
    [{ find: 'length' }, r => Math.round(20 * Math.PI * r) / 10],
    [{ find: 'area' }, r => Math.round(10 * Math.PI * r * r) / 10],
  ],
  volume: [
    [{ solid: 'box' }, (a, b, c) => a * b * c],
    [{ solid: 'prism' }, (a, b, h) => (a * b * h) / 2],
    [{ solid: 'pyramid' }, (a, h) => (a * a * h) / 3],
  ],
  'round-volume': [
    [{ solid: 'cylinder' }, (r, h) => Math.round(Math.PI * r * r * h)],
    [{ solid: 'cone' }, (r, h) => Math.round((Math.PI * r * r * h) / 3)],
    [{ solid: 'ball' }, r => Math.round((4 * Math.PI * r ** 3) / 3)],
  ],
  'triangle-angle': [
    [{ triangle: 'any' }, (a, b) => 180 - a - b],
    [{ triangle: 'isosceles' }, a => 180 - 2 * a],
  ],
  'angle-pair': [
    [{ pair: 'complementary' }, a => 90 - a],
    [{ pair: 'supplementary' }, a => 180 - a],
    [{ pair: 'opposite' }, a => a],
  ],
  mean: [[{}, (...marks) => total(marks) / marks.length]],
  'weighted-mean': [[{}, (a, p, b, q, c, r) => (a * p + b * q + c * r) / (p + q + r)]],
  spread: [
    [{ find: 'median' }, (...list) => median(list)],
    [{ find: 'range' }, (...list) => Math.max(...list) - Math.min(...list)],
  ],
  frequency: [[{}, (all, some) => (100 * some) / all]],
  'proportion-fourth': [[{}, (a, price, b) => (price / a) * b]],
  'percent-of': [[{}, (all, rate) => (all * rate) / 100]],
  'ratio-share': [[{}, (all, p, q) => (all * p) / (p + q)]],
  'map-scale': [
    [{ find: 'real' }, (_, scale, cm) => (cm * scale) / 100_000],
    [{ find: 'map' }, (_, scale, km) => (km * 100_000) / scale],
  ],
  'growing-pattern': [[{}, (_, first, step, rank) => first + step * (rank - 1)]],
  'bar-model': [[{}, (all, more) => (all - more) / 2]],
  'relative-distance': [[{}, (a, b) => b - a]],
}

const EXPONENTS: Record<string, number> = {
  km: 3,
  m: 0,
  dm: -1,
  cm: -2,
  mm: -3,
  kg: 3,
  g: 0,
  mg: -3,
  L: 0,
  cL: -2,
  mL: -3,
}
/** A unit in metres, square metres, cubic metres, grams; a litre is a cubic decimetre. */
const size = (unit: string) => {
  const [, base = '', power] = /^([a-zA-Z]+)([²³])?$/.exec(unit) ?? []
  if (base.endsWith('L')) return 10 ** ((EXPONENTS[base] ?? 0) - 3)
  return 10 ** ((EXPONENTS[base] ?? 0) * (power === '²' ? 2 : power === '³' ? 3 : 1))
}
const number = (text: string) =>
  Number(/-?[\d.]+/.exec(text.replaceAll('\u202f', '').replace(',', '.').replace('−', '-'))?.[0])

describe('the answer, worked out from the numbers of the statement', () => {
  for (const [name, cases] of Object.entries(SOLUTIONS))
    it(name, () => {
      for (const [params, solve] of cases)
        each(
          name,
          ({ answer, statement }) =>
            expect(number(answer), statement).toBeCloseTo(solve(...numbers(statement.replaceAll('−', '-'))), 6),
          params,
        )
    })

  it.each([
    'decimal-sum',
    'decimal-product',
    'decimal-quotient',
    'power-of-ten-shift',
    'fraction-decimal',
    'priorities',
    'power-value',
  ])('%s: the value of the calculation', name =>
    each(name, ({ answer, statement }) => expect(meaning(answer)).toBe(meaning(first(statement)))),
  )

  it('reduce-expression: the same expression', () =>
    each('reduce-expression', ({ answer, statement }) => expect(meaning(answer)).toBe(meaning(first(statement)))))

  it.each(['convert-length', 'convert-mass', 'convert-area', 'convert-volume', 'convert-capacity'])(
    '%s: the same size',
    name =>
      each(name, ({ answer, statement }) => {
        const [, from = '', to = ''] = /([\p{L}²³]+) en ([\p{L}²³]+)\.$/u.exec(statement) ?? []
        const [given = 0] = numbers(statement)
        expect((number(answer) * size(to)) / (given * size(from)), statement).toBeCloseTo(1, 9)
      }),
  )

  it.each(['substitute', 'quadratic-image'])('%s: the expression with the number in it', name =>
    each(name, ({ answer, statement }) => {
      const [one = '', other = ''] = formulas(statement)
      const text = name === 'substitute' ? one : one.replace('f(x) =', '')
      const x =
        name === 'substitute'
          ? number(other.replace('x =', ''))
          : number(/image de (\S+) \?/.exec(statement)?.[1] ?? '')
      expect(meaning(text.replaceAll('x', `\\times (${x})`).replace(/^\s*\\times/, ''))).toBe(meaning(answer))
    }),
  )

  it('linear-function: image, antecedent and coefficient', () => {
    each(
      'linear-function',
      ({ answer, statement }) => {
        const [a = 0] = numbers(formulas(statement)[0]?.replace('x)', ')') ?? '')
        expect(number(answer)).toBeCloseTo(a * number(/image de (\S+) \?/.exec(statement)?.[1] ?? ''), 9)
      },
      { find: 'image' },
    )
    each(
      'linear-function',
      ({ answer, statement }) => {
        const [a = 0] = numbers(formulas(statement)[0]?.replace('x)', ')') ?? '')
        expect(number(answer) * a).toBeCloseTo(number(/antécédent de (\S+) \?/.exec(statement)?.[1] ?? ''), 9)
      },
      { find: 'antecedent' },
    )
    each(
      'linear-function',
      ({ answer, statement }) => {
        const [x = 0, y = 0] = numbers(formulas(statement)[1] ?? '')
        expect(number(answer) * x).toBeCloseTo(y, 9)
      },
      { find: 'coefficient' },
    )
  })

  it('square-equation: the square of each solution', () =>
    each('square-equation', ({ expected, statement }) => {
      const [square = 0] = numbers((formulas(statement)[0] ?? '').replace(/^x\^\{2\}/, ''))
      const solutions = expected.kind === 'equation' ? expected.solutions.map(Number) : []
      expect(new Set(solutions).size).toBe(2)
      for (const solution of solutions) expect(solution * solution).toBeCloseTo(square, 9)
    }))

  it.each(['probability-contrary', 'probability-twice'])('%s', name =>
    each(name, ({ answer, statement }) => {
      const [a = 0, b = 0] = numbers(name === 'probability-contrary' ? first(statement) : statement)
      const [top = 0, bottom = 1] = answer.split('/').map(Number)
      expect(top / bottom).toBeCloseTo(name === 'probability-contrary' ? 1 - a / b : (a / (a + b)) ** 2, 9)
    }),
  )
})
