import { asTyped, readMixed, rememberLately } from '@ariane/activities/api'

const SUPER = '⁰¹²³⁴⁵⁶⁷⁸⁹'

const GRADES = ['troisième', 'quatrième', 'cinquième', 'sixième']

const LATEX: [RegExp, string][] = [
  [/\\[dt]?frac\s*\{([^{}]*)\}\s*\{([^{}]*)\}/g, '$1/$2'],
  [/\\(?:mathrm|text)\s*\{([^{}]*)\}/g, '$1'],
  [/\\(?:times|cdot)/g, '×'],
  [/\\div/g, '÷'],
  [/\\rho/g, 'ρ'],
  [/\\Omega/g, 'Ω'],
  [/\\widehat\s*\{([A-Z]{3})\}/g, 'angle $1'],
  [/\\(?:rightarrow|to|longrightarrow)/g, '→'],
  [/\^\{?\\circ\}?/g, '°'],
  [/\\%/g, '%'],
  [/\{,\}/g, ','],
  [/\\[,;:! ]/g, ' '],
  [/\$/g, ' '],
  [/\^\{(-?\d+)\}/g, '^$1'],
]

/** 10³ and 10⁻³ as 10^3 and 10^-3; m² and cm³ stay. */
const withPowers = (text: string) =>
  text.replace(
    /(?<=[\d)])([⁻⁰¹²³⁴⁵⁶⁷⁸⁹]+)/g,
    run => `^${[...run].map(sign => (sign === '⁻' ? '-' : SUPER.indexOf(sign))).join('')}`,
  )

const WRITINGS: [RegExp, string][] = [
  [/[’‘ʼ`´]/g, "'"],
  [/[\u2012-\u2015]/g, '-'],
  [/[∗⋅·•](?=\s?\d)/g, '×'],
  [/[Ωω]/g, 'Ω'],
  [/µ|μ/g, 'µ'],
  [/º/g, '°'],
  // Units with a power, as they are typed: m2, cm^3, m.s-1.
  [/(?<![\p{L}])((?:[kh]|da|[dcm])?m)\s?\^?([23])(?![\d\p{L}])/gu, '$1<$2>'],
  [/<2>/g, '²'],
  [/<3>/g, '³'],
  [/(?<=\d\s?)m\s?[.·×]\s?s\s?(?:\^?-1|⁻¹)/g, 'm/s'],
  [/(?<=\d\s?)km\s?[.·×]\s?h\s?(?:\^?-1|⁻¹)/g, 'km/h'],
  [/N\s?[.·×]\s?kg\s?(?:\^?-1|⁻¹)/g, 'N/kg'],
  [/(?<=\d)\s?[.×xX*]\s?(?=10\s?\^)/g, ' × '],
  [/(?<=\d)\s?[xX*]\s?(?=\d)/g, ' × '],
  [/(?<=\d) millions? (?:de |d')/g, ' × 10^6 '],
  [/(?<=\d) milliards? (?:de |d')/g, ' × 10^9 '],
  [/(?<=\b(?:en|pendant|de) )une (?=(?:heure|minute|seconde)(?!\p{L}| et))/gu, '1 '],
]

/** A statement in the one writing that the solvers of problems read: no LaTeX, one dash, one apostrophe, m², 10^-3. */
export const plainText = rememberLately((text: string): string => {
  let written = asTyped(text).replace(
    /(?<![\d\p{L}])([3-6])\s?(?:e|ème|eme|ième|è|°)(?![\p{L}\d])(?! (?:nombre|terme|valeur|côté|chiffre))/gu,
    (_, grade: string) => GRADES[Number(grade) - 3] ?? '',
  )
  for (const [from, to] of LATEX) written = written.replace(from, to)
  written = withPowers(written)
  for (const [from, to] of WRITINGS) written = written.replace(from, to)
  return readMixed(written.replace(/[ \t]+/g, ' ').trim())
})
