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
  leqslant: ' ≤ ',
  geq: ' ≥ ',
  geqslant: ' ≥ ',
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
  notin: ' ∉ ',
  subset: ' ⊂ ',
  cap: ' ∩ ',
  cup: ' ∪ ',
  setminus: ' \\ ',
  emptyset: '∅',
  varnothing: '∅',
  forall: '∀ ',
  exists: '∃ ',
  equiv: ' ≡ ',
  sim: ' ~ ',
  propto: ' ∝ ',
  Leftrightarrow: ' ⇔ ',
  implies: ' ⇒ ',
  leftarrow: ' ← ',
  leftrightarrow: ' ↔ ',
  perp: ' ⊥ ',
  parallel: ' // ',
  angle: ' angle ',
  circ: '°',
  degree: '°',
  ldots: '…',
  dots: '…',
  cdots: ' … ',
  prime: '′',
  sum: '∑',
  vert: '|',
  mid: '|',
  lvert: '|',
  rvert: '|',
  lbrace: '{',
  rbrace: '}',
  quad: ' ',
  qquad: ' ',
  left: '',
  right: '',
  big: '',
  Big: '',
  bigl: '',
  bigr: '',
  limits: '',
  displaystyle: '',
  textstyle: '',
  hfill: ' ',
  pi: 'π',
  alpha: 'α',
  beta: 'β',
  gamma: 'γ',
  delta: 'δ',
  Delta: 'Δ',
  epsilon: 'ε',
  varepsilon: 'ε',
  phi: 'φ',
  varphi: 'φ',
  sigma: 'σ',
  Sigma: 'Σ',
  theta: 'θ',
  lambda: 'λ',
  mu: 'μ',
  rho: 'ρ',
  omega: 'ω',
  Omega: 'Ω',
  infty: '∞',
}
/** What says how its group looks, and no more. */
const LOOKS =
  /^(?:text(?:bf|it|rm|sf|tt|normal)?|math(?:rm|bf|it|sf|tt|cal|ord)|boldsymbol|operatorname|over(?:line|rightarrow|leftrightarrow)|underline|vec|bar|hat|boxed|b?cancel|xcancel|mbox|hbox)$/
const LETTERS_OF_SETS: Record<string, string> = { N: 'ℕ', Z: 'ℤ', D: '𝔻', Q: 'ℚ', R: 'ℝ', C: 'ℂ' }
const ROOTS: Record<string, string> = { '2': '√', '3': '∛', '4': '∜' }
const SUPERSCRIPTS: Record<string, string> = { '−': '⁻', '+': '⁺', n: 'ⁿ', '°': '°', '′': '′' }
const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹'
const LOWERED = '₀₁₂₃₄₅₆₇₈₉'

/** No formula of a lesson is longer; what nests deeper than anything could exhaust the stack. */
const LONGEST = 1000
const TOKEN = /\\([a-zA-Z]+)\*?\s*|\\(.)|\{,\}|[\s\S]/g

/** A number, a name, a power or a root needs no parentheses beside a bar or under a root. */
const SINGLE = /^−?[\d,.\s]+$|^\p{L}+$|^(?:\d+|\p{L})[⁰¹²³⁴⁵⁶⁷⁸⁹⁻ⁿ]+$|^√(?:\d+|\p{L})$/u
const side = (text: string) => (SINGLE.test(text) ? text : `(${text})`)

const raise = (text: string) => {
  const signs = [...text].map(sign => RAISED[/\d/.test(sign) ? Number(sign) : -1] ?? lookup(SUPERSCRIPTS, sign))
  return signs.every(sign => sign !== undefined) ? signs.join('') : `^${side(text)}`
}

/** The brackets of a matrix; lines below each other have none. */
const BRACKETS: Record<string, readonly [string, string]> = {
  pmatrix: ['(', ')'],
  bmatrix: ['[', ']'],
  vmatrix: ['|', '|'],
}

/** « x₁ », « u_(n+1) », which is not « uₙ + 1 »; letters alone stay as they are. */
const lower = (text: string) =>
  /^[\p{L}\d]*$/u.test(text) ? text.replace(/\d/g, digit => LOWERED[Number(digit)] ?? digit) : `_(${text})`

/**
 * A formula in signs that a line of text has: « 3/4 », « 2,5 × 10⁻³ », « √2 », « CH₄ ».
 *
 * @param tex what stands between the dollars; a command that is not known is its name (« sin »), what is too long stays as it is
 */
export function plainTex(tex: string): string {
  if (tex.length > LONGEST) return tex
  const tokens = [...tex.matchAll(TOKEN)]
  let at = 0

  function group(): string {
    while (/^\s$/.test(tokens[at]?.[0] ?? '')) at++
    const token = tokens[at++]
    if (token === undefined) return ''
    return token[0] === '{' ? until('}') : write(token).trim()
  }

  /** What a command may be given between brackets. */
  function option(): string {
    if (tokens[at]?.[0] !== '[') return ''
    at++
    return until(']').trim()
  }

  function until(end: string | undefined): string {
    let written = ''
    while (at < tokens.length) {
      const token = tokens[at++]
      if (token === undefined || token[0] === end) break
      const next = write(token)
      // Of a number and a fraction: « 2 1/2 », and of a fraction before a letter: « (1/2)x ».
      written += /\d$/.test(written) && /^\\[dtc]?frac/.test(token[0]) ? ` ${next}` : next
      const follows = tokens[at]?.[0] ?? ''
      if (/^\\[dtc]?frac/.test(token[0]) && /^[\p{L}(]$/u.test(follows))
        written = `${written.slice(0, -next.length)}(${next})`
    }
    return written
  }

  function write([whole, name, escaped]: RegExpExecArray | RegExpMatchArray): string {
    // The end of a line of a system.
    if (escaped === '\\') return ' ; '
    if (escaped !== undefined) return /[,;:! ]/.test(escaped) ? ' ' : escaped
    switch (name) {
      case undefined:
        break
      case 'frac':
      case 'dfrac':
      case 'tfrac':
      case 'cfrac': {
        const over = side(group())
        return `${over}/${side(group())}`
      }
      case 'sqrt': {
        const degree = option() || '2'
        return `${lookup(ROOTS, degree) ?? `${raise(degree)}√`}${side(group())}`
      }
      case 'widehat':
        return ` angle ${group()}`
      case 'mathbb': {
        const set = group()
        return lookup(LETTERS_OF_SETS, set) ?? set
      }
      case 'ce':
        return group().replace(/(?<=[\p{L})])\d+/gu, lower)
      case 'binom':
        return `(${group()} ${group()})`
      // How wide, how it looks or what is above it, then the words.
      case 'textcolor':
      case 'overset':
      case 'underset':
      case 'stackrel':
        group()
        return group()
      case 'color':
        group()
        return ''
      case 'begin':
        return lookup(BRACKETS, group())?.[0] ?? ''
      case 'end':
        return lookup(BRACKETS, group())?.[1] ?? ''
      case 'not': {
        const denied = tokens[at]?.[1]
        if (tokens[at++]?.[0] === '=') return ' ≠ '
        return denied === 'in' ? ' ∉ ' : ` non ${denied ?? ''}`
      }
      default:
        if (LOOKS.test(name)) return group()
        return lookup(SIGNS, name) ?? ` ${name}${/[\^_]/.test(tokens[at]?.[0] ?? '') ? '' : ' '}`
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
      case '&':
        return ' '
      default:
        return whole
    }
  }

  return until(undefined).replace(/\s+/g, ' ').trim()
}
