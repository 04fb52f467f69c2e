import { lookup } from '../lookup.ts'

const SIGNS: Record<string, string> = {
  times: ' × ',
  cdot: ' × ',
  div: ' ÷ ',
  pm: ' ± ',
  approx: ' ≈ ',
  simeq: ' ≈ ',
  neq: ' ≠ ',
  ne: ' ≠ ',
  leq: ' ≤ ',
  le: ' ≤ ',
  geq: ' ≥ ',
  ge: ' ≥ ',
  lt: ' < ',
  gt: ' > ',
  to: ' → ',
  rightarrow: ' → ',
  longrightarrow: ' → ',
  Rightarrow: ' ⇒ ',
  iff: ' ⇔ ',
  mapsto: ' ↦ ',
  longmapsto: ' ↦ ',
  in: ' ∈ ',
  perp: ' ⊥ ',
  parallel: ' // ',
  circ: '°',
  degree: '°',
  ldots: '…',
  dots: '…',
  quad: ' ',
  qquad: ' ',
  left: '',
  right: '',
  displaystyle: '',
  pi: 'π',
  alpha: 'α',
  beta: 'β',
  gamma: 'γ',
  delta: 'δ',
  Delta: 'Δ',
  theta: 'θ',
  lambda: 'λ',
  mu: 'μ',
  rho: 'ρ',
  omega: 'ω',
  Omega: 'Ω',
  infty: '∞',
}
const SUPERSCRIPTS: Record<string, string> = { '−': '⁻', '+': '⁺', n: 'ⁿ', '°': '°', '′': '′' }
const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹'
const LOWERED = '₀₁₂₃₄₅₆₇₈₉'

const TOKEN = /\\([a-zA-Z]+)\s*|\\(.)|\{,\}|[\s\S]/g

/** A number, a name, a power or a root needs no parentheses beside a bar or under a root. */
const SINGLE = /^−?[\d,.\s]+$|^\p{L}+$|^(?:\d+|\p{L})[⁰¹²³⁴⁵⁶⁷⁸⁹⁻ⁿ]+$|^√(?:\d+|\p{L})$/u
const side = (text: string) => (SINGLE.test(text) ? text : `(${text})`)

const raise = (text: string) => {
  const signs = [...text].map(sign => RAISED[/\d/.test(sign) ? Number(sign) : -1] ?? lookup(SUPERSCRIPTS, sign))
  return signs.every(sign => sign !== undefined) ? signs.join('') : `^${side(text)}`
}

const lower = (text: string) => text.replace(/\d/g, digit => LOWERED[Number(digit)] ?? digit)

/**
 * A formula in signs that a line of text has: « 3/4 », « 2,5 × 10⁻³ », « √2 », « CH₄ ».
 *
 * @param tex what stands between the dollars; a command that is not known is its name (« sin »)
 */
export function plainTex(tex: string): string {
  const tokens = [...tex.matchAll(TOKEN)]
  let at = 0

  function group(): string {
    while (/^\s$/.test(tokens[at]?.[0] ?? '')) at++
    const token = tokens[at++]
    if (token === undefined) return ''
    return token[0] === '{' ? until('}') : write(token).trim()
  }

  function until(end: string | undefined): string {
    let written = ''
    while (at < tokens.length) {
      const token = tokens[at++]
      if (token === undefined || token[0] === end) break
      const next = write(token)
      // Of a number and a fraction: « 2 1/2 », and of a fraction before a letter: « (1/2)x ».
      written += /\d$/.test(written) && /^\\[dt]?frac/.test(token[0]) ? ` ${next}` : next
      const follows = tokens[at]?.[0] ?? ''
      if (/^\\[dt]?frac/.test(token[0]) && /^[\p{L}(]$/u.test(follows))
        written = `${written.slice(0, -next.length)}(${next})`
    }
    return written
  }

  function write([whole, name, escaped]: RegExpExecArray | RegExpMatchArray): string {
    if (escaped !== undefined) return /[,;:! ]/.test(escaped) ? ' ' : escaped
    switch (name) {
      case undefined:
        break
      case 'frac':
      case 'dfrac':
      case 'tfrac': {
        const over = side(group())
        return `${over}/${side(group())}`
      }
      case 'sqrt':
        return `√${side(group())}`
      case 'widehat':
        return ` angle ${group()}`
      case 'text':
      case 'mathrm':
      case 'mathbf':
      case 'ce':
      case 'overline':
      case 'vec':
        return group()
      default:
        return lookup(SIGNS, name) ?? ` ${name} `
    }
    switch (whole) {
      case '{':
        return until('}')
      case '}':
        return ''
      case '^':
        return raise(group())
      case '_':
        return lower(group())
      case '{,}':
        return ','
      case '-':
        return '−'
      case "'":
        return '′'
      case '~':
        return ' '
      default:
        return whole
    }
  }

  return until(undefined).replace(/\s+/g, ' ').trim()
}
