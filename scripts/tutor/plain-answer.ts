const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹'
const OTHER_SUPERSCRIPTS: Record<string, string> = { '-': '⁻', '−': '⁻', '+': '⁺', n: 'ⁿ' }

/** « \frac{3x}{4} » as (3x)/4; a side of one number or name needs no parentheses. */
const side = (text: string) => (/^[-−]?[\d,\u202f]+$|^\p{L}$/u.test(text) ? text : `(${text})`)

const superscript = (exponent: string) => {
  const signs = [...exponent].map(sign =>
    /\d/.test(sign)
      ? (SUPERSCRIPTS[Number(sign)] ?? '')
      : Object.hasOwn(OTHER_SUPERSCRIPTS, sign)
        ? OTHER_SUPERSCRIPTS[sign]
        : undefined,
  )
  return signs.includes(undefined) ? `^(${exponent})` : signs.join('')
}

const COMMANDS: [RegExp, string][] = [
  [/\{,\}/g, ','],
  [/\\(?:left|right|displaystyle)(?![a-z])/g, ''],
  [/\\(?:times|cdot)(?![a-z])/g, '×'],
  [/\\div(?![a-z])/g, '÷'],
  [/\\(?:approx|simeq)(?![a-z])/g, '≈'],
  [/\\(?:rightarrow|longrightarrow|to)(?![a-z])/g, '→'],
  [/\\leq?(?![a-z])/g, '≤'],
  [/\\geq?(?![a-z])/g, '≥'],
  [/\\neq?(?![a-z])/g, '≠'],
  [/\\lt(?![a-z])/g, '<'],
  [/\\gt(?![a-z])/g, '>'],
  [/\\pi(?![a-z])/g, 'π'],
  [/\\rho(?![a-z])/g, 'ρ'],
  [/\\Omega(?![a-z])/g, 'Ω'],
  [/\\(?:degree|circ)(?![a-z])/g, '°'],
  [/\^\{?°\}?/g, '°'],
  [/\\(?:quad|qquad)(?![a-z])/g, ' '],
  [/\\[,;:! ]/g, ' '],
  [/\\([%$#&_{}])/g, '$1'],
]

const MAX_NESTED = 6

/** A piece of TeX in the signs that a keyboard or a page of print has. */
const plainTex = (tex: string): string => {
  let text = tex
  for (const [pattern, sign] of COMMANDS) text = text.replace(pattern, sign)
  for (let depth = 0; depth < MAX_NESTED; depth++)
    text = text
      .replace(/\\(?:text|mathrm|mathbf|ce)\{([^{}]*)\}/g, '$1')
      .replace(/_\{([^{}]*)\}|_(\w)/g, (_, braced?: string, single?: string) => braced ?? single ?? '')
      .replace(/\\widehat\{([^{}]*)\}/g, 'angle $1')
      .replace(/\\sqrt\{([^{}]*)\}/g, (_, inner: string) =>
        /^(?:[\d,]+|\p{L})$/u.test(inner) ? `√${inner}` : `√(${inner})`,
      )
      .replace(/\^\{([^{}]*)\}|\^(\w)/g, (_, braced?: string, single?: string) => superscript(braced ?? single ?? ''))
      .replace(/(\\[dt]?frac\{[^{}]*\}\{[^{}]*\}) ?(?=[\p{L}(])/gu, '($1)')
      .replace(
        /\\[dt]?frac\{([^{}]*)\}\{([^{}]*)\}/g,
        (_, over: string, under: string) => `${side(over)}/${side(under)}`,
      )
  return text.replace(/ {2,}/g, ' ').trim()
}

/** An answer as the screen shows it, markdown with TeX between dollars, in plain text: « CH4 + 2 O2 → CO2 + 2 H2O », « 3/4 », « x² ». */
export const plainAnswer = (answer: string): string =>
  answer
    .replace(/\$([^$]*)\$/g, (_, tex: string) => plainTex(tex))
    .replace(/\*\*/g, '')
    .trim()
