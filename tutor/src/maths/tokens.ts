import { divide, powerOfTen, type Rational } from './rational.ts'

export type Token =
  | { kind: 'number'; value: Rational; isDecimal: boolean }
  | { kind: 'fraction'; over: bigint; under: bigint }
  | { kind: 'letter'; name: string }
  | { kind: 'sign'; sign: '+' | '-' | '*' | '÷' | '/' | '^' | '(' | ')' | '√' }

const NUMBER = String.raw`\d{1,3}(?: \d{3})+(?:[.,]\d{1,9})?(?![\d])|\d{1,15}(?:[.,]\d{1,9})?(?![\d])`
/** a/b without spaces is one number. */
const TOKEN = new RegExp(
  `\\s*(?:(?<over>\\d{1,9})/(?<under>\\d{1,9})(?![\\d.,/])|(?<number>${NUMBER})|(?<letter>[a-z])|(?<sign>[-+*÷:/^()√]))`,
  'y',
)
/** These look like digits on paper. */
const CONFUSING = /[loqsi]/

const decimalOf = (text: string): { value: Rational; isDecimal: boolean } | undefined => {
  const [whole = '', places = ''] = text.replaceAll(' ', '').split(/[.,]/)
  if (whole.length > 1 && whole.startsWith('0')) return undefined
  const value = divide({ n: BigInt(whole + places), d: 1n }, powerOfTen(places.length))
  return { value, isDecimal: places !== '' }
}

const signOf = (text: string) => (text === ':' ? '÷' : text) as Extract<Token, { kind: 'sign' }>['sign']

/** The signs of an expression; undefined when anything in it is not one. */
export const tokensOf = (text: string): Token[] | undefined => {
  const tokens: Token[] = []
  TOKEN.lastIndex = 0
  const whole = text.trimEnd()
  if (whole.length > 160) return undefined
  while (TOKEN.lastIndex < whole.length) {
    const groups = TOKEN.exec(whole)?.groups
    if (!groups) return undefined
    const { over, under, number, letter, sign } = groups
    if (over && under) {
      const isPlain = !/^0\d/.test(over) && !under.startsWith('0')
      if (!isPlain) return undefined
      tokens.push({ kind: 'fraction', over: BigInt(over), under: BigInt(under) })
    } else if (number) {
      const read = decimalOf(number)
      if (!read) return undefined
      tokens.push({ kind: 'number', ...read })
    } else if (letter) {
      if (CONFUSING.test(letter)) return undefined
      tokens.push({ kind: 'letter', name: letter })
    } else tokens.push({ kind: 'sign', sign: signOf(sign ?? '') })
  }
  return tokens.length > 0 ? tokens : undefined
}
