import { add, divide, isSameNumber, multiply, type Rational, rational, subtract } from './rational.ts'

const DIGITS = '⁰¹²³⁴⁵⁶⁷⁸⁹'

/** KaTeX or plain maths to an expression with + - * / ^ and parentheses. */
const normalise = (text: string) =>
  text
    .replace(/\^\{(-?\d+)\}/g, '^($1)')
    .replace(/\{,\}/g, '.')
    .replace(/\\frac\{([^{}]+)\}\{([^{}]+)\}/g, '(($1)/($2))')
    .replace(
      /[⁻⁰¹²³⁴⁵⁶⁷⁸⁹]+/g,
      run => `^(${[...run].map(sign => (sign === '⁻' ? '-' : DIGITS.indexOf(sign))).join('')})`,
    )
    .replace(/\\,|[\s\u202f]/g, '')
    .replaceAll('{,}', '.')
    .replaceAll(',', '.')
    .replace(/\\times|×/g, '*')
    .replace(/\\div|÷/g, '/')
    .replaceAll('−', '-')

const number = (digits: string) => {
  const [whole = '', places = ''] = digits.split('.')
  return { n: BigInt(whole + places), d: 1n, places: places.length }
}

/**
 * The value of a printed expression for a given x; a product sign may be left out, as in 3x(x − 1). It shares no code with the
 * reader and the writers, so that a result read again by it is checked a second time.
 * @throws SyntaxError when the text is no expression
 */
export const valueAt = (text: string, x: Rational = rational(0)): Rational => {
  const tokens = normalise(text).match(/\d+(?:\.\d+)?|[x+\-*/^()]|./g) ?? []
  let at = 0
  const sum = (): Rational => {
    let left = product()
    while (tokens[at] === '+' || tokens[at] === '-')
      left = tokens[at++] === '+' ? add(left, product()) : subtract(left, product())
    return left
  }
  const product = (): Rational => {
    let left = signed()
    for (let next = tokens[at]; next !== undefined && !'+-)'.includes(next); next = tokens[at]) {
      if (next === '/') {
        at++
        left = divide(left, signed())
      } else {
        if (next === '*') at++
        left = multiply(left, signed())
      }
    }
    return left
  }
  const signed = (): Rational => {
    if (tokens[at] !== '-') return powered()
    at++
    return multiply(rational(-1), powered())
  }
  const powered = (): Rational => {
    const base = atom()
    if (tokens[at] !== '^') return base
    at++
    const exponent = Number(signed().n)
    let result = rational(1)
    for (let i = 0; i < Math.abs(exponent); i++) result = exponent > 0 ? multiply(result, base) : divide(result, base)
    return result
  }
  const atom = (): Rational => {
    const token = tokens[at++] ?? ''
    if (token === 'x') return x
    if (/^\d/.test(token)) {
      const { n, d, places } = number(token)
      return divide({ n, d }, { n: 10n ** BigInt(places), d: 1n })
    }
    if (token !== '(') throw new SyntaxError(`unexpected “${token}” in ${text}`)
    const inside = sum()
    if (tokens[at++] !== ')') throw new SyntaxError(`a parenthesis stays open in ${text}`)
    return inside
  }
  const value = sum()
  if (at < tokens.length) throw new SyntaxError(`unexpected “${tokens[at]}” in ${text}`)
  return value
}

const POINTS = [rational(2), rational(-3), rational(5, 7), rational(11)]

/** Whether two printed expressions of one letter, here `name`, have the same values. */
export const haveSameValues = (left: string, right: string, name: string): boolean => {
  const inX = (text: string) =>
    text
      .replace(/\\[a-z]+/g, word => ` ${word.toUpperCase()} `)
      .replaceAll(name, 'x')
      .replace(/ (\\[A-Z]+) /g, (_, word: string) => word.toLowerCase())
  try {
    return POINTS.every(x => isSameNumber(valueAt(inX(left), x), valueAt(inX(right), x)))
  } catch {
    return false
  }
}
