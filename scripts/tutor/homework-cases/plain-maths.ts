const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹'
const SUBSCRIPTS = '₀₁₂₃₄₅₆₇₈₉'

const RULES: [RegExp, string][] = [
  [/\\[dt]?frac\{([^{}]*)\}\{([^{}]*)\}/gu, '$1/$2'],
  [/\\(?:text|mathrm|ce|mathbf)\{([^{}]*)\}/gu, '$1'],
  [/\\sqrt\{([^{}]*)\}/gu, '√$1'],
  [/\{,\}/gu, ','],
  [/\\(?:times|cdot)/gu, '×'],
  [/\\div/gu, '÷'],
  [/\\(?:approx|simeq)/gu, '≈'],
  [/\\(?:rightarrow|to|longrightarrow)|->|⟶/gu, '→'],
  [/\\pi/gu, 'π'],
  [/\\(?:degree|circ)|\^\{?∘\}?/gu, '°'],
  [/\\(?:quad|,|;|!| |left|right)/gu, ' '],
  [/\\([%$])/gu, '$1'],
  [/[$*]/gu, ''],
  [/_\{?(\d+)\}?/gu, '$1'],
  [/\^\{([^{}]*)\}/gu, '^$1'],
  [/\^°/gu, '°'],
  [/[−–]/gu, '-'],
  [/[’‘]/gu, "'"],
  [/[\u00a0\u202f\u2009]/gu, ' '],
  [/(\d),(\d)/gu, '$1.$2'],
  [/(\d) (?=\d{3}(?!\d))/gu, '$1'],
  [/\\/gu, ''],
  [/\s+/gu, ' '],
]

/** TeX, superscripts, subscripts and the spaces of print as they are typed: « 3,5 × 10⁴ » is « 3.5 × 10^4 ». */
export function plainMaths(text: string): string {
  let plain = text
    .normalize('NFC')
    .replace(
      /⁻?[⁰¹²³⁴⁵⁶⁷⁸⁹]+/gu,
      digits => `^${[...digits].map(one => (one === '⁻' ? '-' : SUPERSCRIPTS.indexOf(one))).join('')}`,
    )
    .replace(/[₀-₉]/gu, digit => String(SUBSCRIPTS.indexOf(digit)))
  for (const [pattern, to] of RULES) plain = plain.replace(pattern, to)
  return plain.trim().replace(/\.$/u, '')
}
