import type { Expression } from './expression.ts'
import { french } from './format.ts'
import type { Rational } from './rational.ts'
import { decimal } from './rational.ts'

/** A number as TeX: 12 500,5 or a fraction. */
export const tex = (value: Rational): string => {
  if (decimal(value) === undefined) return fractionTex(value.n, value.d)
  return french(value).replaceAll('−', '-').replace(',', '{,}').replaceAll('\u202f', '\\,')
}

/** A fraction as TeX, its sign in front. */
export const fractionTex = (over: bigint, under: bigint): string =>
  under === 1n ? String(over) : `${over < 0n ? '-' : ''}\\frac{${over < 0n ? -over : over}}{${under}}`

const SIGNS = { '+': '+', '-': '-', '*': '\\times', '÷': '\\div' } as const

const isNegative = (part: Expression) =>
  part.kind === 'minus' || (part.kind === 'number' && (part.fraction ? part.fraction.over < 0n : part.value.n < 0n))

/** An expression as TeX; negative numbers behind a sign stand in parentheses. */
export const print = (part: Expression, behindSign = false): string => {
  const wrapped = (text: string) => (behindSign && isNegative(part) ? `(${text})` : text)
  switch (part.kind) {
    case 'number':
      return wrapped(part.fraction ? fractionTex(part.fraction.over, part.fraction.under) : tex(part.value))
    case 'letter':
      return part.name
    case 'minus':
      return wrapped(`-${print(part.of, true)}`)
    case 'root':
      return `\\sqrt{${print(part.of.kind === 'group' ? part.of.of : part.of)}}`
    case 'group':
      return `(${print(part.of)})`
    case 'power': {
      const isPlain =
        part.base.kind === 'letter' ||
        part.base.kind === 'group' ||
        (part.base.kind === 'number' && !part.base.fraction && part.base.value.n >= 0n)
      const base = print(part.base)
      return `${isPlain ? base : `(${base})`}^{${part.exponent}}`
    }
    case 'operation': {
      const bare = (side: Expression) => print(side.kind === 'group' ? side.of : side)
      if (part.sign === '/') return `\\frac{${bare(part.left)}}{${bare(part.right)}}`
      if (part.silent) return `${print(part.left)}${print(part.right)}`
      return `${print(part.left, part.left.kind === 'minus' && false)} ${SIGNS[part.sign]} ${print(part.right, true)}`
    }
  }
}
