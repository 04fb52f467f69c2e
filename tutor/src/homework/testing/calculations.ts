import fc from 'fast-check'

// Test helper: calculations with their value, worked out and spelled without any code of the solver.
type Value = { n: bigint; d: bigint }
export type Calculation =
  | { kind: 'number'; value: Value }
  | { kind: 'operation'; sign: '+' | '-' | '×' | '÷'; left: Calculation; right: Calculation }

const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? (a < 0n ? -a : a) : gcd(b, a % b))
const lowest = (n: bigint, d: bigint): Value => {
  const by = gcd(n, d) * (d < 0n ? -1n : 1n)
  return { n: n / by, d: d / by }
}

const number = fc.oneof(
  fc.integer({ min: -20, max: 20 }).map(n => ({ n: BigInt(n), d: 1n })),
  fc
    .tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 2, max: 12 }))
    .map(([n, d]) => ({ n: BigInt(n), d: BigInt(d) })),
)
const leaf = number.map((value): Calculation => ({ kind: 'number', value }))
const sign = fc.constantFrom('+' as const, '-' as const, '×' as const, '÷' as const)
const join = (inner: fc.Arbitrary<Calculation>) =>
  fc.record({ kind: fc.constant('operation' as const), sign, left: inner, right: inner })
const two = join(leaf)
const either = fc.oneof(leaf, two)
export const calculations: fc.Arbitrary<Calculation> = fc.oneof(two, join(either), join(fc.oneof(either, join(either))))

/** The exact value; undefined when something is divided by zero. */
export const evaluateCalculation = (tree: Calculation): Value | undefined => {
  if (tree.kind === 'number') return lowest(tree.value.n, tree.value.d)
  const [a, b] = [evaluateCalculation(tree.left), evaluateCalculation(tree.right)]
  if (!a || !b) return undefined
  if (tree.sign === '+') return lowest(a.n * b.d + b.n * a.d, a.d * b.d)
  if (tree.sign === '-') return lowest(a.n * b.d - b.n * a.d, a.d * b.d)
  if (tree.sign === '×') return lowest(a.n * b.n, a.d * b.d)
  return b.n === 0n ? undefined : lowest(a.n * b.d, a.d * b.n)
}

const SIGNS = {
  '+': [' + ', '+'],
  '-': [' - ', '-', ' − ', '–'],
  '×': [' × ', '×', ' * ', '*'],
  '÷': [' ÷ ', '÷', ' : ', ' ∶ '],
}
const rank = (tree: Calculation) => (tree.kind === 'number' ? 3 : tree.sign === '×' || tree.sign === '÷' ? 2 : 1)

/** The calculation as somebody types or prints it; the digits of `style` choose among the ways. */
export const spelled = (tree: Calculation, style: number): string => {
  if (tree.kind === 'number') {
    const { n, d } = tree.value
    return d === 1n ? (n < 0n ? `(${style % 2 ? '-' : '−'}${-n})` : `${n}`) : `${n}/${d}`
  }
  const ways = SIGNS[tree.sign]
  const side = (part: Calculation, isRight: boolean) => {
    const text = spelled(part, Math.floor(style / (isRight ? 3 : 7)))
    const isInside = rank(part) < rank(tree) || (isRight && rank(part) === rank(tree))
    return isInside ? (style % 5 === 0 ? `[${text}]` : `(${text})`) : text
  }
  return side(tree.left, false) + ways[style % ways.length] + side(tree.right, true)
}

/** The solution of ax + b = cx + d, when there is exactly one. */
export const solveLinear = (a: number, b: number, c: number, d: number): Value | undefined =>
  a === c ? undefined : lowest(BigInt(d - b), BigInt(a - c))
