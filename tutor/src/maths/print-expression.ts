import type { Expression } from './expression.ts'
import { fractionTex, tex } from './tex.ts'

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
      return `${print(part.left)} ${SIGNS[part.sign]} ${print(part.right, true)}`
    }
  }
}
