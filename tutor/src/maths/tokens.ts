import { readDecimal } from './decimals.ts'
import { parseDecimal, type Rational } from './rational.ts'

/** What an expression is made of; `isDecimal`: written with places. */
export type Token =
  | { kind: 'number'; value: Rational; isDecimal: boolean }
  | { kind: 'fraction'; over: bigint; under: bigint }
  | { kind: 'letter'; name: string }
  | { kind: 'sign'; sign: '+' | '-' | '*' | '÷' | '/' | '^' | '(' | ')' | '√' }

/** The groups `over` and `under`, `number`, `letter` and `sign` of one token, and what they are worth. */
type Alphabet = {
  token: RegExp
  number: (text: string) => Rational | undefined
  /** Letters that may be something else. */
  confusing?: RegExp
}

const ANSWER: Alphabet = {
  token: /\s*(?:(?<number>\d+(?:\.\d+)?)|(?<letter>[a-zA-Z])|(?<sign>[-+*/^()]))/y,
  number: text => parseDecimal(...(text.split('.') as [string, string?])),
}

const PRINTED = String.raw`\d{1,3}(?: \d{3})+(?:[.,]\d{1,9})?(?![\d])|\d{1,15}(?:[.,]\d{1,9})?(?![\d])`
const STATEMENT: Alphabet = {
  // a/b without spaces is one number.
  token: new RegExp(
    `\\s*(?:(?<over>\\d{1,9})/(?<under>\\d{1,9})(?![\\d.,/])|(?<number>${PRINTED})|(?<letter>[a-z])|(?<sign>[-+*÷:/^()√]))`,
    'y',
  ),
  number: readDecimal,
  // These look like digits on paper.
  confusing: /[loqsi]/,
}

const signFor = (text: string) => (text === ':' ? '÷' : text) as Extract<Token, { kind: 'sign' }>['sign']

const toToken = (groups: Partial<Record<string, string>>, { number, confusing }: Alphabet): Token | undefined => {
  const { over, under, number: digits, letter, sign } = groups
  if (over && under)
    return /^0\d/.test(over) || under.startsWith('0')
      ? undefined
      : { kind: 'fraction', over: BigInt(over), under: BigInt(under) }
  if (digits) {
    const value = number(digits)
    return value && { kind: 'number', value, isDecimal: /[.,]/.test(digits) }
  }
  if (letter) return confusing?.test(letter) ? undefined : { kind: 'letter', name: letter }
  return { kind: 'sign', sign: signFor(sign ?? '') }
}

const tokenize = (text: string, alphabet: Alphabet): Token[] | undefined => {
  const pattern = new RegExp(alphabet.token)
  const whole = text.trimEnd()
  const tokens: Token[] = []
  while (pattern.lastIndex < whole.length) {
    const groups = pattern.exec(whole)?.groups
    const token = groups && toToken(groups, alphabet)
    if (!token) return undefined
    tokens.push(token)
  }
  return tokens.length > 0 ? tokens : undefined
}

/** The tokens of a pupil's answer in plain maths; undefined when anything in it is none. */
export const tokenizeAnswer = (text: string) => tokenize(text, ANSWER)

/** The tokens of a printed expression, fractions and thousands in groups included; undefined when anything may be misread. */
export const tokenizeStatement = (text: string) => tokenize(text, STATEMENT)
